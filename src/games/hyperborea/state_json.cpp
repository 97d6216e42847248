// A position as JSON, like a FEN: everything but what can be derived, read back with checks.
#include <optional>
#include <utility>

#include "engine/read_position.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/state_fields.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

core::Error fault(std::string where, std::string what) {
    return {std::move(where), std::move(what)};
}

void derive_hex_sets_of(Board& board, SeatId seat) {
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        if (board.free[seat][hex] > 0)
            board.free_at[seat].insert(hex);
        if (board.forts[seat][hex] > 0)
            board.forts_at[seat].insert(hex);
        for (const Figure figure : board.figures[hex])
            if (figure == figure_of(seat))
                board.frozen_at[seat].insert(hex);
    }
}

void derive_hex_sets(Board& board) {
    for (const SeatId seat : SeatSet::first(kMaxSeats))
        derive_hex_sets_of(board, seat);
}

// What the laws rely on: numbers that index something.
std::optional<core::Error> wrong_shape(const State& state) {
    const Options& options = state.options;
    if (options.first_player > options.seats)
        return fault("options.first_player", "there is no such seat");
    if (options.round_cap > 500)
        return fault("options.round_cap", "expected at most 500");
    for (const SeatId seat : {state.turn.first, state.turn.active, state.turn.to_move})
        if (seat != kNobody && engine::index_of(seat) >= options.seats)
            return fault("turn", "there is no such seat");
    if (state.turn.phase != Phase::Setup && state.turn.active == kNobody)
        return fault("turn.active", "expected a seat");
    if (state.turn.ask == Ask::Look && state.turn.active == kNobody)
        return fault("turn.ask", "nobody looks at a token");
    return std::nullopt;
}

std::optional<core::Error> complete(const Content& /*content*/, State& state) {
    const auto wrong = wrong_shape(state);
    if (!wrong)
        derive_hex_sets(state.board);
    return wrong;
}

}  // namespace

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    return engine::read_position<Rules>(pack.content, json, complete);
}

}  // namespace hyperborea
