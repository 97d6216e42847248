#include "protocol/rollouts.h"

#include <algorithm>
#include <cstddef>

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

}  // namespace protocol
