// What keeps a thing from being chosen. The predicates of legality give it, so that there is one
// place that knows; the words are found where reasons are put together.
#pragma once

#include <cstdint>

namespace ascalion {

enum class Why : std::uint8_t {
    Nothing,
    // areas
    NoCountry,
    SourceThere,
    Claimed,
    NotYours,
    Own,
    TempleThere,
    CityThere,
    NoHarbour,
    GoodsMissing,
    NoSourceDue,
    NoFoalPlace,
    StudFirst,
    HorseThere,
    HerdTooFar,
    BookThere,
    NoBookThere,
    FollowerThere,
    FaithTooFar,
    NoneThere,
    NoSuchOffer,
    Earlier,
    TooFewAfter,
    NotNext,
    NoHorseThere,
    Visited,
    NoOwnNeighbour,
    NoChainOn,
    Converted,
    OtherVessel,
    NoBorder,
    Faith,
    // recipes and partners
    SupplyEmpty,
    GoodsNowhere,
    Eliminated,
    NotLinked,
    OffersUsed,
    LedgerFull,
    YouHaveNothing,
    PartnerHasNothing,
    NoOfferLeft,
    // transports and attacks
    SaveBoats,
    NoBonusLeft,
    NoBoat,
    NoShip,
    LostAtSea,
    NothingToTarget,
    NothingToCarry,
    NowhereToWalk,
    NoHorse,
    NowhereToRide,
    NoChain,
    NoTarget,
    AttacksUsed,
    // steps of a voyage, and its end
    TooDeep,
    NoRiver,
    Refused,
    Points,
    NotToTarget,
    AwayFromCoast,
    OnlyBack,
    NotStarted,
    NotAtTarget,
    HighSea,
};
inline constexpr int kWhys = static_cast<int>(Why::HighSea) + 1;

struct Obstacle {
    Why why = Why::Nothing;
    std::uint8_t amount = 0;  // points, offers

    constexpr Obstacle() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): most obstacles are a reason and nothing more
    constexpr Obstacle(Why reason, int number = 0)
        : why(reason), amount(static_cast<std::uint8_t>(number)) {}
    constexpr bool none() const { return why == Why::Nothing; }
};

}  // namespace ascalion
