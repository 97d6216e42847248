// The vocabulary of Path of Civilization: types, cubes, cards and their sets
// (docs/rules/pathciv.md, section 1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bit_set.h"
#include "core/counter.h"
#include "core/enum_array.h"
#include "engine/seat.h"

namespace pathciv {

using core::Counter;
using engine::kNobody;
using engine::SeatId;
using engine::SeatSet;

inline constexpr int kMinSeats = 1;
inline constexpr int kMaxSeats = 5;
inline constexpr int kRounds = 9;  // P2.1
template <class T>
using PerSeat = core::EnumArray<SeatId, T, kMaxSeats>;

// P2.2: this order is that of every chain.
enum class Type : std::uint8_t { Military, Cult, Science, Culture, Industry };
inline constexpr int kTypes = 5;
inline constexpr Type kNoType{0xff};
using TypeSet = core::BitSet<Type, std::uint8_t>;
constexpr TypeSet all_types() { return TypeSet::first(kTypes); }

enum class Tray : std::uint8_t { Red, Yellow, Blue, Grey, Purple };
inline constexpr int kTrays = 5;
using TraySet = core::BitSet<Tray, std::uint8_t>;
constexpr TraySet all_trays() { return TraySet::first(kTrays); }

using CubeCounts = core::EnumArray<Tray, Counter, kTrays>;
using ResearchPoints = core::EnumArray<Type, Counter, kTypes>;

// What produces a research point: of one type, or of a type its owner picks. It also says which
// type an effect is for.
enum class Circle : std::uint8_t { Any, Military, Cult, Science, Culture, Industry };
inline constexpr int kCircles = 6;
using CircleCounts = core::EnumArray<Circle, Counter, kCircles>;
using CircleSet = core::BitSet<Circle, std::uint8_t>;
constexpr CircleSet all_circles() { return CircleSet::first(kCircles); }
constexpr Circle circle_of(Type type) {
    return static_cast<Circle>(static_cast<unsigned>(type) + 1U);
}
constexpr Type type_of(Circle circle) {
    return static_cast<Type>(static_cast<unsigned>(circle) - 1U);
}
constexpr bool is_for(Circle circle, Type type) {
    return circle == Circle::Any || circle == circle_of(type);
}

// One stack for each type and level (P2.3).
enum class Stack : std::uint8_t {};
inline constexpr int kLevels = 4;
inline constexpr int kStacks = kTypes * kLevels;
inline constexpr Stack kNoStack{0xff};
using StackSet = core::BitSet<Stack, std::uint32_t>;
constexpr Stack stack_of(Type type, int level) {
    return static_cast<Stack>(static_cast<int>(type) * kLevels + level - 1);
}
constexpr Type type_of(Stack stack) { return static_cast<Type>(static_cast<int>(stack) / kLevels); }
constexpr int level_of(Stack stack) { return static_cast<int>(stack) % kLevels + 1; }
constexpr StackSet all_stacks() { return StackSet::first(kStacks); }

// Technologies: the five start cards, then for each stack its core card, then its variant card.
enum class Tech : std::uint8_t {};
inline constexpr int kTechs = kTypes + 2 * kStacks;
inline constexpr Tech kNoTech{0xff};
constexpr Tech start_card(Type type) { return static_cast<Tech>(type); }
constexpr bool is_start_card(Tech tech) { return static_cast<int>(tech) < kTypes; }
constexpr Tech core_card(Stack stack) {
    return static_cast<Tech>(kTypes + static_cast<int>(stack));
}
constexpr Tech variant_card(Stack stack) {
    return static_cast<Tech>(kTypes + kStacks + static_cast<int>(stack));
}
constexpr bool is_variant(Tech tech) { return static_cast<int>(tech) >= kTypes + kStacks; }
constexpr Stack stack_of(Tech tech) {
    return static_cast<Stack>((static_cast<int>(tech) - kTypes) % kStacks);
}

// Market cards: the wonders, then the leaders, seven of each level (P2.4).
enum class Card : std::uint8_t {};
inline constexpr int kCardsPerLevel = 7;
inline constexpr int kWonders = kLevels * kCardsPerLevel;
inline constexpr int kCards = 2 * kWonders;
inline constexpr Card kNoCard{0xff};
using CardSet = core::BitSet<Card, std::uint64_t>;
constexpr CardSet all_wonders() { return CardSet::first(kWonders); }
constexpr CardSet all_leaders() { return CardSet::first(kCards) - all_wonders(); }
constexpr bool is_leader(Card card) { return static_cast<int>(card) >= kWonders; }
constexpr CardSet level_of_wonders(int level) {
    return CardSet::first(level * kCardsPerLevel) - CardSet::first((level - 1) * kCardsPerLevel);
}
constexpr CardSet level_of_leaders(int level) {
    return CardSet(level_of_wonders(level).bits() << static_cast<unsigned>(kWonders));
}

// Advantage markers and the steps of the philosophy track.
enum class Marker : std::uint8_t {};
inline constexpr int kMarkers = 10;
inline constexpr Marker kNoMarker{0xff};
using MarkerSet = core::BitSet<Marker, std::uint16_t>;
inline constexpr int kSteps = 5;
inline constexpr int kSpaces = 14;  // of the population track

// Boards with a priority row.
enum class Board : std::uint8_t {};
inline constexpr int kBoards = 5;
inline constexpr Board kNoBoard{0xff};
using BoardSet = core::BitSet<Board, std::uint8_t>;

// Events. Challenges lie on rounds 3, 5, 7, 9, battles on rounds 4, 6, 8, 9 (P5.5).
inline constexpr int kEvents = 4;
enum class Challenge : std::uint8_t {};
inline constexpr int kCivilTypes = 4;
inline constexpr int kChallenges = kEvents * kCivilTypes;
inline constexpr Challenge kNoChallenge{0xff};
enum class Battle : std::uint8_t {};
inline constexpr int kBattlesPerRound = 3;
inline constexpr int kBattles = kEvents * kBattlesPerRound;
inline constexpr Battle kNoBattle{0xff};
inline constexpr int kRanks = 4;

constexpr TypeSet civil_types() { return all_types() - TypeSet::of(Type::Military); }
constexpr int challenge_round(int event) { return 3 + 2 * event; }
constexpr int battle_round(int event) { return event == kEvents - 1 ? kRounds : 4 + 2 * event; }
constexpr bool has_challenge(int round) { return round >= 3 && round % 2 == 1; }
constexpr bool has_battle(int round) { return round == kRounds || (round >= 4 && round % 2 == 0); }
constexpr Challenge challenge_of(int event, Type type) {
    return static_cast<Challenge>(event * kCivilTypes + static_cast<int>(type) - 1);
}
constexpr Type type_of(Challenge challenge) {
    return static_cast<Type>(static_cast<int>(challenge) % kCivilTypes + 1);
}
constexpr Battle battle_of(int event, int number) {
    return static_cast<Battle>(event * kBattlesPerRound + number);
}

enum class Setup : std::uint8_t { Standard, FirstGame };
enum class TechSet : std::uint8_t { Core, Variant, Mixed };
enum class Scope : std::uint8_t { LevelOnly, LevelOrLower };
enum class Dealing : std::uint8_t { Random, Ordered };
enum class Difficulty : std::uint8_t { Easy, Normal, Hard };
inline constexpr int kDifficulties = 3;

// Section 3.
struct Options {
    std::uint8_t seats = 2;
    Setup setup = Setup::Standard;
    TechSet tech_set = TechSet::Core;
    std::uint8_t last_multiplier = 2;  // of step 5
    Scope scope = Scope::LevelOnly;
    Dealing boards = Dealing::Random;
    Difficulty difficulty = Difficulty::Normal;
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

}  // namespace pathciv
