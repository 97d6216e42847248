#include "engine/testing/random_play.h"

#include <cassert>

namespace engine::testing {

namespace {

Action random_outcome(const AnyGame& game, const Position& position, core::Rng& rng) {
    ActionList outcomes;
    game.legal(position, kNobody, outcomes);
    int total = 0;
    for (const Action outcome : outcomes)
        total += game.weight(position, outcome);
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
    for (const Action outcome : outcomes) {
        ticket -= game.weight(position, outcome);
        if (ticket < 0)
            return outcome;
    }
    assert(false && "weights add up to their total");
    return {};
}

}  // namespace

SeatId random_seat(Actor actor, core::Rng& rng) {
    assert(!actor.is_nobody());
    if (actor.is_chance())
        return kNobody;
    auto rest = actor.seats();
    for (auto skip = rng.below(static_cast<std::uint32_t>(rest.size())); skip > 0; --skip)
        rest.erase(rest.front());
    return rest.front();
}

Move random_move(const AnyGame& game, const Position& position, core::Rng& rng) {
    const SeatId seat = random_seat(game.actor(position), rng);
    if (seat == kNobody)
        return {seat, random_outcome(game, position, rng)};
    ActionList choices;
    game.legal(position, seat, choices);
    return {seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]};
}

std::string choices_text(const OptionChoices& choices) {
    std::string text;
    for (const OptionChoice& choice : choices)
        text += (text.empty() ? "" : " ") + choice.key + "=" + choice.value;
    return text.empty() ? "standard" : text;
}

}  // namespace engine::testing
