// Actions of the main part: placing, activation, effects, race tiles (section 6).
#include <string>

#include <doctest/doctest.h>

#include "engine/read_library.h"
#include "engine/testing/replaced.h"
#include "games/hyperborea/pack.h"
#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

// The error that a pack gets in which the first `from` is replaced by `to`; empty if it is sound.
std::string error_with(std::string_view from, std::string_view to) {
    const auto read =
        load_pack(engine::testing::replaced(engine::as_text(embedded::kPack), from, to),
                  engine::as_text(embedded::kSchema));
    return read ? "" : read.error().text();
}

}  // namespace

TEST_CASE("H6.1 only what can be completed is offered, and a sole parameter is filled in") {
    Table table;
    CHECK(table.offered()
          == Actions{action::bare(ActionKind::Enter), action::bare(ActionKind::End)});
    table.available({{Grey, 1}});
    CHECK_FALSE(table.offers(ActionKind::Place));  // no grey space
    table.play(ActionKind::Enter);                 // the capital city is the only site
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.pool(Point::Develop) == 2);
}

TEST_CASE("H6.3 the parameters of an action are not interrupted") {
    Table table;
    table.points(Point::Move, 3).points(Point::Fly, 1).play(ActionKind::Walk);
    CHECK_FALSE(table.offers(ActionKind::End));
    CHECK_FALSE(table.offers(ActionKind::Fly));
    Table option;
    option.complete(kWarfare1);
    CHECK_FALSE(option.offers(ActionKind::End));
}

TEST_CASE("H6.4 points are kept until the end, at most 99 of a name") {
    Table table;
    table.points(Point::Move, 98).complete(kExploration1);
    CHECK(table.pool(Point::Move) == 99);
    table.end();
    CHECK(table.pool(Point::Move) == 0);
}

TEST_CASE("H6.5 a cube is named by its place and colour") {
    Table table;
    table.available({{Red, 2}}).unused({{Red, 1}}).put_on(kA, kTrade1, {Yellow, Red});
    table.points(Point::Restore, 1).play(ActionKind::Restore);
    CHECK(table.offered()
          == Actions{action::cube(kAvailable, Red),
                     action::cube(kUnused, Red),
                     action::cube(kTrade1, Space::Yellow, Yellow),
                     action::cube(kTrade1, Space::Multi, Red)});
}

TEST_CASE("H6.6 the spaces of a set may be filled in any order, and placed cubes stay") {
    Table table;
    table.available({{Red, 1}, {Green, 1}});
    table.place(Red, kExploration1, Space::Multi).place(Green, kExploration1, Space::Green);
    CHECK(table.pool(Point::Move) == 2);
    CHECK(on_set(table.state, kA, kExploration1) == OnSpaces{Green, Red, kNoColour});
}

TEST_CASE("H6.7, H8.7 the spaces of a card taken this turn are open, those of others are not") {
    Table table;
    const Card rivals = card(1, 2);
    table.owns(kB, rivals).available({{Green, 1}}).points(Point::Tech, 1);
    CHECK_FALSE(table.fits(Green, set_of(rivals), Space::Green));
    table.state.market.fresh.insert(table.state.market.open[0]);
    table.state.market.fresh.erase(card(1, 1));
    table.state.market.open[0] = card(1, 1);
    table.act(ActionKind::Take, {action::of_card(card(1, 1))}).settle();
    CHECK(table.fits(Green, set_of(card(1, 1)), Space::Green));
}

TEST_CASE("H6.9 the placement that fills a set activates it once, and its cubes stay") {
    Table table;
    table.available({{Green, 1}}).place(Green, kExploration1, Space::Green);
    CHECK(table.pool(Point::Move) == 0);
    table.available({{Blue, 1}}).place(Blue, kExploration1, Space::Multi);
    CHECK(table.pool(Point::Move) == 2);
    CHECK(table.state.activations[kExploration1] == 1);
    CHECK(is_full(table.content, table.state, kA, kExploration1));
    CHECK_FALSE(table.fits(Green, kExploration1, Space::Green));
}

TEST_CASE("H6.11 a city and a token are activations of their own, each with its bonus") {
    Table table;
    table.full(kA, card(2, 13)).minis(kA, {{kB5, 1}}).no_ghosts(kB5).enter(kB5, 0);
    CHECK(table.gems(kA) == 2);
    table.stores(kA, token("R-G01")).play(ActionKind::UseToken);
    CHECK(table.gems(kA) == 6);
}

TEST_CASE("H6.12, H6.39 an OR is decided when it is reached, and every option is offered") {
    Table table;
    table.state.seat(kA).stock = {};  // fortresses would be useless
    table.complete(kWarfare1);
    CHECK(table.ask() == Ask::Option);
    CHECK(table.offered() == Actions{action::option(0), action::option(1)});
}

TEST_CASE("H6.14 replacements change bonuses too, once and without chains") {
    Table table;
    table.full(kA, card(2, 11)).full(kA, card(2, 12)).complete(kGrowth2);
    CHECK(table.pool(Point::Mini) == 0);
    CHECK(table.pool(Point::Clone) == 2);
    CHECK(table.pool(Point::Attack) == 1);
}

TEST_CASE("H6.15, H6.27 gems are taken at once, everything else goes to the pool") {
    Table table;
    table.gems(kA, 14).complete(kTrade2);
    CHECK(table.gems(kA) == 15);
    CHECK(table.pool(Point::Develop) == 1);
    CHECK(table.has(kA, Condition::Gems));
}

TEST_CASE("H6.22, H6.40 no gain without the price: given no gem, a pay is declined by itself") {
    Table poor;
    poor.owns(kA, card(4, 11)).complete(card(4, 11));
    CHECK(poor.ask() == Ask::Menu);
    CHECK(poor.pool(Point::Attack) == 0);
    Table rich;
    rich.owns(kA, card(4, 11)).gems(kA, 1).complete(card(4, 11));
    CHECK(rich.offered()
          == Actions{action::bare(ActionKind::Decline), action::bare(ActionKind::AGem)});
    rich.play(ActionKind::Decline);
    CHECK(rich.pool(Point::Attack) == 0);
    CHECK(rich.gems(kA) == 1);
}

TEST_CASE("H6.23 points are spent one by one") {
    Table table;
    table.points(Point::Fortress, 2).act(ActionKind::Fort);
    CHECK(table.pool(Point::Fortress) == 1);
    table.points(Point::Fly, 2).fly(kCap, kFrontA);
    CHECK(table.pool(Point::Fly) == 1);
}

TEST_CASE("H6.24 a mini is put on an own homeland hex with a city") {
    Table table;
    table.points(Point::Mini, 1).minis(kA, {{kB5, 3}});
    CHECK(table.offered_by(ActionKind::Deploy) == Actions{action::at(kCap)});
    table.play(ActionKind::Deploy);
    CHECK(table.free(kA, kCap) == 1);
    Table clone;
    clone.points(Point::Clone, 1).minis(kA, {{kB5, 3}});
    CHECK(clone.offered_by(ActionKind::Deploy) == Actions{action::at(kB5), action::at(kCap)});
}

TEST_CASE("H6.26 each tech point takes one card") {
    Table table;
    table.points(Point::Tech, 2);
    table.act(ActionKind::Take, {table.offered_by(ActionKind::Take).front()}).settle();
    CHECK(table.pool(Point::Tech) == 1);
    CHECK(table.state.seat(kA).taken == 1);
}

TEST_CASE("H6.32 fixed colours are generated before any colour, and never from an empty supply") {
    Table table;
    table.points(Point::GenerateRed, 1).points(Point::GenerateAny, 1).supply(Blue, 0);
    CHECK(table.offered_by(ActionKind::Generate).size() == 5);
    table.act(ActionKind::Generate, {action::of_colour(Red)});
    CHECK(table.pool(Point::GenerateRed) == 0);
    CHECK(table.pool(Point::GenerateAny) == 1);
    CHECK(table.in_bag(Red) == 1);
}

TEST_CASE("H6.33 restore takes any visible cube, grey or on a continuous card") {
    Table table;
    table.full(kA, card(1, 9)).unused({{Grey, 1}}).points(Point::Restore, 2);
    table.act(ActionKind::Restore, {action::cube(kUnused, Grey)});
    table.act(ActionKind::Restore, {action::cube(set_of(card(1, 9)), Space::Green, Green)});
    CHECK(table.in_bag(Grey) == 1);
    CHECK(table.in_bag(Green) == 1);
    CHECK(full_cards(table.content, table.state, kA, table.content.replacing).empty());
}

TEST_CASE("H6.36 a purge point sends a visible grey cube to the supply") {
    Table table;
    table.points(Point::Purge, 1);
    CHECK_FALSE(table.offers(ActionKind::Purge));
    table.unused({{Grey, 1}, {Red, 1}}).act(ActionKind::Purge);
    CHECK(table.in_unused(Grey) == 0);
    CHECK(table.in_unused(Red) == 1);
    CHECK(table.state.supply.cubes[Grey] == 36);
}

TEST_CASE("H6.43 an effect on adjacent opponents is one strike in the pool") {
    Table table;
    table.owns(kA, card(4, 14)).complete(card(4, 14));
    CHECK(table.pool(Point::StrikeCube) == 1);
    CHECK(table.pool(Point::Move) == 1);
    CHECK_FALSE(table.offers(ActionKind::Strike));  // nobody is near
}

TEST_CASE("H6.44 losses outside strikes and prices are refused in a pack") {
    CHECK(error_with(R"({"fx": "move", "n": 3})", R"({"fx": "remove_gem", "n": 1})")
              .find("only for strikes and prices")
          != std::string::npos);
}

TEST_CASE("H6.46, H6.48b Red B spends a fortress of the tile, which returns to the stock") {
    Table table({.tile = RaceTile::RedB});
    table.full(kA, card(1, 10)).play(ActionKind::Race);
    CHECK(table.offered().size() == 3);
    table.play(action::option(1));
    CHECK(table.pool(Point::Attack) == 2);  // an activation: War Drums adds one
    CHECK(table.state.seat(kA).on_tile == 1);
    CHECK(table.state.seat(kA).stock == 7);
    table.play(ActionKind::Race).play(action::option(0));
    CHECK_FALSE(table.offers(ActionKind::Race));
}

TEST_CASE("H6.49 every main action uses up something: given random play, turns end") {
    for (std::uint64_t game = 0; game < 3; ++game) {
        Table table({.tile = game == 0 ? RaceTile::GoldenB : RaceTile::EmeraldA, .round_cap = 20});
        core::Rng rng(9, game);
        int steps = 0;
        while (!table.state.is_over() && ++steps < 100000) {
            const engine::Actor actor = Rules::actor(table.content, table.state);
            const auto offered = table.offered();
            const bool may_end = offered.back() == action::bare(ActionKind::End);
            const auto count = static_cast<std::uint32_t>(offered.size());
            // the turn is ended only when nothing else is left
            const auto choices = may_end && count > 1 ? count - 1 : count;
            const Action choice = offered[rng.below(choices)];
            const Action drawn = actor.is_chance()
                                     ? engine::random_chance<Rules>(table.content, table.state, rng)
                                     : choice;
            Rules::apply(table.content, table.state, table.asked(), drawn);
        }
        CHECK(table.state.is_over());
    }
}

TEST_CASE("H6.51 a set is activated at most five times: given four more, none are left") {
    Table table;
    table.state.activations[kTrade1] = Counter(5);
    table.put_on(kA, kTrade1, {Yellow});
    CHECK_FALSE(table.fits(Blue, kTrade1, Space::Multi));
    table.end();
    CHECK(table.state.activations[kTrade1] == 0);
}

TEST_CASE("H6.52 a pack whose technology restores two cubes or draws as well is refused") {
    CHECK(error_with(R"("effects": [{"fx": "restore", "n": 1}, {"fx": "gem", "n": 1}])",
                     R"("effects": [{"fx": "restore", "n": 2}])")
              .find("restores too much")
          != std::string::npos);
    CHECK(error_with(R"("effects": [{"fx": "restore", "n": 1}, {"fx": "gem", "n": 1}])",
                     R"("effects": [{"fx": "restore", "n": 1}, {"fx": "draw", "n": 1}])")
              .find("cards[49].effects")
          != std::string::npos);
    CHECK(error_with("Wayfinders", "Waymakers").empty());
}

TEST_CASE("the standard pack is read to the values that the program was built with") {
    const auto read =
        load_pack(engine::as_text(embedded::kPack), engine::as_text(embedded::kSchema));
    REQUIRE(read.ok());
    CHECK((read->content.parameters == embedded::kContent.parameters));
    CHECK((read->content.effects == embedded::kContent.effects));
}

}  // namespace hyperborea::testing
