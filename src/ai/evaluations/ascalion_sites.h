// Where the next city of a seat of Ascalion could stand, and how much of it is there.
#pragma once

#include <algorithm>

#include "games/ascalion/board.h"

namespace ai::ascalion_standing {

using namespace ascalion;

inline constexpr std::array kMaterials = {Kind::Wood, Kind::Gold, Kind::Coal, Kind::Iron};
inline constexpr float kMaterialsOfCity = 4;

// Own countries by the way to the next own token of a kind.
struct Supplies {
    CountrySet here;
    CountrySet near;     // one border away
    CountrySet farther;  // two borders away
};

inline Supplies supplies_of(const Content& content, CountrySet own, CountrySet with_token) {
    Supplies supplies;
    supplies.here = with_token;
    supplies.near = (neighbours_of(content, with_token) & own) - supplies.here;
    supplies.farther =
        (neighbours_of(content, supplies.near) & own) - supplies.here - supplies.near;
    return supplies;
}

// How much of a token counts, by the way it has to go.
inline constexpr float kNear = 0.6F;
inline constexpr float kFarther = 0.3F;

class Sites {
  public:
    Sites(const Content& content, const State& state, SeatId seat)
        : own_(state.areas_of(seat).countries), free_(own_ - state.board.cities) {
        const CountrySet laden = own_ & state.board.laden;
        for (std::size_t i = 0; i < kMaterials.size(); ++i) {
            CountrySet with_token;
            for (const Country country : laden)
                if (state.board.goods[area_of(country)].has(kMaterials[i]))
                    with_token.insert(country);
            supplies_[i] = supplies_of(content, own_, with_token);
        }
        for (const Country country : free_)
            consider(country, score(state, country));
    }

    // Of four tokens, those on the way counting less: the mixed city or the golden one.
    float score(const State& state, Country country) const {
        float mixed = 0;
        for (const Supplies& supplies : supplies_)
            mixed += supplies.here.contains(country)      ? 1.0F
                     : supplies.near.contains(country)    ? kNear
                     : supplies.farther.contains(country) ? kFarther
                                                          : 0.0F;
        const int gold = state.board.goods[area_of(country)].count(Kind::Gold);
        return gold < 2 ? mixed
                        : std::max(mixed, std::min(kMaterialsOfCity, static_cast<float>(gold)));
    }

    // No second city can stand where one stands.
    float score_of_site(const State& state, Country country) const {
        return free_.contains(country) ? score(state, country) : 0;
    }
    // How welcome a token of the kind is in the country.
    float need_at(const State& state, Country country, Kind kind) const {
        const float score = kFarther + score_of_site(state, country);
        return state.board.goods[area_of(country)].has(kind) ? kFarther : score * score;
    }

    float best() const { return best_; }
    float second() const { return second_; }
    Country best_country() const { return best_country_; }
    int complete() const { return complete_; }  // can pay for a city
    CountrySet countries() const { return free_; }
    const Supplies& supplies(std::size_t material) const { return supplies_[material]; }

  private:
    void consider(Country country, float score) {
        complete_ += score >= kMaterialsOfCity ? 1 : 0;
        if (score > best_) {
            second_ = best_;
            best_ = score;
            best_country_ = country;
        } else {
            second_ = std::max(second_, score);
        }
    }

    CountrySet own_;
    CountrySet free_;
    std::array<Supplies, kMaterials.size()> supplies_;
    float best_ = 0;
    float second_ = 0;
    Country best_country_ = kNoCountry;
    int complete_ = 0;
};

}  // namespace ai::ascalion_standing
