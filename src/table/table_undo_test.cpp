// Taking back what one did oneself.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::mini_table;
using testing::trail_table;
using Lines = std::vector<std::string>;

// Without what chance did.
Lines actions(const Driver& driver) {
    Lines lines = driver.line();
    std::erase_if(lines, [](const std::string& line) { return line.starts_with("chance"); });
    return lines;
}

}  // namespace

TEST_CASE("a seat takes its actions back one by one and makes them again") {
    Driver driver = trail_table();
    const auto start = driver.table.position();
    for (const std::string_view step : {"walk 1", "aim 0", "jump 3"})
        CHECK(driver.act(0, {step}) == "accepted");
    const auto after = driver.table.position();
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{3, false, 4});
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(actions(driver) == Lines{"0:walk 1", "0:aim 0"});
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.position() == start);
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{0, true, std::nullopt});
    for (int i = 0; i < 3; ++i)
        CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(driver.table.position() == after);
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "nothing_to_redo");
}

TEST_CASE("the version grows with every undo, and everybody is shown that it was made") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    const auto version = driver.table.version();
    CHECK(driver.table.shown_version({}) == version);
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.version() == version + 1);
    CHECK(driver.table.shown_version({}) == version + 1);
    CHECK(driver.table.last_shown_at() == driver.now);
}

TEST_CASE("resetting goes back as far as undo may") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"peek 1"}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.act(0, {"aim 0", "jump 1"}) == "accepted");
    CHECK(driver.answer("ada", ResetTurn{seat_id(0)}) == "accepted");
    CHECK(actions(driver) == Lines{"0:peek 1"});
    CHECK(driver.answer("ada", ResetTurn{seat_id(0)}) == "behind_new_information");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(actions(driver) == Lines{"0:peek 1", "0:walk 1"});
}

TEST_CASE("actions that were sent together are taken back and made again together") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.act(0, {"aim 0", "jump 1"}) == "accepted");
    const Lines all = actions(driver);
    for (int i = 0; i < 2; ++i) {
        CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
        CHECK(actions(driver) == Lines{"0:walk 1"});
        CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
        CHECK(actions(driver) == all);
    }
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(actions(driver).empty());
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(actions(driver) == Lines{"0:walk 1"});
}

TEST_CASE("a new action ends the chance to make others again") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.act(0, {"walk 2"}) == "accepted");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "nothing_to_redo");
}

TEST_CASE("nobody takes back chance, what was seen, or what others answered") {
    Driver driver = trail_table();
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "nothing_to_undo");
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "behind_new_information");
    CHECK(driver.act(0, {"walk 1", "walk 1"}) == "accepted");
    CHECK(driver.answer("bo", Undo{seat_id(0)}) == "not_your_seat");
    CHECK(driver.act(1, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "behind_new_information");
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{0, false, 5});
}

TEST_CASE("a finished turn can be taken back while nobody has gone on") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(driver.table.actor() == engine::Actor::seat(seat_id(1)));
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.actor() == engine::Actor::seat(seat_id(0)));
}

TEST_CASE("a hidden decision is taken back from under the others' later ones") {
    Driver driver = mini_table(3);
    const auto first = driver.table.legal(seat_id(0))[0];
    CHECK(driver.answer("ada", Act{seat_id(0), {first}}) == "accepted");
    CHECK(driver.answer("bo", Act{seat_id(1), {driver.table.legal(seat_id(1))[0]}}) == "accepted");
    const auto bos = driver.table.entries().back();
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.entries().size() == 7);
    CHECK(driver.table.entries().back() == bos);
    CHECK(driver.table.actor().includes(seat_id(0)));
    CHECK(!driver.table.actor().includes(seat_id(1)));
    CHECK(driver.answer("bo", Redo{seat_id(1)}) == "nothing_to_redo");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(driver.table.entries().size() == 8);
    CHECK(driver.table.entries().back().action == first);
}

TEST_CASE("once all cards lie open nothing is taken back") {
    Driver driver = mini_table();
    CHECK(driver.act(1, {"commit crown"}) == "accepted");
    CHECK(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "behind_new_information");
    CHECK(driver.answer("bo", Undo{seat_id(1)}) == "behind_new_information");
    CHECK(driver.act(1, {"keep"}) == "accepted");
    CHECK(driver.answer("bo", Undo{seat_id(1)}) == "accepted");
    CHECK(driver.act(1, {"gamble"}) == "accepted");
    CHECK(driver.answer("bo", Undo{seat_id(1)}) == "behind_new_information");
}

TEST_CASE("a table may allow no undo") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.allows_undo = false;
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "undo_not_allowed");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "undo_not_allowed");
    CHECK(driver.answer("ada", ResetTurn{seat_id(0)}) == "undo_not_allowed");
    CHECK(driver.answer("ada", AskUndo{0}) == "undo_not_allowed");
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{});
}

TEST_CASE("undo means one's own actions as one saw them") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    const auto seen = driver.table.version();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", Undo{seat_id(0)}) == "stale");
    CHECK(driver.answer_having_seen(seen, "ada", ResetTurn{seat_id(0)}) == "stale");
    CHECK(driver.answer_having_seen(seen, "ada", Redo{seat_id(0)}) == "stale");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
}

TEST_CASE("what others did beside it does not make an undo stale") {
    Driver driver = mini_table(3);
    CHECK(driver.answer("ada", Act{seat_id(0), {driver.table.legal(seat_id(0))[0]}}) == "accepted");
    const auto seen = driver.table.version();
    CHECK(driver.answer("bo", Act{seat_id(1), {driver.table.legal(seat_id(1))[0]}}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", Undo{seat_id(0)}) == "accepted");
}

TEST_CASE("nothing is taken back before the start, in a pause or after the end") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(9)}) == "bad_command");
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "paused");
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{});
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "game_over");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "game_over");
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[1] = {};
    Driver open(testing::trail_game(), setup);
    CHECK(open.answer("ada", Undo{seat_id(0)}) == "not_started");
}

TEST_CASE("two who have both gone back make their own again, in any order") {
    Driver driver = mini_table(3);
    const auto act = [&](const char* user, int seat) {
        return driver.answer(user, Act{seat_id(seat), {driver.table.legal(seat_id(seat))[0]}});
    };
    CHECK(act("ada", 0) == "accepted");
    CHECK(act("bo", 1) == "accepted");
    const auto line = driver.table.entries();
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.answer("bo", Undo{seat_id(1)}) == "accepted");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(driver.table.entries().back().action == line[line.size() - 2].action);
    CHECK(driver.answer("bo", Redo{seat_id(1)}) == "accepted");
    CHECK(driver.table.entries().back().action == line.back().action);
}

TEST_CASE("what was taken back is forgotten when all go back together") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.act(0, {"walk 2"}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.answer("ada", AskUndo{2}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(actions(driver).empty());
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "nothing_to_redo");
}

TEST_CASE("when all went back together, an undo means the line as it is now") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    const auto seen = driver.table.version();
    CHECK(driver.answer("ada", AskUndo{2}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", Undo{seat_id(0)}) == "stale");
    CHECK(driver.answer_having_seen(seen, "bo", Undo{seat_id(1)}) == "stale");
}

TEST_CASE("a computer's actions without a command id are taken back one by one") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[0] = testing::computer();
    Driver driver(testing::trail_game(), setup);
    const Act walk{seat_id(0), testing::path_of(driver.table.game(), {"walk 1"})};
    for (int i = 0; i < 2; ++i)
        CHECK(driver.table.submit({"", "", driver.table.version(), walk}, driver.now).ok());
    CHECK(driver.answer("", Undo{seat_id(0)}) == "accepted");
    CHECK(actions(driver) == Lines{"0:walk 1"});
}

TEST_CASE("nothing is offered to a seat that is not at the table, and it takes nothing back") {
    const Driver driver = trail_table();
    CHECK(driver.table.undo_info(seat_id(2)) == UndoInfo{});
    CHECK(driver.table.undo_info(seat_id(5)) == UndoInfo{});
    CHECK(driver.table.undo_info(engine::kNobody) == UndoInfo{});
    CHECK(driver.table.legal(engine::kNobody).empty());
}
