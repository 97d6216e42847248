#include "server/notices/happenings.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace notices;

namespace {

using State = Glimpse::State;

constexpr Instant kAnHour = 3'600'000;
constexpr Instant kADay = 24 * kAnHour;

Glimpse table_of(State state, const std::string& to_move, std::optional<Instant> deadline = {}) {
    Glimpse table;
    table.state = state;
    table.host = "ada";
    for (const char* user : {"ada", "bo", "cy"}) {
        const bool moves = to_move.find(user) != std::string::npos;
        table.seats.push_back({user, false, moves, moves ? deadline : std::nullopt});
    }
    return table;
}

std::vector<std::string> told(const Changes& changes) {
    std::vector<std::string> all;
    for (const ToTell& one : changes.told)
        all.push_back(one.user + " " + std::string(word_of(one.kind)) + " "
                      + std::to_string(one.due));
    std::ranges::sort(all);
    return all;
}

std::vector<std::string> over(const Changes& changes) {
    std::vector<std::string> all;
    for (const auto& [user, kind] : changes.over)
        all.push_back(user + " " + std::string(word_of(kind)));
    std::ranges::sort(all);
    return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("who comes to move is told once, half a minute later, and who has moved is not") {
    const Glimpse before = table_of(State::Running, "ada");
    const Glimpse after = table_of(State::Running, "bo");
    const Changes first = changes(&before, after, {"t", 1000, "ada"});
    CHECK(told(first) == Lines{"bo your_turn 31000"});
    CHECK(over(first) == Lines{"ada reminder", "ada your_turn", "bo reminder"});
    CHECK(changes(&after, after, {"t", 2000, "bo"}).told.empty());  // still bo's turn
}

TEST_CASE("a reminder comes a quarter of the time before its end, at most half a day") {
    CHECK(reminder_time(0, kADay) == kADay - 6 * kAnHour);
    CHECK(reminder_time(0, 7 * kADay) == 7 * kADay - 12 * kAnHour);
    CHECK(reminder_time(0, 4 * kAnHour) == 3 * kAnHour);
    CHECK_FALSE(reminder_time(0, 4 * kAnHour - 1).has_value());
    const Glimpse before = table_of(State::Running, "ada");
    const Glimpse after = table_of(State::Running, "bo", kADay);
    CHECK(told(changes(&before, after, {"t", 0, "ada"}))
          == Lines{"bo reminder 64800000", "bo your_turn 30000"});
    // A further decision with new time moves the reminder, and says no second time whose turn it
    // is.
    const Glimpse later = table_of(State::Running, "bo", 2 * kADay);
    CHECK(told(changes(&after, later, {"t", kADay, "bo"})) == Lines{"bo reminder 151200000"});
}

TEST_CASE("several who decide at the same time are all told") {
    const Glimpse before = table_of(State::Running, "ada");
    const Glimpse after = table_of(State::Running, "bo cy");
    CHECK(told(changes(&before, after, {"t", 0, "ada"}))
          == Lines{"bo your_turn 30000", "cy your_turn 30000"});
}

TEST_CASE("a beginning and an end are told to all but who caused them") {
    const Glimpse open = table_of(State::Open, "");
    const Glimpse running = table_of(State::Running, "bo");
    CHECK(told(changes(&open, running, {"t", 0, "ada"}))
          == Lines{"bo your_turn 30000", "cy game_began 0"});
    const Glimpse over_now = table_of(State::Over, "");
    const Changes end = changes(&running, over_now, {"t", 5, "bo"});
    CHECK(told(end) == Lines{"ada game_ended 5", "cy game_ended 5"});
    CHECK(over(end) == Lines{"bo reminder", "bo your_turn"});
    const Glimpse cancelled = table_of(State::Cancelled, "");
    CHECK(changes(&open, cancelled, {"t", 5, "ada"}).told.empty());  // it had not begun
}

TEST_CASE("who plays against computers alone is told nothing") {
    Glimpse before = table_of(State::Running, "");
    Glimpse after = table_of(State::Running, "ada");
    for (Glimpse* table : {&before, &after})
        for (std::size_t i = 1; i < 3; ++i)
            table->seats[i].user.clear();
    CHECK(changes(&before, after, {"t", 0, ""}).told.empty());
}

TEST_CASE("a request reaches those whose answer is awaited, until it is over") {
    const Glimpse before = table_of(State::Running, "ada");
    Glimpse asked = before;
    asked.request = "undo";
    asked.asker = "ada";
    asked.awaited = {"bo", "cy"};
    CHECK(told(changes(&before, asked, {"t", 0, "ada"}))
          == Lines{"bo request 15000", "cy request 15000"});
    Glimpse answered = asked;
    answered.awaited = {"cy"};
    const Changes one = changes(&asked, answered, {"t", 1, "bo"});
    CHECK(one.told.empty());
    CHECK(over(one) == Lines{"bo request"});
    CHECK(over(changes(&answered, before, {"t", 2, "cy"})) == Lines{"cy request"});
}

TEST_CASE("a kept seat is an invitation, until somebody sits there or the table is gone") {
    Glimpse fresh = table_of(State::Open, "");
    fresh.seats[1].is_kept = true;
    fresh.seats[2].user.clear();
    CHECK(told(changes(nullptr, fresh, {"t", 7, "ada"})) == Lines{"bo invitation 7"});
    Glimpse taken = fresh;
    taken.seats[1].is_kept = false;
    CHECK(over(changes(&fresh, taken, {"t", 8, "bo"})) == Lines{"bo invitation"});
    Glimpse gone = fresh;
    gone.state = State::Cancelled;
    CHECK(over(changes(&fresh, gone, {"t", 8, "ada"})) == Lines{"bo invitation"});
}

TEST_CASE("a seat at a table of a tournament is a pairing, for everybody who was paired") {
    Glimpse fresh = table_of(State::Open, "");
    fresh.is_of_contest = true;
    fresh.host.clear();
    for (SeatGlimpse& seat : fresh.seats)
        seat.is_kept = true;
    CHECK(told(changes(nullptr, fresh, {"t", 7, ""}))
          == Lines{"ada pairing 7", "bo pairing 7", "cy pairing 7"});
    Glimpse taken = fresh;
    taken.seats[1].is_kept = false;
    CHECK(over(changes(&fresh, taken, {"t", 8, "bo"})) == Lines{"bo pairing"});
}

TEST_CASE("while a game stands still nobody is pressed, and afterwards they are told again") {
    const Glimpse running = table_of(State::Running, "bo", kADay);
    const Glimpse paused = table_of(State::Paused, "");
    const Changes stop = changes(&running, paused, {"t", 0, "ada"});
    CHECK(stop.told.empty());
    CHECK(over(stop) == Lines{"bo reminder", "bo your_turn"});
    CHECK(told(changes(&paused, running, {"t", 0, "ada"})).size() == 2);
}
