// The whole position, grouped as a player sees the table: what is open, then what is hidden.
#pragma once

#include "core/fixed_vector.h"
#include "engine/game.h"
#include "games/hyperborea/action.h"
#include "games/hyperborea/points.h"

namespace hyperborea {

// Who stands in a site.
enum class Figure : std::uint8_t {};
inline constexpr Figure kGhost{kMaxSeats};
inline constexpr Figure kNoFigure{0xff};
inline constexpr int kFigures = kMaxSeats + 1;
constexpr Figure figure_of(SeatId seat) { return static_cast<Figure>(seat); }
constexpr bool is_mini(Figure figure) { return static_cast<int>(figure) < kMaxSeats; }
constexpr SeatId owner_of(Figure figure) { return static_cast<SeatId>(figure); }

struct Seat {
    CardSet cards;
    Race race = kNoRace;
    RaceTile tile = kNoRaceTile;
    Card start = kNoCard;  // start technology, one of the cards
    Counter reserve;
    Counter stock;    // fortresses not in use
    Counter on_tile;  // fortresses on the race tile
    Counter beside;   // spent fortress of Emerald A
    Counter gems;
    core::EnumArray<Colour, Counter, kRows> markers;
    Counter ghosts;    // in the graveyard
    SeatSet trophies;  // whose mini lies in the graveyard
    Cubes bag;
    Cubes available;
    Cubes unused;
    Counter taken;  // cards, without the start technology (H8.8)
    ConditionSet objectives;
    std::uint8_t reserved = 0;  // no padding: equal seats have equal bytes
    std::array<OnSpaces, kBoardSets> sets{};
    std::uint8_t reserved_too = 0;
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct Board {
    // derived, because measured: the rules ask these sets at every decision
    PerSeat<HexSet> free_at;    // hexes with a free mini
    PerSeat<HexSet> frozen_at;  // hexes with a mini in a site
    PerSeat<HexSet> forts_at;

    PerHex<Tile> tiles;  // kNoTile: face-down, or no hex of this map
    PerHex<std::array<Figure, kSites>> figures;
    PerHex<std::array<Counter, kSites>> stacks;  // tokens left
    PerSeat<PerHex<Counter>> free;
    PerSeat<PerHex<Counter>> forts;
    PerHex<Counter> stopped;  // free minis of the active player that may not walk (H7.4)
    Counter box;              // ghosts out of play
    std::uint8_t reserved = 0;
    friend constexpr bool operator==(const Board&, const Board&) = default;
};

inline constexpr int kOpenCards = 8;
using Returned = core::FixedVector<Card, kCardsPerDeck - 2>;

struct Market {
    CardSet fresh;                                   // never seen, order unknown
    std::array<Card, kOpenCards> open{};             // two of each deck; kNoCard is a gap
    std::array<Returned, kDecks> returned{};         // pairs, the oldest first
    core::FixedVector<Card, kCards> acquired;        // by anybody, in this order (H2.14)
    std::array<OnSpaces, kCards> spaces{};           // cubes on the cards that somebody owns
    std::array<Card, 2> aside = {kNoCard, kNoCard};  // by a refresh
    std::uint8_t reserved = 0;
    friend constexpr bool operator==(const Market&, const Market&) = default;
};

struct Supply {
    Cubes cubes;
    Counter gems;
    friend constexpr bool operator==(const Supply&, const Supply&) = default;
};

enum class Phase : std::uint8_t { Setup, Starting, Main, Ending, Over };
enum class Ending : std::uint8_t { None, Conditions, RoundCap };

// The question that is open. The first seven are for chance.
enum class Ask : std::uint8_t {
    GetRace,
    First,
    Reveal,
    GetTile,
    Deal,
    DrawCube,
    Unearth,
    // set-up
    Race,
    Commit,
    // main part
    Menu,
    PlaceColour,
    PlaceSpace,
    WalkFrom,
    WalkTo,
    FlyFrom,
    FlyTo,
    AttackHex,
    AttackTarget,
    AttackHow,
    RangedHex,
    RangedTarget,
    FortHex,
    DeployHex,
    EnterSite,
    Look,
    DevelopRow,
    RowSize,
    RowRow,
    DiffSize,
    DiffRow,
    UpgradeRow,
    TakeCard,
    RefreshDeck,
    RefreshTake,
    GenerateColour,
    RestoreCube,
    ExchangeCube,
    ExchangeColour,
    PurgeCube,
    SpyCard,
    StrikeSort,
    Victim,
    // an activation
    Option,
    PayCube,
    PayGrey,
    PayMini,
    PayGem,
    // end phase
    ResetCube,
    Nothing,
};
inline constexpr int kAsks = static_cast<int>(Ask::Nothing) + 1;
constexpr bool is_for_chance(Ask ask) { return ask <= Ask::Unearth; }

// A cube on a space, as the Reset names them one after the other (H5.14).
struct Cursor {
    Set set = kNoSet;
    Space space = kNoSpace;
    Colour colour = kNoColour;
    friend constexpr bool operator==(Cursor, Cursor) = default;
};

struct Turn {
    HexSet reveals;                 // hexes still to be revealed
    std::uint16_t round = 0;        // 0 in the set-up
    EffectAt effects = kNoEffects;  // where the open activation stands
    Phase phase = Phase::Setup;
    Ask ask = Ask::Nothing;
    SeatId first = kNobody;
    SeatId active = kNobody;
    SeatId to_move = kNobody;
    Ending ending = Ending::None;
    bool triggered = false;
    Counter turns_left;  // after the running one, once the end is triggered
    Counter cursor;      // start-of-turn cards seen; seats and cards served in the set-up
    Counter draws;       // cubes still to be drawn, or cards to be dealt
    // parameters of the action that is being made
    Hex hex = kNoHex;
    std::uint8_t site = 0;
    Colour colour = kNoColour;
    std::uint8_t size = 0;
    Cursor cube;
    Deck deck = kNoDeck;
    Sort sort = kNoSort;
    SeatSet victims;
    std::array<std::uint8_t, 4> reserved{};
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// All that everybody sees.
struct Table {
    std::array<Seat, kMaxSeats> seats{};
    Market market;
    Board board;
    Turn turn;
    Options options;
    Pool pool;
    Pool gained;  // by the open activation so far, before replacements
    Supply supply;
    core::EnumArray<Set, Counter, kSets> activations;  // of each set in this turn
    core::EnumArray<Token, Counter, kTokens> used;     // by face
    std::array<std::uint8_t, 7> reserved{};

    constexpr Seat& seat(SeatId id) { return seats[static_cast<std::size_t>(id)]; }
    constexpr const Seat& seat(SeatId id) const { return seats[static_cast<std::size_t>(id)]; }
    constexpr Seat& active() { return seat(turn.active); }
    constexpr const Seat& active() const { return seat(turn.active); }
    constexpr bool is_over() const { return turn.phase == Phase::Over; }
    constexpr SeatSet everyone() const { return SeatSet::first(options.seats); }
    friend constexpr bool operator==(const Table&, const Table&) = default;
};

// What only the owner sees: tokens (H10.6), and the choices of the set-up until all are in (H4.9).
struct Secret {
    Token stored = kNoToken;
    Token looked = kNoToken;  // while it is decided what becomes of it
    RaceTile tile = kNoRaceTile;
    Card start = kNoCard;
    Colour cube = kNoColour;
    std::array<Colour, 3> rows = {kNoColour, kNoColour, kNoColour};  // at level 3, 2 and 1
    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

struct State : Table {
    PerSeat<Secret> secrets;

    constexpr Secret& secret() { return secrets[turn.active]; }
    constexpr const Secret& secret() const { return secrets[turn.active]; }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(engine::PlainValue<State>);
static_assert(sizeof(State) <= 1800);

}  // namespace hyperborea
