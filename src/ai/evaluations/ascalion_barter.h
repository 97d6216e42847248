// Which tokens a seat of Ascalion would like to have and which it can spare: what makes an offer
// worth thinking about. Whether a deal is good, the judge says.
#pragma once

#include "ai/evaluations/ascalion_sites.h"

namespace ai::ascalion_standing {

class Barter {
  public:
    Barter(const Content& content, const State& state, SeatId seat)
        : sites_(content, state, seat), held_(goods_of(state, state.areas_of(seat))) {
        if (const Country site = sites_.best_country(); site != kNoCountry)
            at_site_ = state.board.goods[area_of(site)];
    }

    // What is traded may be put anywhere: a token farther than the site is worth fetching too.
    float wish_for(Kind kind) const {
        if (kind == Kind::Horse)
            return kHorse;
        if (at_site_.has(kind))
            return kPresent;
        return is_near(kind) ? kOnTheWay : 1;
    }
    float loss_of(Kind kind) const {
        if (kind == Kind::Horse)
            return kHorse;
        const int elsewhere = held_.count(kind) - at_site_.count(kind);
        if (elsewhere <= 0)
            return 1;
        return at_site_.has(kind) || elsewhere > 1 ? kPresent : kOnTheWay;
    }
    const Sites& sites() const { return sites_; }

  private:
    static constexpr float kHorse = 0.3F;
    static constexpr float kPresent = 0.15F;
    static constexpr float kOnTheWay = 0.5F;

    bool is_near(Kind kind) const {
        for (std::size_t i = 0; i < kMaterials.size(); ++i)
            if (kMaterials[i] == kind)
                return sites_.best_country() != kNoCountry
                       && sites_.supplies(i).near.contains(sites_.best_country());
        return false;
    }

    Sites sites_;
    Goods held_;
    Goods at_site_;
};

// How inviting it is that a token goes from one to the other.
inline float appeal(const Barter& giver, const Barter& taker, Kind kind) {
    constexpr float kLeast = 0.1F;
    return taker.wish_for(kind) / (kLeast + giver.loss_of(kind));
}

}  // namespace ai::ascalion_standing
