// The small changes that actions are made of. Each keeps the derived sets of the board true.
#pragma once

#include "games/wiraqocha/victory.h"

namespace wiraqocha {

constexpr void mark(State& state, Mark mark) { state.turn.done.insert(mark); }

constexpr void put(State& state, Hex hex, Piece piece) {
    state.board.pieces[hex] = piece;
    state.board.controlled[static_cast<std::size_t>(piece.owner)].insert(hex);
    if (is_airship(piece.kind))
        state.board.airships.insert(hex);
    if (piece.kind == PieceKind::Base)
        state.seat(piece.owner).base = hex;
}

constexpr Piece lift(State& state, Hex hex) {
    const Piece piece = state.board.pieces[hex];
    state.board.pieces[hex] = Piece{};
    state.board.controlled[static_cast<std::size_t>(piece.owner)].erase(hex);
    state.board.airships.erase(hex);
    if (piece.kind == PieceKind::Base)
        state.seat(piece.owner).base = kNoHex;
    return piece;
}

constexpr void set_die(State& state, Hex hex, int face) {
    state.board.die[hex] = static_cast<std::uint8_t>(face);
    state.board.defence_dice.insert(hex);
}

constexpr void remove_die(State& state, Hex hex) {
    state.board.die[hex] = 0;
    state.board.defence_dice.erase(hex);
}

// The die and the tokens of a hex leave it; the force field for good, the fortress to its card.
constexpr void strip(State& state, Hex hex) {
    remove_die(state, hex);
    if (state.board.force_field == on_hex(hex))
        state.board.force_field = TokenPlace::Removed;
    if (has_fortress(state, hex))
        state.board.fortress = TokenPlace::OnCard;
}

// W6.14
constexpr Piece vacate(State& state, Hex hex) {
    strip(state, hex);
    return lift(state, hex);
}

constexpr void to_reserve(State& state, Piece piece) {
    ++state.seat(piece.owner).reserve[piece.kind];
}

constexpr void to_cemetery(State& state, Piece piece) {
    ++state.seat(piece.owner).cemetery[piece.kind];
}

// From the cemetery back to the reserve of the active player.
constexpr void recover(State& state, PieceKind kind) {
    --state.active().cemetery[kind];
    to_reserve(state, {kind, state.turn.active});
}

// W6.9: an explorer takes the artefact that lies where it arrives.
constexpr void arrive(const Content& content, State& state, Hex hex, Piece piece) {
    put(state, hex, piece);
    const Artefact artefact = content.hexes[hex].artefact;
    if (!is_explorer(piece.kind) || artefact == kNoArtefact
        || !state.board.lying.contains(artefact))
        return;
    state.board.lying.erase(artefact);
    state.seat(piece.owner).artefacts.insert(artefact);
    check_victory(content, state);
}

// Takes the piece that an action moves from the reserve (from = kNoHex) or from its hex.
constexpr Piece take_mover(State& state, PieceKind kind, Hex from) {
    if (from != kNoHex)
        return vacate(state, from);
    --state.active().reserve[kind];
    return {kind, state.turn.active};
}

constexpr void spend_resources(State& state, int amount) { state.active().resources -= amount; }

// W2.7: a gain is cut to what the supply holds.
constexpr void gain_resources(const Content& content, State& state, int amount) {
    state.active().resources += smaller(amount, supply_of_resources(content, state));
}

constexpr void gain_crystals(const Content& content, State& state, int amount) {
    state.active().crystals += smaller(amount, supply_of_crystals(content, state));
    check_victory(content, state);
}

constexpr void spend_dice(State& state, Dice dice) {
    state.turn.pool -= dice;
    state.turn.used += dice.size();
}

// W6.41, W6.48: the card and its piece go to the active player.
constexpr void gain_built_card(const Content& content, State& state, Card card) {
    state.active().cards.insert(card);
    if (const PieceKind piece = piece_of(card); piece != kNoPiece)
        to_reserve(state, {piece, state.turn.active});
    check_victory(content, state);
}

}  // namespace wiraqocha
