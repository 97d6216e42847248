// The switch behind which tools/mutate plants its bugs: all of them are compiled into one program,
// and the environment variable TETRA_MUTANT says which one is on. Forced in front of every source.
#pragma once

#include <type_traits>

namespace tetra_mutants {

extern int active;   // 0: none, -1: none, but note which are reached
bool note(int bug);  // always false

// At compile time no bug is on, so that rules still run inside static_assert.
constexpr bool on(int bug) {
    if (std::is_constant_evaluated())
        return false;
    return active == bug || (active < 0 && note(bug));
}

constexpr bool flip(int bug, bool value) { return on(bug) != value; }

template <class T>
    requires std::is_integral_v<T>
constexpr T off(int bug, T value) {
    return on(bug) ? static_cast<T>(value + 1) : value;
}

// Another seat; nobody stays nobody.
template <class Seat>
    requires std::is_enum_v<Seat>
constexpr Seat other(int bug, Seat seat) {
    const int index = static_cast<int>(seat);
    if (index < 0 || index > 7 || !on(bug))
        return seat;
    return static_cast<Seat>(index == 0 ? 1 : index - 1);
}

// `a < b` is written `a < Less{7} > b`, which binds as tightly and needs no knowledge of where the
// operands begin and end; the same for the other operators.
template <class Left, class Operator>
struct Held {
    const Left& left;
    Operator bug;
};

// clang-format off
#define TETRA_MUTANT_OPERATOR(Name, open, close, original, changed)                             \
    struct Name { int bug; };                                                                   \
    template <class Left>                                                                       \
    constexpr Held<Left, Name> operator open(const Left& left, Name bug) { return {left, bug}; } \
    template <class Left, class Right>                                                          \
        requires requires(const Left& a, const Right& b) { a original b; a changed b; }         \
    constexpr decltype(auto) operator close(Held<Left, Name> held, const Right& right) {        \
        return on(held.bug.bug) ? (held.left changed right) : (held.left original right);       \
    }

TETRA_MUTANT_OPERATOR(Less, <, >, <, <=)
TETRA_MUTANT_OPERATOR(LessEqual, <=, >, <=, <)
TETRA_MUTANT_OPERATOR(Greater, >, >, >, >=)
TETRA_MUTANT_OPERATOR(GreaterEqual, >=, >, >=, >)
TETRA_MUTANT_OPERATOR(Equal, ==, ==, ==, !=)
TETRA_MUTANT_OPERATOR(Unequal, !=, !=, !=, ==)
TETRA_MUTANT_OPERATOR(Plus, +, +, +, -)
TETRA_MUTANT_OPERATOR(Minus, -, -, -, +)
#undef TETRA_MUTANT_OPERATOR
// clang-format on

}  // namespace tetra_mutants
