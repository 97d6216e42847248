// The actions of Path of Civilization: one pick or one random event each (sections 6 and 11).
#pragma once

#include "engine/action.h"
#include "games/pathciv/types.h"

namespace pathciv {

using engine::Action;

enum class ActionKind : std::uint8_t {
    None,
    // chance
    Challenged,  // a = Type: of a challenge (X1)
    Threatened,  // a = Battle (X2)
    Stacked,     // a = Tech (X3)
    Dealt,       // a = Board: of a seat (X4)
    Opposed,     // a = Board: of the Rival (X5)
    Entered,     // a = Card (X6, X7)
    Showed,      // a = Marker (X8)
    Opened,      // a = Marker: by the Rival (X9)
    Aimed,       // a = Type: of the Rival (X10)
    // picks
    Discard,       // a = Tech (Q1)
    Left,          // a, b = Tech, in order (Q2)
    GiveUpCube,    // a = Tray (Q3)
    Open,          // a = Marker (Q4)
    Take,          // a = Marker (Q5)
    Bid,           // a = Card (Q6, Q7)
    Pass,          // (Q6, Q7)
    GiveUpCircle,  // a = Circle (Q8)
    CountAs,       // a = Type: of an any-circle (Q9)
    Buy,           // a = Tech (Q10)
    Adopt,         // a = Tech: for nothing (Q11)
    Study,         // a = Type: of a point of choice (Q12)
    Recruit,       // a = Tray: of a cube of choice (Q13)
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::Recruit) + 1;

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }
constexpr Type type_of(Action action) { return static_cast<Type>(action.a); }
constexpr Tray tray_of(Action action) { return static_cast<Tray>(action.a); }
constexpr Circle circle_of(Action action) { return static_cast<Circle>(action.a); }
constexpr Tech tech_of(Action action) { return static_cast<Tech>(action.a); }
constexpr Tech second_tech_of(Action action) { return static_cast<Tech>(action.b); }
constexpr Card card_of(Action action) { return static_cast<Card>(action.a); }
constexpr Marker marker_of(Action action) { return static_cast<Marker>(action.a); }
constexpr Board board_of(Action action) { return static_cast<Board>(action.a); }
constexpr Battle battle_of(Action action) { return static_cast<Battle>(action.a); }

namespace action {

template <class A>
constexpr Action make(ActionKind kind, A a) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), 0, 0};
}

constexpr Action challenged(Type type) { return make(ActionKind::Challenged, type); }
constexpr Action threatened(Battle battle) { return make(ActionKind::Threatened, battle); }
constexpr Action stacked(Tech tech) { return make(ActionKind::Stacked, tech); }
constexpr Action dealt(Board board) { return make(ActionKind::Dealt, board); }
constexpr Action opposed(Board board) { return make(ActionKind::Opposed, board); }
constexpr Action entered(Card card) { return make(ActionKind::Entered, card); }
constexpr Action showed(Marker marker) { return make(ActionKind::Showed, marker); }
constexpr Action opened(Marker marker) { return make(ActionKind::Opened, marker); }
constexpr Action aimed(Type type) { return make(ActionKind::Aimed, type); }

constexpr Action discard(Tech tech) { return make(ActionKind::Discard, tech); }
constexpr Action left(Tech one, Tech other) {
    return {static_cast<std::uint8_t>(ActionKind::Left),
            static_cast<std::uint8_t>(one),
            static_cast<std::uint8_t>(other),
            0};
}
constexpr Action give_up(Tray tray) { return make(ActionKind::GiveUpCube, tray); }
constexpr Action give_up(Circle circle) { return make(ActionKind::GiveUpCircle, circle); }
constexpr Action open(Marker marker) { return make(ActionKind::Open, marker); }
constexpr Action take(Marker marker) { return make(ActionKind::Take, marker); }
constexpr Action bid(Card card) { return make(ActionKind::Bid, card); }
constexpr Action pass() { return make(ActionKind::Pass, 0); }
constexpr Action count_as(Type type) { return make(ActionKind::CountAs, type); }
constexpr Action buy(Tech tech) { return make(ActionKind::Buy, tech); }
constexpr Action adopt(Tech tech) { return make(ActionKind::Adopt, tech); }
constexpr Action study(Type type) { return make(ActionKind::Study, type); }
constexpr Action recruit(Tray tray) { return make(ActionKind::Recruit, tray); }

}  // namespace action
}  // namespace pathciv
