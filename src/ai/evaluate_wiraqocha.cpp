#include "ai/evaluate_wiraqocha.h"

#include <algorithm>

#include "games/wiraqocha/victory.h"

namespace ai::wiraqocha_evaluation {
namespace {

using namespace wiraqocha;

// In crystals: what one would give for one more of each.
namespace weight {
constexpr double kWin = 1e6;
constexpr double kRivals = 0.6;  // share of the best rival's standing that is taken off

constexpr double kGoal = 8.0;      // whole way to a goal
constexpr double kNearness = 8.0;  // the same, growing with the square
constexpr double kCard = 0.5;
constexpr double kCrystal = 0.3;  // besides its part in the goal
constexpr double kResource = 0.15;

constexpr double kBaseInPlay = 2.0;
constexpr double kHex = 0.25;
constexpr double kIncome = 0.4;  // per resource symbol
constexpr double kVillage = 0.8;
constexpr double kRuin = 0.4;
constexpr double kDrillPoint = 0.7;
constexpr double kLostPiece = 0.6;
constexpr double kCaptive = 0.6;
constexpr double kDefenceFace = 0.03;

constexpr double kFreshDie = 0.3;  // a die that will be rolled in this turn
constexpr double kRollNow = 0.01;
}  // namespace weight

double share(Progress progress) {
    return static_cast<double>(progress.part) / static_cast<double>(progress.whole);
}

double goal_value(Progress progress) {
    const double done = share(progress);
    return weight::kGoal * done + weight::kNearness * done * done;
}

int drill_points_of(const Content& content, const State& state, SeatId seat) {
    int points = 0;
    for (const Hex hex : state.controlled_by(seat)) {
        if (is_driller(state.board.pieces[hex].kind))
            points += content.hexes[hex].drill_points;
    }
    return points;
}

bool is_on_turn(const State& state, SeatId seat) {
    return state.turn.active == seat && state.phase != Phase::Refilling;
}

// The crystals after this turn's mining, so that ending the turn early gains nothing.
int crystals_after_mining(const Content& content, const State& state, SeatId seat) {
    const int held = state.seat(seat).crystals.value();
    if (!is_on_turn(state, seat) || !base_in_play(state.seat(seat)))
        return held;
    return held + drill_points_of(content, state, seat) / content.parameters.points_per_crystal;
}

double goals_value(const Content& content, const State& state, const Seat& seat, int crystals) {
    const ProgressParts parts = progress_of(content, state, seat);
    const int goal = content.goals_for(state.options.seats).crystals;
    return goal_value(parts.treasure) + goal_value({smaller(crystals, goal), goal})
           + goal_value(parts.leviathan) + weight::kCrystal * crystals;
}

double land_value(const Content& content, const State& state, SeatId seat) {
    const HexSet own = state.controlled_by(seat);
    double value = weight::kHex * own.size();
    value += weight::kVillage * (own & content.terrain(Terrain::Village)).size();
    value += weight::kRuin * (own & content.terrain(Terrain::Ruins)).size();
    value += weight::kDrillPoint * drill_points_of(content, state, seat);
    for (const Hex hex : own) {
        value += weight::kIncome * content.hexes[hex].resources
                 + weight::kDefenceFace * state.board.die[hex];
    }
    return value;
}

int pieces_in(const PerPiece<Counter>& place) {
    int pieces = 0;
    for (const Counter count : place.items)
        pieces += count.value();
    return pieces;
}

double seat_value(const Seat& seat) {
    double value = base_in_play(seat) ? weight::kBaseInPlay : 0;
    value += weight::kCard * seat.cards.size();
    value -= weight::kLostPiece * pieces_in(seat.cemetery);
    return seat.captive ? value + weight::kCaptive : value;
}

// Only what survives the end of the turn counts. A rival's resources are left out: they come at
// the start of the rival's turn, and nobody should put off ending a turn for that.
double resources_value(const Content& content, const Seat& seat) {
    return weight::kResource * smaller(seat.resources.value(), content.parameters.resource_storage);
}

// Dice that are about to be rolled; dice that lie in the pool are worth what is made of them.
double dice_value(const Content& content, const State& state) {
    switch (state.phase) {
        case Phase::Preparing:
            return weight::kFreshDie * std::max(0, allowance(content, state) - kept_dice(state));
        case Phase::Rolling:
            return weight::kFreshDie * state.turn.to_roll.value() + weight::kRollNow;
        case Phase::Rerolling:
        case Phase::Somnium: return weight::kFreshDie;
        case Phase::Laying:
        case Phase::Dealing:
        case Phase::Starting:
        case Phase::Acting:
        case Phase::Refilling:
        case Phase::Over: break;
    }
    return 0;
}

}  // namespace
}  // namespace ai::wiraqocha_evaluation

namespace ai {

double WiraqochaEvaluation::standing(const wiraqocha::State& state,
                                     engine::SeatId seat,
                                     int crystals) const {
    using namespace wiraqocha_evaluation;
    return goals_value(content_, state, state.seat(seat), crystals)
           + land_value(content_, state, seat) + seat_value(state.seat(seat));
}

double WiraqochaEvaluation::best_rival(const wiraqocha::State& state, engine::SeatId seat) const {
    double best = 0;
    for (int i = 0; i < state.options.seats; ++i) {
        if (const engine::SeatId rival = engine::seat_id(i); rival != seat)
            best = std::max(best, standing(state, rival, state.seat(rival).crystals.value()));
    }
    return best;
}

double WiraqochaEvaluation::value(const engine::Position& position, engine::SeatId seat) const {
    using namespace wiraqocha_evaluation;
    const auto& state = position.as<State>();
    if (state.is_over())
        return state.winner == seat ? weight::kWin : -weight::kWin;
    const int crystals = crystals_after_mining(content_, state, seat);
    const double dice = is_on_turn(state, seat) ? dice_value(content_, state) : 0;
    return standing(state, seat, crystals) + resources_value(content_, state.seat(seat)) + dice
           - weight::kRivals * best_rival(state, seat);
}

}  // namespace ai
