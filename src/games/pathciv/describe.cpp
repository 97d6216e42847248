// Words for a choice before it is made, as keys with arguments.
#include <string>
#include <vector>

#include "games/pathciv/ledger.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/things.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

std::vector<Argument> chance_arguments(const Things& things, Action outcome) {
    switch (kind_of(outcome)) {
        case ActionKind::Threatened: return {things.battle(battle_of(outcome))};
        case ActionKind::Stacked:
            return {things.tech(tech_of(outcome)), things.tech_text(tech_of(outcome))};
        case ActionKind::Dealt:
        case ActionKind::Opposed:
            return {things.board(board_of(outcome)), things.board_text(board_of(outcome))};
        case ActionKind::Entered:
            return {things.card(card_of(outcome)), things.card_text(card_of(outcome))};
        case ActionKind::Showed:
        case ActionKind::Opened:
            return {things.marker(marker_of(outcome)), things.marker_text(marker_of(outcome))};
        default: return {things.type(type_of(outcome))};
    }
}

// How many of the same kind are still to be picked, this one included.
int still_to_pick(const Content& content, const State& state, SeatId seat, ActionKind kind) {
    const Secret& secret = state.secrets[seat];
    switch (kind) {
        case ActionKind::GiveUpCube: return deploying::chain_of(content, state, seat).picks;
        case ActionKind::GiveUpCircle: return researching::chain_of(content, state, seat).picks;
        case ActionKind::CountAs:
            return researching::chain_of(content, state, seat).left[Circle::Any].value()
                   - total(secret.chosen);
        case ActionKind::Study: return state.seat(seat).any_research.value() - total(secret.chosen);
        default: return state.seat(seat).any_cubes.value() - total(secret.recruited);
    }
}

class Picked {
  public:
    Picked(const Pack& pack, const State& state, SeatId seat, Action pick)
        : pack_(pack), things_(pack), state_(state), seat_(seat), pick_(pick) {}

    std::vector<Argument> arguments() const {
        switch (kind_of(pick_)) {
            case ActionKind::Discard: return {things_.tech(tech_of(pick_))};
            case ActionKind::Left:
                return {things_.tech(tech_of(pick_)), things_.tech(second_tech_of(pick_))};
            case ActionKind::GiveUpCube:
            case ActionKind::Recruit: return {things_.tray(tray_of(pick_)), still()};
            case ActionKind::Open:
            case ActionKind::Take:
                return {things_.marker(marker_of(pick_)), things_.marker_text(marker_of(pick_))};
            case ActionKind::Bid: return bid(card_of(pick_));
            case ActionKind::Buy: return buy(tech_of(pick_));
            case ActionKind::Adopt:
                return {things_.tech(tech_of(pick_)),
                        things_.tech_text(tech_of(pick_)),
                        things_.sort(tech_of(pick_))};
            case ActionKind::GiveUpCircle: return {things_.circle(circle_of(pick_)), still()};
            case ActionKind::CountAs:
            case ActionKind::Study: return {things_.type(type_of(pick_)), still()};
            default: return {};
        }
    }

  private:
    const Content& content() const { return pack_.content; }
    const Seat& own() const { return state_.seat(seat_); }

    Argument still() const {
        return Argument::number(still_to_pick(content(), state_, seat_, kind_of(pick_)));
    }
    std::vector<Argument> bid(Card card) const {
        return {things_.card(card),
                things_.card_text(card),
                given(pack_, paid_from(card), price_of(content(), own(), card)),
                things_.sort(card)};
    }
    std::vector<Argument> buy(Tech tech) const {
        return {things_.tech(tech),
                things_.offer_text(tech),
                given(pack_, content().tech(tech).type, price_of(content(), own(), tech)),
                things_.sort(tech)};
    }

    const Pack& pack_;
    const Things things_;
    const State& state_;
    const SeatId seat_;
    const Action pick_;
};

// Two copies are told of as one thing laid twice.
std::string key_of_choice(Action action) {
    const bool twins =
        kind_of(action) == ActionKind::Left && tech_of(action) == second_tech_of(action);
    return "choice." + std::string(name_of(kind_of(action))) + (twins ? "_twins" : "");
}

}  // namespace

Message Texts::describe(const Pack& pack, const State& state, SeatId seat, Action action) {
    return {key_of_choice(action),
            seat == kNobody ? chance_arguments(Things(pack), action)
                            : Picked(pack, state, seat, action).arguments()};
}

}  // namespace pathciv
