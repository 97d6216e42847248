#include "table/take_back.h"

#include <string>

#include <doctest/doctest.h>

#include "table/testing/driver.h"
#include "table/testing/lines.h"

namespace {

using engine::seat_id;
using table::Line;
using table::testing::line_of;
using table::testing::push;
using Steps = std::vector<std::size_t>;

Line dealt_trail_line() {
    Line line = line_of(table::testing::trail_game(), 2);
    push(line, -1, "dealt 0");
    push(line, -1, "dealt 1");
    return line;
}
// Seat 0 holds two reeds, seat 1 reed and stone, seat 2 two stones.
Line mini_line() {
    Line line = line_of(table::testing::mini_game(), 3);
    for (const auto* card : {"reed", "reed", "reed", "stone", "stone", "stone"})
        push(line, -1, "dealt " + std::string(card));
    return line;
}

}  // namespace

TEST_CASE("own steps can be taken back up to chance") {
    Line line = dealt_trail_line();
    push(line, 0, "walk 1");
    push(line, 0, "aim 0");
    push(line, 0, "jump 2");
    CHECK(table::steps_back(line, seat_id(0)) == Steps{4, 3, 2});
    CHECK(table::steps_back(line, seat_id(1)).empty());
    push(line, 0, "roll 0");
    push(line, -1, "rolled 1");
    CHECK(table::steps_back(line, seat_id(0)).empty());
}

TEST_CASE("own steps can be taken back up to the last thing that was seen") {
    Line line = dealt_trail_line();
    push(line, 0, "walk 1");
    push(line, 0, "peek 1");
    CHECK(table::steps_back(line, seat_id(0)).empty());
    push(line, 0, "walk 2");
    CHECK(table::steps_back(line, seat_id(0)) == Steps{4});
}

TEST_CASE("a turn can be taken back until the next seat has acted") {
    Line line = dealt_trail_line();
    push(line, 0, "rest 0");
    CHECK(table::steps_back(line, seat_id(0)) == Steps{2});
    push(line, 1, "walk 1");
    CHECK(table::steps_back(line, seat_id(0)).empty());
    CHECK(table::steps_back(line, seat_id(1)) == Steps{3});
}

TEST_CASE("a hidden decision can be taken back after others have decided") {
    Line line = mini_line();
    push(line, 1, "commit reed");
    push(line, 0, "commit reed");
    CHECK(table::steps_back(line, seat_id(0)) == Steps{7});
    CHECK(table::steps_back(line, seat_id(1)) == Steps{6});
    CHECK(table::steps_back(line, seat_id(2)).empty());
}

TEST_CASE("when all have decided and the cards lie open, nobody takes anything back") {
    Line line = mini_line();
    for (const int seat : {1, 0, 2})
        push(line, seat, seat == 2 ? "commit stone" : "commit reed");
    for (const int seat : {0, 1, 2})
        CHECK(table::steps_back(line, seat_id(seat)).empty());
}

TEST_CASE("the last action of a seat is found behind those of others") {
    Line line = dealt_trail_line();
    CHECK(!table::last_action_of(line, seat_id(0)).has_value());
    push(line, 0, "rest 0");
    push(line, 1, "walk 1");
    CHECK(table::last_action_of(line, seat_id(0)) == 2);
    CHECK(table::last_action_of(line, seat_id(1)) == 3);
}

TEST_CASE("what was done in the open cannot be taken back once others have decided") {
    Line line = mini_line();
    for (const int seat : {1, 0, 2})
        push(line, seat, seat == 2 ? "commit stone" : "commit reed");
    const engine::SeatId winner = line.actor().first();
    const int other = winner == seat_id(0) ? 1 : 0;
    push(line, engine::index_of(winner), "keep");
    CHECK(table::steps_back(line, winner) == Steps{9});
    push(line, other, other == 1 ? "commit stone" : "commit reed");
    CHECK(table::steps_back(line, winner).empty());
    CHECK(table::steps_back(line, seat_id(other)) == Steps{10});
}
