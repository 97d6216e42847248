#include "games/ascalion/voyages.h"

#include <algorithm>
#include <bitset>
#include <utility>

namespace ascalion {
namespace {

struct Halt {
    FoundVoyage voyage;
    State state;
};

class Voyager {
  public:
    explicit Voyager(const Content& content) : content_(content) {}

    std::vector<FoundVoyage> from(const State& start) {
        const Place here = sailing::place_now(start);
        open_.push_back({{here, 0, {here}}, start});
        while (!open_.empty())
            go_on(taken());
        return std::move(found_);
    }

  private:
    // The cheapest; among equals the one that was found first.
    Halt taken() {
        const auto next =
            std::ranges::min_element(open_, {}, [](const Halt& halt) { return halt.voyage.cost; });
        Halt halt = std::move(*next);
        open_.erase(next);
        return halt;
    }

    bool is_done(Place place) const { return done_.test(static_cast<std::size_t>(place)); }

    void go_on(const Halt& at) {
        if (is_done(at.voyage.to))
            return;
        done_.set(static_cast<std::size_t>(at.voyage.to));
        if (at.voyage.places.size() > 2)
            found_.push_back(at.voyage);
        if (at.state.turn.ask != Ask::Halt || sailing::is_stranded(content_, at.state))
            return;
        for (const Place to : content_.place(at.voyage.to).steps)
            if (to != kNoPlace && !is_done(to)
                && sailing::why_not_on(content_, at.state, to).none())
                step(at, to);
    }

    // A step that needs somebody's word is none of these.
    void step(const Halt& at, Place to) {
        Halt next = at;
        Rules::apply(content_, next.state, at.state.turn.active, action::to(to));
        if (next.state.board.place(at.state.transport.vessel) != to)
            return;
        next.voyage.cost += step_cost(content_, sailing::by_boat(at.state), at.voyage.to, to);
        next.voyage.to = to;
        next.voyage.places.push_back(to);
        open_.push_back(std::move(next));
    }

    const Content& content_;
    std::vector<Halt> open_;
    std::vector<FoundVoyage> found_;
    std::bitset<kPlaces> done_;
};

}  // namespace

std::vector<FoundVoyage> voyages_ahead(const Content& content, const State& state) {
    if (state.turn.ask != Ask::Halt || sailing::is_stranded(content, state))
        return {};
    return Voyager(content).from(state);
}

}  // namespace ascalion
