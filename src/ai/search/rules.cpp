#include "ai/search/rules.h"

namespace ai::search {

Action AnyRules::chance_outcome(const State& state, std::uint32_t share) const {
    engine::ActionList outcomes;
    game_.legal(state, engine::kNobody, outcomes);
    std::uint32_t total = 0;
    for (const Action outcome : outcomes)
        total += static_cast<std::uint32_t>(game_.weight(state, outcome));
    std::uint32_t ticket = ticket_of(share, total);
    for (const Action outcome : outcomes) {
        const auto weight = static_cast<std::uint32_t>(game_.weight(state, outcome));
        if (ticket < weight)
            return outcome;
        ticket -= weight;
    }
    return outcomes[outcomes.size() - 1];
}

std::uint64_t AnyRules::key(const State& state, SeatId seat) const {
    core::Rng rng(0);
    const State fitting = game_.sample_hidden(state, seat, rng);
    return core::combine(key_of_bytes(std::as_bytes(std::span(fitting.bytes()))),
                         static_cast<std::uint64_t>(engine::index_of(seat)));
}

static_assert(SearchRules<AnyRules>);

}  // namespace ai::search
