// A position as JSON, like a FEN: everything but what can be derived, read back with checks.
#include <optional>
#include <utility>

#include "engine/read_position.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/state_fields.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

core::Error bad(std::string where, std::string what) { return {std::move(where), std::move(what)}; }

// The sets that the state keeps for speed, and the supply.
void derive_sets(const Content& content, State& state) {
    Board& board = state.board;
    board.in_play = CountrySet::first(kCountries);
    if (!with_islands(content, state.options))
        board.in_play -= content.island_countries;
    for (int i = 0; i < kAreas; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        set_goods(state, area, board.goods[area]);
        if (board.owner[area] != kNobody)
            board.areas[board.owner[area]].insert(area);
    }
}

// What is left of the tokens; none if more lie around than there are.
std::optional<Goods> supply_of(const Content& content, const State& state) {
    Goods supply;
    for (const Kind kind : all_kinds()) {
        int left = content.tokens.count(kind) - state.transport.cargo.count(kind);
        for (const Goods hand : state.trade.hands)
            left -= hand.count(kind);
        for (const Goods goods : state.board.goods.items)
            left -= goods.count(kind);
        if (left < 0)
            return std::nullopt;
        supply += Goods::of(kind, left);
    }
    return supply;
}

// What the laws rely on: numbers that index something.
std::optional<core::Error> check_shape(const State& state) {
    const Options& options = state.options;
    if (options.opener > options.seats)
        return bad("options.opener", "there is no such seat");
    const auto is_seat = [&options](SeatId seat) {
        return seat == kNobody || engine::index_of(seat) < options.seats;
    };
    for (std::size_t i = 0; i < kAreas; ++i)
        if (!is_seat(state.board.owner.items[i]))
            return bad("board.owner." + std::string(tables::kAreaNames[i]),
                       "there is no such seat");
    for (const SeatId seat : {state.turn.start,
                              state.turn.active,
                              state.turn.to_move,
                              state.turn.founder,
                              state.turn.poor,
                              state.trade.maker,
                              state.trade.partner})
        if (!is_seat(seat))
            return bad("turn", "there is no such seat");
    if (state.turn.ask != Ask::Opener && state.turn.start == kNobody)
        return bad("turn.start", "expected the start player");
    return std::nullopt;
}

std::optional<core::Error> complete(const Content& content, State& state) {
    if (auto wrong = check_shape(state))
        return wrong;
    derive_sets(content, state);
    const auto supply = supply_of(content, state);
    if (!supply)
        return bad("board.goods", "there are not so many tokens");
    state.board.supply = *supply;
    return std::nullopt;
}

}  // namespace

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    return engine::read_position<Rules>(pack.content, json, complete);
}

}  // namespace ascalion
