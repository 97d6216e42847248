// Which things on the table get a reason: actions of the menu, hexes and open cards that nothing
// legal names.
#include "games/wiraqocha/reasons.h"

#include <string>
#include <utility>

#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::ActionList;
using engine::Argument;
using engine::Message;
using engine::Reason;

// The kinds that a click on a bare hex can begin. Those of a card begin with a click on the card.
constexpr std::array kBegunOnHex = {ActionKind::Swap,
                                    ActionKind::TakeBack,
                                    ActionKind::CaveMove,
                                    ActionKind::Place,
                                    ActionKind::Conquer,
                                    ActionKind::Plunder};

HexSet first_targets(const Content& content, State state, ActionKind kind) {
    composing::begin(state, kind);
    return composing::targets(content, state);
}

HexSet hexes_of_menu(const Content& content, const State& state, const ActionList& legal) {
    HexSet named;
    for (const ActionKind kind : kBegunOnHex)
        if (legal.contains(action::menu(kind)))
            named |= first_targets(content, state, kind);
    return named;
}

HexSet hexes_of_answers(const ActionList& legal) {
    HexSet named;
    for (const Action action : legal) {
        if (kind_of(action) == ActionKind::AtHex)
            named.insert(hex_of(action));
        if (kind_of(action) == ActionKind::WithPiece && origin_of(action) != kNoHex)
            named.insert(origin_of(action));
    }
    return named;
}

HexSet named_hexes(const Content& content, const State& state, const ActionList& legal) {
    return state.pending.ask == Ask::Nothing ? hexes_of_menu(content, state, legal)
                                             : hexes_of_answers(legal);
}

CardSet named_cards(const Content& content, const State& state, const ActionList& legal) {
    CardSet named;
    const auto insert = [&named](Action picked) { named.insert(card_of(picked)); };
    if (legal.contains(action::menu(ActionKind::Build)) || state.pending.ask == Ask::Card)
        acting::buildable(content, state, insert);
    return named;
}

template <class Enum>
std::string target(std::string_view kind, Enum id) {
    return std::string(kind) + ":" + std::string(name_of(id));
}

using Reasons = std::vector<Reason>;

void explain_menu(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    for (int i = static_cast<int>(ActionKind::Income); i <= static_cast<int>(ActionKind::EndTurn);
         ++i)
        if (const auto kind = static_cast<ActionKind>(i); !legal.contains(action::menu(kind)))
            out.push_back({target("action", kind), why_not_action(pack, state, kind)});
}

void explain_hexes(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    const HexSet named = named_hexes(pack.content, state, legal);
    for (const Hex hex : state.board.layout)
        if (!named.contains(hex))
            out.push_back({target("hex", hex), why_not_hex(pack, state, hex)});
}

void explain_cards(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    const CardSet named = named_cards(pack.content, state, legal);
    for (const Card card : state.market)
        if (!named.contains(card))
            out.push_back({target("card", card), why_not_card(pack, state, card)});
}

}  // namespace

Message why(std::string_view key, std::vector<Argument> arguments) {
    return {"why." + std::string(key), std::move(arguments)};
}

Message finish_first(const State& state) {
    const std::string doing(name_of(state.pending.doing));
    return why("finish", {Argument::message({"choice." + doing, {}})});
}

Message resources(int amount) {
    return {amount == 1 ? "amount.resource" : "amount.resources", {Argument::number(amount)}};
}

Message crystals(int amount) {
    return {amount == 1 ? "amount.crystal" : "amount.crystals", {Argument::number(amount)}};
}

Message dice(int amount) {
    return {amount == 1 ? "amount.die" : "amount.dice", {Argument::number(amount)}};
}

// A price in crystals alone does not exist.
Message price(int of_resources, int of_crystals) {
    if (of_crystals == 0)
        return resources(of_resources);
    return {"amount.both",
            {Argument::message(resources(of_resources)), Argument::message(crystals(of_crystals))}};
}

Message too_few(int missing_resources, int missing_crystals) {
    if (missing_resources > 0 && missing_crystals > 0)
        return why("short.both",
                   {Argument::message(resources(missing_resources)),
                    Argument::message(crystals(missing_crystals))});
    const bool one = missing_resources + missing_crystals == 1;
    return why(one ? "short.one" : "short.many",
               {Argument::message(missing_resources > 0 ? resources(missing_resources)
                                                        : crystals(missing_crystals))});
}

bool is_worth_plundering(const Content& content, const State& state, Hex base) {
    const Seat& victim = state.seat(holder_of(state, base));
    return plundering::has_loot(content, victim) || plundering::holds_own_captive(state, victim);
}

Message why_not_card(const Pack& pack, const State& state, Card card) {
    if (state.pending.ask != Ask::Nothing && state.pending.ask != Ask::Card)
        return finish_first(state);
    if (state.phase == Phase::Preparing)
        return why("roll_first");
    if (!base_in_play(state.active()))
        return why("place_first");
    if (is_done(state, Mark::Build))
        return why("built");
    const CardSpec& price = pack.content.cards[card];
    return too_few(price.resources - state.active().resources.value(),
                   price.crystals - state.active().crystals.value());
}

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    const auto legal = engine::legal_of<Rules>(pack.content, state, seat);
    if (legal.empty())
        return {};
    std::vector<Reason> all;
    explain_menu(pack, state, legal, all);
    explain_hexes(pack, state, legal, all);
    explain_cards(pack, state, legal, all);
    return all;
}

}  // namespace wiraqocha
