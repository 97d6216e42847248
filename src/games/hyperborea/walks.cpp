#include "games/hyperborea/walks.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hyperborea {
namespace {

using engine::Action;

struct Stand {
    FoundWalk walk;
    State state;
};

class Walker {
  public:
    explicit Walker(const Content& content) : content_(content) {}

    std::vector<FoundWalk> from(const State& start, Hex hex) {
        open_.push_back({{hex, 0, {hex}, {}, false}, start});
        while (!open_.empty())
            go_on(taken());
        return std::move(found_);
    }

  private:
    // The cheapest; among equals the one that was found first.
    Stand taken() {
        const auto next = std::ranges::min_element(
            open_, {}, [](const Stand& stand) { return stand.walk.price; });
        Stand stand = std::move(*next);
        open_.erase(next);
        return stand;
    }

    void go_on(const Stand& at) {
        if (done_.contains(at.walk.to))
            return;
        done_.insert(at.walk.to);
        if (at.walk.hexes.size() > 2)
            found_.push_back(at.walk);
        if (at.walk.reveals || at.state.board.stopped[at.walk.to] > 0)
            return;
        for (const Hex to : touching(content_, at.state, at.walk.to))
            if (auto next = step(at, to); next && !done_.contains(to))
                open_.push_back(std::move(*next));
    }

    // Whatever is asked on the way is answered; what the rules fill in is not asked.
    std::optional<Stand> step(Stand stand, Hex to) const {
        const SeatId seat = stand.state.turn.active;
        const Hex from = stand.walk.to;
        const int before = stand.state.board.free[seat][to].value();
        const int points = stand.state.pool[Point::Move].value();
        for (const Action action :
             {action::bare(ActionKind::Walk), action::at(from), action::at(to)}) {
            if (moved(stand, before, to) || !is_asked(stand.state, action))
                continue;
            Rules::apply(content_, stand.state, seat, action);
            stand.walk.actions.push_back(action);
        }
        if (!moved(stand, before, to))
            return std::nullopt;
        stand.walk.price += points - stand.state.pool[Point::Move].value();
        stand.walk.to = to;
        stand.walk.hexes.push_back(to);
        stand.walk.reveals = stand.state.turn.ask != Ask::Menu;
        return stand;
    }

    static bool moved(const Stand& stand, int before, Hex to) {
        return stand.state.board.free[stand.state.turn.active][to].value() > before;
    }
    bool is_asked(const State& state, Action action) const {
        const Ask ask = state.turn.ask;
        const bool fits = kind_of(action) == ActionKind::Walk
                              ? ask == Ask::Menu
                              : ask == Ask::WalkFrom || ask == Ask::WalkTo;
        return fits && engine::is_legal<Rules>(content_, state, state.turn.active, action);
    }

    const Content& content_;
    std::vector<Stand> open_;
    std::vector<FoundWalk> found_;
    HexSet done_;
};

// Where the next step begins: the hex that was named, or the only one with a walker.
Hex beginning(const Content& content, const State& state) {
    if (state.turn.ask == Ask::WalkTo)
        return state.turn.hex;
    Hex only = kNoHex;
    for (const Hex hex : state.board.free_at[state.turn.active]) {
        if (!moving::can_walk_from(content, state, hex))
            continue;
        if (only != kNoHex)
            return kNoHex;
        only = hex;
    }
    return only;
}

}  // namespace

std::vector<FoundWalk> walks_ahead(const Content& content, const State& state) {
    if (state.turn.ask != Ask::Menu && state.turn.ask != Ask::WalkTo)
        return {};
    const Hex from = beginning(content, state);
    return from == kNoHex ? std::vector<FoundWalk>{} : Walker(content).from(state, from);
}

}  // namespace hyperborea
