// Words, notation, JSON and views that people and clients read.
#include "generated/games/ascalion/texts.h"

#include <fstream>
#include <set>
#include <sstream>

#include <boost/json.hpp>

#include "engine/testing/json_texts.h"
#include "engine/testing/random_play.h"
#include "games/ascalion/testing.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {
namespace {

namespace json = boost::json;
using action::at;
using enum Country;
using engine::Position;

const engine::AnyGame& game() { return *standard_game(); }

std::string in_words(const engine::Message& message, Language language = Language::English) {
    return engine::render(message, language, game().phrases(), {});
}

std::string prompt(const Table& table, Language language = Language::English) {
    return in_words(game().prompt(Position::of(table.state)), language);
}

std::string reason(const Table& table, std::string_view target) {
    for (const engine::Reason& each : game().reasons(Position::of(table.state), table.asked()))
        if (each.target == target)
            return in_words(each.why);
    return {};
}

std::string report(const Table& table, Action action, Language language = Language::English) {
    return in_words(game().report(Position::of(table.state), table.asked(), action), language);
}

json::value view(const Table& table) { return game().view(Position::of(table.state), kA); }

std::set<std::string> rules_of_the_page(const std::string& file = "docs/rules/ascalion.md") {
    std::ifstream page(file);
    REQUIRE(page.is_open());
    std::set<std::string> ids;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("- **A"))
            ids.insert(line.substr(4, line.find("**", 4) - 4));
    return ids;
}

std::set<std::string> explained_ids(const json::object& guide) {
    std::set<std::string> ids;
    for (const auto& [group, entries] : guide)
        if (const auto* named = entries.if_object())
            for (const auto& entry : *named)
                ids.insert(entry.key());
    return ids;
}

}  // namespace

TEST_CASE("notation names areas, places, kinds and seats and reads back") {
    CHECK(game().notation(at(HipposLand)) == "at hippos_land");
    CHECK(game().notation(at(boat(18))) == "at boat18");
    CHECK(game().notation(action::to(section(4))) == "to r04");
    CHECK(game().notation(action::dealt(kNoKind)) == "dealt none");
    CHECK(game().notation(action::offer(kC)) == "offer 2");
    for (const char* text :
         {"at", "at nowhere", "to r24", "take 0", "take 31", "offer 6", "yes no"})
        CHECK_FALSE(game().parse_action(text).ok());
    CHECK(*game().parse_action("load ship12") == action::load_from(area_of(ship(12))));
}

TEST_CASE("prompts say what is asked, with sums and amounts") {
    Table attack = Table().own(kA, {Orphir}).own(kB, {Ikarien}).own(kC, {Mabaron});
    attack.begin(Phase::Attack).play({at(Ikarien)});
    CHECK(
        prompt(attack)
        == "Seat 1 attacks Seat 2 in Ikarien, 2 against 1 so far: choose a side, or stay neutral.");
    CHECK(prompt(attack, Language::German)
          == "Platz 1 greift Platz 2 in Ikarien an, bisher 2 gegen 1: Wähle eine Seite, oder bleib "
             "neutral.");
    Table vote = Table().begin(Phase::Trade).play({action::rolled(Gate::Vote)}).yes();
    CHECK(prompt(vote) == "Vote: shall trade take place? So far 1 yes, 0 no; Seat 1 breaks a tie.");
}

TEST_CASE("reports tell the sums of a battle, and offers in full") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien}).own(kC, {Nordmark});
    table.goods(Orphir, {{Kind::Weapon, 1}}).begin(Phase::Attack).play({at(Ikarien)});
    CHECK(report(table, action::bare(ActionKind::Neutral)).find("conquers Ikarien, 5 against 1")
          != std::string::npos);
    CHECK(report(table, action::bare(ActionKind::Neutral), Language::German)
              .find("erobert Ikarien, 5 gegen 1")
          != std::string::npos);
}

TEST_CASE("reports tell what happens without a choice") {
    Table ride = Table().own(kA, {Revena, Albur, Orphir}).own(kB, {Ikarien}).own(kC, {Nordmark});
    ride.goods(Albur, {{Kind::Horse, 1}}).goods(Orphir, {{Kind::Weapon, 1}});
    ride.goods(Ikarien, {{Kind::Gold, 2}}).city(Ikarien).begin(Phase::Attack).play({at(Ikarien)});
    ride.play({action::bare(ActionKind::Ride)});
    const std::string told = report(ride, at(Orphir));
    CHECK_MESSAGE(told.find("conquers Ikarien, 6 against 4") != std::string::npos, told);
    CHECK_MESSAGE(told.find("captures a city, 2 gold") != std::string::npos, told);
    Table make = Table().own(kA, {Orphir}).own(kB, {Ikarien}).source(Orphir, Kind::Coal);
    make.source(Ikarien, Kind::Wood).begin(Phase::Production);
    const std::string made = report(make, action::rolled(Gate::Open));
    CHECK_MESSAGE(
        made.find("Production takes place; Seat 1 produces 1 coal; Seat 2 produces 1 wood")
            != std::string::npos,
        made);
}

TEST_CASE("the prompt after a success speaks of what is left") {
    Table table = Table(2).own(kA, {Orphir, Revena}).city(Orphir);
    table.goods(Orphir, {{Kind::Weapon, 1}}).round(1).begin(Phase::Attack).play({at(Ikarien)});
    CHECK(prompt(table) == "Choose a bonus transport (1 left), or end your turn.");
}

TEST_CASE("before an attack is chosen the view and the stage say what it would come to") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien});
    table.begin(Phase::Attack);
    const json::value open = view(table);
    CHECK(open.at_pointer("/table/attack/chances/ikarien/sums")
          == json::value{{"attack", 2}, {"defence", 1}});
    CHECK(open.at_pointer("/table/attack/chances/ikarien/thirds") == json::array{3});
    CHECK(open.at_pointer("/table/attack/chances/ikarien/hindrance") == 3);
    CHECK(open.at_pointer("/table/attack/chances/ikarien/prospect") == "open");
    table.goods(Orphir, {{Kind::Weapon, 1}});
    const json::value sure = view(table);
    CHECK(sure.at_pointer("/table/attack/chances/ikarien/prospect") == "sure");
    const std::string stage = in_words(game().stage(Position::of(table.state)));
    CHECK_MESSAGE(stage.starts_with("Round 5 of 60: Attack. "), stage);
    CHECK_MESSAGE(stage.find(" sure to win, ") != std::string::npos, stage);
}

TEST_CASE("A6.82 an attack that only an extra transport can win is open, without one doomed") {
    Table table = Table(2).own(kA, {Orphir, Revena, Albur}).goods(Orphir, {{Kind::Weapon, 1}});
    table.goods(Ikarien, {{Kind::Horse, 1}}).begin(Phase::Attack);
    CHECK(view(table).at_pointer("/table/attack/chances/ikarien/prospect") == "doomed");
    table.goods(Albur, {{Kind::Horse, 1}});
    const json::value seen = view(table);
    CHECK(seen.at_pointer("/table/attack/chances/ikarien/sums")
          == json::value{{"attack", 5}, {"defence", 5}});
    CHECK(seen.at_pointer("/table/attack/chances/ikarien/prospect") == "open");
    CHECK(seen.at_pointer("/table/attack/chances/ikarien/reinforced") == true);
}

TEST_CASE("A7.5 the view expects nothing of the sources of a poor seat") {
    Table table = Table().own(kA, {Sitara}).source(Sitara, Kind::Coal).begin(Phase::Production);
    CHECK(view(table).at_pointer("/table/areas/sitara/due") == 1);
    table.state.turn.poor = kA;
    CHECK(view(table).at_pointer("/table/areas/sitara/due") == 0);
}

TEST_CASE("reasons say why something cannot be chosen") {
    Table table = Table().own(kA, {Orphir}).begin(Phase::Attack);
    CHECK(reason(table, "area:orphir") == "It is yours");
    CHECK(reason(table, "area:nordmark") == "It touches none of your areas");
    CHECK(reason(table, "area:ikarien").empty());
    Table develop = Table().own(kA, {Tirona}).goods(Tirona, {{Kind::Gold, 2}});
    develop.begin(Phase::Development);
    CHECK(reason(develop, "recipe:city_gold") == "None of your areas fits and holds 4 gold");
    CHECK(reason(develop, "recipe:weapon_gold").empty());
    Table sail;
    sail.vessel(kA, boat(1), shallow(1)).open(Phase::Transport);
    sail.play({action::bare(ActionKind::Boat)});
    CHECK(reason(sail, "place:d01") == "Boats do not enter deep water");
    CHECK(reason(sail, "action:stop") == "First move or load something");
    Table menu = Table().own(kA, {Sitara, Orphir}).goods(Sitara, {{Kind::Wood, 1}});
    menu.open(Phase::Transport);
    CHECK(reason(menu, "action:ride") == "You have no horse in a country");
    CHECK(reason(menu, "action:ship") == "You have no ship");
}

TEST_CASE("A6.51 a chain needs another horse beside, whoever walks another country of his own") {
    Table table = Table().own(kA, {Mabaron, Ikarien, Thulen});
    table.goods(Mabaron, {{Kind::Horse, 1}, {Kind::Gold, 1}});
    table.goods(Ikarien, {{Kind::Horse, 1}, {Kind::Iron, 1}});
    table.goods(Thulen, {{Kind::Horse, 1}, {Kind::Coal, 1}});
    Table chain = table.open(Phase::Transport);
    chain.play({kChain});
    CHECK(reason(chain, "area:mabaron").empty());
    CHECK(reason(chain, "area:thulen") == "No other horse of yours stands next to it");
    Table foot = table;
    foot.play({kFoot});
    CHECK(reason(foot, "area:thulen") == "No country of yours is next to it");
}

TEST_CASE("A7.28 where no book lies none can be given up, and that is said") {
    Options options = options_of_examples(4);
    options.expansion = true;
    Table table(options);
    table.own(kB, {Mesa, Velmora, Karnath, Ilion}).book(Velmora).book(Karnath).book(Ilion);
    table.state.turn.phase = Phase::Attack;
    table.state.turn.active = kB;
    table.state.attack.books = Counter(2);
    ask(table.state, kB, Ask::LostBook);
    CHECK(reason(table, "area:mesa") == "No book lies there");
    CHECK(reason(table, "area:velmora").empty());
    CHECK(reason(table, "area:sitara") == "It is not yours");
}

TEST_CASE("the view shows values, what production would give, and who is asked for passage") {
    Table table = Table().own(kA, {Sitara}).own(kB, {Falkenried}).source(Sitara, Kind::Coal);
    table.vessel(kA, boat(1), section(12)).goods(Falkenried, {{Kind::Weapon, 1}});
    table.open(Phase::Transport).play({action::bare(ActionKind::Boat)});
    const json::value seen = view(table);
    CHECK(seen.at_pointer("/table/areas/falkenried/value") == 4);
    CHECK(seen.at_pointer("/table/areas/sitara/due") == 1);
    CHECK(seen.at_pointer("/table/areas/boat1/place") == "r12");
    CHECK(seen.at_pointer("/table/transport/steps/0/cost") == 1);
    CHECK(seen.at_pointer("/table/transport/steps/0/asks") == json::array{1});
    CHECK(seen.at_pointer("/table/seats/0/cities") == 0);
}

TEST_CASE("the view of an attack shows what every area adds on either side") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien}).own(kC, {Mabaron});
    table.begin(Phase::Attack).play({at(Ikarien)});
    const json::value seen = view(table);
    CHECK(seen.at_pointer("/table/attack/sums") == json::value{{"attack", 2}, {"defence", 1}});
    CHECK(seen.at_pointer("/table/attack/engaged/mabaron/owner") == 2);
    CHECK(seen.at_pointer("/table/attack/engaged/mabaron/for_defender") == 1);
}

TEST_CASE("every id in views and notations of random games is in the guide") {
    const json::value guide = game().guide();
    const std::set<std::string> explained = explained_ids(guide.as_object());
    std::set<std::string> met;
    core::Rng rng(5);
    Position position = *game().initial(3, {{"expansion", "on"}, {"round_cap", "6"}});
    for (int step = 0; !game().actor(position).is_nobody(); ++step) {
        if (step % 40 == 0)
            engine::testing::collect_texts(game().view(position, engine::kNobody), met);
        const auto move = engine::testing::random_move(game(), position, rng);
        std::istringstream words(game().notation(move.action));
        for (std::string word; words >> word;)
            if (word[0] >= 'a' && word[0] <= 'z')
                met.insert(word);
        game().apply(position, move.seat, move.action);
    }
    CHECK(met.size() > 60);
    for (const std::string& id : met)
        CHECK_MESSAGE(explained.contains(id), id);
}

TEST_CASE("every rule that the guide cites is on the rules page, and no number is missing") {
    const std::set<std::string> known = rules_of_the_page();
    REQUIRE(known.size() > 150);
    const json::value guide = game().guide();
    for (const auto& topic : guide.at("topics").as_object()) {
        for (const json::value& rule : topic.value().at("rules").as_array())
            CHECK_MESSAGE(known.contains(std::string(rule.as_string())), rule);
        for (const char* language : {"en", "de"})
            CHECK(topic.value().at("text").at(language).as_string().find('{') == std::string::npos);
    }
}

TEST_CASE("the German page has every rule, and no other") {
    CHECK(rules_of_the_page("docs/rules/ascalion.de.md") == rules_of_the_page());
}

TEST_CASE("A8.8 the end of a game says in a sentence what decided") {
    core::Rng rng(7);
    Position position = *game().initial(2, {{"round_cap", "1"}});
    while (!game().actor(position).is_nobody()) {
        const auto move = engine::testing::random_move(game(), position, rng);
        game().apply(position, move.seat, move.action);
    }
    const engine::Message verdict = game().prompt(position);
    CHECK(in_words(verdict).starts_with("After round 1 cities, areas and value decide. Victory: "));
    CHECK(in_words(verdict, Language::German).starts_with("Nach Runde 1 entscheiden "));
}

TEST_CASE("options: an opener that does not sit at the table is refused") {
    CHECK_FALSE(game().initial(3, {{"opener", "4"}}).ok());
    CHECK(game().initial(4, {{"opener", "4"}}).ok());
    CHECK_FALSE(game().initial(4, {{"round_cap", "0"}}).ok());
    CHECK_FALSE(game().initial(4, {{"round_cap", "201"}}).ok());
    CHECK_FALSE(game().initial(4, {{"goods_cap", "16"}}).ok());
}

TEST_CASE("a damaged content pack is refused with the place of the mistake") {
    const std::string text(reinterpret_cast<const char*>(embedded::kPack.data()),
                           embedded::kPack.size());
    const auto with = [&text](std::string_view found, std::string_view put) {
        std::string changed = text;
        const std::size_t at = changed.find(found);
        REQUIRE(at != std::string::npos);
        changed.replace(at, found.size(), put);
        const auto result = game_with_content(changed);
        return result ? std::string() : result.error().text();
    };
    CHECK(with("\"neighbors\": [\"albur\", \"erein\"]", "\"neighbors\": [\"albur\"]") != "");
    CHECK(with("\"coast\": [\"cimmria\", \"hippos_land\"]", "\"coast\": [\"cimmria\"]") != "");
    CHECK(with("\"value\": 3, \"rulebook\": \"3.1\"", "\"value\": 0, \"rulebook\": \"3.1\"") != "");
    CHECK(with("\"mouth_out\": 2", "\"mouth_out\": 3").find("mouth_out") != std::string::npos);
}

}  // namespace ascalion::testing
