// Why something cannot be chosen now: cards and stacks that are too dear or gone.
#include <array>
#include <string>
#include <utility>

#include "games/pathciv/names.h"
#include "games/pathciv/phrase_tables.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::Message;
using engine::Reason;

// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"why.too_dear",  "It costs {0}, you have {1}.",               "Preis {0}, du hast {1}."},
    {"why.gone",      "No copy is left.",                          "Es ist keine Karte mehr da."},
    {"why.level",     "For nothing you get only the lowest level.", "Umsonst gibt es nur die niedrigste Stufe."},
});
// clang-format on

Message too_dear(int price, Counter have) {
    return {"why.too_dear", {Argument::number(price), Argument::number(have.value())}};
}

void explain_cards(const Content& content,
                   const State& state,
                   SeatId id,
                   std::vector<Reason>& out) {
    const Seat& seat = state.seat(id);
    for (const Card card : bidding::market_of(state))
        if (!bidding::can_afford(content, seat, card))
            out.push_back({"card:" + std::string(name_of(card)),
                           too_dear(price_of(content, seat, card), seat.trays[paid_from(card)])});
}

// Those who take a card for nothing have the lowest level to choose from.
void explain_stacks(const Content& content,
                    const State& state,
                    SeatId id,
                    std::vector<Reason>& out) {
    const Seat& seat = state.seat(id);
    const bool free = learning::affordable(content, state, id).empty();
    for (const Stack stack : all_stacks()) {
        const Tech tech = learning::card_on(state, stack);
        Message why;
        if (state.market.copies[stack] == 0)
            why = {"why.gone", {}};
        else if (free && !learning::lowest_left(state).contains(stack))
            why = {"why.level", {}};
        else if (!free && !learning::can_afford(content, seat, tech))
            why = too_dear(price_of(content, seat, tech), seat.research[content.tech(tech).type]);
        if (!why.empty())
            out.push_back({"stack:" + std::string(name_of(stack)), std::move(why)});
    }
}

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    std::vector<Reason> all;
    if (seat == kNobody || !state.turn.waiting.contains(seat))
        return all;
    if (state.turn.ask == Ask::WonderBids || state.turn.ask == Ask::LeaderBids)
        explain_cards(pack.content, state, seat, all);
    if (state.turn.ask == Ask::TechnologyBids)
        explain_stacks(pack.content, state, seat, all);
    return all;
}

}  // namespace pathciv
