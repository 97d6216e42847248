#include "analysis/chances.h"

#include <cmath>

#include "ai/make_searcher.h"
#include "core/rng.h"

namespace analysis {
namespace {

constexpr std::size_t kMemory = std::size_t{32} << 20U;

std::vector<int> in_thousandths(const std::vector<double>& shares) {
    std::vector<int> rounded;
    for (const double share : shares)
        rounded.push_back(static_cast<int>(std::lround(1000 * share)));
    return rounded;
}

std::vector<int> chances_at_the_end(const engine::Outcome& outcome) {
    std::vector<double> shares;
    for (int seat = 0; seat < outcome.seats; ++seat)
        shares.push_back(outcome.of(engine::seat_id(seat)).won ? 1.0 / outcome.winners() : 0.0);
    return in_thousandths(shares);
}

void add_world(const engine::AnyGame& game,
               const engine::Position& world,
               const ai::search::Settings& settings,
               std::uint32_t visits,
               std::vector<double>& shares) {
    const auto searcher = ai::make_searcher(game, settings);
    searcher->look_at(world, game.actor(world).first());
    searcher->think(visits);
    const ai::search::Findings findings = searcher->findings();
    for (std::size_t seat = 0; seat < shares.size(); ++seat)
        shares[seat] += static_cast<double>(findings.win[seat]);
}

}  // namespace

engine::Position known_to_all(const engine::AnyGame& game,
                              const engine::Position& truth,
                              std::uint64_t seed) {
    core::Rng rng(seed);
    return game.sample_hidden(truth, engine::kNobody, rng);
}

std::vector<int> chances_in(const engine::AnyGame& game,
                            const engine::Position& known,
                            const Look& look) {
    const engine::Outcome outcome = game.outcome(known);
    if (outcome.ending != 0)
        return chances_at_the_end(outcome);
    ai::search::Settings settings;
    settings.memory = kMemory;
    std::vector<double> shares(outcome.seats, 0.0);
    for (std::uint32_t i = 0; i < look.worlds; ++i) {
        settings.seed = look.seed + i;
        add_world(game,
                  known_to_all(game, known, settings.seed),
                  settings,
                  look.visits / look.worlds,
                  shares);
    }
    for (double& share : shares)
        share /= look.worlds;
    return in_thousandths(shares);
}

}  // namespace analysis
