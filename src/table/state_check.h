// What a stored event says about the position it led to, so that a table that is restored with
// other rules is noticed at the first step that differs.
//
// Not a hash of the position's bytes: how a state lies in memory changes between versions while the
// rules stay. `step` is over what the rules offer next: who decides, each legal action in notation,
// the weights of chance, and the scores so far. That is stable as notation is, costs little, and an
// effect that it misses shows in `full`, every 16 entries and at the end: over the whole position
// as JSON. The form of that JSON may grow with the program; `form` is a hash of its keys, and where
// it differs `full` says nothing. The id of the table is in all of them: the events of another
// table never fit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/any_game.h"

namespace table {

struct StateCheck {
    std::uint32_t step = 0;  // 0: not known, as in events of old
    std::uint32_t form = 0;
    std::uint32_t full = 0;  // 0: not made

    bool is_known() const { return step != 0; }
    friend bool operator==(const StateCheck&, const StateCheck&) = default;
};

// How far the table is: `entries` of play lead to the position.
struct Reached {
    const engine::AnyGame& game;
    const engine::Position& position;
    std::string_view table;
    std::size_t entries = 0;
};

StateCheck check_of(const Reached& reached);

// Whether what is found now contradicts what was stored.
bool contradicts(const StateCheck& stored, const StateCheck& found);

// "9f3a01bc" or "9f3a01bc.00ad31f2.77bc0012", both ways; none if it is not of this form.
std::string check_text(const StateCheck& check);
std::optional<StateCheck> parse_check(std::string_view text);

}  // namespace table
