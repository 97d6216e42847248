// Chance lays the hexes on the slots (W4.1, W4.2; C1).
#pragma once

#include "games/wiraqocha/content.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha::laying {

inline constexpr int kMostLayouts = 500;

constexpr HexSet hexes_of_game(const Options& options) {
    HexSet hexes = HexSet::first(kHexes);
    hexes.erase(options.cave ? Hex::N07 : Hex::Cave);
    return hexes;
}

constexpr HexSet unlaid(const State& state) {
    return hexes_of_game(state.options) - state.board.living;
}

constexpr void lay(State& state, int slot, Hex hex) {
    state.board.layout[static_cast<std::size_t>(slot)] = hex;
    state.board.living.insert(hex);
}

constexpr void clear(State& state) {
    for (Hex& hex : state.board.layout)
        hex = kNoHex;
    state.board.living = HexSet{};
}

// W2.4: which hexes touch follows from the slots they lie on.
constexpr void connect(const Content& content, State& state) {
    for (std::size_t one = 0; one < kSlots; ++one)
        for (std::size_t other = 0; other < kSlots; ++other)
            if (core::touches(content.slots[one], content.slots[other]))
                state.board.touching[state.board.layout[one]].insert(state.board.layout[other]);
}

constexpr void lay_beginner(const Content& content, State& state) {
    clear(state);
    for (int slot = 0; slot < kSlots; ++slot) {
        const Hex hex = content.beginner_layout[static_cast<std::size_t>(slot)];
        lay(state, slot, hex == Hex::N07 && state.options.cave ? Hex::Cave : hex);
    }
}

// B1 - B5 of the content: no corner of the board is dead, no terrain clumps.
constexpr bool is_balanced_at(const Content& content, const State& state, Hex hex) {
    const HexSet near = state.board.touching[hex];
    const HexSpec& spec = content.hexes[hex];
    const int valleys = (near & content.valleys).size();
    const bool low_number = spec.condition == Condition::Number && spec.value <= kFaces;
    if (valleys < (low_number ? 2 : 1))
        return false;
    const int alike = (near & content.terrain(spec.terrain)).size();
    if (spec.terrain == Terrain::Vein)
        return alike == 0;
    if (spec.terrain == Terrain::Ruins)
        return alike <= 1;
    return spec.terrain != Terrain::Village || alike <= 2;
}

constexpr bool is_balanced(const Content& content, const State& state) {
    for (const Hex hex : state.board.living)
        if (!is_balanced_at(content, state, hex))
            return false;
    return true;
}

constexpr void finish(State& state) {
    state.board.lying = ArtefactSet::first(kArtefacts);  // W4.3
    state.phase = Phase::Dealing;
}

// A full board that is not balanced is taken up again, 500 times at most.
constexpr void accept_or_repeat(const Content& content, State& state) {
    connect(content, state);
    if (state.options.layout == Layout::Balanced && !is_balanced(content, state)) {
        state.board.touching = {};
        ++state.layouts_refused;
        if (state.layouts_refused < kMostLayouts) {
            clear(state);
            return;
        }
        lay_beginner(content, state);
        connect(content, state);
    }
    finish(state);
}

constexpr void legal(const State& state, auto&& sink) {
    const int slot = state.board.living.size();
    for (const Hex hex : unlaid(state))
        sink(action::laid(hex, slot));
}

constexpr void apply(const Content& content, State& state, Action action) {
    lay(state, slot_of(action), hex_of(action));
    if (unlaid(state).empty())
        accept_or_repeat(content, state);
}

}  // namespace wiraqocha::laying
