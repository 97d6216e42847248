// What keeps a thing from being chosen. The predicates of legality give it, so that there is one
// place that knows; reasons.cpp finds the words.
#pragma once

#include "games/wiraqocha/action.h"

namespace wiraqocha {

enum class Why : std::uint8_t {
    Nothing,
    // any action
    Unfinished,
    RollFirst,
    Rolled,
    BeforeRoll,
    PlaceFirst,
    PlaceFirstByChange,
    Used,
    NoCard,
    NoDice,
    Short,
    // Phase I
    Income,
    Count,
    NoAirship,
    Cemetery,
    NoDefenceDie,
    NoCave,
    CaveDead,
    NoExplorerInCave,
    NoFreeMountain,
    Surplus,
    // Phase II
    BaseStands,
    BaseShutOut,
    BaseUnpaid,
    ShutOut,
    Unpaid,
    Plundered,
    NoRivalBase,
    NoLoot,
    LootInField,
    LootOnMountain,
    LootUnpaid,
    TunnelUnpaid,
    StepStrandsBase,
    ChangeStrandsBase,
    NoReroll,
    NoCrystal,
    NoDieInBox,
    SameFace,
    Built,
    NoMarket,
    TooDear,
    FortressGone,
    NoOtherHex,
    NoDefence,
    WeakDefence,
    Fired,
    NoPrisoners,
    NoCaptive,
    Ransom,
    // hexes
    Dead,
    Own,
    NotOwn,
    ForceField,
    Mountain,
    AirshipThere,
    AirshipAttacked,
    ReserveAirship,
    NotNear,
    Number,
    Double,
    Straight,
    NoDieAbove,
    NoTwoAbove,
    NoSix,
    NoTwoSixes,
    NoDieLeftAbove,
    NoTwoLeftAbove,
    NoSixLeft,
    NoTwoSixesLeft,
    LiftPrice,
    NoBaseThere,
    Poor,
    FortressThere,
    Undefended,
    Weak,
    NoAirshipThere,
    NoDieThere,
    NoPieceThere,
    AirshipForAirship,
    CaveToValley,
    Occupied,
};
inline constexpr int kWhys = static_cast<int>(Why::Occupied) + 1;

struct Obstacle {
    Why why = Why::Nothing;
    std::uint8_t amount = 0;    // what is missing or too many, a face, a limit
    std::uint8_t crystals = 0;  // Short: what is missing besides `amount` resources
    Card card = kNoCard;        // NoCard: which

    constexpr Obstacle() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): most obstacles are a reason and nothing more
    constexpr Obstacle(Why reason, int number = 0)
        : why(reason), amount(static_cast<std::uint8_t>(number)) {}
    constexpr bool none() const { return why == Why::Nothing; }
};

constexpr Obstacle no_card(Card card) {
    Obstacle obstacle = Why::NoCard;
    obstacle.card = card;
    return obstacle;
}

// The price is not there.
constexpr Obstacle short_of(int resources, int crystals) {
    if (resources <= 0 && crystals <= 0)
        return {};
    Obstacle obstacle(Why::Short, resources > 0 ? resources : 0);
    obstacle.crystals = static_cast<std::uint8_t>(crystals > 0 ? crystals : 0);
    return obstacle;
}

// One thing that is asked of a hex: who passes, what is said of a hex that does not, and what is
// said when none is left.
struct Filter {
    HexSet passing;
    Why there = Why::Nothing;
    Why anywhere = Why::Nothing;
};

// What is left of all hexes behind a row of filters; if nothing is, which filter took the last one.
struct Passed {
    HexSet hexes = HexSet::first(kHexes);
    Why none_left = Why::Nothing;
};
constexpr Passed passed(auto&& filters) {
    Passed open;
    filters([&open](Filter filter) {
        open.hexes = open.hexes & filter.passing;
        if (open.hexes.empty() && open.none_left == Why::Nothing)
            open.none_left = filter.anywhere;
    });
    return open;
}

// The first filter that the hex does not pass.
constexpr Obstacle stopped(Hex hex, auto&& filters) {
    Obstacle first;
    filters([&first, hex](Filter filter) {
        if (first.none() && !filter.passing.contains(hex))
            first = filter.there;
    });
    return first;
}

}  // namespace wiraqocha
