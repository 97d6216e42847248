// Bringing the base into play: where it may go, and whether it can be paid at all (section 6E).
#pragma once

#include "games/wiraqocha/board.h"

namespace wiraqocha {

// A function: on a GPU there are no objects of the namespace.
constexpr HexSet all_hexes() { return HexSet::first(kHexes); }

template <class Let>
constexpr void attack_filters(const State& state, Why none_left, Let&& let) {
    let(Filter{state.board.living, Why::Dead, none_left});
    let(Filter{all_hexes() - state.own(), Why::Own, none_left});
    let(Filter{all_hexes() - force_field_hexes(state), Why::ForceField, none_left});
}

// W6.30, W6.31
template <class Let>
constexpr void placement_filters(const Content& content, const State& state, Let&& let) {
    HexSet open = all_hexes();
    const auto pass = [&](Filter filter) {
        open = open & filter.passing;
        let(filter);
    };
    attack_filters(state, Why::BaseShutOut, pass);
    pass({content.valleys, Why::Mountain, Why::BaseShutOut});
    pass({all_hexes() - state.board.airships, Why::AirshipThere, Why::BaseShutOut});
    const HexSet near = neighbours_of(state, state.own());
    let(Filter{(open & near).empty() ? all_hexes() : near, Why::NotNear});
}

constexpr HexSet placement_hexes(const Content& content, const State& state) {
    return passed([&](auto&& let) { placement_filters(content, state, let); }).hexes;
}

// The fewest steps of one pip that make some of the dice meet a condition (W6.33).
class StepsNeeded {
  public:
    static constexpr int kImpossible = 1000;

    constexpr StepsNeeded(const Content& content, Dice dice) : content_(content), dice_(dice) {
        for (int face = 1; face <= kFaces; ++face)
            for (int i = dice.count(face); i > 0; --i)
                add_die(face);
    }

    constexpr int to_meet(Hex hex) const {
        const HexSpec& spec = content_.hexes[hex];
        switch (spec.condition) {
            case Condition::Number: return to_number(spec.value);
            case Condition::Double: return to_faces({spec.value, spec.value, 0});
            case Condition::Straight: return to_faces({spec.value, spec.value + 1, spec.value + 2});
        }
        return kImpossible;
    }

  private:
    static constexpr int kMaxDice = 12;

    // Bit s of sums_[n]: some n dice add up to s. Sums beyond 31 are too far from any number.
    constexpr void add_die(int face) {
        for (std::size_t n = kMaxDice; n > 0; --n)
            sums_[n] |= sums_[n - 1] << static_cast<unsigned>(face);
    }

    constexpr int to_number(int number) const {
        int best = kImpossible;
        const int fewest = number > kFaces ? 2 : 1;
        for (int n = fewest; n <= number && n <= kMaxDice; ++n)
            if (number <= kFaces * n)
                best = smaller_of(best, distance(sums_[static_cast<std::size_t>(n)], number));
        return best;
    }

    static constexpr int distance(std::uint32_t sums, int number) {
        for (int steps = 0; steps <= 31; ++steps) {
            const bool above = number + steps <= 31 && ((sums >> (number + steps)) & 1U) != 0;
            const bool below = number - steps >= 0 && ((sums >> (number - steps)) & 1U) != 0;
            if (above || below)
                return steps;
        }
        return kImpossible;
    }

    // Tries every die for the first wanted face, then the rest for the others; 0 ends the list.
    constexpr int to_faces(std::array<int, 3> wanted) const { return to_faces(wanted, 0, dice_); }

    constexpr int to_faces(const std::array<int, 3>& wanted, std::size_t at, Dice rest) const {
        if (at == wanted.size() || wanted[at] == 0)
            return 0;
        int best = kImpossible;
        for (int face = 1; face <= kFaces; ++face) {
            if (rest.count(face) == 0)
                continue;
            const int steps = face < wanted[at] ? wanted[at] - face : face - wanted[at];
            best = smaller_of(best, steps + to_faces(wanted, at + 1, rest - Dice::one(face)));
        }
        return best;
    }

    static constexpr int smaller_of(int one, int other) { return one < other ? one : other; }

    const Content& content_;
    Dice dice_;
    std::array<std::uint32_t, kMaxDice + 1> sums_{1};
};

// The fewest steps for condition and beating dice together: each beating die is set apart in turn.
constexpr int steps_to_take(const Content& content, Defence defence, Dice dice) {
    if (defence.dice == 0)
        return StepsNeeded(content, dice).to_meet(defence.hex);
    int best = StepsNeeded::kImpossible;
    for (int face = 1; face <= kFaces; ++face) {
        if (dice.count(face) == 0)
            continue;
        const int raise = face > defence.value ? 0 : defence.value + 1 - face;
        Defence fewer = defence;
        --fewer.dice;
        const int rest = steps_to_take(content, fewer, dice - Dice::one(face));
        if (raise + rest < best)
            best = raise + rest;
    }
    return best;
}

// What a placement may be paid with.
struct Means {
    Dice dice;
    int resources = 0;
    bool exoskeleton = false;
};

// W6.32 without the exoskeleton: can these dice and resources pay for some placement?
constexpr bool placement_within(const Content& content,
                                const State& state,
                                Dice dice,
                                int resources) {
    const HexSet hexes = placement_hexes(content, state);
    const HexSet guarded = hexes & defended(state);
    if (!((hexes - guarded) & conditions_met(content, dice)).empty())
        return true;
    const int steps = resources / content.parameters.resources_per_step;
    for (const Hex hex : guarded)
        if (steps_to_take(content, defence_of(content, state, hex), dice) <= steps)
            return true;
    if (steps == 0)
        return false;
    const StepsNeeded plain(content, dice);
    for (const Hex hex : hexes - guarded)
        if (plain.to_meet(hex) <= steps)
            return true;
    return false;
}

constexpr bool may_use_exoskeleton(const State& state) {
    return owns(state.active(), Card::BattleExoskeleton) && !is_done(state, Mark::Exoskeleton);
}

constexpr Dice changed(Dice dice, int from, int to) {
    return dice - Dice::one(from) + Dice::one(to);
}

// W6.32: steps, raises and an unused exoskeleton count; re-rolls and the somnium die do not.
constexpr bool placement_reachable(const Content& content, const State& state, Means means) {
    if (placement_within(content, state, means.dice, means.resources))
        return true;
    if (!means.exoskeleton)
        return false;
    const int to = state.options.exoskeleton_face;
    for (int face = 1; face <= kFaces; ++face)
        if (means.dice.count(face) != 0
            && placement_within(content, state, changed(means.dice, face, to), means.resources))
            return true;
    return false;
}

constexpr bool placement_reachable(const Content& content, const State& state) {
    return placement_reachable(
        content,
        state,
        {state.turn.pool, state.active().resources.value(), may_use_exoskeleton(state)});
}

}  // namespace wiraqocha
