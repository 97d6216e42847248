// The laws of the table (section 11); the first broken one is named. What an action in progress has
// to look like stands in progress.h and progress_transport.h.
#pragma once

#include <string_view>

#include "games/ascalion/conflict.h"
#include "games/ascalion/progress_transport.h"
#include "games/ascalion/victory.h"

namespace ascalion {
namespace laws {

constexpr bool are_claimed(const State& state) { return state.turn.phase != Phase::Setup; }

constexpr bool fits_options(const Content& content, const State& state) {
    const Options& options = state.options;
    if (options.seats < kMinSeats || options.seats > kMaxSeats || options.opener > options.seats)
        return false;
    if (options.round_cap == 0 || options.round_cap > 200 || options.offer_cap > kMostOffers
        || options.goods_cap == 0 || options.goods_cap > kMostGoods)
        return false;
    CountrySet in_play = CountrySet::first(kCountries);
    if (!with_islands(content, options))
        in_play -= content.island_countries;
    return state.board.in_play == in_play;
}

// A11.1, A11.2: what is not in the supply lies in areas, is carried or in a hand.
constexpr bool keeps_tokens(const Content& content, const State& state) {
    for (const Kind kind : all_kinds()) {
        int count = state.board.supply.count(kind) + state.transport.cargo.count(kind);
        for (const Goods hand : state.trade.hands)
            count += hand.count(kind);
        for (const Goods goods : state.board.goods.items)
            count += goods.count(kind);
        if (count != content.tokens.count(kind))
            return false;
    }
    return cities_left(content, state) >= 0;
}

constexpr bool is_owner(const State& state, SeatId seat) {
    return engine::index_of(seat) < state.options.seats && is_playing(state, seat);
}

// A11.3, A11.6
constexpr bool keeps_vessels(const Content& content, const State& state) {
    for (int i = 0; i < kVessels; ++i) {
        const Vessel vessel{static_cast<std::uint8_t>(i)};
        const Place place = state.board.place(vessel);
        const SeatId owner = state.board.owner[area_of(vessel)];
        if (place == kNoPlace && (owner != kNobody || state.board.goods[area_of(vessel)]))
            return false;
        if (place != kNoPlace && (!is_owner(state, owner) || !is_open_to(is_boat(vessel), place)))
            return false;
    }
    return vessels_left(content, state, Product::Boat) >= 0
           && vessels_left(content, state, Product::Ship) >= 0;
}

// A11.4
constexpr bool keeps_countries(const Content& /*content*/, const State& state) {
    for (int i = 0; i < kCountries; ++i) {
        const Country country{static_cast<std::uint8_t>(i)};
        const SeatId owner = state.board.owner[area_of(country)];
        const bool free = owner == kNobody;
        if (!free && (!is_owner(state, owner) || !state.board.in_play.contains(country)))
            return false;
        if (free && state.board.goods[area_of(country)])
            return false;
        if (free && are_claimed(state) && state.board.in_play.contains(country))
            return false;
    }
    return true;
}

// A11.5
constexpr bool eliminates(const Content& /*content*/, const State& state) {
    for (int i = 0; i < kMaxSeats; ++i) {
        const Seat& seat = state.seats[static_cast<std::size_t>(i)];
        const bool landless = state.areas_of(engine::seat_id(i)).empty();
        if (i >= state.options.seats ? seat != Seat{} || !landless
                                     : are_claimed(state) && landless != (seat.eliminated != 0))
            return false;
        if (!are_claimed(state) && seat.eliminated != 0)
            return false;
    }
    return true;
}

constexpr bool derives_sets(const Content& /*content*/, const State& state) {
    PerSeat<AreaSet> areas;
    CountrySet horses;
    CountrySet laden;
    for (int i = 0; i < kAreas; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        const SeatId owner = state.board.owner[area];
        if (owner != kNobody && engine::index_of(owner) < kMaxSeats)
            areas[owner].insert(area);
        if (is_country(area) && state.board.goods[area].has(Kind::Horse))
            horses.insert(country_of(area));
        if (is_country(area) && state.board.goods[area].without_horses())
            laden.insert(country_of(area));
    }
    return areas == state.board.areas && horses == state.board.horses && laden == state.board.laden;
}

// A11.7, A11.8
constexpr bool keeps_sources(const Content& content, const State& state) {
    CountrySet seen = state.board.face_down;
    for (const Kind kind : all_resources()) {
        const CountrySet sources = state.board.source(kind);
        const int most = source_counts(content, state.options)[static_cast<std::size_t>(kind)];
        if (!(sources & seen).empty() || sources.size() > most
            || (are_claimed(state) && sources.size() != most))
            return false;
        seen |= sources;
    }
    return (seen - state.board.in_play).empty()
           && (!are_claimed(state) || state.board.face_down.empty());
}

constexpr bool keeps_cities(const Content& /*content*/, const State& state) {
    CountrySet owned;
    for (const AreaSet& areas : state.board.areas.items)
        owned |= areas.countries;
    return (state.board.cities - owned).empty()
           && (are_claimed(state) || state.board.cities.empty());
}

// A11.9, A11.10
constexpr bool has_no_surplus(const Content& /*content*/, const State& state) {
    const Phase phase = state.turn.phase;
    const bool moving = state.transport.kind != TransportKind::None;
    if (phase == Phase::Transport || phase == Phase::Over || moving)
        return true;
    for (const Goods goods : state.board.goods.items) {
        if (goods.count(Kind::Horse) > 1)
            return false;
        if (phase == Phase::Attack && goods.count(Kind::Weapon) > 1)
            return false;
    }
    return true;
}

// A11.14
constexpr bool keeps_distress(const Content& /*content*/, const State& state) {
    const VesselSet boats = vessels_on_map(state) & all_boats();
    return (state.board.distressed - boats).empty()
           && (state.turn.phase == Phase::Transport || state.board.distressed.empty());
}

// A11.19
constexpr bool keeps_base_numbers(const Content& /*content*/, const State& state) {
    int sum = 0;
    int least = kCountries;
    int most = 0;
    for (int i = 0; i < state.options.seats; ++i) {
        const int base = state.seats[static_cast<std::size_t>(i)].base.value();
        sum += base;
        least = base < least ? base : least;
        most = base > most ? base : most;
    }
    if (!are_claimed(state)) {
        int claimed = 0;
        for (const AreaSet& areas : state.board.areas.items)
            claimed += areas.size();
        return sum == claimed && most - least <= 1;
    }
    return sum == state.board.in_play.size() && most - least <= 1;
}

// A11.20
constexpr bool discounts(const Content& /*content*/, const State& state) {
    const Board& board = state.board;
    if (state.turn.phase != Phase::Development)
        return !board.boat_discount && !board.ship_discount;
    return (board.boat_discount || board.boat_built) && (board.ship_discount || board.ship_built);
}

// A11.21
constexpr bool keeps_followers(const Content& content, const State& state) {
    AreaSet taken = state.board.books;
    for (const Religion religion : {Religion::Brothers, Religion::Sisters}) {
        const AreaSet followers = state.board.follower(religion);
        const SeatId master = temple_owner(state, religion);
        if (followers && (master == kNobody || followers & state.areas_of(master)))
            return false;
        if (followers & taken || followers_left(content, state, religion) < 0)
            return false;
        taken |= followers;
    }
    for (const AreaSet& areas : state.board.areas.items)
        taken -= areas;
    return taken.empty();
}

constexpr bool keeps_temples(const State& state) {
    const auto& temples = state.board.temples;
    for (const Country temple : temples)
        if (temple != kNoCountry && state.board.owner[area_of(temple)] == kNobody)
            return false;
    return temples[0] == kNoCountry || temples[0] != temples[1];
}

constexpr bool keeps_university(const State& state, SeatId id) {
    const Seat& seat = state.seat(id);
    if (seat.owns_university && (seat.university_lost != 0 || seat.eliminated != 0))
        return false;
    if (seat.university == kNoCountry)
        return seat.university_lost <= state.turn.round;
    return seat.owns_university && state.board.owner[area_of(seat.university)] == id;
}

// A11.22
constexpr bool keeps_learning(const Content& content, const State& state) {
    for (int i = 0; i < kMaxSeats; ++i)
        if (!keeps_university(state, engine::seat_id(i)))
            return false;
    return keeps_temples(state) && books_left(content, state) >= 0;
}

// A11.23
constexpr bool keeps_expansion_out(const Content& /*content*/, const State& state) {
    if (state.options.expansion)
        return true;
    for (const Seat& seat : state.seats)
        if (seat.owns_university || seat.university != kNoCountry || seat.university_lost != 0)
            return false;
    return state.board.books.empty() && state.board.followers[0].empty()
           && state.board.followers[1].empty() && state.board.temples[0] == kNoCountry
           && state.board.temples[1] == kNoCountry;
}

// A11.25
constexpr bool keeps_rounds(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    if (turn.round > state.options.round_cap || (turn.round == 0) != !are_claimed(state))
        return false;
    if (turn.phase == Phase::Over) {
        return turn.ending != Ending::None
               && (turn.ending == Ending::LastPlayer) == (players_left(state) <= 1)
               && (turn.ending == Ending::Cities)
                      == (players_left(state) > 1 && anybody_has_victory(content, state));
    }
    return turn.ending == Ending::None && players_left(state) >= 2;
}

}  // namespace laws

// In this order: each law may rely on those before it.
constexpr std::string_view first_broken_of_the_board(const Content& content, const State& state) {
    if (!laws::fits_options(content, state))
        return "options";
    if (!laws::keeps_tokens(content, state))
        return "tokens";
    if (!laws::keeps_vessels(content, state))
        return "vessels";
    if (!laws::keeps_countries(content, state))
        return "countries";
    if (!laws::derives_sets(content, state))
        return "derived sets";
    if (!laws::eliminates(content, state))
        return "elimination";
    if (!laws::keeps_sources(content, state))
        return "sources";
    if (!laws::keeps_cities(content, state))
        return "cities";
    if (!laws::has_no_surplus(content, state))
        return "surplus";
    if (!laws::keeps_distress(content, state))
        return "distress";
    if (!laws::keeps_base_numbers(content, state))
        return "base numbers";
    if (!laws::discounts(content, state))
        return "discounts";
    if (!laws::keeps_followers(content, state))
        return "followers";
    return {};
}

constexpr std::string_view first_broken_of_the_turn(const Content& content, const State& state) {
    if (!laws::keeps_learning(content, state))
        return "temples and universities";
    if (!laws::keeps_expansion_out(content, state))
        return "expansion";
    if (!laws::keeps_rounds(content, state))
        return "rounds";
    if (!laws::keeps_turn(content, state))
        return "turn";
    if (!laws::keeps_votes(content, state))
        return "votes";
    if (!laws::keeps_purchase(content, state))
        return "purchase";
    if (!laws::keeps_production(content, state))
        return "production";
    if (!laws::keeps_links(content, state))
        return "links";
    if (!laws::keeps_offer(content, state))
        return "offer";
    if (!laws::keeps_ledger(content, state))
        return "ledger";
    if (!laws::keeps_transport(content, state))
        return "transport";
    if (!laws::keeps_voyage(content, state))
        return "voyage";
    if (!laws::keeps_attack(content, state))
        return "attack";
    return {};
}

constexpr std::string_view first_broken_law(const Content& content, const State& state) {
    const std::string_view broken = first_broken_of_the_board(content, state);
    return broken.empty() ? first_broken_of_the_turn(content, state) : broken;
}

}  // namespace ascalion
