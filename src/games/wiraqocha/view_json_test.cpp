// What a viewer is shown: progress, defence and yields as the rules have them, and every key on
// docs/views/wiraqocha.md.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/view_page.h"
#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

namespace json = boost::json;
using engine::testing::Paths;

json::value table_of(const Table& table) {
    return standard_game()->view(engine::Position::of(table.state), kA).at("table");
}

bool all_keys_in(const json::object& object, Names names) {
    return !object.empty() && std::ranges::all_of(object, [&](const auto& field) {
        return std::ranges::find(names, std::string_view(field.key())) != names.end();
    });
}

// What stands for the key of a table by ids on the page; empty for a field of its own name.
std::string id_of_key(const json::object& object) {
    if (all_keys_in(object, names_of(Hex{})))
        return "<hex>";
    return all_keys_in(object, names_of(PieceKind{})) ? "<piece>" : "";
}

// "table.seats[].reserve.<piece>": every path that leads to a value.
void collect_paths(const json::value& value, const std::string& path, Paths& out) {
    const auto* object = value.if_object();
    if (!path.empty() && (object == nullptr || object->empty()))
        out.insert(path);
    if (const auto* list = value.if_array())
        for (const json::value& item : *list)
            if (item.is_object())
                collect_paths(item, path + "[]", out);
    if (object == nullptr)
        return;
    const std::string id = id_of_key(*object);
    for (const auto& [key, field] : *object)
        collect_paths(
            field, (path.empty() ? "" : path + ".") + (id.empty() ? std::string(key) : id), out);
}

Paths paths_of_games(int games) {
    const engine::AnyGame& game = *standard_game();
    Paths paths;
    for (int i = 0; i < games; ++i) {
        core::Rng rng(43, static_cast<std::uint64_t>(i));
        engine::Position position = *game.initial(2 + i % 3, {{"variant_prisoner", "on"}});
        for (int step = 0; !game.actor(position).is_nobody(); ++step) {
            if (step % 20 == 0)
                collect_paths(game.view(position, engine::kNobody), "", paths);
            const auto move = engine::testing::random_move(game, position, rng);
            game.apply(position, move.seat, move.action);
        }
        collect_paths(game.view(position, kA), "", paths);
    }
    return paths;
}

}  // namespace

TEST_CASE("docs/views/wiraqocha.md has every key of a view, and none beyond") {
    engine::testing::check_page(engine::testing::paths_on_page("docs/views/wiraqocha.md"),
                                paths_of_games(3));
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
