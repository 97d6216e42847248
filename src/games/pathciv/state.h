// The whole position, grouped as a player sees the table: what is open, then what is hidden.
#pragma once

#include "core/fixed_vector.h"
#include "engine/game.h"
#include "games/pathciv/action.h"
#include "games/pathciv/types.h"

namespace pathciv {

inline constexpr int kHandSize = 5;
inline constexpr int kFields = 2;  // on each side of a board

// Technologies lie in ascending order, kNoTech last, so that equal hands have equal bytes.
using Hand = std::array<Tech, kHandSize>;
using Fields = std::array<Tech, kFields>;
constexpr Hand empty_hand() { return {kNoTech, kNoTech, kNoTech, kNoTech, kNoTech}; }
constexpr Fields empty_fields() { return {kNoTech, kNoTech}; }

struct Seat {
    CardSet cards;          // wonders and leaders, living and dead
    Card living = kNoCard;  // leader
    Card won = kNoCard;     // waits for the end of the contest (P6.28)
    Board board = kNoBoard;
    Tech fresh = kNoTech;  // on the new-card field
    Hand hand = empty_hand();
    Fields left = empty_fields();
    Fields right = empty_fields();
    core::FixedVector<Tech, kRounds> discarded;
    CubeCounts trays;
    ResearchPoints research;
    Counter population;
    Counter philosophy;
    Counter heritage;
    Counter tokens;
    Counter history;       // cubes on each challenge that is still to come (P12.13)
    Counter any_research;  // points and cubes of choice, gained but not placed yet
    Counter any_cubes;
    std::array<std::uint8_t, 8> reserved{};  // no padding: equal seats have equal bytes
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct Market {
    CardSet unseen;
    CardSet open;
    CardSet out;                                      // taken by the Rival
    StackSet variants;                                // stacks of variant cards
    core::EnumArray<Stack, Counter, kStacks> copies;  // left
    std::array<std::uint8_t, 8> reserved{};
    friend constexpr bool operator==(const Market&, const Market&) = default;
};

// Markers by step; entry 0 is never used.
struct Philosophy {
    MarkerSet unseen;
    std::array<MarkerSet, kSteps + 1> shown{};  // not decided yet
    std::array<MarkerSet, kSteps + 1> open{};
    friend constexpr bool operator==(const Philosophy&, const Philosophy&) = default;
};

// The opponent of the solo mode (section 10).
struct Rival {
    Board board = kNoBoard;
    Counter philosophy;
    Card aim = kNoCard;
    bool arrived = false;  // at its step in this round
    friend constexpr bool operator==(const Rival&, const Rival&) = default;
};

enum class Phase : std::uint8_t {
    Setup,
    Start,
    Projects,
    Deployment,
    Philosophy,
    Wonders,
    Leaders,
    Research,
    Technology,
    Challenge,
    Battle,
    Over,
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;
enum class Ending : std::uint8_t { None, Rounds, RivalBeaten, RivalUnbeaten };

// What the rules do next, as soon as no question is open.
enum class Stage : std::uint8_t {
    LayChallenges,
    LayBattles,
    FillStacks,
    DealBoards,
    DealRival,
    GiveBonuses,
    BeginRound,
    EnterWonders,
    EnterLeaders,
    TakeHands,
    PlanProjects,
    DeployCubes,
    Arrive,
    ShowMarkers,
    OpenMarkers,
    TakeMarkers,
    GainAdvantages,
    AimAtWonder,
    BidForWonders,
    BuildWonders,
    AimAtLeader,
    BidForLeaders,
    RecruitLeaders,
    CountResearch,
    BeginTechnology,
    BidForTechnologies,
    OpenBoxes,
    HoldChallenge,
    FightBattle,
    EndRound,
    Finish,
};
inline constexpr int kStages = static_cast<int>(Stage::Finish) + 1;

// The question that is open. The first ten are for chance, the others are windows (6A).
enum class Ask : std::uint8_t {
    ChallengeType,
    BattleCard,
    StackCard,
    BoardOfSeat,
    BoardOfRival,
    Wonder,
    Leader,
    MarkerShown,
    MarkerOpened,
    TypeOfRival,
    Projects,
    Deployment,
    Opening,
    Taking,
    WonderBids,
    LeaderBids,
    Circles,
    TechnologyBids,
    Gains,
    Nothing,
};
inline constexpr int kAsks = static_cast<int>(Ask::Nothing) + 1;
constexpr bool is_for_chance(Ask ask) { return ask < Ask::Projects; }
constexpr bool is_window(Ask ask) { return ask >= Ask::Projects && ask < Ask::Nothing; }

struct Turn {
    Counter round;  // 0 in the set-up
    Phase phase = Phase::Setup;
    Stage stage = Stage::LayChallenges;
    Ask ask = Ask::Nothing;
    SeatSet waiting;  // have not committed yet
    SeatSet arrived;  // at a new step of the philosophy track in this round
    SeatSet bidding;  // O of the contest (P6.23)
    SeatSet buyers;   // have paid for their technology in this contest
    Counter cursor;   // stacks filled in the set-up; cards that still enter the market
    Ending ending = Ending::None;
    std::array<std::uint8_t, 2> reserved{};
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// All that everybody sees.
struct Table {
    std::array<Seat, kMaxSeats> seats{};
    Market market;
    Philosophy philosophy;
    std::array<Challenge, kEvents> challenges = {
        kNoChallenge, kNoChallenge, kNoChallenge, kNoChallenge};
    std::array<Battle, kEvents> battles = {kNoBattle, kNoBattle, kNoBattle, kNoBattle};
    Rival rival;
    Turn turn;
    Options options;
    std::array<std::uint8_t, 7> reserved{};

    constexpr Seat& seat(SeatId id) { return seats[static_cast<std::size_t>(id)]; }
    constexpr const Seat& seat(SeatId id) const { return seats[static_cast<std::size_t>(id)]; }
    constexpr int round() const { return turn.round.value(); }
    constexpr bool is_over() const { return turn.phase == Phase::Over; }
    constexpr bool is_solo() const { return options.seats == 1; }
    constexpr SeatSet everyone() const { return SeatSet::first(options.seats); }
    friend constexpr bool operator==(const Table&, const Table&) = default;
};

// The picks of a seat in the open window, until all commits are in (P6.2).
struct Secret {
    Tech discard = kNoTech;
    Fields left = empty_fields();
    Marker marker = kNoMarker;
    Card card = kNoCard;
    Tech tech = kNoTech;
    bool passed = false;
    CubeCounts cubes_given;  // up
    CircleCounts circles_given;
    ResearchPoints chosen;  // types of any-circles, or of points of choice
    CubeCounts recruited;
    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

struct State : Table {
    PerSeat<Secret> secrets;
    std::array<std::uint8_t, 4> reserved_too{};
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(engine::PlainValue<State>);
static_assert(sizeof(State) <= 700);

}  // namespace pathciv
