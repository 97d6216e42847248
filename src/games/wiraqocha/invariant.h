// The laws that hold after every action (section 11). Each law is one function; the first that is
// broken gives its name.
#pragma once

#include <string_view>

#include "games/wiraqocha/phases/laying.h"
#include "games/wiraqocha/turn.h"

namespace wiraqocha {

namespace laws {

constexpr bool laid_out(const State& state) { return state.phase != Phase::Laying; }

constexpr bool in_setup(const State& state) {
    return state.phase == Phase::Laying || state.phase == Phase::Dealing
           || state.phase == Phase::Starting;
}

constexpr int pieces_in_sight(const State& state, Piece piece) {
    const Seat& owner = state.seat(piece.owner);
    int count = owner.reserve[piece.kind].value() + owner.cemetery[piece.kind].value();
    for (const Hex hex : state.controlled_by(piece.owner))
        count += state.board.pieces[hex] == piece ? 1 : 0;
    for (const Seat& captor : state.seats)
        count += captor.captive == piece ? 1 : 0;
    return count + (state.board.removed == piece ? 1 : 0);
}

constexpr bool belongs_to(const State& state, PieceKind kind, SeatId seat) {
    for (const Card card : state.seat(seat).cards)
        if (wiraqocha::piece_of(card) == kind)
            return true;
    return false;
}

// Ordinary pieces as many as the content says, special ones with their card.
constexpr int pieces_due(const Content& content, const State& state, Piece piece) {
    if (piece.kind > PieceKind::Zeppelin)
        return belongs_to(state, piece.kind, piece.owner) ? 1 : 0;
    return content.pieces_per_seat[piece.kind].value();
}

// W11.1, W11.12, W11.18
constexpr bool pieces_are_complete(const Content& content, const State& state) {
    for (int i = 0; i < state.options.seats; ++i) {
        for (int k = 0; k < kPieceKinds; ++k)
            if (const Piece piece{static_cast<PieceKind>(k), engine::seat_id(i)};
                pieces_in_sight(state, piece) != pieces_due(content, state, piece))
                return false;
    }
    return true;
}

// W11.2
constexpr bool supplies_suffice(const Content& content, const State& state) {
    return supply_of_resources(content, state) >= 0 && supply_of_crystals(content, state) >= 0;
}

// W11.3
constexpr bool cards_are_complete(const Content& content, const State& state) {
    CardSet seen = state.deck;
    int count = state.deck.size();
    for (const Card card : state.market) {
        if (card == kNoCard)
            return false;
        seen.insert(card);
        ++count;
    }
    for (const Seat& seat : state.seats) {
        seen |= seat.cards;
        count += seat.cards.size();
    }
    if (count != kCards || seen != CardSet::first(kCards))
        return false;
    const bool dealing = state.phase == Phase::Dealing || state.phase == Phase::Refilling;
    const bool complete = market_is_complete(content, state);
    const bool starting = state.phase == Phase::Starting || state.phase == Phase::Preparing;
    return (!dealing || !complete) && (!starting || complete);
}

// W11.4, W11.14, W11.15: an artefact is in one place; only that of a dead ruin can be in none.
constexpr bool artefacts_are_complete(const Content& content, const State& state) {
    ArtefactSet seen = state.board.lying;
    int count = seen.size();
    for (const Seat& seat : state.seats) {
        seen |= seat.artefacts;
        count += seat.artefacts.size();
    }
    ArtefactSet struck;
    if (const Hex dead = state.board.dead;
        dead != kNoHex && content.hexes[dead].artefact != kNoArtefact)
        struck.insert(content.hexes[dead].artefact);
    return count == seen.size() && (ArtefactSet::first(kArtefacts) - seen - struck).empty()
           && (state.board.lying & struck).empty();
}

// W11.4
constexpr bool artefacts_are_placed(const Content& content, const State& state) {
    if (!laid_out(state))
        return state.board.lying.empty();
    if (!artefacts_are_complete(content, state))
        return false;
    for (const Hex hex : state.board.living) {
        const Artefact artefact = content.hexes[hex].artefact;
        if (artefact != kNoArtefact && is_explorer(state.board.pieces[hex].kind)
            && state.board.lying.contains(artefact))
            return false;
    }
    return true;
}

// W11.5: the sets that the state keeps for speed say the same as the pieces and dice themselves.
constexpr bool sets_are_true(const State& state) {
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        const Piece piece = state.board.pieces[hex];
        if (static_cast<bool>(piece) != (piece.owner != kNobody)
            || state.board.airships.contains(hex) != is_airship(piece.kind)
            || state.board.defence_dice.contains(hex) != (state.board.die[hex] != 0))
            return false;
        for (int s = 0; s < kMaxSeats; ++s) {
            const SeatId seat = engine::seat_id(s);
            if (state.controlled_by(seat).contains(hex) != (piece.owner == seat)
                || (state.seat(seat).base == hex) != (piece == Piece{PieceKind::Base, seat}))
                return false;
        }
    }
    return true;
}

constexpr HexSet occupied(const State& state) {
    HexSet hexes;
    for (const HexSet controlled : state.board.controlled)
        hexes |= controlled;
    return hexes;
}

// W11.5, W11.6
constexpr bool dice_lie_on_held_hexes(const State& state) {
    for (const std::uint8_t face : state.board.die.items)
        if (face > kFaces)
            return false;
    return (state.board.defence_dice - occupied(state)).empty();
}

constexpr bool has_somnium_die(const State& state) {
    return is_done(state, Mark::Somnium) && state.phase != Phase::Somnium;
}

// W11.7: a die that is being rolled again is neither in the pool nor spent. Room for a somnium die
// is kept until it has been rolled.
constexpr bool dice_add_up(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    const int rerolling = state.phase == Phase::Rerolling ? 1 : 0;
    const int total = turn.pool.size() + turn.used.value() + turn.laid.value() + rerolling;
    const int room = has_somnium_die(state) ? 0 : 1;
    return state.is_over()
           || (turn.rolled == total && total + room <= content.parameters.box_dice
               && (state.phase != Phase::Somnium || is_done(state, Mark::Somnium)));
}

// W7.13: a plunder uses dice; those of the turn are forgotten when it ends.
constexpr bool plunders_are_paid(const State& state) {
    return state.phase == Phase::Refilling || state.is_over()
           || state.turn.plunders <= state.turn.used;
}

// W11.8
constexpr bool allowance_is_sound(const Content& content, const State& state) {
    const int villages = content.terrain(Terrain::Village).size();
    if (state.turn.counted > content.parameters.base_dice + villages
        || state.turn.rerolls > kArtefacts)
        return false;
    if (state.phase == Phase::Preparing && allowance(content, state) < content.parameters.base_dice)
        return false;
    if (state.phase != Phase::Rolling)
        return !state.turn.to_roll;
    if (!state.turn.to_roll)
        return false;
    const int dice = allowance(content, state);
    const int total = kept_dice(state) + state.turn.to_roll.value() + state.turn.rolled.value();
    return dice >= content.parameters.base_dice && dice < content.parameters.box_dice
           && (state.options.dice_box_limit ? total <= dice : total == dice);
}

// W11.9
constexpr bool pool_only_in_phase_two(const State& state) {
    const bool has_pool = state.phase == Phase::Rolling || state.phase == Phase::Acting
                          || state.phase == Phase::Rerolling || state.phase == Phase::Somnium;
    return has_pool || state.turn.pool.empty();
}

// W11.10: a ransom comes on top, but not while the captive is still there.
constexpr int most_stored(const Content& content, const State& state, SeatId seat) {
    const bool may_have_ransom =
        state.options.prisoner && seat != state.turn.active && !state.seat(seat).captive;
    return content.parameters.resource_storage
           + (may_have_ransom ? content.parameters.ransom_resources : 0);
}

constexpr bool rivals_store_little(const Content& content, const State& state) {
    for (int i = 0; i < state.options.seats; ++i) {
        const SeatId seat = engine::seat_id(i);
        const bool has_stored = seat != state.turn.active || state.phase == Phase::Refilling;
        if (has_stored && state.seat(seat).resources > most_stored(content, state, seat))
            return false;
    }
    return true;
}

// W11.11
constexpr bool bases_are_safe(const State& state) {
    for (const Seat& seat : state.seats)
        if (seat.cemetery[PieceKind::Base] || seat.captive.kind == PieceKind::Base)
            return false;
    return state.board.removed.kind != PieceKind::Base;
}

constexpr SeatId owner_of(const State& state, Card card) {
    for (int i = 0; i < state.options.seats; ++i)
        if (owns(state.seats[static_cast<std::size_t>(i)], card))
            return engine::seat_id(i);
    return kNobody;
}

// W11.13: an owned force field is never on its card, an unowned token always.
constexpr bool token_is_placed(const State& state, Card card, TokenPlace place) {
    const SeatId owner = owner_of(state, card);
    if (owner == kNobody)
        return place == TokenPlace::OnCard;
    if (place == TokenPlace::OnCard)
        return card == Card::FlyingFortress;
    return place == TokenPlace::Removed
           || state.controlled_by(owner).contains(static_cast<Hex>(place));
}

// W11.14
constexpr bool dead_hex_is_empty(const State& state) {
    const Hex dead = state.board.dead;
    if (dead == kNoHex)
        return !state.board.removed;
    return owner_of(state, Card::DeathRay) != kNobody && !state.board.living.contains(dead)
           && !occupied(state).contains(dead)
           && laying::hexes_of_game(state.options).contains(dead);
}

// W11.16
constexpr bool nobody_has_won_yet(const Content& content, const State& state) {
    if (in_setup(state) || state.is_over())
        return true;
    for (int i = 0; i < state.options.seats; ++i)
        if (goal_reached(content, state, state.seats[static_cast<std::size_t>(i)]) != Ending::None)
            return false;
    return true;
}

// W11.17
constexpr bool marks_are_clear_at_start(const State& state) {
    const MarkSet preparing = MarkSet::of(Mark::Income) | MarkSet::of(Mark::Count)
                              | MarkSet::of(Mark::Workshop) | MarkSet::of(Mark::Factory);
    return state.phase != Phase::Preparing
           || ((state.turn.done - preparing).empty() && !state.turn.rolled);
}

// W11.19
constexpr bool captives_are_sound(const State& state) {
    for (int i = 0; i < kMaxSeats; ++i) {
        const Piece captive = state.seats[static_cast<std::size_t>(i)].captive;
        if (captive && (!state.options.prisoner || captive.owner == engine::seat_id(i)))
            return false;
    }
    return true;
}

// W11.20
constexpr bool probe_is_current(const State& state) {
    const Hex hex = state.turn.probed;
    if (hex == kNoHex)
        return true;
    return state.phase != Phase::Preparing && state.phase != Phase::Rolling
           && state.board.pieces[hex].kind == PieceKind::Base
           && holder_of(state, hex) != state.turn.active;
}

constexpr bool is_laid_in_order(const State& state) {
    for (int i = 0; i < kSlots; ++i)
        if ((state.board.layout[static_cast<std::size_t>(i)] != kNoHex)
            != (i < state.board.living.size()))
            return false;
    return state.board.dead == kNoHex && state.layouts_refused < laying::kMostLayouts
           && !laying::unlaid(state).empty()
           && (state.board.living - laying::hexes_of_game(state.options)).empty();
}

constexpr bool layout_is_complete(const Content& content, const State& state) {
    if (!laid_out(state))
        return is_laid_in_order(state) && state.board.touching == PerHex<HexSet>{};
    HexSet laid;
    for (const Hex hex : state.board.layout)
        laid.insert(hex);
    if (laid != laying::hexes_of_game(state.options) || !(occupied(state) - laid).empty())
        return false;
    HexSet living = laid;
    if (state.board.dead != kNoHex)
        living.erase(state.board.dead);
    State again = state;
    again.board.touching = {};
    laying::connect(content, again);
    return living == state.board.living && again.board.touching == state.board.touching;
}

// W4.4: until the first turn nobody has done anything.
constexpr bool setup_is_untouched(const Content& content, const State& state) {
    if (!in_setup(state))
        return true;
    Seat start;
    start.reserve = content.pieces_per_seat;
    for (int i = 0; i < state.options.seats; ++i)
        if (state.seats[static_cast<std::size_t>(i)] != start)
            return false;
    return state.turn == Turn{} && state.round == 1;
}

// W8.12
constexpr bool round_is_played(const State& state) {
    const int cap = state.options.round_cap;
    return state.round >= 1 && (cap == 0 || state.round <= cap);
}

// W8.10
constexpr bool ending_has_a_winner(const State& state) {
    return state.is_over() == (state.ending != Ending::None)
           && state.is_over() == (state.winner != kNobody);
}

}  // namespace laws

constexpr std::string_view first_broken_law(const Content& content, const State& state) {
    struct Law {
        bool holds;
        std::string_view name;
    };
    const bool playing = !laws::in_setup(state);
    const std::array checks = {
        Law{laws::layout_is_complete(content, state), "W2.4 layout"},
        Law{laws::setup_is_untouched(content, state), "W4.4 start"},
        Law{laws::pieces_are_complete(content, state), "W11.1 pieces"},
        Law{laws::supplies_suffice(content, state), "W11.2 supplies"},
        Law{laws::cards_are_complete(content, state), "W11.3 cards"},
        Law{laws::artefacts_are_placed(content, state), "W11.4 artefacts"},
        Law{laws::sets_are_true(state), "W11.5 control"},
        Law{laws::dice_lie_on_held_hexes(state), "W11.6 defence dice"},
        Law{laws::dice_add_up(content, state), "W11.7 dice of the turn"},
        Law{laws::plunders_are_paid(state), "W7.13 plunders"},
        Law{laws::allowance_is_sound(content, state), "W11.8 allowance"},
        Law{laws::pool_only_in_phase_two(state), "W11.9 pool"},
        Law{!playing || laws::rivals_store_little(content, state), "W11.10 storage"},
        Law{laws::bases_are_safe(state), "W11.11 bases"},
        Law{laws::token_is_placed(state, Card::ForceField, state.board.force_field),
            "W11.13 force field"},
        Law{laws::token_is_placed(state, Card::FlyingFortress, state.board.fortress),
            "W11.13 fortress"},
        Law{laws::dead_hex_is_empty(state), "W11.14 dead hex"},
        Law{laws::nobody_has_won_yet(content, state), "W11.16 running game"},
        Law{laws::marks_are_clear_at_start(state), "W11.17 once-per-turn marks"},
        Law{laws::captives_are_sound(state), "W11.19 captives"},
        Law{laws::probe_is_current(state), "W11.20 probe"},
        Law{laws::ending_has_a_winner(state), "W8.10 ending"},
        Law{laws::round_is_played(state), "W8.12 round"},
    };
    for (const Law& law : checks)
        if (!law.holds)
            return law.name;
    return {};
}

}  // namespace wiraqocha
