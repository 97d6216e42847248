#include "games/wiraqocha/verdict.h"

#include <string>
#include <utility>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/victory.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

class Verdict {
  public:
    Verdict(const Content& content, const State& state)
        : content_(content), state_(state), winner_(state.seat(state.winner)) {}

    Message text() const {
        switch (state_.ending) {
            case Ending::None: return {};
            case Ending::Treasure: return {"over.treasure", {who(), number(kArtefacts)}};
            case Ending::Somnium: return somnium();
            case Ending::Leviathan: return leviathan();
            case Ending::RoundCap: return round_cap();
        }
        return {};
    }

  private:
    static Argument number(int value) { return Argument::number(value); }
    Argument who() const { return Argument::seat(state_.winner); }

    Message somnium() const {
        const Goals& goals = content_.goals_for(state_.options.seats);
        return {"over.somnium", {who(), number(winner_.crystals.value()), number(goals.crystals)}};
    }
    Message leviathan() const {
        const CardSum sum = card_sum(content_, winner_);
        return {"over.leviathan",
                {who(),
                 Argument::message(resources(sum.resources)),
                 Argument::message(crystals(sum.crystals))}};
    }

    // W8.14: the nearest rival shows what decided.
    Message round_cap() const {
        const SeatId second = runner_up();
        const Standing mine = standing_of(content_, state_, state_.winner);
        const Standing theirs = standing_of(content_, state_, second);
        switch (decider_between(mine, theirs)) {
            case Decider::Progress: return nearest();
            case Decider::Crystals: return tie("crystals", second, mine.crystals, theirs.crystals);
            case Decider::Cards: return tie("cards", second, mine.cards, theirs.cards);
            case Decider::Hexes: return tie("hexes", second, mine.hexes, theirs.hexes);
            case Decider::TurnOrder:
                return {"over.tie.turn_order",
                        {who(), number(state_.round), Argument::seat(second)}};
        }
        return {};
    }

    SeatId runner_up() const {
        SeatId best = next_seat(state_, state_.winner);
        for (SeatId seat = next_seat(state_, best); seat != state_.winner;
             seat = next_seat(state_, seat))
            if (stands_before(content_, state_, seat, best))
                best = seat;
        return best;
    }

    // W8.13
    Message nearest() const {
        const ProgressParts parts = progress_of(content_, state_, winner_);
        const Progress best = parts.best();
        if (!(parts.treasure < best))
            return near_to("treasure", parts.treasure);
        return parts.somnium < best ? near_to("leviathan", parts.leviathan)
                                    : near_to("somnium", parts.somnium);
    }
    Message near_to(const std::string& goal, Progress progress) const {
        return {"over.round_cap." + goal,
                {who(), number(state_.round), number(progress.part), number(progress.whole)}};
    }
    Message tie(const std::string& by, SeatId second, int mine, int theirs) const {
        return {
            "over.tie." + by,
            {who(), number(state_.round), Argument::seat(second), number(mine), number(theirs)}};
    }

    const Content& content_;
    const State& state_;
    const Seat& winner_;
};

}  // namespace

Message verdict(const Content& content, const State& state) {
    return Verdict(content, state).text();
}

}  // namespace wiraqocha
