// The vocabulary of Hyperborea: colours, hexes, races, cards and their sets
// (docs/rules/hyperborea.md, section 1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bit_set.h"
#include "core/counter.h"
#include "core/enum_array.h"
#include "engine/seat.h"

namespace hyperborea {

using core::Counter;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;
// Each game says for how many it is; this one happens to be for as many as Ascalion.
inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 6;
template <class T>
using PerSeat = core::EnumArray<SeatId, T, kMaxSeats>;

// H2.3: this order breaks ties. The six colours before grey have a row each.
enum class Colour : std::uint8_t { Red, Green, Purple, Blue, Orange, Yellow, Grey };
inline constexpr int kColours = 7;
inline constexpr int kRows = 6;
inline constexpr Colour kNoColour{0xff};
using ColourSet = core::BitSet<Colour, std::uint8_t>;
using Cubes = core::EnumArray<Colour, Counter, kColours>;

constexpr ColourSet all_rows() { return ColourSet::first(kRows); }
constexpr ColourSet all_colours() { return ColourSet::first(kColours); }

// A space takes its colour; a multi space any colour but grey (H2.12).
enum class Space : std::uint8_t { Red, Green, Purple, Blue, Orange, Yellow, Grey, Multi };
inline constexpr int kSpaces = 8;
inline constexpr Space kNoSpace{0xff};

// H2.9: centre, borderlands b1-b8 (the last two with five players only), then capital, front_a and
// front_b of each seat.
enum class Hex : std::uint8_t {};
inline constexpr int kBorderlandHexes = 8;
inline constexpr int kInnerHexes = 1 + kBorderlandHexes;
inline constexpr int kHomelandHexes = 3;
inline constexpr int kHexes = kInnerHexes + kHomelandHexes * kMaxSeats;
inline constexpr Hex kCentre{0};
inline constexpr Hex kNoHex{0xff};
using HexSet = core::BitSet<Hex, std::uint32_t>;
template <class T>
using PerHex = core::EnumArray<Hex, T, kHexes>;

enum class Role : std::uint8_t { Capital, FrontA, FrontB };

constexpr Hex borderland(int number) { return static_cast<Hex>(number); }
constexpr Hex homeland(SeatId seat, Role role) {
    return static_cast<Hex>(kInnerHexes + kHomelandHexes * engine::index_of(seat)
                            + static_cast<int>(role));
}
constexpr bool is_homeland(Hex hex) { return static_cast<int>(hex) >= kInnerHexes; }
constexpr HexSet homeland_of(SeatId seat) {
    return HexSet(7U << static_cast<unsigned>(homeland(seat, Role::Capital)));
}

enum class Terrain : std::uint8_t { Desert, Forest, Swamp, Mountain };
inline constexpr int kTerrains = 4;

// What may lie on a hex: B01-B30, C01-C06, then the neutral and the race side of each homeland.
enum class Tile : std::uint8_t {};
inline constexpr int kBorderlandTiles = 30;
inline constexpr int kCentreTiles = 6;
inline constexpr int kInnerTiles = kBorderlandTiles + kCentreTiles;
inline constexpr int kRaces = 6;
inline constexpr int kTiles = kInnerTiles + kRaces * 2 * kHomelandHexes;
inline constexpr Tile kNoTile{0xff};
using TileSet = core::BitSet<Tile, std::uint64_t>;

enum class Race : std::uint8_t { Red, Emerald, Celestial, Coral, Golden, Purple };
inline constexpr Race kNoRace{0xff};
using RaceSet = core::BitSet<Race, std::uint8_t>;

// Race tiles, A and B of each race (6F).
enum class RaceTile : std::uint8_t {
    RedA,
    RedB,
    EmeraldA,
    EmeraldB,
    CelestialA,
    CelestialB,
    CoralA,
    CoralB,
    GoldenA,
    GoldenB,
    PurpleA,
    PurpleB,
};
inline constexpr int kRaceTiles = 12;
inline constexpr RaceTile kNoRaceTile{0xff};

constexpr RaceTile race_tile(Race race, int side) {
    return static_cast<RaceTile>(2 * static_cast<int>(race) + side);
}
constexpr Tile homeland_tile(Race race, bool race_side, Role role) {
    return static_cast<Tile>(kInnerTiles
                             + kHomelandHexes * (2 * static_cast<int>(race) + (race_side ? 1 : 0))
                             + static_cast<int>(role));
}

// At most two sites on a hex.
inline constexpr int kSites = 2;

enum class Metal : std::uint8_t { Bronze, Silver, Gold };
inline constexpr int kMetals = 3;
inline constexpr Metal kNoMetal{0xff};

// R-B01-R-B20, R-S01-R-S40, R-G01-R-G12. Tokens with one metal and name are one face, which is
// known by the first of them (H10.3).
enum class Token : std::uint8_t {};
inline constexpr int kTokens = 72;
inline constexpr Token kNoToken{0xff};

// T1-01-T4-16: sixteen of each deck.
enum class Card : std::uint8_t {};
inline constexpr int kCards = 64;
inline constexpr Card kNoCard{0xff};
using CardSet = core::BitSet<Card, std::uint64_t>;

enum class Deck : std::uint8_t {};
inline constexpr int kDecks = 4;
inline constexpr int kCardsPerDeck = 16;
inline constexpr Deck kNoDeck{0xff};
constexpr Deck deck_of(Card card) {
    return static_cast<Deck>(static_cast<int>(card) / kCardsPerDeck);
}
constexpr CardSet cards_of(Deck deck) {
    return CardSet(std::uint64_t{0xffff} << (kCardsPerDeck * static_cast<unsigned>(deck)));
}

// A group of spaces: two of each base technology, that of a race tile, then one for each card.
enum class Set : std::uint8_t {};
inline constexpr int kBaseSets = 12;
inline constexpr int kBoardSets = kBaseSets + 1;
inline constexpr int kSets = kBoardSets + kCards;
inline constexpr Set kRaceSet{kBaseSets};
inline constexpr Set kNoSet{0xff};
constexpr Set set_of(Card card) { return static_cast<Set>(kBoardSets + static_cast<int>(card)); }
constexpr bool is_card(Set set) { return static_cast<int>(set) >= kBoardSets; }
constexpr Card card_of(Set set) { return static_cast<Card>(static_cast<int>(set) - kBoardSets); }
// The other set of a base technology.
constexpr Set partner_of(Set set) { return static_cast<Set>(static_cast<unsigned>(set) ^ 1U); }

// The cubes on the up to three spaces of a set; kNoColour where there is none.
inline constexpr int kSpacesPerSet = 3;
using OnSpaces = std::array<Colour, kSpacesPerSet>;
// A function, because an array in a namespace does not exist on a GPU.
constexpr OnSpaces empty_spaces() { return {kNoColour, kNoColour, kNoColour}; }

enum class Condition : std::uint8_t { Gems, Technologies, Miniatures };
inline constexpr int kConditions = 3;
using ConditionSet = core::BitSet<Condition, std::uint8_t>;

// What a strike does to its victims, and what a pay costs.
enum class Sort : std::uint8_t { NegDevelop, RemoveCube, RemoveMini, RemoveGem };
inline constexpr int kSorts = 4;
inline constexpr Sort kNoSort{0xff};
enum class Cost : std::uint8_t { RemoveCube, RemoveGrey, RemoveMini, RemoveGem };
inline constexpr int kCosts = 4;

enum class Length : std::uint8_t { Short, Regular, Long };
enum class Mode : std::uint8_t { Invasion, RaceWar };
enum class Map : std::uint8_t { Fog, Open };
enum class Pick : std::uint8_t { Random, Chosen };
enum class ResetRule : std::uint8_t { Faq, Printed };
enum class VictimChoice : std::uint8_t { Ask, Auto };

// Section 3. Zero stands for "random" in first_player and for "none" in round_cap.
struct Options {
    std::uint16_t round_cap = 100;
    std::uint8_t seats = 2;
    Length length = Length::Regular;
    Mode mode = Mode::Invasion;
    Map map = Map::Fog;
    Pick race_assignment = Pick::Random;
    Pick race_tile = Pick::Chosen;
    ResetRule reset_rule = ResetRule::Faq;
    std::uint8_t first_player = 0;
    VictimChoice victim_choice = VictimChoice::Ask;
    std::uint8_t reserved = 0;  // no padding: equal options have equal bytes
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

}  // namespace hyperborea
