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

// What the others can tell apart: two positions that differ only in what the seat has picked.
std::string seen_by_others(const Situation& situation,
                           SeatId seat,
                           const Position& one,
                           const Position& other) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        if (viewer == seat)
            continue;
        if (auto fault = unlike({situation.game, one, other, viewer}); !fault.empty())
            return fault + " for " + seat_text(viewer) + " before all are in";
    }
    return {};
}

struct Commit {
    Position position;
    bool is_secret = true;  // the question is still open
    std::string fault{};
};

// The seat commits to something. Of the picks before the last one others see nothing at all.
Commit commit_somehow(const Situation& situation, SeatId seat) {
    const AnyGame& game = situation.game;
    Commit commit{situation.position};
    while (commit.is_secret && commit.fault.empty() && game.actor(commit.position).includes(seat)) {
        ActionList list;
        game.legal(commit.position, seat, list);
        const Action pick = random_of(list, situation.rng);
        const Position next = after(game, commit.position, seat, pick);
        commit.is_secret = game.disclosure(commit.position, next, seat) == Disclosure::Secret;
        if (commit.is_secret && game.actor(next).includes(seat)) {
            commit.fault = seen_by_others(situation, seat, situation.position, next);
            if (!commit.fault.empty())
                commit.fault =
                    "'" + game.notation(pick) + "' of " + seat_text(seat) + ": " + commit.fault;
        }
        commit.position = next;
    }
    return commit;
}

// Whatever the seat commits to, others see the same: who waits, what they may do, every word.
std::string seen_commitment_of(const Situation& situation, SeatId seat) {
    const Commit one = commit_somehow(situation, seat);
    const Commit other = commit_somehow(situation, seat);
    for (const Commit* commit : {&one, &other})
        if (!commit->fault.empty())
            return commit->fault;
    if (!one.is_secret || !other.is_secret)
        return one.is_secret == other.is_secret ? "" : "whether the question closes depends on it";
    auto fault = seen_by_others(situation, seat, one.position, other.position);
    return fault.empty() ? "" : "two commits of " + seat_text(seat) + ": " + fault;
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

// A secret after which the seat goes on deciding shows nobody else that anything was done.
std::string seen_secret(const Situation& situation) {
    const AnyGame& game = situation.game;
    for (const SeatId seat : situation.actor.seats()) {
        const Action pick = random_of(legal_of(situation, seat), situation.rng);
        const Position next = after(game, situation.position, seat, pick);
        if (game.disclosure(situation.position, next, seat) != Disclosure::Secret
            || !game.actor(next).includes(seat))
            continue;
        if (auto fault = seen_by_others(situation, seat, situation.position, next); !fault.empty())
            return "'" + game.notation(pick) + "' of " + seat_text(seat) + ": " + fault;
    }
    return {};
}

// Who decides was asked, and chance and the end ask nobody.
std::string wrongly_asked(const Situation& situation) {
    const SeatSet asked = situation.game.asked(situation.position);
    if (!(situation.actor.seats() - asked).empty())
        return "a seat decides that is not asked";
    return situation.actor.seats().empty() && !asked.empty() ? "nobody decides, but seats are asked"
                                                             : "";
}

constexpr std::array<Check<Situation>, 4> kCommitmentChecks = {{
    {"asked", wrongly_asked},
    {"order of simultaneous choices", order_matters},
    {"commitment", seen_commitment},
    {"secret", seen_secret},
}};

}  // namespace

std::span<const Check<Situation>> commitment_checks() { return kCommitmentChecks; }

}  // namespace engine::testing
