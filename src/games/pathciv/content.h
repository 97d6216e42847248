// The content of a game as the rules see it: numbers and effects. Names stay with the pack.
#pragma once

#include <type_traits>

#include "games/pathciv/types.h"

namespace pathciv {

// Instant gains (section 7A).
enum class GainKind : std::uint8_t {
    None,
    Cubes,     // what = Tray
    AnyCubes,  // each into a tray of choice
    Research,  // what = Type
    AnyResearch,
    Population,
    Heritage,
    Tokens,
    History,  // cubes on every challenge to come
};

struct Gain {
    GainKind kind = GainKind::None;
    std::uint8_t what = 0;
    std::uint8_t amount = 0;
    friend constexpr bool operator==(const Gain&, const Gain&) = default;
};
inline constexpr int kMaxGains = 5;
// In printed order; the first None ends the list.
using GainList = std::array<Gain, kMaxGains>;

// Lasting effects (section 7B).
enum class EffectKind : std::uint8_t {
    None,
    ProduceCubes,     // what = Tray
    ProduceResearch,  // what = Circle
    LimitBonus,
    Power,
    PowerPerRed,
    History,  // what = Circle
    DiscountWonder,
    DiscountLeader,
    DiscountTech,  // what = Circle
    DiscountPhilosophy,
    OnTech,  // what = Circle
    OnWonder,
    OnPhilosophy,
    OnBattleRank,  // per = worst rank
    Priority,      // what = Circle
    EndPoints,     // what = Tally, per = divisor
};
inline constexpr int kEffectKinds = static_cast<int>(EffectKind::EndPoints) + 1;

// What end points are counted by (P7.24).
enum class Tally : std::uint8_t {
    Wonders,
    Leaders,
    Philosophy,
    DifferentTypes,
    MilitaryCards,
    CultCards,
    ScienceCards,
    CultureCards,
    IndustryCards,
};
inline constexpr int kTallies = static_cast<int>(Tally::IndustryCards) + 1;

struct Effect {
    EffectKind kind = EffectKind::None;
    std::uint8_t what = 0;
    std::uint8_t amount = 0;
    std::uint8_t per = 0;
    bool tombstone = false;  // goes on when its leader has died
    GainList gains{};
};
inline constexpr int kMaxEffects = 3;

struct CardSpec {
    Type type = Type::Military;
    std::uint8_t level = 0;
    std::uint8_t cost = 0;
    std::uint8_t vp = 0;
    GainList instant{};
    std::array<Effect, kMaxEffects> lasting{};
};

struct TechSpec {
    Type type = Type::Military;
    std::uint8_t level = 0;
    std::uint8_t cost = 0;
    std::uint8_t vp = 0;
    std::uint8_t copies = 0;
    core::EnumArray<Tray, std::uint8_t, kTrays> left;
    core::EnumArray<Type, std::uint8_t, kTypes> right;
};

struct BoardSpec {
    core::EnumArray<Type, std::uint8_t, kTypes> rank;  // 1 is leftmost
    GainList start_bonus{};
};

struct StepSpec {
    std::uint8_t price = 0;       // in blue cubes, from the step before
    std::uint8_t multiplier = 0;  // that of step 5 is an option
    std::uint8_t vp = 0;
};

struct SpaceSpec {
    std::uint8_t limit = 0;
    std::uint8_t vp = 0;
    GainList gains{};
};

struct ChallengeSpec {
    std::uint8_t vp_per_point = 0;
    std::uint8_t divisor = 1;
    GainList bonus{};
};

struct BattleSpec {
    std::array<std::uint8_t, kMaxSeats> threat{};  // by number of seats, from 1
    std::array<GainList, kRanks> ranks{};
};

// What depends on the number of seats.
struct PlayersSpec {
    std::uint8_t first = 0;   // cards per market in the first round of a level
    std::uint8_t second = 0;  // and in the second
    std::uint8_t paying_ranks = 0;
};

// Section 10. Rounds are bits: round r is bit r.
struct SoloSpec {
    std::uint16_t wonder_rounds = 0;
    std::uint16_t leader_rounds = 0;
    std::uint16_t philosophy_rounds = 0;
    std::array<std::array<std::uint8_t, kEvents>, kDifficulties> power{};
    std::array<std::uint16_t, kDifficulties> target{};
};

struct FirstGame {
    std::array<Challenge, kEvents> challenges{};
    std::array<Battle, kEvents> battles{};
    std::array<MarkerSet, kSteps + 1> markers{};  // by step
};

struct Parameters {
    std::uint8_t research_cap = 0;
    std::uint8_t power_per_red = 0;
    std::uint8_t history_per_yellow = 0;
    std::uint8_t least_power = 0;
    std::uint8_t left_over_divisor = 1;
};

struct Content {
    std::array<TechSpec, kTechs> techs{};
    std::array<GainList, kStacks> boxes{};
    std::array<CardSpec, kCards> cards{};
    std::array<StepSpec, kSteps + 1> steps{};
    std::array<GainList, kMarkers> markers{};
    std::array<SpaceSpec, kSpaces> spaces{};
    std::array<BoardSpec, kBoards> boards{};
    std::array<ChallengeSpec, kChallenges> challenges{};
    std::array<BattleSpec, kBattles> battles{};
    std::array<PlayersSpec, kMaxSeats> players{};
    Parameters parameters;
    std::array<std::uint8_t, 3> reserved{};  // no padding: the content is embedded as bytes
    FirstGame first_game;
    SoloSpec solo;
    std::array<std::uint8_t, 8> reserved_too{};

    // Derived from the cards by `derive`, once, when the content is made.
    core::EnumArray<EffectKind, CardSet, kEffectKinds> having;
    core::EnumArray<Type, CardSet, kTypes> cards_of;

    constexpr const TechSpec& tech(Tech id) const { return techs[static_cast<std::size_t>(id)]; }
    constexpr const GainList& box(Stack id) const { return boxes[static_cast<std::size_t>(id)]; }
    constexpr const CardSpec& card(Card id) const { return cards[static_cast<std::size_t>(id)]; }
    constexpr const StepSpec& step(int number) const {
        return steps[static_cast<std::size_t>(number)];
    }
    constexpr const GainList& marker(Marker id) const {
        return markers[static_cast<std::size_t>(id)];
    }
    constexpr const SpaceSpec& space(int number) const {
        return spaces[static_cast<std::size_t>(number)];
    }
    constexpr const BoardSpec& board(Board id) const {
        return boards[static_cast<std::size_t>(id)];
    }
    constexpr const ChallengeSpec& challenge(Challenge id) const {
        return challenges[static_cast<std::size_t>(id)];
    }
    constexpr const BattleSpec& battle(Battle id) const {
        return battles[static_cast<std::size_t>(id)];
    }
    constexpr const PlayersSpec& for_seats(int seats) const {
        return players[static_cast<std::size_t>(seats - 1)];
    }
};
static_assert(std::has_unique_object_representations_v<Content>);

// Fills in what follows from the rest.
constexpr void derive(Content& content) {
    content.having = {};
    content.cards_of = {};
    for (const Card id : CardSet::first(kCards)) {
        const CardSpec& card = content.card(id);
        content.cards_of[card.type].insert(id);
        for (const Effect& effect : card.lasting)
            if (effect.kind != EffectKind::None)
                content.having[effect.kind].insert(id);
    }
}

}  // namespace pathciv
