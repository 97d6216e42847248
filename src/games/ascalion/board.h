// Questions about the board: who touches whom, what an area is worth, who is whose master. A query
// never writes.
#pragma once

#include "games/ascalion/content.h"
#include "games/ascalion/state.h"

namespace ascalion {

// Turn order: the start player, then clockwise, without eliminated players.
constexpr bool is_playing(const State& state, SeatId seat) {
    return state.seat(seat).eliminated == 0;
}

constexpr SeatId clockwise(const State& state, SeatId seat) {
    const int next = engine::index_of(seat) + 1;
    return engine::seat_id(next == state.options.seats ? 0 : next);
}

constexpr SeatId counter_clockwise(const State& state, SeatId seat) {
    const int index = engine::index_of(seat);
    return engine::seat_id((index == 0 ? state.options.seats : index) - 1);
}

// The next player who is not eliminated, round and round.
constexpr SeatId next_player(const State& state, SeatId seat) {
    SeatId next = clockwise(state, seat);
    while (!is_playing(state, next) && next != seat)
        next = clockwise(state, next);
    return next;
}

constexpr SeatId first_in_order(const State& state) {
    return is_playing(state, state.turn.start) ? state.turn.start
                                               : next_player(state, state.turn.start);
}

// How late a seat comes in turn order.
constexpr int position_in_order(const State& state, SeatId seat) {
    const int gap = engine::index_of(seat) - engine::index_of(state.turn.start);
    return gap < 0 ? gap + state.options.seats : gap;
}

// kNobody after the last one.
constexpr SeatId next_in_order(const State& state, SeatId seat) {
    for (SeatId next = clockwise(state, seat); next != state.turn.start;
         next = clockwise(state, next))
        if (is_playing(state, next))
            return next;
    return kNobody;
}

constexpr int players_left(const State& state) {
    int left = 0;
    for (int i = 0; i < state.options.seats; ++i)
        left += state.seats[static_cast<std::size_t>(i)].eliminated == 0 ? 1 : 0;
    return left;
}

// Areas

constexpr bool with_islands(const Content& content, const Options& options) {
    if (options.islands == Toggle::Auto)
        return content.islands_by_seats[options.seats];
    return options.islands == Toggle::On;
}

constexpr const std::array<std::uint8_t, kResources>& source_counts(const Content& content,
                                                                    const Options& options) {
    const bool large = options.source_set == SourceSet::Auto
                           ? content.large_set_by_seats[options.seats]
                           : options.source_set == SourceSet::Large;
    return content.source_sets[large ? 1 : 0];
}

constexpr int total_sources(const Content& content, const Options& options) {
    int total = 0;
    for (const std::uint8_t count : source_counts(content, options))
        total += count;
    return total;
}

constexpr CountrySet all_sources(const State& state) {
    CountrySet all = state.board.face_down;
    for (const CountrySet of_kind : state.board.sources)
        all |= of_kind;
    return all;
}

constexpr VesselSet vessels_on_map(const State& state) {
    VesselSet all;
    for (int i = 0; i < state.options.seats; ++i)
        all |= state.board.areas.items[static_cast<std::size_t>(i)].vessels;
    return all;
}

constexpr VesselSet vessels_at(const State& state, VesselSet among, Place place) {
    VesselSet found;
    for (const Vessel vessel : among)
        if (state.board.place(vessel) == place)
            found.insert(vessel);
    return found;
}

// The countries that a place touches; those out of play touch nothing (A3.2).
constexpr CountrySet coast(const Content& content, const State& state, Place place) {
    return content.place(place).touching & state.board.in_play;
}

// A3.3: shallow field without a country in play.
constexpr bool is_high_sea(const Content& content, const State& state, Place place) {
    return is_shallow(place) && coast(content, state, place).empty();
}

// A2.6
constexpr AreaSet touching(const Content& content, const State& state, Area area) {
    const VesselSet vessels = vessels_on_map(state);
    if (!is_country(area)) {
        const Place place = state.board.place(vessel_of(area));
        AreaSet all{coast(content, state, place), vessels_at(state, vessels, place)};
        all.erase(area);
        return all;
    }
    AreaSet all{content.countries[country_of(area)].neighbours & state.board.in_play, {}};
    for (const Vessel vessel : vessels)
        if (content.place(state.board.place(vessel)).touching.contains(country_of(area)))
            all.vessels.insert(vessel);
    return all;
}

constexpr CountrySet neighbours_of(const Content& content, CountrySet countries) {
    CountrySet all;
    for (const Country country : countries)
        all |= content.countries[country].neighbours;
    return all;
}

// Everything that touches one of the areas.
constexpr AreaSet touching_any(const Content& content, const State& state, AreaSet areas) {
    AreaSet all{neighbours_of(content, areas.countries), {}};
    for (const Vessel vessel : areas.vessels)
        all.countries |= content.place(state.board.place(vessel)).touching;
    all.countries = all.countries & state.board.in_play;
    for (const Vessel vessel : vessels_on_map(state)) {
        const Place place = state.board.place(vessel);
        VesselSet others = areas.vessels;
        others.erase(vessel);
        if ((content.place(place).touching & areas.countries) || vessels_at(state, others, place))
            all.vessels.insert(vessel);
    }
    return all;
}

// A2.7
constexpr int value_of(const Content& content, const State& state, Area area) {
    const Parameters& values = content.parameters;
    const Goods goods = state.board.goods[area];
    int value = values.warrior_value;
    value += goods.has(Kind::Horse) ? values.horse_value : 0;
    value += goods.has(Kind::Weapon) ? values.weapon_value : 0;
    if (is_country(area))
        return value + (state.board.cities.contains(country_of(area)) ? values.city_value : 0);
    return value + (is_boat(vessel_of(area)) ? values.boat_value : values.ship_value);
}

constexpr int value_of(const Content& content, const State& state, AreaSet areas) {
    int sum = 0;
    for (const Area area : areas)
        sum += value_of(content, state, area);
    return sum;
}

constexpr Goods goods_of(const State& state, AreaSet areas) {
    Goods all;
    for (const Country country : areas.countries&(state.board.laden | state.board.horses))
        all += state.board.goods[area_of(country)];
    for (const Vessel vessel : areas.vessels)
        all += state.board.goods[area_of(vessel)];
    return all;
}

constexpr int cities_of(const State& state, SeatId seat) {
    return (state.areas_of(seat).countries & state.board.cities).size();
}

// Vessels equal in owner, place, content and distress are offered once (A5.9).
constexpr bool are_alike(const State& state, Vessel one, Vessel other) {
    const Board& board = state.board;
    const Area left = area_of(one);
    const Area right = area_of(other);
    return is_boat(one) == is_boat(other) && board.place(one) == board.place(other)
           && board.owner[left] == board.owner[right] && board.goods[left] == board.goods[right]
           && board.distressed.contains(one) == board.distressed.contains(other)
           && board.books.contains(left) == board.books.contains(right)
           && board.followers[0].contains(left) == board.followers[0].contains(right)
           && board.followers[1].contains(left) == board.followers[1].contains(right);
}

constexpr bool has_twin(const State& state, VesselSet among, Vessel vessel) {
    for (const Vessel other : among)
        if (are_alike(state, vessel, other))
            return true;
    return false;
}

// The lowest vessel of each sort.
constexpr VesselSet distinct(const State& state, VesselSet vessels) {
    VesselSet kept;
    for (const Vessel vessel : vessels)
        if (!has_twin(state, kept, vessel))
            kept.insert(vessel);
    return kept;
}

constexpr AreaSet distinct(const State& state, AreaSet areas) {
    return {areas.countries, distinct(state, areas.vessels)};
}

constexpr void offer_areas(const State& state, AreaSet areas, auto&& sink) {
    for (const Area area : distinct(state, areas))
        sink(action::at(area));
}

// Religions (section 7A)

constexpr SeatId temple_owner(const State& state, Religion religion) {
    const Country temple = state.board.temple(religion);
    return temple == kNoCountry ? kNobody : state.board.owner[area_of(temple)];
}

// The areas whose follower has that master.
constexpr AreaSet converted_by(const State& state, SeatId master) {
    AreaSet all;
    for (const Religion religion : {Religion::Brothers, Religion::Sisters})
        if (master != kNobody && temple_owner(state, religion) == master)
            all |= state.board.follower(religion);
    return all;
}

// Supplies of pieces without a kind

constexpr int cities_left(const Content& content, const State& state) {
    return content.parameters.cities - state.board.cities.size();
}
constexpr int books_left(const Content& content, const State& state) {
    return content.parameters.books - state.board.books.size();
}
constexpr int followers_left(const Content& content, const State& state, Religion religion) {
    return content.parameters.followers[static_cast<std::size_t>(religion)]
           - state.board.follower(religion).size();
}
constexpr int vessels_left(const Content& content, const State& state, Product product) {
    const VesselSet on_map = vessels_on_map(state);
    return product == Product::Boat ? content.parameters.boats - (on_map & all_boats()).size()
                                    : content.parameters.ships - (on_map & all_ships()).size();
}

}  // namespace ascalion
