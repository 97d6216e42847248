#include "table/hidden.h"

#include <optional>

namespace table {
namespace {

using engine::Action;
using engine::ActionList;
using engine::AnyGame;
using engine::Position;
using engine::SeatId;

// What came to light is nearly always another thing in another deal. Whether a path can be walked
// may hang on a single card, so it is tried more often; it is cheaper, too.
constexpr std::uint64_t kDeals = 16;
constexpr std::uint64_t kPathDeals = 64;
constexpr std::uint64_t kDealSeed = 0x7461626c65;
// More picks than any commit has.
constexpr int kMostPicks = 64;

// What another seat might have done instead; none if it had nothing like it.
std::optional<Action> something_like(Action action, const ActionList& choices, core::Rng& rng) {
    ActionList similar;
    for (const Action choice : choices) {
        if (choice.kind == action.kind)
            similar(choice);
    }
    if (similar.empty())
        return std::nullopt;
    return similar[rng.below(static_cast<std::uint32_t>(similar.size()))];
}

std::optional<Action> counterpart(const ActionList& choices,
                                  const engine::RecordEntry& entry,
                                  SeatId viewer,
                                  core::Rng& rng) {
    if (entry.seat != viewer)
        return something_like(entry.action, choices, rng);
    return choices.contains(entry.action) ? std::optional(entry.action) : std::nullopt;
}

bool looks_the_same(const AnyGame& game,
                    const Position& left,
                    const Position& right,
                    SeatId viewer) {
    return game.actor(left) == game.actor(right)
           && game.view(left, viewer) == game.view(right, viewer);
}

// Whether the action completed a commit while others of the same window have not committed yet.
bool completes_commit(const AnyGame& game,
                      const Position& before,
                      const Position& after,
                      SeatId seat) {
    const engine::SeatSet asked = game.actor(before).seats();
    const engine::SeatSet waiting = game.actor(after).seats();
    return waiting && (waiting - asked).empty() && !waiting.contains(seat);
}

// The seat commits to something, with as many picks as it takes: how many is seen by nobody.
void commit_somehow(const AnyGame& game, Position& position, SeatId seat, core::Rng& rng) {
    for (int picks = 0; picks < kMostPicks && game.actor(position).includes(seat); ++picks) {
        ActionList choices;
        game.legal(position, seat, choices);
        game.apply(position, seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
    }
}

struct Deed {
    const engine::RecordEntry& entry;
    SeatId viewer;
    bool commits;
};

// The same or something like it in another deal; false if there is nothing like it.
bool do_likewise(const AnyGame& game, Position& other, const Deed& deed, core::Rng& rng) {
    const SeatId seat = deed.entry.seat;
    ActionList choices;
    game.legal(other, seat, choices);
    const auto action = counterpart(choices, deed.entry, deed.viewer, rng);
    if (action)
        game.apply(other, seat, *action);
    if (deed.commits)
        commit_somehow(game, other, seat, rng);
    return action || deed.commits;
}

bool is_legal_path(const AnyGame& game,
                   Position position,
                   SeatId seat,
                   std::span<const Action> path) {
    for (const Action action : path) {
        if (!is_legal(game, position, seat, action))
            return false;
        game.apply(position, seat, action);
    }
    return true;
}

}  // namespace

bool tells(const AnyGame& game,
           const Position& before,
           const engine::RecordEntry& entry,
           SeatId viewer) {
    Position after = before;
    game.apply(after, entry.seat, entry.action);
    if (entry.seat != viewer && looks_the_same(game, before, after, viewer))
        return false;
    const bool commits = entry.seat != viewer && completes_commit(game, before, after, entry.seat);
    const Deed deed{entry, viewer, commits};
    for (std::uint64_t deal = 0; deal < kDeals; ++deal) {
        core::Rng rng(kDealSeed, deal);
        Position other = game.shuffle_hidden(before, viewer, rng);
        if (entry.seat == viewer && other == before)
            continue;
        if (!do_likewise(game, other, deed, rng) || !looks_the_same(game, after, other, viewer))
            return true;
    }
    return false;
}

bool is_open_path(const AnyGame& game,
                  const Position& start,
                  SeatId seat,
                  std::span<const Action> path) {
    if (!is_legal_path(game, start, seat, path))
        return false;
    if (path.size() == 1)  // what is legal now never depends on what is hidden
        return true;
    for (std::uint64_t deal = 0; deal < kPathDeals; ++deal) {
        core::Rng rng(kDealSeed, deal);
        const Position other = game.shuffle_hidden(start, seat, rng);
        if (other != start && !is_legal_path(game, other, seat, path))
            return false;
    }
    return true;
}

bool is_legal(const AnyGame& game, const Position& position, SeatId seat, Action action) {
    const engine::Actor actor = game.actor(position);
    if (seat == engine::kNobody ? !actor.is_chance() : !actor.includes(seat))
        return false;
    ActionList list;
    game.legal(position, seat, list);
    return list.contains(action);
}

}  // namespace table
