#include "ai/search_player.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ai/make_searcher.h"
#include "ai/open_choice.h"
#include "ai/search/thinking_time.h"

namespace ai {

SearchPlayer::SearchPlayer(std::string name, const engine::AnyGame& game, const Thinking& thinking)
    : name_(std::move(name)),
      thinking_(thinking),
      searcher_(make_searcher(game, thinking.settings)),
      budget_(thinking.budget.amount, searcher_->first_share()) {}

engine::Action SearchPlayer::choose(const engine::AnyGame& game,
                                    const engine::Position& known,
                                    engine::SeatId seat,
                                    core::Rng& rng) {
    engine::ActionList legal;
    game.legal(known, seat, legal);
    if (legal.size() == 1)
        return legal[0];
    if (const auto drawn = open_choice(game, known, seat, rng))
        return *drawn;
    notice_turn(known, seat);
    think();
    return pick(searcher_->findings(), thinking_.temperature, rng);
}

// Every turn starts from nothing: so a choice depends on the turn alone, not on what the player
// has played before.
void SearchPlayer::notice_turn(const engine::Position& known, engine::SeatId seat) {
    searcher_->look_at(known, seat);
    const std::uint64_t turn = searcher_->turn();
    if (std::exchange(turn_, turn) == turn)
        return;
    searcher_->forget();
    searcher_->look_at(known, seat);
    budget_.begin_turn();
}

// Where the most visited action is taken, thinking ends when that one is known; the later steps of
// the turn get what is left.
void SearchPlayer::think() {
    const auto until = thinking_.temperature > 0 ? search::Until::Spent : search::Until::Decided;
    const double grant = budget_.take();
    const double spent = thinking_.budget.unit == Budget::Unit::Seconds
                             ? search::think_for_seconds(*searcher_, grant, until)
                             : search::think_for_visits(*searcher_, grant, until);
    budget_.give_back(std::max(0.0, grant - spent));
}

engine::Action pick(const search::Findings& findings, float temperature, core::Rng& rng) {
    const search::Finding& best = findings.moves.front();
    if (temperature <= 0 || best.is_certain)
        return best.action;
    const auto weight = [&](const search::Finding& move) {
        const double share = static_cast<double>(move.visits) / std::max(1U, best.visits);
        return std::pow(share, 1.0 / static_cast<double>(temperature));
    };
    double sum = 0;
    for (const search::Finding& move : findings.moves)
        sum += weight(move);
    constexpr double kAll = 4294967296.0;
    double ticket = sum * static_cast<double>(rng.next() >> 32U) / kAll;
    for (const search::Finding& move : findings.moves) {
        ticket -= weight(move);
        if (ticket < 0)
            return move.action;
    }
    return best.action;
}

}  // namespace ai
