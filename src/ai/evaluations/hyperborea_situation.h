// What all seats of a position of Hyperborea share: who controls what, and how near the end is.
#pragma once

#include <algorithm>
#include <functional>

#include "ai/evaluations/hyperborea_worth.h"
#include "games/hyperborea/changes.h"
#include "games/hyperborea/scoring.h"

namespace ai::hyperborea_standing {

// How much of a condition a seat has, from 0 to 1.
inline float progress(const Content& content, const Table& table, SeatId id, Condition condition) {
    const Seat& seat = table.seat(id);
    const auto share = [](int part, int whole) {
        return std::min(1.0F, static_cast<float>(part) / static_cast<float>(whole));
    };
    switch (condition) {
        case Condition::Gems: return share(seat.gems.value(), gems_to_end(content, table));
        case Condition::Technologies:
            return share(seat.taken.value(), content.parameters.cards_to_end);
        case Condition::Miniatures: {
            const int minis = content.parameters.minis;
            return share(minis - seat.reserve.value(), minis);
        }
    }
    return 0;
}

struct Situation {
    Situation(const Content& the_content, const State& the_state)
        : content(the_content), state(the_state), lateness(how_late()) {
        HexSet held;
        for (const SeatId seat : state.everyone())
            held |= presence(state, seat);
        for (const Hex hex : held)
            if (const SeatId seat = controller_of(state, hex); seat != kNobody)
                control[seat] += worth_of(content, hex);
    }

    // Whether a turn of the seat is running or to come.
    bool has_turn_left(SeatId seat) const {
        if (!state.turn.triggered)
            return true;
        const int seats = state.options.seats;
        const int ahead =
            (engine::index_of(seat) - engine::index_of(state.turn.active) + seats) % seats;
        return ahead == 0 ? state.turn.phase == Phase::Main || state.turn.phase == Phase::Starting
                          : ahead <= state.turn.turns_left.value();
    }
    // Whether the seat is in its turn and will draw cubes at its end.
    bool will_draw(SeatId seat) const {
        return state.turn.active == seat && !state.turn.triggered
               && (state.turn.phase != Phase::Ending || state.turn.ask == Ask::ResetCube);
    }

    const Content& content;
    const State& state;
    float lateness;  // 0 to 1
    PerSeat<int> control;

  private:
    // The conditions that are nearest to being met by anybody end the game; in the end the round
    // cap does.
    float how_late() const {
        std::array<float, kConditions> nearest{};
        for (int i = 0; i < kConditions; ++i)
            for (const SeatId seat : state.everyone())
                nearest[static_cast<std::size_t>(i)] = std::max(
                    nearest[static_cast<std::size_t>(i)], way_to(seat, static_cast<Condition>(i)));
        std::ranges::sort(nearest, std::greater{});
        const auto length = static_cast<std::size_t>(state.options.length);
        const std::size_t needed = content.parameters.conditions_to_end[length];
        float sum = 0;
        for (std::size_t i = 0; i < needed; ++i)
            sum += nearest[i];
        const float way = sum / static_cast<float>(needed);
        return std::max(way * way * way, cap());
    }
    float way_to(SeatId seat, Condition condition) const {
        return state.seat(seat).objectives.contains(condition)
                   ? 1
                   : progress(content, state, seat, condition);
    }
    float cap() const {
        if (state.options.round_cap == 0)
            return 0;
        const float share =
            static_cast<float>(state.turn.round) / static_cast<float>(state.options.round_cap);
        return share * share * share;
    }
};

}  // namespace ai::hyperborea_standing
