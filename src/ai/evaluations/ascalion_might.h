// Who could take what in Ascalion, by the strengths around every country: alone, or with all others
// on one side.
#pragma once

#include "games/ascalion/conflict.h"
#include "games/ascalion/phases/attacking.h"

namespace ai::ascalion_standing {

using namespace ascalion;

// Who attacks next: in this round, or first in the next one.
inline SeatId next_attacker(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    if (turn.phase != Phase::Attack || turn.active == kNobody || turn.ask == Ask::University)
        return first_in_order(state);
    const int made = state.attack.made.value();
    const bool may_attack = made < attacking::most_attacks(content, state)
                            && made == state.attack.successes.value() && turn.ask != Ask::LostBook;
    if (may_attack)
        return turn.active;
    const SeatId next = next_in_order(state, turn.active);
    return next != kNobody ? next : next_player(state, turn.start);
}

// Whether the seat will attack before the round ends.
inline bool has_attack_left(const Content& content, const State& state, SeatId seat) {
    if (state.turn.phase != Phase::Attack || state.turn.active == kNobody)
        return true;
    if (seat == state.turn.active)
        return next_attacker(content, state) == seat;
    return position_in_order(state, seat) > position_in_order(state, state.turn.active);
}

// The countries of a defender that an attacker could take with what stands around them.
struct Prey {
    CountrySet taken;   // now
    CountrySet nearly;  // with one weapon more
    CountrySet sure;    // even if everybody else helps the defender
    CountrySet helped;  // only if everybody else helps

    Prey& operator|=(const Prey& other) {
        taken |= other.taken;
        nearly |= other.nearly;
        sure |= other.sure;
        helped |= other.helped;
        return *this;
    }
};

// What every seat has around every country.
class Might {
  public:
    Might(const Content& content, const State& state) : seats_(state.options.seats) {
        for (std::size_t seat = 0; seat < seats_; ++seat)
            add_areas(content, state, engine::seat_id(static_cast<int>(seat)));
        find_prey(content, state);
    }

    const Prey& prey(SeatId attacker, SeatId defender) const {
        return prey_[static_cast<std::size_t>(attacker)][static_cast<std::size_t>(defender)];
    }
    int around(SeatId seat, Country country) const {
        return strength_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(country)];
    }
    int value(Country country) const { return values_[static_cast<std::size_t>(country)]; }
    int total(SeatId seat) const { return totals_[static_cast<std::size_t>(seat)]; }

  private:
    using Row = std::array<std::uint8_t, kCountries>;

    void add_areas(const Content& content, const State& state, SeatId seat) {
        Row& row = strength_[static_cast<std::size_t>(seat)];
        int& total = totals_[static_cast<std::size_t>(seat)];
        for (const Country country : state.areas_of(seat).countries) {
            const int value = value_of(content, state, area_of(country));
            values_[static_cast<std::size_t>(country)] = static_cast<std::uint8_t>(value);
            total += value;
            add(row, content.countries[country].neighbours, value);
        }
        for (const Vessel vessel : state.areas_of(seat).vessels) {
            const int value = value_of(content, state, area_of(vessel));
            total += value;
            add(row, content.place(state.board.place(vessel)).touching, value);
        }
    }
    static void add(Row& row, CountrySet countries, int value) {
        for (const Country near : countries) {
            std::uint8_t& sum = row[static_cast<std::size_t>(near)];
            sum = static_cast<std::uint8_t>(sum + value);
        }
    }

    void find_prey(const Content& content, const State& state) {
        for (std::size_t defender = 0; defender < seats_; ++defender)
            for (const Country country : state.board.areas.items[defender].countries)
                find_attackers(content, country, defender);
    }

    void find_attackers(const Content& content, Country country, std::size_t defender) {
        const auto at = static_cast<std::size_t>(country);
        const int defence =
            values_[at] + strength_[defender][at] - content.parameters.attacker_bonus;
        int all = 0;
        for (std::size_t rival = 0; rival < seats_; ++rival)
            all += rival == defender ? 0 : strength_[rival][at];
        for (std::size_t rival = 0; rival < seats_; ++rival) {
            const int attack = strength_[rival][at];
            if (rival == defender || attack == 0)
                continue;
            Prey& prey = prey_[rival][defender];
            if (attack > defence)
                prey.taken.insert(country);
            else if (attack + content.parameters.weapon_value > defence)
                prey.nearly.insert(country);
            if (attack > defence + all - attack)
                prey.sure.insert(country);
            else if (attack <= defence && all > defence)
                prey.helped.insert(country);
        }
    }

    std::size_t seats_;
    std::array<Row, kMaxSeats> strength_{};
    Row values_{};
    std::array<int, kMaxSeats> totals_{};
    std::array<std::array<Prey, kMaxSeats>, kMaxSeats> prey_{};
};

}  // namespace ai::ascalion_standing
