// Views and guide are what shown.h and facts.h say; progress, defence and yields are as the rules
// have them.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/fits_shape.h"
#include "engine/testing/random_play.h"
#include "games/wiraqocha/facts.h"
#include "games/wiraqocha/reason_of.h"
#include "games/wiraqocha/shown.h"

namespace wiraqocha::testing {
namespace {

namespace json = boost::json;

json::value table_of(const Table& table) {
    return standard_game()->view(engine::Position::of(table.state), kA).at("table");
}

void check_views_of_game(int number) {
    const engine::AnyGame& game = *standard_game();
    core::Rng rng(43, static_cast<std::uint64_t>(number));
    engine::Position position = *game.initial(2 + number % 3, {{"variant_prisoner", "on"}});
    for (int step = 0; !game.actor(position).is_nobody(); ++step) {
        if (step % 20 == 0)
            REQUIRE(engine::testing::misfit_of<shown::View>(game.view(position, kA)) == "");
        const auto move = engine::testing::random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
    }
    CHECK(engine::testing::misfit_of<shown::View>(game.view(position, engine::kNobody)) == "");
}

}  // namespace

TEST_CASE("every view is what it is described as") {
    for (int game = 0; game < 3; ++game)
        check_views_of_game(game);
}

TEST_CASE("the guide is what it is described as") {
    CHECK(engine::testing::misfit_of<facts::Guide>(standard_game()->guide()) == "");
}

TEST_CASE("the view has the progress of each seat towards the three goals") {
    Table table = Table::standard().crystals(kA, 3).artefacts(kB, {Artefact::A, Artefact::D});
    table.card(kA, Card::DeathRay).card(kA, Card::ForceField);
    const json::value seats = table_of(table).at("seats");
    REQUIRE(seats.as_array().size() == 2);
    const json::value& mine = seats.at_pointer("/0/progress");
    CHECK(mine.at_pointer("/somnium") == json::value{{"have", 3}, {"goal", 11}, {"share", 272}});
    CHECK(mine.at_pointer("/leviathan/resources") == json::value{{"have", 11}, {"goal", 21}});
    CHECK(mine.at_pointer("/leviathan/crystals") == json::value{{"have", 3}, {"goal", 2}});
    CHECK(mine.at_pointer("/leviathan/share") == 565);
    CHECK(seats.at_pointer("/1/progress/treasure")
          == json::value{{"have", 2}, {"goal", 4}, {"possible", true}, {"share", 500}});
    table.dead(Hex::P33);
    CHECK(table_of(table).at_pointer("/seats/1/progress/treasure")
          == json::value{{"have", 2}, {"goal", 4}, {"possible", false}, {"share", 0}});
}

TEST_CASE("the view has the defence of a hex and what it yields") {
    Table table = Table::standard().piece(kB, PieceKind::Driller, Hex::N07).die(Hex::N07, 6);
    table.card(kB, Card::FlyingFortress).fortress(Hex::N07);
    const json::value hexes = table_of(table).at("hexes");
    CHECK(hexes.at_pointer("/n07/defence") == 6);
    CHECK(hexes.at_pointer("/n07/beating_dice") == 2);
    CHECK(hexes.at_pointer("/n07/lift_price") == 4);
    CHECK(hexes.at_pointer("/n07/fortress") == true);
    CHECK(hexes.at_pointer("/n07/slot") == 10);
    CHECK(hexes.at_pointer("/p66/defence") == 5);
    CHECK(hexes.at_pointer("/n01/defence") == 0);
    CHECK(hexes.at_pointer("/n07/yields")
          == json::value{{"resources", 2}, {"dice", 0}, {"rerolls", 0}, {"drill_points", 1}});
    CHECK(hexes.at_pointer("/p66/yields/dice") == 1);
    CHECK(hexes.at_pointer("/p11/yields/rerolls") == 1);
    CHECK(hexes.at_pointer("/n09/yields/drill_points") == 2);
    table.dead(Hex::N09);
    CHECK(table_of(table).at_pointer("/hexes/n09/yields/drill_points") == 0);
}

TEST_CASE("the view has the dice of the turn, and of the deck its size alone") {
    Table table = Table::standard().die(Hex::N10, 4).pool({2, 5}).rerolls(1);
    table.turn_of(kA).play(ActionKind::Roll).roll_outcome(2).roll_outcome(5);
    const json::value shown = table_of(table);
    CHECK(shown.at_pointer("/turn/pool") == json::array{2, 5});
    CHECK(shown.at_pointer("/turn/allowance") == 3);
    CHECK(shown.at_pointer("/seats/0/defence_dice") == 1);
    CHECK(shown.at_pointer("/deck_size") == 9);
    CHECK(!shown.as_object().contains("deck"));
    CHECK(shown.at_pointer("/supply") == json::value{{"resources", 25}, {"crystals", 25}});
    CHECK(json::serialize(shown).find("death_ray") == std::string::npos);
}

}  // namespace wiraqocha::testing
