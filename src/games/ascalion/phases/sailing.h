// Voyages: a boat or ship loads, unloads and goes from place to place (A6.55 - A6.73, A6.84).
#pragma once

#include "games/ascalion/phases/passing.h"
#include "games/ascalion/reach.h"

namespace ascalion::sailing {

using carrying::goals;
using carrying::is_extra;
using carrying::usable;

constexpr Place place_now(const State& state) { return state.board.place(state.transport.vessel); }

constexpr bool by_boat(const State& state) { return is_boat(state.transport.vessel); }

// Distress (A6.70 - A6.72)

constexpr int points_to_coast(const Content& content, const State& state, Place from) {
    if (!is_high_sea(content, state, from))
        return 0;
    int fewest = kOutOfReach;
    for (int i = 0; i < kShallow; ++i) {
        const Place field = shallow(i + 1);
        if (const int points = distance(content, true, from, field);
            points < fewest && !is_high_sea(content, state, field))
            fewest = points;
    }
    return fewest;
}

constexpr bool is_distressed(const State& state) {
    return state.board.distressed.contains(state.transport.vessel);
}

constexpr bool can_be_saved(const Content& content, const State& state, Vessel boat) {
    return points_to_coast(content, state, state.board.place(boat))
           <= content.parameters.boat_points;
}

// Distressed boats of the active player that are still out and can be brought in.
constexpr VesselSet boats_to_save(const Content& content, const State& state) {
    VesselSet out;
    for (const Vessel boat : state.own().vessels & state.board.distressed)
        if (is_high_sea(content, state, state.board.place(boat))
            && can_be_saved(content, state, boat))
            out.insert(boat);
    return out;
}

// Extra transport (A6.83, A6.84)

constexpr bool touches_target(const Content& content, const State& state, Place place) {
    const Area target = state.attack.target;
    if (is_country(target))
        return content.place(place).touching.contains(country_of(target));
    return state.board.place(vessel_of(target)) == place;
}

constexpr int points_to_target(const Content& content, const State& state, Place from, bool boat) {
    const Area target = state.attack.target;
    if (!is_country(target))
        return distance(content, boat, from, state.board.place(vessel_of(target)));
    int fewest = kOutOfReach;
    for (const Place place : content.countries[country_of(target)].places) {
        if (place == kNoPlace)
            break;
        const int points = distance(content, boat, from, place);
        fewest = points < fewest ? points : fewest;
    }
    return fewest;
}

// Steps along the river are numbered by the section they leave.
constexpr bool is_upstream(Place from, Place to) { return is_section(to) && to > from; }

constexpr bool was_refused(const Transport& transport, Place from, Place to) {
    if (!is_section(from))
        return false;
    return is_upstream(from, to) ? transport.refused_up.contains(from)
                                 : transport.refused_down.contains(from);
}

constexpr bool has_way_to_target(const Content& content,
                                 const State& state,
                                 Place from,
                                 int points) {
    const Transport& transport = state.transport;
    if (transport.refused_up.empty() && transport.refused_down.empty())
        return points_to_target(content, state, from, by_boat(state)) <= points;
    bool found = false;
    const PlaceSet range = reachable(content, {from, points, true}, [&](Place leaving, Place to) {
        return !was_refused(transport, leaving, to);
    });
    range.each([&](Place place) { found = found || touches_target(content, state, place); });
    return found;
}

constexpr bool can_reach_target(const Content& content, const State& state) {
    return has_way_to_target(content, state, place_now(state), state.transport.points.value());
}

// NR-24: the vessel has not moved, only what it hands over.
constexpr bool is_at_rest(const State& state) { return state.transport.came_from == kNoPlace; }

constexpr bool has_handed_over(const State& state) {
    const Transport& transport = state.transport;
    return is_at_rest(state) && transport.loaded_from.empty() && !transport.unloaded_to.empty();
}

// A6.84: by a refusal. A vessel that cannot reach the target at all may still hand over.
constexpr bool is_stranded(const Content& content, const State& state) {
    const Transport& transport = state.transport;
    const bool unrefused = transport.refused_up.empty() && transport.refused_down.empty();
    return is_extra(state) && !(is_at_rest(state) && unrefused)
           && !can_reach_target(content, state);
}

// A6.56: own countries that the vessel touches and own vessels in its place.
constexpr AreaSet alongside(const Content& content, const State& state, Vessel vessel) {
    const Place place = state.board.place(vessel);
    VesselSet vessels = vessels_at(state, usable(state).vessels, place);
    vessels.erase(vessel);
    return {usable(state).countries & content.place(place).touching, vessels};
}

// Vessels

constexpr bool can_hand_over(const Content& content, const State& state, Vessel vessel) {
    return carrying::has_cargo(state, area_of(vessel), true)
           && !(alongside(content, state, vessel) & goals(content, state)).empty();
}

constexpr bool can_take_part(const Content& content, const State& state, Vessel vessel) {
    const bool boat = is_boat(vessel);
    const int points = boat ? content.parameters.boat_points : content.parameters.ship_points;
    return points_to_target(content, state, state.board.place(vessel), boat) <= points
           || can_hand_over(content, state, vessel);
}

constexpr bool can_sail(const Content& content, const State& state, Vessel vessel) {
    if (is_extra(state))
        return can_take_part(content, state, vessel);
    return !state.board.distressed.contains(vessel) || can_be_saved(content, state, vessel);
}

constexpr VesselSet vessels(const Content& content, const State& state, TransportKind kind) {
    const VesselSet of_kind = kind == TransportKind::Boat ? all_boats() : all_ships();
    if (state.transport.purpose == Purpose::Ordinary)
        if (const VesselSet out = boats_to_save(content, state); out)
            return out & of_kind;  // A6.71
    VesselSet able;
    for (const Vessel vessel : usable(state).vessels& of_kind)
        if (can_sail(content, state, vessel))
            able.insert(vessel);
    return able;
}

template <class Sieve>
constexpr void sift(const Content& content, const State& state, Sieve& sieve) {
    const bool boat = state.transport.kind == TransportKind::Boat;
    sieve.keep(state.own(), Why::NotYours);
    sieve.keep({CountrySet{}, boat ? all_boats() : all_ships()}, Why::OtherVessel);
    sieve.keep(usable(state), Why::Converted);
    if (state.transport.purpose == Purpose::Ordinary)
        if (const VesselSet out = boats_to_save(content, state); out)
            sieve.keep({CountrySet{}, out}, Why::SaveBoats);
    sieve.keep({CountrySet{}, vessels(content, state, state.transport.kind)},
               is_extra(state) ? Why::NotToTarget : Why::LostAtSea);
}

// The menu of a halt

constexpr void loads(const State& state, AreaSet near, auto&& sink) {
    AreaSet open;
    for (const Area area : near - state.transport.loaded_from)
        if (carrying::has_cargo(state, area, true))
            open.insert(area);
    for (const Area area : distinct(state, open))
        sink(action::load_from(area));
}

constexpr void unloads(const Content& content, const State& state, AreaSet near, auto&& sink) {
    if (!carrying::has_cargo(state, area_of(state.transport.vessel), true))
        return;
    AreaSet open = near - state.transport.unloaded_to;
    if (is_extra(state))
        open = open & goals(content, state);
    for (const Area area : distinct(state, open))
        sink(action::unload_to(area));
}

// A step to a place next to this one, wherever it leads.
constexpr Obstacle why_no_step(const Content& content, const State& state, Place to) {
    const Transport& transport = state.transport;
    const Place from = place_now(state);
    if (!is_open_to(by_boat(state), to))
        return by_boat(state) ? Why::TooDeep : Why::NoRiver;
    if (was_refused(transport, from, to))
        return Why::Refused;
    const int cost = step_cost(content, by_boat(state), from, to);
    return cost > transport.points.value() ? Obstacle(Why::Points, cost) : Obstacle();
}

constexpr Obstacle why_not_on(const Content& content, const State& state, Place to) {
    if (const Obstacle step = why_no_step(content, state, to); !step.none())
        return step;
    const int left =
        state.transport.points.value() - step_cost(content, by_boat(state), place_now(state), to);
    if (is_extra(state))
        return has_way_to_target(content, state, to, left) ? Why::Nothing : Why::NotToTarget;
    const bool comes_in = !is_distressed(state) || points_to_coast(content, state, to) <= left;
    return comes_in ? Why::Nothing : Why::AwayFromCoast;
}

// A6.84: only the way by which it came.
constexpr Obstacle why_not_back(const Content& content, const State& state, Place to) {
    const Transport& transport = state.transport;
    const bool came_from_there = !transport.path.empty() && transport.path.back() == to;
    return came_from_there ? why_no_step(content, state, to) : Why::OnlyBack;
}

constexpr Obstacle why_no_stop(const Content& content, const State& state) {
    if (!state.transport.acted)
        return Why::NotStarted;  // A6.58
    const Place place = place_now(state);
    if (is_extra(state)) {
        const bool takes_part = touches_target(content, state, place) || has_handed_over(state);
        return takes_part ? Why::Nothing : Why::NotAtTarget;
    }
    const bool out = is_distressed(state) && is_high_sea(content, state, place);
    return out ? Why::HighSea : Why::Nothing;
}

// Of all steps from here.
constexpr Obstacle why_not(const Content& content, const State& state, Place to) {
    return is_stranded(content, state) ? why_not_back(content, state, to)
                                       : why_not_on(content, state, to);
}

constexpr void menu_of_stranded(const Content& content, const State& state, auto&& sink) {
    const Transport& transport = state.transport;
    if (is_at_rest(state))
        unloads(content, state, alongside(content, state, transport.vessel), sink);
    if (!transport.path.empty() && why_not_back(content, state, transport.path.back()).none())
        sink(action::to(transport.path.back()));
    sink(action::bare(ActionKind::Stop));
}

constexpr void halt(const Content& content, const State& state, auto&& sink) {
    if (is_stranded(content, state))
        return menu_of_stranded(content, state, sink);
    const AreaSet near = alongside(content, state, state.transport.vessel);
    if (!is_extra(state) || can_reach_target(content, state))
        loads(state, near, sink);
    unloads(content, state, near, sink);
    for (const Place to : content.place(place_now(state)).steps)
        if (to != kNoPlace && why_not_on(content, state, to).none())
            sink(action::to(to));
    if (why_no_stop(content, state).none())
        sink(action::bare(ActionKind::Stop));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Vessel:
            return offer_areas(
                state, open_areas([&](auto& sieve) { sift(content, state, sieve); }), sink);
        case Ask::Halt: return halt(content, state, sink);
        default: return offer_yes_no(sink);
    }
}

// Changes

constexpr void start(const Content& content, State& state, Vessel vessel) {
    Transport& transport = state.transport;
    transport.vessel = vessel;
    transport.points =
        Counter(is_boat(vessel) ? content.parameters.boat_points : content.parameters.ship_points);
    ask(state, state.turn.active, Ask::Halt);
}

constexpr void begin_list(State& state, Area other, bool unloading) {
    Transport& transport = state.transport;
    transport.other = other;
    (unloading ? transport.unloaded_to : transport.loaded_from).insert(other);
    carrying::open_list(state, unloading);
}

constexpr void end_list(State& state) {
    Transport& transport = state.transport;
    transport.open = transport.unloaded = KindSet{};
    transport.other = kNoArea;
    transport.acted = true;
    transport.unloading = transport.picked = false;
    ask(state, state.turn.active, Ask::Halt);
}

// A6.63, A6.67
constexpr bool needs_passage(const State& state, Place to) {
    return is_section(place_now(state)) && to != state.transport.came_from;
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (kind_of(action)) {
        case ActionKind::At: return start(content, state, vessel_of(area_of(action)));
        case ActionKind::LoadFrom: return begin_list(state, area_of(action), false);
        case ActionKind::UnloadTo: return begin_list(state, area_of(action), true);
        case ActionKind::Stop: return carrying::finish_transport(content, state);
        default: break;
    }
    const Place to = place_of(action);
    if (needs_passage(state, to))
        passing::begin(content, state, to);
    else
        passing::make_step(content, state, to);
}

}  // namespace ascalion::sailing

namespace ascalion::passing {

constexpr void make_step(const Content& content, State& state, Place to) {
    Transport& transport = state.transport;
    const Place from = sailing::place_now(state);
    transport.points -= step_cost(content, sailing::by_boat(state), from, to);
    if (!transport.path.empty() && transport.path.back() == to)
        transport.path.pop_back();
    else
        transport.path.push_back(from);
    transport.came_from = from;
    transport.loaded_from = transport.unloaded_to = AreaSet{};
    transport.acted = true;
    state.board.place(transport.vessel) = to;
    ask(state, state.turn.active, Ask::Halt);
}

// A6.68
constexpr void refuse_step(State& state) {
    Transport& transport = state.transport;
    const Place from = sailing::place_now(state);
    if (sailing::is_upstream(from, transport.step_to))
        transport.refused_up.insert(from);
    else
        transport.refused_down.insert(from);
    transport.step_to = kNoPlace;
    transport.acted = true;
    ask(state, state.turn.active, Ask::Halt);
}

}  // namespace ascalion::passing
