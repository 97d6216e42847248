#include "protocol/monte_carlo.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace protocol {
namespace {

using engine::AnyGame;
using engine::Position;
using engine::SeatId;

std::size_t at(SeatId seat) { return static_cast<std::size_t>(engine::index_of(seat)); }

engine::Outcome play_out(const AnyGame& game, Position position, core::Rng& rng) {
    game.random_playout(position, rng);
    return game.outcome(position);
}

void put_best_first(std::vector<Candidate>& candidates, SeatId seat) {
    const auto worth = [&](const Candidate& candidate) {
        return std::tuple(candidate.tally.win_share(seat), candidate.tally.mean_score(seat));
    };
    std::ranges::stable_sort(candidates, std::ranges::greater{}, worth);
}

}  // namespace

void Tally::add(const engine::Outcome& outcome) {
    ++games;
    const auto is_first = [](const engine::SeatResult& result) { return result.place == 1; };
    const auto winners =
        std::count_if(outcome.results.begin(), outcome.results.begin() + outcome.seats, is_first);
    for (std::size_t i = 0; i < outcome.seats; ++i) {
        scores[i] += outcome.results[i].score;
        if (is_first(outcome.results[i]))
            wins[i] += 1.0 / static_cast<double>(winners);
    }
    endings.resize(std::max<std::size_t>(endings.size(), outcome.ending + 1U));
    ++endings[outcome.ending];
}

double Tally::win_share(SeatId seat) const { return games == 0 ? 0.0 : wins[at(seat)] / games; }

double Tally::mean_score(SeatId seat) const { return games == 0 ? 0.0 : scores[at(seat)] / games; }

Tally rollout(const AnyGame& game, const Position& position, const Sampling& sampling) {
    Tally tally;
    for (std::uint32_t i = 0; i < sampling.games; ++i) {
        core::Rng rng(sampling.seed, i);
        tally.add(play_out(game, position, rng));
    }
    return tally;
}

std::vector<Candidate> search(const AnyGame& game,
                              const Position& truth,
                              SeatId seat,
                              const Sampling& sampling) {
    engine::ActionList legal;
    game.legal(truth, seat, legal);
    std::vector<Candidate> candidates;
    for (const engine::Action action : legal)
        candidates.push_back({action, {}});
    for (std::uint32_t i = 0; i < sampling.games; ++i) {
        Candidate& candidate = candidates[i % candidates.size()];
        core::Rng rng(sampling.seed, i / candidates.size());  // all actions meet the same luck
        Position world = game.sample_hidden(truth, seat, rng);
        game.apply(world, seat, candidate.action);
        candidate.tally.add(play_out(game, world, rng));
    }
    put_best_first(candidates, seat);
    return candidates;
}

}  // namespace protocol
