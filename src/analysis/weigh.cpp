#include "analysis/weigh.h"

#include <algorithm>

#include "analysis/options.h"
#include "core/rng.h"

namespace analysis {
namespace {

using engine::Position;

constexpr std::size_t kWorlds = 4;

// Every option is looked at by a search of its own that sees the next roll in the same way, as one
// of its chance nodes: where one option was looked at roll by roll and another was not, what lies
// behind the roll would be seen in one of them only.
Value value_of(Eye& eye, const Option& option, engine::SeatId seat, std::uint32_t visits) {
    const engine::AnyGame& game = eye.game();
    const bool is_secret =
        game.disclosure(option.last, option.after, seat) == engine::Disclosure::Secret;
    return is_secret || game.actor(option.after).is_chance()
               ? eye.behind(option.last, seat, option.steps.back(), {.visits = visits})
               : eye.at(option.after, {.visits = visits});
}

void add(Chances& sum, const Chances& part) {
    sum.resize(part.size());
    for (std::size_t seat = 0; seat < part.size(); ++seat)
        sum[seat] += part[seat];
}

}  // namespace

// Positions that fit what the seat knows; one where it knows everything. What it did was possible
// for all that it knew, so it is in each of them; if it ever were in none, the truth has to do.
std::vector<Position> worlds_of(const engine::AnyGame& game,
                                const Position& truth,
                                const Choice& played) {
    std::vector<Position> worlds;
    for (std::size_t i = 0; i < kWorlds; ++i) {
        core::Rng rng(i);
        Position world = game.sample_hidden(truth, played.seat, rng);
        if (std::ranges::find(worlds, world) == worlds.end()
            && is_legal(game, world, played.seat, played.steps))
            worlds.push_back(std::move(world));
    }
    if (worlds.empty())
        worlds.push_back(truth);
    return worlds;
}

// The mean over all worlds in which the action is possible; it is in the first one.
Weighed weigh(Eye& eye, std::vector<Position> worlds, const Choice& choice, std::uint32_t visits) {
    std::erase_if(worlds, [&](const Position& world) {
        return !is_legal(eye.game(), world, choice.seat, choice.steps);
    });
    Weighed weighed{choice.steps, {}, {}, visits};
    const auto count = static_cast<int>(worlds.size());
    for (const Position& world : worlds) {
        const Option option = option_of(eye.game(), world, choice.seat, choice.steps);
        const Value value =
            value_of(eye, option, choice.seat, visits / static_cast<std::uint32_t>(count));
        add(weighed.chances, value.chances);
        add(weighed.doubt, value.doubt);
    }
    for (Chances* sum : {&weighed.chances, &weighed.doubt})
        for (int& each : *sum)
            each /= count;
    return weighed;
}

}  // namespace analysis
