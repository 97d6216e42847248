#include "games/ascalion/forecast.h"

#include "games/ascalion/rules.h"

namespace ascalion {
namespace {

// Looks through the extra transports for one that wins. What it has no time for counts as possible.
class Reinforcement {
  public:
    explicit Reinforcement(const Content& content) : content_(content) {}

    bool wins(const State& declared, SeatSet helpers) {
        State begun = declared;
        begun.attack.with_attacker = helpers;
        attacker_ = begun.turn.active;
        target_ = begun.attack.target;
        return finds(begun);
    }

  private:
    static constexpr int kMostPositions = 600;
    static constexpr int kDeepest = 40;

    bool finds(const State& state) {
        if (is_won(state))
            return true;
        if (state.attack.target == kNoArea || state.turn.ask == Ask::Side)
            return false;
        if (++seen_ > kMostPositions || depth_ == kDeepest)
            return true;
        ++depth_;
        const bool found = tries(state);
        --depth_;
        return found;
    }

    // Passage is counted on.
    bool tries(const State& state) {
        for (const engine::Action action :
             engine::legal_of<Rules>(content_, state, state.turn.to_move)) {
            if (state.turn.ask == Ask::Passage && kind_of(action) != ActionKind::Yes)
                continue;
            State next = state;
            Rules::step(content_, next, action);
            if (finds(next))
                return true;
        }
        return false;
    }

    bool is_won(const State& state) const {
        if (state.attack.target == kNoArea)
            return state.board.owner[target_] == attacker_;
        const Sums sums = sums_of(content_, state);
        return state.turn.ask == Ask::Side && sums.attack > sums.defence;
    }

    const Content& content_;
    SeatId attacker_ = kNobody;
    Area target_ = kNoArea;
    int seen_ = 0;
    int depth_ = 0;
};

// The highest value of a single area, twice, and a vessel: more no transport brings.
bool is_beyond_transports(const Content& content, int missing) {
    const Parameters& values = content.parameters;
    const int cargo = values.horse_value + values.weapon_value;
    return missing > values.ship_value + values.warrior_value + 3 * cargo;
}

State aimed_at(const State& state, Area target) {
    State aimed = state;
    aimed.attack.target = target;
    return aimed;
}

}  // namespace

Forecast forecast_of(const Content& content, const State& state, Area target) {
    const State aimed = aimed_at(state, target);
    Forecast forecast;
    forecast.target = target;
    forecast.sums = sums_of(content, aimed);
    for (int i = 0; i < state.options.seats; ++i) {
        const SeatId seat = engine::seat_id(i);
        if (!is_involved(content, aimed, seat))
            continue;
        const AreaSet areas = engaged(content, aimed, SeatSet::of(seat));
        forecast.thirds.insert(seat);
        forecast.help += strength_against(content, aimed, areas, defender_of(aimed));
        forecast.hindrance += strength_against(content, aimed, areas, state.turn.active);
    }
    const int lead = forecast.sums.attack - forecast.sums.defence;
    if (lead > forecast.hindrance)
        forecast.prospect = Prospect::Sure;
    else if (lead + forecast.help <= 0) {
        State declared = state;
        attacking::declare(declared, target);
        forecast.reinforced = !is_beyond_transports(content, -lead - forecast.help)
                              && Reinforcement(content).wins(declared, forecast.thirds);
        forecast.prospect = forecast.reinforced ? Prospect::Open : Prospect::Doomed;
    }
    return forecast;
}

std::vector<Forecast> forecasts(const Content& content, const State& state) {
    std::vector<Forecast> all;
    if (state.turn.ask == Ask::Target)
        for (const Area target : distinct(state, open_targets(content, state)))
            all.push_back(forecast_of(content, state, target));
    return all;
}

}  // namespace ascalion
