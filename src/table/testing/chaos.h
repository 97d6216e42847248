// A crowd of players, a server and a clock that do anything at any time, sensible or not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rng.h"
#include "table/table.h"

namespace table::testing {

// One of many tables: other games, seats, clocks and rules for each number.
Setup random_setup(core::Rng& rng);
engine::AnyGamePtr game_of(const Setup& setup);

class Chaos {
  public:
    explicit Chaos(std::uint64_t number);

    // Something happens to the table: what is wrong with it afterwards, or nothing.
    std::string step();

    const Table& table() const { return table_; }
    std::int64_t now() const { return now_; }
    const std::vector<Refusal>& refusals() const { return refusals_; }

  private:
    std::string send(const Command& command);
    std::string repeat();
    Command next_command();
    Absences some_absences();
    Command next_wish();
    Wish any_wish(SeatId seat);
    Wish rare_wish(SeatId seat);
    engine::OptionChoices some_orders();
    Act sensible_act();
    std::string player_of(SeatId seat);
    std::string anybody();
    SeatId any_seat();
    bool once_in(std::uint32_t times) { return rng_.below(times) == 0; }

    core::Rng rng_;
    Table table_;
    std::int64_t now_;
    std::vector<Command> accepted_;
    std::vector<Submitted> answers_;
    std::vector<Refusal> refusals_;
};

}  // namespace table::testing
