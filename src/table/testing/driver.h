// Drives a table in tests: opens it, sends commands, and tells everything about it as text.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace table::testing {

inline constexpr std::int64_t kStart = 1'700'000'000'000;

engine::AnyGamePtr mini_game();
engine::AnyGamePtr trail_game();
engine::AnyGamePtr long_trail_game();
engine::AnyGamePtr pair_game();

// Tables "k3f" with a fixed seed. At a mini table seat 0 is dealt reed and stone, seat 1 reed and
// crown. The users are "ada", "bo", "cy" and "di", with names in capitals; ada is the host.
Setup people(const engine::AnyGame& game, int seats);
SeatPlan computer(std::string level = "greedy");

// Sends commands with new ids and the current version, one second after the other.
class Driver {
  public:
    // Opens the table and lets it start.
    Driver(engine::AnyGamePtr game, const Setup& setup);

    Table table;
    std::int64_t now = kStart;
    Absences absences;  // sent with every command

    Command command(const std::string& user, Wish wish);
    core::Result<Submitted, Refusal> send(const std::string& user, Wish wish);
    // The code of the refusal; "accepted" if there was none.
    std::string_view answer(const std::string& user, Wish wish);
    // The same with the version that was seen.
    std::string_view answer_having_seen(std::uint64_t seen, const std::string& user, Wish wish);
    // By whoever plays for the seat; actions in notation.
    std::string_view act(int seat, std::initializer_list<std::string_view> path);
    void wait(std::int64_t milliseconds) { now += milliseconds; }
    std::vector<Event> tick() { return table.tick(now); }

    // Entries of the line of play, as "0:walk 1", "chance:dealt 2", ..
    std::vector<std::string> line() const;

  private:
    int commands_ = 0;
};

// People at a table, the miniature game with gambling.
Driver trail_table(int seats = 2);
Driver mini_table(int seats = 2);
Driver pair_table(int seats = 2);

std::vector<engine::Action> path_of(const engine::AnyGame& game,
                                    std::initializer_list<std::string_view> path);
std::vector<std::string> names_of(const std::vector<Event>& events);

// Everything that can be asked of a table, in one text.
std::string portrait(const Table& table, std::int64_t now);

}  // namespace table::testing
