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

inline float share_at(const Supplies& supplies, Country country) {
    if (supplies.here.contains(country))
        return 1;
    if (supplies.near.contains(country))
        return kNear;
    return supplies.farther.contains(country) ? kFarther : 0;
}

class Sites {
  public:
    Sites(const Content& content, const State& state, SeatId seat)
        : own_(state.areas_of(seat).countries), free_(own_ - state.board.cities) {
        find_complete(content, state);
        gather(content, state);
        for (const Country country : free_ - complete_)
            consider(country, score(state, country));
    }

    // Of four tokens, those on the way counting less: the mixed city or the golden one.
    float score(const State& state, Country country) const {
        float mixed = 0;
        for (const Supplies& supplies : supplies_)
            mixed += share_at(supplies, country);
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

    // In cities: those that can be paid for at once, as if they stood there already, and the best
    // of the other sites. Each step on the way to a city must be worth something.
    float worth() const { return worth_in(own_); }
    float worth_in(CountrySet countries) const {
        const int complete = std::min(2, (complete_ & countries).size());
        const bool has_best = best_ > 0 && countries.contains(best_country_);
        return kComplete * static_cast<float>(complete) + (has_best ? partial() : 0);
    }
    int spare() const { return std::max(0, tokens_ - static_cast<int>(best_)); }
    Country best_country() const { return best_country_; }
    const Supplies& supplies(std::size_t material) const { return supplies_[material]; }

  private:
    static constexpr float kComplete = 0.9F;
    static constexpr float kPartial = 0.75F;

    float partial() const {
        const float share = best_ / kMaterialsOfCity;
        return kPartial * share * share;
    }

    void find_complete(const Content& content, const State& state) {
        for (const Country country : free_& state.board.laden) {
            const Goods here = state.board.goods[area_of(country)];
            if (here.covers(content.recipe(Recipe::CityMixed).price)
                || here.covers(content.recipe(Recipe::CityGold).price))
                complete_.insert(country);
        }
    }

    void gather(const Content& content, const State& state) {
        const CountrySet laden = (own_ & state.board.laden) - complete_;
        for (const Country country : laden)
            tokens_ += materials_in(state.board.goods[area_of(country)]);
        for (std::size_t i = 0; i < kMaterials.size(); ++i) {
            CountrySet with_token;
            for (const Country country : laden)
                if (state.board.goods[area_of(country)].has(kMaterials[i]))
                    with_token.insert(country);
            supplies_[i] = supplies_of(content, own_, with_token);
        }
    }

    static int materials_in(Goods goods) { return goods.without_horses().resources().total(); }

    void consider(Country country, float score) {
        if (score <= best_)
            return;
        best_ = score;
        best_country_ = country;
    }

    CountrySet own_;
    CountrySet free_;
    CountrySet complete_;
    std::array<Supplies, kMaterials.size()> supplies_;
    float best_ = 0;
    int tokens_ = 0;  // of materials, not at complete sites
    Country best_country_ = kNoCountry;
};

}  // namespace ai::ascalion_standing
