// What all seats of a position of Path of Civilization have in common: how much is to come, and
// what lies in the market.
#pragma once

#include <algorithm>

#include "ai/evaluations/pathciv_worth.h"
#include "games/pathciv/phases/bidding.h"
#include "games/pathciv/phases/holding_events.h"
#include "games/pathciv/phases/learning.h"
#include "games/pathciv/scoring.h"

namespace ai::pathciv_standing {

class Situation {
  public:
    Situation(const Content& its_content, const State& its_state)
        : content(its_content), state(its_state) {
        outlook.deployments = to_come(Phase::Deployment);
        outlook.researches = to_come(Phase::Research);
        outlook.contests = to_come(Phase::Wonders);
        for (int event = 0; event < kEvents; ++event) {
            outlook.challenges += is_to_come(challenge_round(event), Phase::Challenge) ? 1 : 0;
            outlook.battles += is_to_come(battle_round(event), Phase::Battle) ? 1 : 0;
        }
        for (const SeatId seat : state.everyone())
            powers[seat] = power_of(content, state.seat(seat));
        const Outlook next = after_contest();
        for (const Card card : state.market.open)
            card_worth_[static_cast<std::size_t>(card)] = worth_of(content.card(card), next);
    }

    // Phases of this kind that have not happened yet, an open window of this one included.
    int to_come(Phase phase) const {
        const int later = kRounds - std::max(1, state.round());
        return later + (state.turn.phase <= phase ? 1 : 0);
    }
    bool is_to_come(int round, Phase phase) const {
        return round > state.round() || (round == state.round() && state.turn.phase < phase);
    }
    // Whether technologies lie on the fields and their research has not come in yet.
    bool has_research_due() const {
        return state.turn.phase > Phase::Projects && state.turn.phase <= Phase::Research;
    }
    // A seat that has its technology has left the contest.
    bool can_buy_technology(SeatId seat) const {
        return (state.turn.phase > Phase::Projects && state.turn.phase < Phase::Technology)
               || (state.turn.phase == Phase::Technology && state.turn.bidding.contains(seat));
    }
    float lateness() const {
        return static_cast<float>(kRounds - to_come(Phase::Technology))
               / static_cast<float>(kRounds);
    }

    // A technology bought now is used from the next round on.
    float worth_of_tech(Tech tech) const {
        const TechSpec& spec = content.tech(tech);
        const int rounds = kRounds - state.round();
        return static_cast<float>(spec.vp) + worth_of(content.box(stack_of(tech)), outlook)
               + yield_of(spec) * static_cast<float>(std::min(rounds, 3)) * 0.7F
               + static_cast<float>(challenges_of(spec.type));
    }
    // To come, of a type: each card of it is a point there.
    int challenges_of(Type type) const {
        int count = 0;
        for (std::size_t event = 0; event < kEvents; ++event) {
            const Challenge challenge = state.challenges[event];
            if (is_to_come(challenge_round(static_cast<int>(event)), Phase::Challenge)
                && challenge != kNoChallenge && type_of(challenge) == type)
                ++count;
        }
        return count;
    }
    float worth_of_card(Card card) const { return card_worth_[static_cast<std::size_t>(card)]; }

    const Content& content;
    const State& state;
    Outlook outlook;
    PerSeat<int> powers;

  private:
    // What a card that is bought in the next contest finds.
    Outlook after_contest() const {
        Outlook next = outlook;
        const bool before = state.turn.phase <= Phase::Leaders;
        next.deployments = kRounds - state.round() - (before ? 0 : 1);
        next.deployments = std::max(0, next.deployments);
        next.contests = std::max(0, outlook.contests - 1);
        return next;
    }

    std::array<float, kCards> card_worth_{};
};

}  // namespace ai::pathciv_standing
