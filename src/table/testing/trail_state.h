// A second miniature game, for tables: turns of several steps, things to peek at, up to four seats.
//
// T1 One to four seats. Chance gives each seat a secret number from 0 to 2, known to it alone.
// T2 In turn each seat has three steps: walk one or two squares, peek at another seat's secret,
//    aim and then jump one to three squares (together one step), or roll for one or two squares.
//    Instead of a step it may rest, which ends the turn.
// T3 After three rounds, or as many as the content says, whoever walked furthest wins; equal
//    squares share a place. Who walks alone wins from square 6 on.
#pragma once

#include <array>
#include <cstdint>

#include "core/counter.h"
#include "engine/game.h"

namespace trail {

using engine::Action;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;

inline constexpr int kMinSeats = 1;
inline constexpr int kMaxSeats = 4;
inline constexpr int kLoneGoal = 6;
inline constexpr int kSecrets = 3;
inline constexpr int kSteps = 3;
inline constexpr std::uint8_t kUnknown = 0xff;

enum class Phase : std::uint8_t { Dealing, Walking, Jumping, Rolling, Over };
enum class ActionKind : std::uint8_t {
    Dealt,   // chance; a = secret
    Walk,    // a = squares
    Peek,    // a = SeatId
    Aim,     //
    Jump,    // a = squares
    Roll,    //
    Rolled,  // chance; a = squares
    Rest,
};

constexpr Action make(ActionKind kind, int operand = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(operand), 0, 0};
}
constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }

struct Content {
    std::uint8_t rounds = 3;
};
struct Options {
    std::uint8_t seats = 2;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Walker {
    std::uint8_t secret = kUnknown;
    core::Counter square;
    SeatSet seen_by;  // who has peeked at the secret
    friend constexpr bool operator==(const Walker&, const Walker&) = default;
};

struct State {
    std::array<Walker, kMaxSeats> walkers{};
    Options options{};
    Phase phase = Phase::Dealing;
    SeatId turn = SeatId{0};
    core::Counter steps_left;
    core::Counter rounds_played;
    friend constexpr bool operator==(const State&, const State&) = default;

    constexpr SeatSet everyone() const { return SeatSet::first(options.seats); }
    constexpr Walker& of(SeatId seat) { return walkers[static_cast<unsigned>(seat)]; }
    constexpr const Walker& of(SeatId seat) const { return walkers[static_cast<unsigned>(seat)]; }
    constexpr bool is_hidden(SeatId owner, SeatId viewer) const {
        return owner != viewer && (viewer == kNobody || !of(owner).seen_by.contains(viewer));
    }
};
static_assert(engine::PlainValue<State>);

// The state itself with unknown secrets: no other field of it is hidden.
struct View {
    State state{};
    SeatId viewer = kNobody;
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace trail
