#include "analysis/moments.h"

#include <algorithm>

#include "analysis/options.h"

namespace analysis {
namespace {

constexpr std::size_t kFewestTurns = 8;

// What the others could choose at the same time is looked at together with the first.
bool is_open(const engine::AnyGame& game, const Event& event) {
    return !event.is_luck()
           && !is_forced(
               game, event.before, event.choices.front().seat, event.choices.front().steps);
}

std::vector<std::size_t> spread(const std::vector<std::size_t>& all, std::size_t most) {
    const std::size_t count = std::min(all.size(), most);
    std::vector<std::size_t> some;
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(all[count < 2 ? 0 : i * (all.size() - 1) / (count - 1)]);
    return some;
}

}  // namespace

std::vector<std::size_t> moments_of(const engine::AnyGame& game,
                                    std::span<const Event> events,
                                    std::size_t most) {
    std::vector<std::size_t> decisions;
    std::vector<std::size_t> turns;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!is_open(game, events[i]))
            continue;
        if (turns.empty() || events[i].turn != events[turns.back()].turn)
            turns.push_back(i);
        decisions.push_back(i);
    }
    return spread(turns.size() >= kFewestTurns ? turns : decisions, most);
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
