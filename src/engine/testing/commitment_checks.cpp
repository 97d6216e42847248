// Simultaneous choices: their order does not matter, and nobody sees them before all are in.
#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

bool is_simultaneous(const Situation& situation) { return situation.actor.seats().size() > 1; }

std::string order_matters(const Situation& situation) {
    if (!is_simultaneous(situation))
        return {};
    const AnyGame& game = situation.game;
    const SeatId first = situation.actor.first();
    const SeatId second = (situation.actor.seats() - SeatSet::of(first)).front();
    const Action mine = random_of(legal_of(situation, first), situation.rng);
    const Action yours = random_of(legal_of(situation, second), situation.rng);
    const Position one = after(game, situation.position, first, mine);
    const Position other = after(game, situation.position, second, yours);
    if (!situation.rules.contains(one, second, yours)
        || !situation.rules.contains(other, first, mine)) {
        return "'" + game.notation(mine) + "' and '" + game.notation(yours)
               + "' exclude each other";
    }
    if (after(game, one, second, yours) != after(game, other, first, mine)) {
        return "'" + game.notation(mine) + "' and '" + game.notation(yours)
               + "' give another position in another order";
    }
    return {};
}

std::string seen_commitment_of(const Situation& situation, SeatId seat) {
    const AnyGame& game = situation.game;
    const ActionList list = legal_of(situation, seat);
    const Action one = random_of(list, situation.rng);
    const Action other = random_of(list, situation.rng);
    const Position first = after(game, situation.position, seat, one);
    const Position second = after(game, situation.position, seat, other);
    const bool same_progress = one.kind == other.kind && game.actor(first) == game.actor(second);
    const auto waiting = situation.actor.seats() & game.actor(first).seats();
    if (!same_progress || (waiting - SeatSet::of(seat)).empty())
        return {};
    for (const SeatId viewer : all_viewers(situation.seats)) {
        if (viewer != seat && game.view(first, viewer) != game.view(second, viewer)) {
            return seat_text(viewer) + " can tell '" + game.notation(one) + "' from '"
                   + game.notation(other) + "' of " + seat_text(seat) + " before all are in";
        }
    }
    return {};
}

std::string seen_commitment(const Situation& situation) {
    if (!is_simultaneous(situation) || !situation.settings.hidden_commitments)
        return {};
    for (const SeatId seat : situation.actor.seats()) {
        if (auto fault = seen_commitment_of(situation, seat); !fault.empty())
            return fault;
    }
    return {};
}

constexpr std::array<Check<Situation>, 2> kCommitmentChecks = {{
    {"order of simultaneous choices", order_matters},
    {"commitment", seen_commitment},
}};

}  // namespace

std::span<const Check<Situation>> commitment_checks() { return kCommitmentChecks; }

}  // namespace engine::testing
