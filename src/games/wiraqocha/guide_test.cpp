// The guide explains every id that a client can meet, and cites only rules that exist.
#include <fstream>
#include <set>
#include <sstream>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/json_texts.h"
#include "engine/testing/random_play.h"
#include "games/wiraqocha/names.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

namespace json = boost::json;

const json::object& guide() {
    static const json::value value = standard_game()->guide();
    return value.get_object();
}

std::string text_at(const std::string& pointer) {
    return json::value_to<std::string>(json::value(guide()).at_pointer(pointer));
}

// The ids that the guide gives a name to.
std::set<std::string> explained_ids() {
    std::set<std::string> ids;
    for (const auto& [group, entries] : guide())
        if (const auto* named = entries.if_object())
            for (const auto& entry : *named)
                ids.insert(entry.key());
    return ids;
}

bool is_id(std::string_view text) { return !text.empty() && text[0] >= 'a' && text[0] <= 'z'; }

void collect_words(const std::string& notation, std::set<std::string>& texts) {
    std::istringstream words(notation);
    for (std::string word; words >> word;)
        if (is_id(word))
            texts.insert(word);
}

// Every text in the views and every word of the notations of random games.
std::set<std::string> ids_of_games(int games) {
    const engine::AnyGame& game = *standard_game();
    std::set<std::string> texts;
    for (int i = 0; i < games; ++i) {
        core::Rng rng(41, static_cast<std::uint64_t>(i));
        engine::Position position =
            *game.initial(2 + i % 3, {{"variant_cave", "on"}, {"variant_prisoner", "on"}});
        for (int step = 0; !game.actor(position).is_nobody(); ++step) {
            if (step % 3 == 0)
                engine::testing::collect_texts(game.view(position, engine::kNobody), texts);
            const auto move = engine::testing::random_move(game, position, rng);
            collect_words(game.notation(move.action), texts);
            game.apply(position, move.seat, move.action);
        }
        engine::testing::collect_texts(game.view(position, engine::kNobody), texts);
    }
    return texts;
}

std::set<std::string> rules_of_the_page(const std::string& path = "docs/rules/wiraqocha.md") {
    std::ifstream page(path);
    REQUIRE(page.is_open());
    std::set<std::string> ids;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("- **W"))
            ids.insert(line.substr(4, line.find("**", 4) - 4));
    return ids;
}

void check_rules(const json::value& entry, const std::set<std::string>& known) {
    CHECK(!entry.at("rules").as_array().empty());
    for (const json::value& rule : entry.at("rules").as_array())
        CHECK_MESSAGE(known.contains(std::string(rule.as_string())), rule);
}

}  // namespace

TEST_CASE("every id in the views and notations of random games is in the guide") {
    const std::set<std::string> explained = explained_ids();
    const std::set<std::string> met = ids_of_games(6);
    CHECK(met.size() > 80);
    for (const std::string& id : met)
        CHECK_MESSAGE(explained.contains(id), id);
}

TEST_CASE("every rule that the guide cites is on the rules page") {
    const std::set<std::string> known = rules_of_the_page();
    REQUIRE(known.size() > 100);
    for (const auto& topic : guide().at("topics").as_object())
        check_rules(topic.value(), known);
    for (const auto& card : guide().at("cards").as_object())
        check_rules(card.value(), known);
}

TEST_CASE("the German page has every rule of the English one, and no other") {
    CHECK(rules_of_the_page("docs/rules/wiraqocha.de.md") == rules_of_the_page());
}

TEST_CASE("every action, terrain, ground, piece and goal has a topic") {
    const json::object& topics = guide().at("topics").as_object();
    CHECK(topics.size() > 50);
    for (int i = static_cast<int>(ActionKind::Income); i <= static_cast<int>(ActionKind::EndTurn);
         ++i) {
        const std::string id(name_of(static_cast<ActionKind>(i)));
        CHECK_MESSAGE(topics.contains("action:" + id), id);
        CHECK(text_at("/actions/" + id + "/topic") == "action:" + id);
    }
    for (const auto& [group, prefix] : {std::pair("terrains", "terrain:"),
                                        std::pair("grounds", "ground:"),
                                        std::pair("pieces", "piece:")})
        for (const auto& entry : guide().at(group).as_object())
            CHECK_MESSAGE(topics.contains(prefix + std::string(entry.key())), entry.key());
    for (const char* goal : {"treasure", "somnium", "leviathan", "round_cap"})
        CHECK(topics.contains("goal:" + std::string(goal)));
}

TEST_CASE("the texts of the guide have their numbers from the content") {
    std::set<std::string> texts;
    engine::testing::collect_texts(guide(), texts);
    for (const std::string& text : texts)
        CHECK_MESSAGE(text.find_first_of("{}") == std::string::npos, text);
    CHECK(text_at("/topics/action:step/text/en").find("Pay 2 resources") == 0);
    CHECK(text_at("/topics/goal:somnium/text/de").find("mit 11 Kristallen") != std::string::npos);
}

TEST_CASE("the guide tells hexes, cards, pieces and slots as the content has them") {
    const json::value all = guide();
    CHECK(all.at_pointer("/hexes/p44/condition")
          == json::value{{"kind", "double"}, {"faces", {4, 4}}});
    CHECK(all.at_pointer("/hexes/s456/condition/faces") == json::array{4, 5, 6});
    CHECK(all.at_pointer("/hexes/n07/resources") == 2);
    CHECK(all.at_pointer("/hexes/p44/artefact") == "c");
    CHECK(all.at_pointer("/hexes/n05/name/de") == "Dschungel 5");
    CHECK(all.at_pointer("/cards/death_ray/cost")
          == json::value{{"resources", 6}, {"crystals", 2}});
    CHECK(all.at_pointer("/cards/death_ray/kind") == "invention");
    CHECK(all.at_pointer("/cards/juggernaut/piece") == "juggernaut");
    CHECK(all.at_pointer("/pieces/zeppelin/class") == "airship");
    CHECK(all.at_pointer("/artefacts/c/hex") == "p44");
    CHECK(all.at_pointer("/slots/13")
          == json::value{{"row", 3}, {"column", 0}, {"q", -2}, {"r", 3}});
    CHECK(all.at_pointer("/goals/4/leviathan") == json::value{{"resources", 15}, {"crystals", 1}});
    CHECK(all.at_pointer("/parameters/resource_storage") == 3);
}

}  // namespace wiraqocha::testing
