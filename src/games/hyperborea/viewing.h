// How a view is filled, and the truths that may lie behind it (H10.8).
#pragma once

#include "core/rng.h"
#include "games/hyperborea/phases/committing.h"
#include "games/hyperborea/phases/exploring.h"
#include "games/hyperborea/view.h"

namespace hyperborea::viewing {

constexpr Metal metal_of(const Content& content, Token token) {
    return token == kNoToken ? kNoMetal : content.token(token).metal;
}

constexpr int unseen_copies(const Content& content,
                            const Table& table,
                            const Secret& own,
                            Token token) {
    return content.token(token).copies - table.used[token].value() - (own.stored == token ? 1 : 0)
           - (own.looked == token ? 1 : 0);
}

constexpr View view_of(const Content& content, const State& state, SeatId viewer) {
    View view;
    view.table = static_cast<const Table&>(state);
    view.viewer = viewer;
    if (viewer != kNobody)
        view.own = state.secrets[viewer];
    for (const SeatId seat : SeatSet::first(kMaxSeats))
        view.stored[seat] = metal_of(content, state.secrets[seat].stored);
    if (state.turn.ask == Ask::Look)
        view.looked = metal_of(content, state.secret().looked);
    if (state.turn.ask == Ask::Commit)
        view.undecided = committing::undecided(state);
    for (int i = 0; i < kTokens; ++i) {
        const auto token = static_cast<Token>(i);
        view.unseen[token] = Counter(unseen_copies(content, state, view.own, token));
    }
    return view;
}

// H10.8: a random unseen face of this metal, weighted by copies.
constexpr Token draw_face(const Content& content, View& view, Metal metal, core::Rng& rng) {
    int left = 0;
    for (int i = 0; i < kTokens; ++i)
        if (content.token(static_cast<Token>(i)).metal == metal)
            left += view.unseen[static_cast<Token>(i)].value();
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
    for (int i = 0; i < kTokens; ++i) {
        const auto token = static_cast<Token>(i);
        if (content.token(token).metal != metal)
            continue;
        ticket -= view.unseen[token].value();
        if (ticket < 0) {
            --view.unseen[token];
            return token;
        }
    }
    return kNoToken;
}

// A rival who is done has chosen something; one who is not may as well have chosen nothing yet.
constexpr void guess_choices(const Content& content, State& state, SeatId seat, core::Rng& rng) {
    while (committing::next_choice(state, seat) != committing::Choice::Nothing) {
        engine::ActionCounter counter;
        committing::legal(content, state, seat, counter);
        engine::NthPicker picker{rng.below(counter.count)};
        committing::legal(content, state, seat, picker);
        committing::choose(state, seat, picker.picked);
    }
}

constexpr State sample(const Content& content, const View& seen, core::Rng& rng) {
    View view = seen;
    State state;
    static_cast<Table&>(state) = view.table;
    for (const SeatId seat : state.everyone()) {
        Secret& secret = state.secrets[seat];
        secret = seat == view.viewer ? view.own : Secret{};
        if (seat == view.viewer)
            continue;
        if (view.stored[seat] != kNoMetal)
            secret.stored = draw_face(content, view, view.stored[seat], rng);
        if (view.looked != kNoMetal && seat == state.turn.active)
            secret.looked = draw_face(content, view, view.looked, rng);
        if (state.turn.ask == Ask::Commit && !view.undecided.contains(seat))
            guess_choices(content, state, seat, rng);
    }
    return state;
}

// A face that the seat had not seen before: drawn by chance, or the only one that was left.
constexpr bool has_seen_new_face(const Content& content,
                                 const State& before,
                                 const State& after,
                                 SeatId seat) {
    for (int i = 0; i < kTokens; ++i) {
        const auto token = static_cast<Token>(i);
        if (unseen_copies(content, before, before.secrets[seat], token)
            != unseen_copies(content, after, after.secrets[seat], token))
            return true;
    }
    return false;
}

}  // namespace hyperborea::viewing
