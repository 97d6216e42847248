// The actions of Ascalion: one small answer each, to the question that the state asks (A5.7).
#pragma once

#include "engine/action.h"
#include "games/ascalion/areas.h"

namespace ascalion {

using engine::Action;

enum class ActionKind : std::uint8_t {
    None,
    // chance
    Opened,  // a = SeatId (Ch1)
    Turned,  // a = Kind (Ch2)
    Dealt,   // a = Kind, or kNoKind for a country without a source (Ch3)
    Drew,    // a = Country (Ch4)
    Rolled,  // a = Gate (Ch5)
    // answers that several questions share
    Yes,
    No,
    At,       // a = Area
    To,       // a = Place
    Pick,     // a = Kind
    Take,     // a = amount
    Close,    // of a list of picks
    Decline,  // a follower, an offer
    // development
    Found,  // a = Religion
    Make,   // a = Recipe
    Done,   // also of the transports of phase 5
    // trade
    Pass,   // also of the attacks of phase 6
    Offer,  // a = SeatId of the partner
    Withdraw,
    Send,
    Accept,
    Counter,
    // transport
    Foot,
    Ride,
    Chain,
    Boat,
    Ship,
    LoadFrom,  // a = Area
    UnloadTo,  // a = Area
    Stop,
    // attack
    NoTransport,
    ForAttacker,
    ForDefender,
    Neutral,
    Attack,
    End,
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::End) + 1;

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }
constexpr SeatId seat_of(Action action) { return static_cast<SeatId>(action.a); }
constexpr Kind goods_kind_of(Action action) { return static_cast<Kind>(action.a); }
constexpr Gate gate_of(Action action) { return static_cast<Gate>(action.a); }
constexpr Area area_of(Action action) { return static_cast<Area>(action.a); }
constexpr Country country_of(Action action) { return static_cast<Country>(action.a); }
constexpr Place place_of(Action action) { return static_cast<Place>(action.a); }
constexpr int amount_of(Action action) { return action.a; }
constexpr Religion religion_of(Action action) { return static_cast<Religion>(action.a); }
constexpr Recipe recipe_of(Action action) { return static_cast<Recipe>(action.a); }

namespace action {

template <class A>
constexpr Action make(ActionKind kind, A a) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), 0, 0};
}
constexpr Action bare(ActionKind kind) { return make(kind, 0); }

constexpr Action opened(SeatId seat) { return make(ActionKind::Opened, seat); }
constexpr Action turned(Kind kind) { return make(ActionKind::Turned, kind); }
constexpr Action dealt(Kind kind) { return make(ActionKind::Dealt, kind); }
constexpr Action drew(Country country) { return make(ActionKind::Drew, country); }
constexpr Action rolled(Gate gate) { return make(ActionKind::Rolled, gate); }
constexpr Action at(Area area) { return make(ActionKind::At, area); }
constexpr Action at(Country country) { return at(area_of(country)); }
constexpr Action at(Vessel vessel) { return at(area_of(vessel)); }
constexpr Action to(Place place) { return make(ActionKind::To, place); }
constexpr Action pick(Kind kind) { return make(ActionKind::Pick, kind); }
constexpr Action take(int amount) { return make(ActionKind::Take, amount); }
constexpr Action found(Religion religion) { return make(ActionKind::Found, religion); }
constexpr Action make_by(Recipe recipe) { return make(ActionKind::Make, recipe); }
constexpr Action offer(SeatId partner) { return make(ActionKind::Offer, partner); }
constexpr Action load_from(Area area) { return make(ActionKind::LoadFrom, area); }
constexpr Action load_from(Country country) { return load_from(area_of(country)); }
constexpr Action unload_to(Area area) { return make(ActionKind::UnloadTo, area); }
constexpr Action unload_to(Country country) { return unload_to(area_of(country)); }

}  // namespace action
}  // namespace ascalion
