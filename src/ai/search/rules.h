// The rules as the search asks them. A search is made for one such type, so that nothing is
// virtual inside it; only AnyRules, for games without a search of their own, calls through AnyGame.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>

#include "ai/search/state_key.h"
#include "engine/any_game.h"
#include "engine/chance.h"
#include "engine/playout.h"

namespace ai::search {

using engine::Action;
using engine::Actor;
using engine::SeatId;

// Open     every seat sees the whole state
// Guessed  so little is hidden that one guess at the root does; below, all is open
// Hidden   each visit imagines what is hidden, and nodes belong to what the deciding seat sees
enum class Information : std::uint8_t { Open, Guessed, Hidden };

// chance_outcome  the outcome at this share (out of 2^32) of all weight
// imagine         a state that fits what the seat sees of this one, and of nothing else of it
// key             the same for states that the seat cannot tell apart
template <class R>
concept SearchRules = requires(const R& rules,
                               const typename R::State& state,
                               typename R::State& changed,
                               engine::ActionList& list,
                               SeatId seat,
                               Action action,
                               core::Rng& rng,
                               std::uint32_t share) {
    { R::kMaxSeats } -> std::convertible_to<int>;
    { R::kInformation } -> std::convertible_to<Information>;
    { rules.actor(state) } -> std::same_as<Actor>;
    { rules.legal(state, seat, list) } -> std::same_as<void>;
    { rules.chance_outcome(state, share) } -> std::same_as<Action>;
    { rules.apply(changed, seat, action) } -> std::same_as<void>;
    { rules.outcome(state) } -> std::same_as<engine::Outcome>;
    { rules.is_settled(state) } -> std::same_as<bool>;
    { rules.imagine(state, seat, rng) } -> std::same_as<typename R::State>;
    { rules.key(state, seat) } -> std::same_as<std::uint64_t>;
};

constexpr std::uint32_t ticket_of(std::uint32_t share, std::uint32_t total) {
    return static_cast<std::uint32_t>((std::uint64_t{share} * total) >> 32U);
}

template <engine::Game G, Information I>
class DirectRules {
  public:
    using State = typename G::State;
    static constexpr int kMaxSeats = G::kMaxSeats;
    static constexpr Information kInformation = I;

    explicit DirectRules(const typename G::Content& content) : content_(content) {}

    Actor actor(const State& state) const { return G::actor(content_, state); }
    void legal(const State& state, SeatId seat, engine::ActionList& list) const {
        list.clear();
        G::legal(content_, state, seat, list);
    }
    Action chance_outcome(const State& state, std::uint32_t share) const {
        const std::uint32_t total = engine::total_weight<G>(content_, state);
        return engine::chance_outcome<G>(content_, state, ticket_of(share, total));
    }
    void apply(State& state, SeatId seat, Action action) const {
        G::apply(content_, state, seat, action);
    }
    void play_on(State& state, core::Rng& rng) const {
        engine::random_playout<G>(content_, state, rng);
    }
    engine::Outcome outcome(const State& state) const { return G::outcome(content_, state); }
    bool is_settled(const State& state) const { return engine::is_settled<G>(content_, state); }
    State imagine(const State& state, SeatId seat, core::Rng& rng) const {
        if constexpr (I == Information::Open)
            return state;
        return G::sample_hidden(content_, G::view(content_, state, seat), rng);
    }
    // Views may have padding, states have none: the key of a view is that of the state which is
    // always dealt for it.
    std::uint64_t key(const State& state, SeatId seat) const {
        if constexpr (I != Information::Hidden)
            return key_of_bytes(std::as_bytes(std::span(&state, 1)));
        core::Rng rng(0);
        const State fitting = imagine(state, seat, rng);
        return core::combine(key_of_bytes(std::as_bytes(std::span(&fitting, 1))),
                             static_cast<std::uint64_t>(engine::index_of(seat)));
    }
    static const State& state_of(const engine::Position& position) { return position.as<State>(); }
    static engine::Position position_of(const State& state) { return engine::Position::of(state); }

  protected:
    const typename G::Content& content() const { return content_; }

  private:
    const typename G::Content& content_;
};

class AnyRules {
  public:
    using State = engine::Position;
    static constexpr int kMaxSeats = engine::kMaxSeats;
    static constexpr Information kInformation = Information::Hidden;

    explicit AnyRules(const engine::AnyGame& game) : game_(game) {}

    Actor actor(const State& state) const { return game_.actor(state); }
    void legal(const State& state, SeatId seat, engine::ActionList& list) const {
        game_.legal(state, seat, list);
    }
    Action chance_outcome(const State& state, std::uint32_t share) const;
    void apply(State& state, SeatId seat, Action action) const { game_.apply(state, seat, action); }
    void play_on(State& state, core::Rng& rng) const { game_.random_playout(state, rng); }
    engine::Outcome outcome(const State& state) const { return game_.outcome(state); }
    bool is_settled(const State& state) const { return game_.is_settled(state); }
    State imagine(const State& state, SeatId seat, core::Rng& rng) const {
        return game_.sample_hidden(state, seat, rng);
    }
    std::uint64_t key(const State& state, SeatId seat) const;
    // NOLINTBEGIN(bugprone-return-const-ref-from-parameter): for callers that hold the position
    static const State& state_of(const engine::Position& position) { return position; }
    static const State& position_of(const State& state) { return state; }
    // NOLINTEND(bugprone-return-const-ref-from-parameter)

  private:
    const engine::AnyGame& game_;
};

}  // namespace ai::search
