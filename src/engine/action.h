// The one move type of all games, and who may make a move.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"

namespace engine {

// Four bytes. `kind` is the game's own enum; what a, b, c mean is written beside each kind.
// No default values: a list of actions must cost nothing until it is filled.
struct Action {
    std::uint8_t kind;
    std::uint8_t a;
    std::uint8_t b;
    std::uint8_t c;
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivially_default_constructible_v<Action>);

constexpr std::uint32_t to_word(Action action) { return std::bit_cast<std::uint32_t>(action); }

// Who decides now: chance, a set of seats (more than one in simultaneous phases), or nobody.
class Actor {
  public:
    static constexpr Actor chance() { return {Turn::Chance, SeatSet{}}; }
    static constexpr Actor nobody() { return {Turn::Nobody, SeatSet{}}; }
    static constexpr Actor seats(SeatSet who) { return {Turn::Seats, who}; }
    static constexpr Actor seat(SeatId who) { return seats(SeatSet::of(who)); }

    constexpr bool is_chance() const { return turn_ == Turn::Chance; }
    constexpr bool is_nobody() const { return turn_ == Turn::Nobody; }
    constexpr bool includes(SeatId who) const { return who_.contains(who); }
    constexpr SeatSet seats() const { return who_; }
    constexpr SeatId first() const { return who_.front(); }
    friend constexpr bool operator==(Actor, Actor) = default;

  private:
    enum class Turn : std::uint8_t { Nobody, Chance, Seats };
    constexpr Actor(Turn turn, SeatSet who) : turn_(turn), who_(who) {}
    Turn turn_;
    SeatSet who_;
};

inline constexpr std::size_t kMaxActions = 255;

// The list sink. Left uninitialised on purpose: it is filled and read a million times a second.
class ActionList {
  public:
    constexpr void operator()(Action action) {
        assert(size_ < kMaxActions);
        items_[size_++] = action;
    }
    constexpr void clear() { size_ = 0; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Action operator[](std::size_t index) const { return items_[index]; }
    constexpr const Action* begin() const { return items_.data(); }
    constexpr const Action* end() const { return items_.data() + size_; }
    constexpr bool contains(Action action) const {
        for (const Action& item : *this)
            if (item == action)
                return true;
        return false;
    }

  private:
    std::array<Action, kMaxActions> items_;
    std::size_t size_ = 0;
};

// The other sinks: what `legal` may be asked without storing a list.
struct ActionCounter {
    std::uint32_t count = 0;
    constexpr void operator()(Action /*action*/) { ++count; }
};

struct MembershipTest {
    Action wanted;
    bool found = false;
    constexpr void operator()(Action action) { found = found || action == wanted; }
};

struct NthPicker {
    std::uint32_t remaining;
    Action picked{};
    constexpr void operator()(Action action) {
        if (remaining-- == 0)
            picked = action;
    }
};

// Finds out whether exactly one action is offered, and which.
struct SoleAction {
    std::uint32_t count = 0;
    Action action{};
    constexpr void operator()(Action offered) {
        ++count;
        action = offered;
    }
};

}  // namespace engine
