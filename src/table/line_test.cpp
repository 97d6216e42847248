#include "table/line.h"

#include <doctest/doctest.h>

#include "engine/replay.h"
#include "table/testing/driver.h"
#include "table/testing/lines.h"

namespace {

using engine::seat_id;
using table::Line;
using table::testing::push;

Line trail_line(int seats) {
    Line line = table::testing::line_of(table::testing::trail_game(), seats);
    line.begin(1000);
    return line;
}

// A whole game of four: everybody jumps, which makes two entries a step.
Line long_line() {
    Line line = trail_line(4);
    for (int i = 0; i < 4; ++i)
        push(line, -1, i % 2 == 0 ? "dealt 1" : "dealt 2");
    for (int step = 0; step < 36; ++step) {
        push(line, step / 3 % 4, "aim 0");
        push(line, step / 3 % 4, step % 2 == 0 ? "jump 1" : "jump 3");
    }
    return line;
}

engine::Position replayed(const Line& line, std::size_t count) {
    engine::Record record;
    record.header.seats.resize(4);
    record.entries = line.entries();
    return *engine::replay(line.game(), record, count);
}

bool is_same(const Line& left, const Line& right) {
    bool same = left.entries() == right.entries() && left.position() == right.position()
                && left.actor() == right.actor() && left.draws() == right.draws()
                && left.log().size() == right.log().size();
    for (std::size_t i = 0; same && i < left.log().size(); ++i)
        same = left.log()[i].n == right.log()[i].n && left.log()[i].at == right.log()[i].at;
    for (std::size_t n = 0; same && n <= left.size(); ++n)
        same = left.position_at(n) == right.position_at(n);
    return same;
}

}  // namespace

TEST_CASE("every position along a long line can be reached") {
    const Line line = long_line();
    REQUIRE(line.size() == 76);
    CHECK(line.actor().is_nobody());
    CHECK(line.draws() == 4);
    for (std::size_t n = 0; n <= line.size(); ++n)
        CHECK(line.position_at(n) == replayed(line, n));
}

TEST_CASE("a line cut at any length is the line that had that length") {
    const Line whole = long_line();
    Line grown = trail_line(4);
    for (std::size_t count = 0; count <= whole.size(); ++count) {
        Line cut = whole;
        cut.truncate(count);
        CHECK(is_same(cut, grown));
        if (count < whole.size()) {
            cut.push(whole.entries()[count]);
            grown.push(whole.entries()[count]);
            CHECK(is_same(cut, grown));
        }
    }
}

TEST_CASE("the log tells what has words, with its time") {
    Line line = trail_line(2);
    push(line, -1, "dealt 0");
    push(line, -1, "dealt 0");
    push(line, 0, "aim 0");
    CHECK(line.log().size() == 2);
    push(line, 0, "jump 2");
    REQUIRE(line.log().size() == 3);
    CHECK(line.log()[2].n == 3);
    CHECK(line.log()[2].by == seat_id(0));
    CHECK(line.log()[2].at == 1030);
    line.truncate(3);
    CHECK(line.log().size() == 2);
}

TEST_CASE("an entry in the middle can be removed if the rest is legal without it") {
    Line line = trail_line(2);
    push(line, -1, "dealt 0");
    push(line, -1, "dealt 0");
    push(line, 0, "walk 1");
    push(line, 0, "aim 0");
    push(line, 0, "jump 2");
    push(line, 0, "rest 0");
    CHECK(line.can_remove(2));
    CHECK(!line.can_remove(3));
    CHECK(!line.can_remove(0));
    CHECK(line.can_remove(5));
    line.remove(2);
    CHECK(line.size() == 5);
    CHECK(line.log().size() == 4);
    CHECK(line.log()[2].n == 3);
    CHECK(line.position() == line.position_at(5));
}

TEST_CASE("what an entry showed is the same whenever one asks") {
    Line line = trail_line(2);
    push(line, -1, "dealt 0");
    push(line, -1, "dealt 1");
    push(line, 0, "walk 1");
    push(line, 0, "peek 1");
    CHECK(line.disclosure(2) == engine::Disclosure::Open);
    CHECK(line.disclosure(3) == engine::Disclosure::Reveals);
    line.truncate(3);
    push(line, 0, "walk 1");
    CHECK(line.disclosure(3) == engine::Disclosure::Open);
}

TEST_CASE("which entries came together stays true when a line is cut and grows again") {
    using table::Joint;
    Line line = trail_line(2);
    push(line, -1, "dealt 0");
    push(line, -1, "dealt 0");
    const auto walk = [&](Joint joint) {
        line.push({seat_id(0), *line.game().parse_action("walk 1"), 0}, joint);
    };
    walk(Joint::Begins);
    walk(Joint::GoesOn);
    line.truncate(3);
    walk(Joint::Begins);
    CHECK(line.joint(3) == Joint::Begins);
    line.truncate(2);
    push(line, 0, "walk 2");
    walk(Joint::GoesOn);
    line.remove(2);
    CHECK(line.size() == 3);
    CHECK(line.joint(2) == Joint::GoesOn);
}

TEST_CASE("a line that was cut and went on otherwise is the line that it became") {
    Line line = long_line();
    line.truncate(20);
    for (int entry = 0; entry < 40 && !line.actor().is_nobody(); ++entry)
        push(line, engine::index_of(line.actor().first()), "walk 1");
    REQUIRE(line.size() > 32);
    for (std::size_t n = 0; n <= line.size(); ++n)
        CHECK(line.position_at(n) == replayed(line, n));
}
