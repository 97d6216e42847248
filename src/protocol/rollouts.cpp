#include "protocol/rollouts.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "arena/course.h"

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

std::vector<ai::PlayerPtr> greedy_players(const AnyGame& game, int seats) {
    std::vector<ai::PlayerPtr> players;
    players.reserve(static_cast<std::size_t>(seats));
    for (int i = 0; i < seats; ++i)
        players.push_back(std::move(*ai::make_player("greedy", game)));
    return players;
}

}  // namespace

void Tally::add(const engine::Outcome& outcome) {
    ++games;
    for (std::size_t i = 0; i < outcome.seats; ++i) {
        scores[i] += outcome.results[i].score;
        if (outcome.results[i].won)
            wins[i] += 1.0 / outcome.winners();
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

Tally forecast(const AnyGame& game,
               const Position& position,
               const FirstStep& first,
               const Sampling& sampling) {
    const auto players = greedy_players(game, game.seats_of(position));
    Tally tally;
    for (std::uint32_t i = 0; i < sampling.games; ++i) {
        arena::Luck luck = arena::Luck::of(sampling.seed, i);
        Position start = game.sample_hidden(position, first.seat, luck.guessing);
        game.apply(start, first.seat, first.action);
        arena::Course course(game, start, std::move(luck));
        while (!course.is_over())
            course.advance(players);
        tally.add(course.result().outcome);
    }
    return tally;
}

}  // namespace protocol
