// Words in both languages: choices, reports, reasons, and what the result of a game is called.
#include <algorithm>
#include <string>

#include <boost/json/value.hpp>

#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

const std::vector<std::string> kNames = {"Ada", "Ben", "Cleo", "Dan", "Eva"};

struct Said {
    std::string english;
    std::string german;
};
Said said(const engine::Message& message) {
    const auto game = standard_game();
    return {engine::render(message, engine::Language::English, game->phrases(), kNames),
            engine::render(message, engine::Language::German, game->phrases(), kNames)};
}
Said described(const Table& table, SeatId seat, Action action) {
    return said(standard_game()->describe(engine::Position::of(table.state), seat, action));
}
Said reported(const Table& table, SeatId seat, Action action) {
    return said(standard_game()->report(engine::Position::of(table.state), seat, action));
}

}  // namespace

TEST_CASE("a bid names the card, its price for this seat and what it does") {
    Table table;
    table.owns(kA, {"l_26"}).market({"w_14"}).trays(kA, {{Grey, 4}}).run(Stage::AimAtWonder);
    const Said bid = described(table, kA, action::bid(card("w_14")));
    CHECK(bid.english
          == "Bid Builders (3) for Painted Avenue (Culture, 2 points): 1 history cube on every "
             "challenge to come, Ambassadors +1");
    CHECK(bid.german.starts_with("Baumeister (3) auf „Bemalte Prachtstraße“ bieten (Kultur, 2"));
}

TEST_CASE("nothing is reported before the last commit, then what everybody did") {
    Table table({.seats = 2});
    table.hands().run(Stage::PlanProjects);
    const Action pair = action::left(tech("t_clt_0"), tech("t_ind_0"));
    CHECK(reported(table, kA, action::discard(tech("t_mil_0"))).english.empty());
    table.play(kA, {action::discard(tech("t_mil_0")), pair});
    table.play(kB, action::discard(tech("t_mil_0")));
    const Said told = reported(table, kB, pair);
    CHECK(told.english.starts_with("A: Projects; Ada lays Burial Rites and Flint Blades on the"));
    CHECK(told.english.find("; Ada discards Spear Hunt; Ben lays") != std::string::npos);
    CHECK(told.german.find("Ben verwirft „Speerjagd“") != std::string::npos);
}

TEST_CASE("P6.27 a contest is told with who wins it, who does not and why") {
    Table table({.seats = 3});
    table.market({"w_14", "w_05"});
    for (const SeatId seat : {kA, kB, kC})
        table.trays(seat, {{Grey, 4}});
    table.run(Stage::AimAtWonder);
    table.play(kA, action::bid(card("w_14")));
    table.play(kB, action::bid(card("w_14")));
    const auto rank = [&](SeatId seat) {
        return table.content.board(table.seat(seat).board).rank[Culture];
    };
    const bool a_first = rank(kA) < rank(kB);
    const std::string told = reported(table, kC, action::pass()).english;
    const auto says = [&](const std::string& words) {
        return told.find(words) != std::string::npos;
    };
    const std::string winner = a_first ? "Ada" : "Ben";
    const std::string loser = a_first ? "Ben" : "Ada";
    CHECK(told.starts_with("C2: Wonders; "));
    CHECK(says(winner + " gets Painted Avenue for Builders (4), ahead of " + loser));
    CHECK(says(loser + " bids for Painted Avenue in vain, since " + winner
               + " comes first: in Culture rank " + std::to_string(std::min(rank(kA), rank(kB)))
               + " goes before rank " + std::to_string(std::max(rank(kA), rank(kB)))));
    CHECK(says("Cleo passes"));
}

TEST_CASE("P10.6 the aim of the Rival is told, not the type that was drawn") {
    Table table({.seats = 1});
    table.round(4).market({"w_14", "w_05"}).run(Stage::AimAtWonder);
    REQUIRE(table.ask() == Ask::TypeOfRival);
    const Said none = reported(table, kNobody, action::aimed(Military));
    CHECK(none.english.find("aims at the dearest one, Painted Avenue") != std::string::npos);
    const Said some = reported(table, kNobody, action::aimed(Industry));
    CHECK(some.english.find("The Rival draws Industry and aims at Great Granary")
          != std::string::npos);
}

TEST_CASE("what opens is in no view that anybody is shown") {
    Table table({.seats = 2});
    table.hands().run(Stage::PlanProjects);
    table.play(kA,
               {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_ind_0"))});
    for (const SeatId viewer : {kA, kB, kNobody})
        CHECK(Rules::view(table.content, table.state, viewer).opened == PerSeat<Secret>{});
}

namespace {

std::vector<engine::Reason> reasons_about(std::string_view kind, const Table& table, SeatId seat) {
    auto all = standard_game()->reasons(engine::Position::of(table.state), seat);
    std::erase_if(
        all, [kind](const engine::Reason& reason) { return !reason.target.starts_with(kind); });
    return all;
}

std::string reason_of(std::string_view thing, const Table& table) {
    const auto reasons = reasons_about(thing, table, kA);
    return reasons.empty() ? "" : said(reasons[0].why).english;
}

}  // namespace

TEST_CASE("reasons say what is too dear or gone") {
    Table table;
    table.market({"w_08", "w_27"}).trays(kA, {{Grey, 4}}).run(Stage::AimAtWonder);
    const auto game = standard_game();
    const auto reasons = reasons_about("card:", table, kA);
    REQUIRE(reasons.size() == 1);
    CHECK(reasons[0].target == "card:w_27");
    CHECK(said(reasons[0].why).english == "It costs 8, you have 4.");
    CHECK(game->reasons(engine::Position::of(table.state), kB).empty());
    Table technology({.seats = 2});
    technology.copies("mil_1", 0).run(Stage::BeginTechnology);
    const auto gone = reasons_about("stack:", technology, kA);
    CHECK(gone.size() == 16);  // four stacks can be taken for nothing
    CHECK(said(gone[0].why).german == "Es ist keine Karte mehr da.");
}

TEST_CASE("what waits for its phase says for which") {
    Table table;
    table.market({"w_08", "l_01"}).trays(kA, {{Grey, 4}}).run(Stage::AimAtWonder);
    CHECK(reason_of("card:l_01", table) == "Only in phase C3: Leaders.");
    CHECK(reason_of("stack:mil_1", table) == "Only in phase E: Technology.");
    CHECK(reason_of("cube:red", table) == "Only in phase B: Deployment.");
}

TEST_CASE("a project is discarded before two are laid") {
    Table table({.seats = 2});
    table.hands().run(Stage::PlanProjects);
    CHECK(reason_of("left:t_sci_0", table) == "First choose what to discard.");
    table.play(kA, action::discard(tech("t_mil_0")));
    CHECK(reason_of("left:t_sci_0", table).empty());
    CHECK(reason_of("left:t_mil_0", table) == "You discard it.");
    CHECK(reason_of("discard:t_sci_0", table) == "You have chosen what to discard.");
}

TEST_CASE("P10.10 a solo game ends with a sentence: the points and those of the target") {
    const auto game = standard_game();
    for (const int less : {0, 1}) {
        Table table({.seats = 1});
        table.state.seat(kA).tokens = Counter(target_of(table.content, table.state) - less);
        table.round(9).run(Stage::Finish);
        const auto verdict = said(game->prompt(engine::Position::of(table.state)));
        const std::string target = std::to_string(target_of(table.content, table.state));
        CHECK(verdict.english.starts_with(less == 0 ? "The Rival is beaten" : "The Rival wins"));
        CHECK(verdict.german.find(target) != std::string::npos);
    }
}

TEST_CASE("P10.10 the report of a solo game gives the title") {
    Table table({.seats = 1});
    table.battle_is("b_9_1").state.seat(kA).tokens = Counter(127);
    table.state.seat(kA).any_research = Counter(1);
    table.state.turn.phase = Phase::Battle;
    open_gains(table.state, Stage::EndRound);
    table.run(Stage::EndRound);
    const Said told = reported(table, kA, action::study(Cult));
    CHECK(told.english.find("and earns the title Empire") != std::string::npos);
}

TEST_CASE("a view tells scores by category, power, prices and history points") {
    Table table;
    table.owns(kA, {"w_12"}).trays(kA, {{Red, 2}, {Grey, 4}}).market({"w_08"});
    table.run(Stage::AimAtWonder);
    const auto view = standard_game()->view(engine::Position::of(table.state), kNobody);
    const auto& seat = view.at("table").at("seats").as_array()[0];
    CHECK(seat.at("parts").as_array()[4].as_int64() == 3);
    CHECK(seat.at("power").as_int64() == 4);
    CHECK(seat.at("prices").at("w_08").as_int64() == 4);
    CHECK_FALSE(seat.at("committed").as_bool());
    CHECK(view.at("own").is_null());
}

}  // namespace pathciv::testing
