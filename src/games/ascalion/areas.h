// Areas: countries and vessels together, the unit of ownership, and sets of them.
#pragma once

#include "games/ascalion/types.h"

namespace ascalion {

// Countries in data order, boats, ships (A2.8).
enum class Area : std::uint8_t {};
inline constexpr int kAreas = kCountries + kVessels;
inline constexpr Area kNoArea{0xff};
template <class T>
using PerArea = core::EnumArray<Area, T, kAreas>;

constexpr Area area_of(Country country) { return static_cast<Area>(country); }
constexpr Area area_of(Vessel vessel) {
    return static_cast<Area>(kCountries + static_cast<int>(vessel));
}
constexpr bool is_country(Area area) { return static_cast<int>(area) < kCountries; }
constexpr Country country_of(Area area) { return static_cast<Country>(area); }
constexpr Vessel vessel_of(Area area) {
    return static_cast<Vessel>(static_cast<int>(area) - kCountries);
}

struct AreaSet {
    CountrySet countries;
    VesselSet vessels;

    constexpr bool contains(Area area) const {
        return is_country(area) ? countries.contains(country_of(area))
                                : vessels.contains(vessel_of(area));
    }
    constexpr void insert(Area area) {
        if (is_country(area))
            countries.insert(country_of(area));
        else
            vessels.insert(vessel_of(area));
    }
    constexpr void erase(Area area) {
        if (is_country(area))
            countries.erase(country_of(area));
        else
            vessels.erase(vessel_of(area));
    }
    constexpr bool empty() const { return countries.empty() && vessels.empty(); }
    constexpr explicit operator bool() const { return !empty(); }
    constexpr int size() const { return countries.size() + vessels.size(); }

    friend constexpr AreaSet operator&(AreaSet left, AreaSet right) {
        return {left.countries & right.countries, left.vessels & right.vessels};
    }
    friend constexpr AreaSet operator|(AreaSet left, AreaSet right) {
        return {left.countries | right.countries, left.vessels | right.vessels};
    }
    friend constexpr AreaSet operator-(AreaSet left, AreaSet right) {
        return {left.countries - right.countries, left.vessels - right.vessels};
    }
    constexpr AreaSet& operator|=(AreaSet other) { return *this = *this | other; }
    constexpr AreaSet& operator-=(AreaSet other) { return *this = *this - other; }
    friend constexpr bool operator==(AreaSet, AreaSet) = default;

    // Ascending: countries, then vessels.
    class Iterator {
      public:
        constexpr explicit Iterator(AreaSet rest) : rest_(rest.countries), vessels_(rest.vessels) {}
        constexpr Area operator*() const {
            return rest_.empty() ? area_of(vessels_.front()) : area_of(rest_.front());
        }
        constexpr Iterator& operator++() {
            if (rest_.empty())
                vessels_ = VesselSet(vessels_.bits() & (vessels_.bits() - 1U));
            else
                rest_ = CountrySet(rest_.bits() & (rest_.bits() - 1U));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        CountrySet rest_;
        VesselSet vessels_;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    static constexpr Iterator end() { return Iterator(AreaSet{}); }
};

constexpr AreaSet all_countries() { return {CountrySet::first(kCountries), VesselSet{}}; }

// The members that do not come before `least`.
constexpr AreaSet from_on(AreaSet areas, Area least) {
    const int at = static_cast<int>(least);
    if (at < kCountries)
        return {areas.countries - CountrySet::first(at), areas.vessels};
    return {CountrySet{}, areas.vessels - VesselSet::first(at - kCountries)};
}

}  // namespace ascalion
