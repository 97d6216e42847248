// Games in which nothing that the state holds is hidden from anybody.
#pragma once

#include "core/rng.h"
#include "engine/game.h"

namespace engine {

template <class State>
struct OpenView {
    State table;
    SeatId viewer = kNobody;
    friend constexpr bool operator==(const OpenView&, const OpenView&) = default;
};

// The rules of such a game derive from this.
template <class State>
struct OpenTable {
    template <class Content>
    static constexpr OpenView<State> view(const Content& /*content*/,
                                          const State& state,
                                          SeatId viewer) {
        return {.table = state, .viewer = viewer};
    }
    template <class Content>
    static constexpr State sample_hidden(const Content& /*content*/,
                                         const OpenView<State>& view,
                                         core::Rng& /*rng*/) {
        return view.table;
    }
    template <class Content>
    static constexpr State shuffle_hidden(const Content& /*content*/,
                                          const State& state,
                                          SeatId /*viewer*/,
                                          core::Rng& /*rng*/) {
        return state;
    }
    template <class Content>
    static constexpr Disclosure disclosure(const Content& /*content*/,
                                           const State& /*before*/,
                                           const State& /*after*/,
                                           SeatId /*seat*/) {
        return Disclosure::Open;
    }
};

}  // namespace engine
