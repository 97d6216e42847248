// The areas that may answer a question. A question names one thing after the other that keeps areas
// away: those that nothing keeps are the answers, and of any other the first thing is the reason.
// `left` are the areas of which it is still open: what costs time looks at no others.
#pragma once

#include "games/ascalion/areas.h"
#include "games/ascalion/obstacle.h"

namespace ascalion {

// What is left of all areas.
class OpenAreas {
  public:
    constexpr void keep(AreaSet areas, Obstacle /*otherwise*/) { open_ = open_ & areas; }
    constexpr void drop(AreaSet areas, Obstacle /*because*/) { open_ -= areas; }
    constexpr AreaSet areas() const { return open_; }
    constexpr AreaSet left() const { return open_; }

  private:
    AreaSet open_{CountrySet::first(kCountries), VesselSet::first(kVessels)};
};

// What keeps one of them.
class FirstObstacle {
  public:
    constexpr explicit FirstObstacle(Area area) : area_(area) {}

    constexpr void keep(AreaSet areas, Obstacle otherwise) {
        note(!areas.contains(area_), otherwise);
    }
    constexpr void drop(AreaSet areas, Obstacle because) { note(areas.contains(area_), because); }
    constexpr Obstacle obstacle() const { return first_; }
    constexpr AreaSet left() const {
        AreaSet only;
        if (first_.none())
            only.insert(area_);
        return only;
    }

  private:
    constexpr void note(bool keeps, Obstacle obstacle) {
        if (keeps && first_.none())
            first_ = obstacle;
    }

    Area area_;
    Obstacle first_;
};

// The answers to a question: `sift(sieve)` names what keeps areas away.
template <class Sift>
constexpr AreaSet open_areas(Sift&& sift) {
    OpenAreas sieve;
    sift(sieve);
    return sieve.areas();
}

}  // namespace ascalion
