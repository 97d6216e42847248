#include "analysis/moments.h"

#include <algorithm>

namespace analysis {
namespace {

using engine::Actor;

constexpr std::size_t kFewestTurns = 8;

bool is_decision(const engine::AnyGame& game, const engine::Position& position, Actor actor) {
    return !actor.is_chance() && !actor.is_nobody() && game.is_settled(position);
}

// Others of those who decide together have still to do it.
bool is_half_decided(Actor before, Actor now) {
    return before.seats().size() > 1 && now.seats().size() < before.seats().size()
           && (now.seats() - before.seats()).empty();
}

struct Decision {
    Moment moment;
    bool begins_turn = false;
};

std::vector<Decision> decisions_of(const engine::AnyGame& game,
                                   const engine::Position& start,
                                   std::span<const engine::RecordEntry> entries) {
    std::vector<Decision> decisions;
    engine::Position position = start;
    engine::SeatId last = engine::kNobody;
    Actor before = Actor::nobody();
    for (std::size_t n = 0; n <= entries.size(); ++n) {
        const Actor actor = game.actor(position);
        if (is_decision(game, position, actor) && !is_half_decided(before, actor))
            decisions.push_back({{n, position}, actor.first() != last || actor.seats().size() > 1});
        if (n == entries.size())
            break;
        if (entries[n].seat != engine::kNobody) {
            last = entries[n].seat;
            before = actor;
        }
        game.apply(position, entries[n].seat, entries[n].action);
    }
    if (decisions.empty() || decisions.back().moment.n < entries.size())
        decisions.push_back({{entries.size(), position}, true});
    decisions.front().begins_turn = true;
    decisions.back().begins_turn = true;
    return decisions;
}

std::vector<Moment> spread(const std::vector<Decision>& decisions, std::size_t most) {
    const std::size_t count = std::min(decisions.size(), most);
    std::vector<Moment> moments;
    for (std::size_t i = 0; i < count; ++i)
        moments.push_back(
            decisions[count < 2 ? 0 : i * (decisions.size() - 1) / (count - 1)].moment);
    return moments;
}

}  // namespace

std::vector<Moment> moments_of(const engine::AnyGame& game,
                               const engine::Position& start,
                               std::span<const engine::RecordEntry> entries,
                               std::size_t most) {
    auto decisions = decisions_of(game, start, entries);
    const auto turns = std::ranges::count(decisions, true, &Decision::begins_turn);
    if (static_cast<std::size_t>(turns) >= kFewestTurns)
        std::erase_if(decisions, [](const Decision& each) { return !each.begins_turn; });
    return spread(decisions, most);
}

std::size_t next_unknown(const std::vector<bool>& known) {
    std::vector<std::size_t> distance(known.size(), known.size());
    std::size_t run = known.size();
    const auto walk = [&](std::size_t i) {
        run = known[i] ? 0 : run + 1;
        distance[i] = std::min(distance[i], run);
    };
    for (std::size_t i = 0; i < known.size(); ++i)
        walk(i);
    run = known.size();
    for (std::size_t i = known.size(); i-- > 0;)
        walk(i);
    const auto farthest = std::ranges::max_element(distance);
    if (farthest == distance.end() || *farthest == 0)
        return known.size();
    return static_cast<std::size_t>(farthest - distance.begin());
}

}  // namespace analysis
