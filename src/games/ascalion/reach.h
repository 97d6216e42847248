// Where a vessel can get within its points, when some steps are closed to it.
#pragma once

#include "games/ascalion/board.h"

namespace ascalion {

using FieldSet = core::BitSet<Place, std::uint64_t>;

// Places as two words: sections by number, fields by number.
struct PlaceSet {
    std::uint64_t fields = 0;
    std::uint32_t sections = 0;

    constexpr bool contains(Place place) const {
        return is_section(place) ? (sections >> static_cast<unsigned>(place) & 1U) != 0
                                 : (fields >> field_index(place) & 1U) != 0;
    }
    constexpr void insert(Place place) {
        if (is_section(place))
            sections |= 1U << static_cast<unsigned>(place);
        else
            fields |= std::uint64_t{1} << field_index(place);
    }
    constexpr void each(auto&& visit) const {
        for (const Place place : SectionSet(sections))
            visit(place);
        for (const Place field : FieldSet(fields))
            visit(static_cast<Place>(static_cast<int>(field) + kSections));
    }

  private:
    static constexpr unsigned field_index(Place place) {
        return static_cast<unsigned>(place) - static_cast<unsigned>(kSections);
    }
};

inline constexpr int kMostPoints = 8;

// Every place that can be reached; `may_step(from, to)` says which steps are open.
struct Start {
    Place place = kNoPlace;
    int points = 0;
    bool by_boat = true;
};

// The search behind `reachable`: places by the points that it takes to get there.
template <class MayStep>
class Search {
  public:
    constexpr Search(const Content& content, Start start, MayStep& may_step)
        : content_(content), start_(start), may_step_(may_step) {
        at_cost_[0].insert(start.place);
    }

    constexpr PlaceSet run() {
        for (int spent = 0; spent <= start_.points; ++spent)
            at_cost_[static_cast<std::size_t>(spent)].each(
                [this, spent](Place from) { visit(from, spent); });
        return reached_;
    }

  private:
    constexpr void visit(Place from, int spent) {
        if (reached_.contains(from))
            return;
        reached_.insert(from);
        for (const Place to : content_.place(from).steps)
            if (to != kNoPlace && is_open_to(start_.by_boat, to) && may_step_(from, to))
                note(to, spent + step_cost(content_, start_.by_boat, from, to));
    }
    constexpr void note(Place place, int cost) {
        if (cost <= start_.points)
            at_cost_[static_cast<std::size_t>(cost)].insert(place);
    }

    const Content& content_;
    Start start_;
    MayStep& may_step_;
    std::array<PlaceSet, kMostPoints + 1> at_cost_{};
    PlaceSet reached_;
};

template <class MayStep>
constexpr PlaceSet reachable(const Content& content, Start start, MayStep&& may_step) {
    return Search(content, start, may_step).run();
}

}  // namespace ascalion
