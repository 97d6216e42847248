// What a position of Wiraqocha is worth to a seat, feature by feature.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ai/evaluations/weights.h"
#include "ai/evaluations/wiraqocha_weights.h"
#include "games/wiraqocha/rules.h"

namespace ai::wiraqocha_standing {

using namespace wiraqocha;

enum class Feature : std::uint8_t {
    Treasure,      // share of the artefacts
    TreasureNear,  // the same to the third power
    Somnium,       // share of the crystals, this turn's mining included
    SomniumNear,
    Leviathan,  // share of the card prices
    LeviathanNear,
    NearestGoal,     // the biggest of the three, to the third power
    LeviathanTurns,  // what is left of the way, at the pace of the income, in tens of turns
    SomniumTurns,    // the same at the pace of the mining
    FewestTurns,     // the smaller of the two, or the artefacts that are missing
    WideIncome,      // symbols beyond the fourth
    Mining,          // crystals per turn
    DrillPoint,      // half a crystal per turn
    ArtefactAtHand,  // lies on a hex that touches a controlled one
    Hexes,
    Income,  // resource symbols
    Villages,
    Ruins,
    Resources,
    BaseInPlay,
    Guards,  // defence dice
    GuardPips,
    BaseGuardPips,  // on the base's hex
    Explorers,      // on the board
    Drillers,
    Airships,
    LostPieces,  // in the cemetery
    Captive,
    Inventions,
    Buildings,
    DiceToRoll,  // of the next own turn, more the sooner it comes
    PoolDice,    // not used yet
    PoolPips,
    Rerolls,
};
inline constexpr std::size_t kFeatures = 34;

using Features = std::array<float, kFeatures>;

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "treasure",       "treasure_near", "somnium",         "somnium_near",     "leviathan",
    "leviathan_near", "nearest_goal",  "leviathan_turns", "somnium_turns",    "fewest_turns",
    "wide_income",    "mining",        "drill_point",     "artefact_at_hand", "hexes",
    "income",         "villages",      "ruins",           "resources",        "base_in_play",
    "guards",         "guard_pips",    "base_guard_pips", "explorers",        "drillers",
    "airships",       "lost_pieces",   "captive",         "inventions",       "buildings",
    "dice_to_roll",   "pool_dice",     "pool_pips",       "rerolls",
};

// The goals are nearer at a larger table.
constexpr auto standard_weights() { return columns_of(kWeightRows); }

// Phase II: the dice have fallen.
inline bool is_acting(const State& state) {
    return state.phase == Phase::Acting || state.phase == Phase::Rerolling
           || state.phase == Phase::Somnium;
}
inline bool is_active(const State& state, SeatId seat) {
    return state.turn.active == seat && state.phase != Phase::Refilling;
}

// Fills the features of one seat, group by group.
class Assessment {
  public:
    Assessment(const Content& content, const State& state, SeatId seat)
        : content_(content), state_(state), seat_(seat), own_(state.controlled_by(seat)) {
        land();
        goals();
        guards();
        belongings();
        dice();
    }
    const Features& features() const { return features_; }

  private:
    float& of(Feature feature) { return features_[static_cast<std::size_t>(feature)]; }
    static float number(int count) { return static_cast<float>(count); }
    const Seat& belongs() const { return state_.seat(seat_); }

    void land() {
        int income = 0;
        for (const Hex hex : own_) {
            const HexSpec& spec = content_.hexes[hex];
            const PieceKind piece = state_.board.pieces[hex].kind;
            income += spec.resources;
            if (is_driller(piece)) {
                drill_points_ += spec.drill_points;
                of(Feature::Drillers) += 1;
            } else if (is_explorer(piece)) {
                of(Feature::Explorers) += 1;
            }
        }
        of(Feature::Airships) = number((own_ & state_.board.airships).size());
        of(Feature::Hexes) = number(own_.size());
        of(Feature::Income) = number(income);
        of(Feature::WideIncome) = std::max(0.0F, number(income) - 4);
        of(Feature::Villages) = number((own_ & content_.terrain(Terrain::Village)).size());
        of(Feature::Ruins) = number((own_ & content_.terrain(Terrain::Ruins)).size());
        const int whole = drill_points_ / content_.parameters.points_per_crystal;
        of(Feature::Mining) = base_in_play(belongs()) ? number(whole) : 0;
        of(Feature::DrillPoint) = number(drill_points_);
        of(Feature::ArtefactAtHand) = number(artefacts_at_hand());
    }

    int artefacts_at_hand() const {
        int count = 0;
        const HexSet near = neighbours_of(state_, own_) | own_;
        for (const Hex hex : near& content_.terrain(Terrain::Ruins))
            count += state_.board.lying.contains(content_.hexes[hex].artefact) ? 1 : 0;
        return count;
    }

    // Mining counts before the turn ends, so that ending it early gains nothing.
    float crystals() const {
        const float held = number(belongs().crystals.value());
        const Features& done = features_;
        return is_active(state_, seat_) ? held + done[static_cast<std::size_t>(Feature::Mining)]
                                        : held;
    }

    void goals() {
        const ProgressParts parts = progress_of(content_, state_, belongs());
        const float treasure = share(parts.treasure);
        const float somnium =
            std::min(1.0F, crystals() / number(content_.goals_for(state_.options.seats).crystals));
        const float leviathan = share(parts.leviathan);
        of(Feature::Treasure) = treasure;
        of(Feature::TreasureNear) = cube(treasure);
        of(Feature::Somnium) = somnium;
        of(Feature::SomniumNear) = cube(somnium);
        of(Feature::Leviathan) = leviathan;
        of(Feature::LeviathanNear) = cube(leviathan);
        of(Feature::NearestGoal) = cube(std::max({treasure, somnium, leviathan}));
        turns_left();
    }

    // How long the goals take if nobody interferes.
    void turns_left() {
        const Goals& goals = content_.goals_for(state_.options.seats);
        const CardSum sum = card_sum(content_, belongs());
        const float prices = number(std::max(0, goals.leviathan_resources - sum.resources)
                                    + 3 * std::max(0, goals.leviathan_crystals - sum.crystals));
        const float tanks =
            owns(belongs(), Card::ProductionTanks) ? number(content_.parameters.tanks_income) : 0;
        const float leviathan = std::min(
            kLongest, prices / (1 + tanks + features_[static_cast<std::size_t>(Feature::Income)]));
        const float missing = number(goals.crystals) - crystals();
        const float somnium = std::min(
            kLongest, missing / (0.2F + features_[static_cast<std::size_t>(Feature::Mining)]));
        const float treasure = treasure_is_possible(state_)
                                   ? 2.0F * number(kArtefacts - belongs().artefacts.size())
                                   : kLongest;
        of(Feature::LeviathanTurns) = leviathan / kLongest;
        of(Feature::SomniumTurns) = somnium / kLongest;
        of(Feature::FewestTurns) = std::min({leviathan, somnium, treasure}) / kLongest;
    }
    static constexpr float kLongest = 10;

    static float share(Progress progress) {
        return static_cast<float>(progress.part) / static_cast<float>(progress.whole);
    }
    static float cube(float value) { return value * value * value; }

    void guards() {
        int pips = 0;
        const HexSet guarded = own_ & state_.board.defence_dice;
        for (const Hex hex : guarded)
            pips += state_.board.die[hex];
        of(Feature::Guards) = number(guarded.size());
        of(Feature::GuardPips) = number(pips);
        if (base_in_play(belongs())) {
            of(Feature::BaseInPlay) = 1;
            of(Feature::BaseGuardPips) = number(state_.board.die[belongs().base]);
        }
    }

    // Resources that are lost at the end of the turn count for nothing.
    void belongings() {
        const Seat& seat = belongs();
        const int inventions = (seat.cards & content_.inventions).size();
        of(Feature::Inventions) = number(inventions);
        of(Feature::Buildings) = number(seat.cards.size() - inventions);
        of(Feature::Resources) =
            number(smaller(seat.resources.value(), content_.parameters.resource_storage));
        of(Feature::Captive) = seat.captive ? 1 : 0;
        int lost = 0;
        for (const Counter count : seat.cemetery.items)
            lost += count.value();
        of(Feature::LostPieces) = number(lost);
    }

    void dice() {
        const int seats = state_.options.seats;
        const int next = content_.parameters.base_dice + static_cast<int>(of(Feature::Villages))
                         - static_cast<int>(of(Feature::Guards));
        of(Feature::DiceToRoll) =
            number(next > 0 ? next : 0) * (1 - number(turns_to_wait()) / number(seats));
        if (state_.turn.active != seat_ || !is_acting(state_))
            return;
        of(Feature::PoolDice) = number(state_.turn.pool.size());
        of(Feature::Rerolls) = number(state_.turn.rerolls.value());
        for (const int face : state_.turn.pool.faces())
            of(Feature::PoolPips) += number(face * state_.turn.pool.count(face));
    }

    // Once the dice have fallen, the next seat counts as the one that is about to roll: whoever
    // ends the turn gives nothing away by it.
    int turns_to_wait() const {
        const int seats = state_.options.seats;
        if (state_.turn.active == engine::kNobody)
            return 0;
        const bool has_rolled = is_acting(state_) || state_.phase == Phase::Refilling;
        const int first = engine::index_of(state_.turn.active) + (has_rolled ? 1 : 0);
        return (engine::index_of(seat_) - first + 2 * seats) % seats;
    }

    const Content& content_;
    const State& state_;
    SeatId seat_;
    HexSet own_;
    int drill_points_ = 0;
    Features features_{};
};

inline Features features_of(const Content& content, const State& state, SeatId seat) {
    return Assessment(content, state, seat).features();
}

}  // namespace ai::wiraqocha_standing
