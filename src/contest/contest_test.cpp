// Entry, withdrawal, no-shows, corrections, standings, and that a tournament is the fold of its
// events.
#include "contest/standings.h"
#include "contest/testing/played.h"

using namespace contest;
using namespace contest::testing;

namespace {

Refusal refusal_of(const Verdict& verdict) {
    REQUIRE(!verdict.ok());
    return verdict.error();
}

Row row_of(const std::vector<Row>& rows, int player) {
    return *std::ranges::find(rows, player, &Row::player);
}

Person person_of(const std::string& name) {
    Person person;
    person.user = person.name = name;
    return person;
}

}  // namespace

TEST_CASE("points: the usual ones, ties share, smaller tables reach from first to last") {
    Format two = format_of(Kind::Swiss, 2);
    CHECK(points_for(two, 2, 1, 1) == kPoint);
    CHECK(points_for(two, 2, 1, 2) == kPoint / 2);
    CHECK(points_for(two, 2, 2, 1) == 0);
    CHECK(points_for(two, 1, 1, 1) == kPoint);
    Format three = format_of(Kind::Swiss, 3);
    CHECK(points_for(three, 3, 2, 1) == 3 * kPoint);
    CHECK(points_for(three, 2, 1, 1) == 4 * kPoint);
    CHECK(points_for(three, 2, 2, 1) == kPoint);
    CHECK(points_for(three, 3, 0, 1) == 0);
    three.place_points = {6, 2, 0};
    CHECK(points_for(three, 3, 1, 2) == 4 * kPoint);
}

TEST_CASE("formats that make no sense are refused, and the place is named") {
    Format format;
    format.seats = 7;
    CHECK(check_format(format)->where == "seats");
    format = {};
    format.place_points = {1, 2};
    CHECK(check_format(format)->where == "place_points");
    format = {};
    format.kind = Kind::Arena;
    CHECK(check_format(format)->where == "lasts");
    format = {};
    format.kind = Kind::RoundRobin;
    CHECK(check_format(format)->where == "most");
}

TEST_CASE("a golden Swiss: six players, three rounds, the stronger always wins") {
    Played played(format_of(Kind::Swiss, 2, 3), 6);
    played.play();
    std::vector<int> order;
    std::vector<Points> points;
    for (const Row& row : standings(played.contest)) {
        order.push_back(row.player);
        points.push_back(row.points / kPoint);
    }
    CHECK(order == std::vector<int>{0, 1, 2, 3, 4, 5});
    CHECK(points == std::vector<Points>{3, 2, 2, 1, 1, 0});
}

TEST_CASE("ties: the points of rivals first, then the game against each other") {
    Played swiss(format_of(Kind::Swiss, 2, 3), 8);
    swiss.play();
    const auto rows = standings(swiss.contest);
    for (std::size_t i = 1; i < rows.size(); ++i)
        CHECK((rows[i - 1].points > rows[i].points || rows[i - 1].rivals >= rows[i].rivals));
    Played robin(format_of(Kind::RoundRobin, 2), 3);
    robin.start();
    while (!robin.contest.is_over()) {  // everybody wins once: nothing tells them apart
        for (std::size_t i = 0; i < robin.contest.pairings().size(); ++i) {
            const Pairing& pairing = robin.contest.pairings()[i];
            if (!pairing.result)
                robin.finish(static_cast<int>(i),
                             (pairing.players[0] + 1) % 3 == pairing.players[1]
                                 ? std::vector<int>{1, 2}
                                 : std::vector<int>{2, 1});
        }
        robin.next();
    }
    for (const Row& row : standings(robin.contest))
        CHECK(row.place == 1);
}

TEST_CASE("whoever wins twice in a row in an arena wins double from then on") {
    Played played(format_of(Kind::Arena, 2), 2);
    played.start();
    for (int game = 0; game < 4; ++game) {
        const auto& players = played.contest.pairings().back().players;
        played.finish(game, players[0] == 0 ? std::vector<int>{1, 2} : std::vector<int>{2, 1});
        played.next();
    }
    const Row best = row_of(standings(played.contest), 0);
    CHECK(best.points == 6 * kPoint);
    CHECK(best.streak == 4);
}

TEST_CASE("entry, withdrawal, late entry, removal") {
    Format format = format_of(Kind::Swiss, 2, 3);
    format.most = 5;
    Played played(format, 4);
    CHECK(refusal_of(played.contest.enter(person_of("u1"), 1, "u1")) == Refusal::AlreadyIn);
    played.take(played.contest.leave(3, 1, "u3"));
    CHECK(refusal_of(played.contest.leave(3, 1, "u3")) == Refusal::NotIn);
    Person computer;
    computer.level = "random";
    CHECK(refusal_of(played.contest.enter(computer, 1, "h")) == Refusal::NoComputers);
    played.start();
    CHECK(played.contest.pairings().size() == 2);  // one of them alone
    played.enter(person_of("late"));
    played.finish_all();
    played.next();
    CHECK(played.contest.running_of(4));
    played.take(played.contest.remove(4, "was rude", 1, "h"));
    CHECK(refusal_of(played.contest.enter(person_of("late"), 1, "late")) == Refusal::EntryClosed);
    played.finish_all();
    played.next();
    CHECK(!played.contest.running_of(4));
    CHECK(refusal_of(played.contest.enter(person_of("later"), 1, "x")) == Refusal::EntryClosed);
}

TEST_CASE("who does not come gets nothing and no further table before they come back") {
    Played played(format_of(Kind::Swiss, 2, 3), 4);
    played.start();
    const int absent = played.contest.pairings()[0].players[1];
    played.finish(0, {1, 0}, Reason::NoShow);
    CHECK(row_of(standings(played.contest), absent).points == 0);
    played.finish(1, {1, 2});
    played.next();
    CHECK(!played.contest.running_of(absent));
    played.take(played.contest.rest(absent, false, 1, "u"));
    played.finish_all();
    played.next();
    CHECK(played.contest.running_of(absent));
}

TEST_CASE("a result counts once; a correction takes its place and keeps its note") {
    Played played(format_of(Kind::Swiss, 2, 3), 4);
    played.start();
    played.finish(0, {1, 2});
    CHECK(played.contest.told(0, {{2, 1}, Reason::Played, "", 5}).empty());
    const int loser = played.contest.pairings()[0].players[1];
    played.take(
        played.contest.correct(0, {{2, 1}, Reason::Played, "the server was wrong", 5}, "h"));
    CHECK(row_of(standings(played.contest), loser).points == kPoint);
    CHECK(played.contest.pairings()[0].result->note == "the server was wrong");
    CHECK(refusal_of(played.contest.correct(9, {{1, 2}}, "h")) == Refusal::BadPairing);
    CHECK(refusal_of(played.contest.correct(0, {{1, 3}}, "h")) == Refusal::BadPlaces);
}

TEST_CASE("it starts by the clock, or is called off when too few came; a pause stops it") {
    Format format = format_of(Kind::Swiss, 2, 3);
    format.starts = 2'000'000;
    Played played(format, 4);
    CHECK(played.contest.next_due() == 2'000'000);
    CHECK(played.contest.due(1'999'999, [] { return "t"; }).empty());
    played.take(played.contest.due(2'000'000, [&] { return played.new_table(); }));
    CHECK(played.contest.stage() == Stage::Running);
    played.finish_all();
    played.take(played.contest.pause(true, 2'000'001, "h"));
    CHECK(played.contest.due(9'000'000, [] { return "t"; }).empty());
    played.take(played.contest.pause(false, 2'000'002, "h"));
    CHECK(played.contest.next_due() == played.contest.round_done_at() + format.pause);
    Played lonely(format, 1);
    lonely.take(lonely.contest.due(2'000'000, [] { return "t"; }));
    CHECK(lonely.contest.stage() == Stage::Cancelled);
}

TEST_CASE("in a knockout whoever has left is passed over; in a round robin the others win") {
    Played knockout(format_of(Kind::Knockout, 2), 4);
    knockout.start();
    knockout.finish_all();
    knockout.take(knockout.contest.leave(0, 1, "u0"));
    knockout.next();
    knockout.next();
    CHECK(knockout.contest.is_over());
    CHECK(standings(knockout.contest)[0].player == 1);
    Played robin(format_of(Kind::RoundRobin, 2), 4);
    robin.start();
    robin.finish_all();
    robin.take(robin.contest.leave(0, 1, "u0"));
    robin.next();
    const auto walked = std::ranges::count_if(robin.contest.pairings(), [](const Pairing& pairing) {
        return pairing.result && pairing.result->reason == Reason::NoShow;
    });
    CHECK(walked == 1);
}

TEST_CASE("a tournament is the fold of its events, also through their lines") {
    for (const Kind kind : {Kind::Swiss, Kind::RoundRobin, Kind::Knockout}) {
        Played played(format_of(kind, 2, 4), 9);
        played.play(1.0);
        Contest again(*parse_plan(plan_line(played.contest.plan())));
        for (const Event& event : played.journal) {
            const auto read = parse_event(event_line(event));
            REQUIRE(read.ok());
            CHECK(*read == event);
            REQUIRE(!again.take(*read));
        }
        CHECK(again.players() == played.contest.players());
        CHECK(again.pairings() == played.contest.pairings());
        CHECK(again.stage() == Stage::Over);
    }
}

TEST_CASE("lines that are no events, and events that do not fit, are refused") {
    for (const char* line : {"",
                             "{}",
                             "[]",
                             "{\"at\":1}",
                             "{\"at\":1,\"by\":\"\",\"event\":\"x\"}",
                             "{\"at\":1,\"by\":\"\",\"event\":\"told\",\"pairing\":99999999999}"})
        CHECK(!parse_event(line).ok());
    CHECK(!parse_plan("{\"id\":\"x\"}").ok());
    Played played(format_of(Kind::Swiss, 2, 3), 4);
    Event event;
    for (int what = 0; what <= static_cast<int>(What::Cancelled); ++what) {
        event.what = static_cast<What>(what);
        event.player = 99;
        event.pairing = -1;
        event.result = Result{{9, 9}};
        Contest copy = played.contest;
        if (event.what != What::Started && event.what != What::Described
            && event.what != What::Cancelled)
            CHECK(copy.take(event));
    }
}
