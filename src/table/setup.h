// What is settled when a table is opened: the game, who sits where, the clock and the secret seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "engine/record.h"

namespace table {

// Times are milliseconds since the epoch; none is later than what JSON readers keep exactly.
inline constexpr std::int64_t kMaxTime = (std::int64_t{1} << 53U) - 1;

// Tables that say nothing of it were opened when there was one version.
inline constexpr int kFirstRules = 1;

enum class SeatKind : std::uint8_t { Open, Human, Ai };

struct SeatPlan {
    SeatKind kind = SeatKind::Open;
    std::string user;   // Human: who holds the seat; one user may hold several (hot seat).
                        // Open: for whom it is kept; empty: for anybody
    std::string name;   // of the user or the computer, as shown at the table
    std::string level;  // Ai: how well it plays, for example "greedy"
    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

enum class ClockKind : std::uint8_t {
    None,
    Live,  // a bank of time for the game, and an increment after each turn
    Days,  // so many days for each move
};
enum class OnTimeout : std::uint8_t { ComputerTakesOver, Resigns };

struct ClockRule {
    ClockKind kind = ClockKind::None;
    std::int64_t bank_ms = 0;
    std::int64_t increment_ms = 0;
    std::int64_t days = 0;
    OnTimeout on_timeout = OnTimeout::ComputerTakesOver;
    friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// Holds the secret seed: for storage only, never for publishing.
struct Setup {
    std::string id;
    std::string game;
    std::string content;       // the hash of the content it is played with
    std::optional<int> rules;  // the version of the rules it began with; none: kFirstRules
    engine::OptionChoices options;
    std::vector<SeatPlan> seats;
    ClockRule clock;
    std::string title;
    bool is_private = false;
    bool allows_undo = true;
    std::string substitute = "greedy";  // the level that plays on for people who left
    std::string host;                   // a user
    std::int64_t created = 0;
    std::string seed_hex;
    std::string dice_table;     // whose dice they are: another table's if the game was played there
    std::optional<bool> rated;  // whether the result moves ratings; none: it does not
    std::optional<int> hints;   // each seat may look at so many; none: as many as it likes
    std::optional<engine::Branch> branch;  // where the game began that is tried again here

    std::optional<std::string> contest;  // the tournament that the table belongs to

    bool is_rated() const { return rated.value_or(false); }
    friend bool operator==(const Setup&, const Setup&) = default;
};

// What is wrong with the setup, and where; nothing if a table of this game can be opened with it.
std::optional<core::Error> check_setup(const engine::AnyGame& game, const Setup& setup);

// How many hints each seat may look at in all; none: as many as it likes. There are none where the
// result counts.
std::optional<int> hints_allowed(const Setup& setup);

// One line of JSON, both ways. Reading checks the form, not whether a game fits.
std::string setup_line(const Setup& setup);
core::Result<Setup> parse_setup(std::string_view line);

}  // namespace table
