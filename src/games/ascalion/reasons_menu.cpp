// Why a recipe, a partner, a kind of transport or a step of a voyage is not offered.
#include "games/ascalion/reasons.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

using engine::Argument;
using engine::Message;

bool has_resources(const State& state, SeatId seat) {
    return !goods_of(state, state.areas_of(seat)).resources().empty();
}

Message no_march(const State& state, TransportKind kind) {
    if (kind == TransportKind::Foot)
        return why("nothing_to_carry");
    const CountrySet riders = state.own().countries & state.board.horses;
    if (riders.empty())
        return why("no_horse");
    return why(kind == TransportKind::Ride ? "nowhere_to_ride" : "no_chain");
}

}  // namespace

Message why_not_recipe(const Pack& pack, const State& state, Recipe recipe) {
    const Product product = pack.content.recipe(recipe).product;
    if (!developing::is_in_supply(pack.content, state, product))
        return why("supply_empty");
    return why("goods_nowhere",
               {goods_words(pack, developing::price_of(pack.content, state, recipe))});
}

Message why_not_partner(const State& state, SeatId partner) {
    const SeatId maker = state.turn.active;
    if (!is_playing(state, partner))
        return why("eliminated");
    if (!state.trade.links[maker].contains(partner))
        return why("not_linked");
    if (state.seat(maker).offers >= state.options.offer_cap)
        return why("offers_used", {Argument::number(state.options.offer_cap)});
    if (!has_resources(state, maker))
        return why("you_have_nothing");
    if (!has_resources(state, partner))
        return why("partner_has_nothing", {Argument::seat(partner)});
    return why("no_offer_left", {Argument::seat(partner)});
}

Message why_not_transport(const Pack& pack, const State& state, TransportKind kind) {
    if (state.turn.ask == Ask::Transport && sailing::boats_to_save(pack.content, state))
        return why("save_boats");
    if (state.turn.ask == Ask::Bonus && attacking::bonus_left(state) <= 0)
        return why("no_bonus_left");
    const VesselSet of_kind = kind == TransportKind::Boat ? all_boats() : all_ships();
    if (transporting::is_voyage(kind) && (state.own().vessels & of_kind).empty())
        return why(kind == TransportKind::Boat ? "no_boat" : "no_ship");
    if (state.turn.ask == Ask::Extra)
        return why("nothing_to_target");
    return no_march(state, kind);
}

Message why_not_place(const Pack& pack, const State& state, Place place) {
    const Place from = sailing::place_now(state);
    const bool by_boat = sailing::by_boat(state);
    if (!is_open_to(by_boat, place))
        return why(by_boat ? "too_deep" : "no_river");
    if (sailing::was_refused(state.transport, from, place))
        return why("refused");
    const int cost = step_cost(pack.content, by_boat, from, place);
    if (cost > state.transport.points.value())
        return why("points", {Argument::number(cost)});
    return why(carrying::is_extra(state) ? "not_to_target" : "away_from_coast");
}

}  // namespace ascalion
