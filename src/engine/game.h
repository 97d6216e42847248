// What a game is. The contract stands here once; games do not repeat it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/rng.h"
#include "engine/action.h"
#include "engine/outcome.h"

namespace engine {

inline constexpr std::size_t kMaxStateBytes = 2048;

// A value that can be copied as bytes and whose equality is the equality of its bytes.
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// What an entry of the line of play makes known; chance always reveals.
enum class Disclosure : std::uint8_t {
    Secret,   // nothing to anybody but that the seat has decided, if that was its last pick
    Open,     // what it was, to all; its seat learns nothing that it could not foresee
    Reveals,  // something that was hidden from its seat: a window closes, a hidden thing is seen
};

template <class G>
concept GameTypes = requires {
    typename G::State;
    typename G::Content;
    typename G::Options;
    typename G::View;
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::kMinSeats } -> std::convertible_to<int>;
    { G::kMaxSeats } -> std::convertible_to<int>;
    requires PlainValue<typename G::State> && sizeof(typename G::State) <= kMaxStateBytes;
    requires std::is_trivially_copyable_v<typename G::Content>;
    requires std::is_trivially_copyable_v<typename G::Options>;
    requires std::is_trivially_copyable_v<typename G::View>;
};

// initial         the position before anything random has happened; options must be valid
// actor           who decides now
// legal           calls sink(action) once for each legal action of that seat, in a fixed order,
// without
//                 duplicates; for chance the seat is kNobody. An action is legal if and only if it
//                 is listed
// weight          for a chance outcome: its positive integer weight
// apply           precondition: the action is legal for that seat. Total, no allocation
// outcome         who has won, places, scores and ending; places are 0 while the game runs
// view            what `viewer` may see (kNobody: a spectator), filled field by field
// sample_hidden   a full state that fits the view
// shuffle_hidden  the same state with everything that is hidden from `viewer` dealt anew
// disclosure      what the action of `seat` that led from `before` to `after` makes known. It says
//                 the same whatever is hidden from the seat
// asked           (only with simultaneous choices) the seats that the open question is for, whether
//                 they have decided or not. A seat commits with its last pick: before that others
//                 see nothing of its picks, after it no more than that it has committed
// is_settled      (only with actions of several answers) whether none is half put together or under
//                 way: a good moment to judge a position
// asks            (only with actions of several answers) whether an answer of a seat that decides
//                 again only opened the next question: nothing has happened yet, and one answer
//                 more may complete it
// invariant       the name of the first broken law, empty when sound
template <class G>
concept GameRules = GameTypes<G>
                    && requires(const typename G::Content& content,
                                const typename G::Options& options,
                                const typename G::State& state,
                                typename G::State& changed,
                                const typename G::View& seen,
                                SeatId seat,
                                Action action,
                                ActionList& list,
                                core::Rng& rng) {
                           { G::initial(content, options) } -> std::same_as<typename G::State>;
                           { G::actor(content, state) } -> std::same_as<Actor>;
                           { G::legal(content, state, seat, list) } -> std::same_as<void>;
                           { G::weight(content, state, action) } -> std::convertible_to<int>;
                           { G::apply(content, changed, seat, action) } -> std::same_as<void>;
                           { G::outcome(content, state) } -> std::same_as<Outcome>;
                           { G::view(content, state, seat) } -> std::same_as<typename G::View>;
                           {
                               G::sample_hidden(content, seen, rng)
                           } -> std::same_as<typename G::State>;
                           {
                               G::shuffle_hidden(content, state, seat, rng)
                           } -> std::same_as<typename G::State>;
                           {
                               G::disclosure(content, state, state, seat)
                           } -> std::same_as<Disclosure>;
                           { G::invariant(content, state) } -> std::same_as<std::string_view>;
                       };

template <class G>
concept Game = GameRules<G>;

// A game's rules derive from this: the types that the contract names, and what it finds beside
// them, `outcome_of` and `first_broken_law`.
template <class TheState, class TheContent, class TheOptions, class TheView, int kMin, int kMax>
struct RulesOf {
    using State = TheState;
    using Content = TheContent;
    using Options = TheOptions;
    using View = TheView;
    static constexpr int kMinSeats = kMin;
    static constexpr int kMaxSeats = kMax;

    static constexpr Outcome outcome(const Content& content, const State& state) {
        return outcome_of(content, state);
    }
    static constexpr std::string_view invariant(const Content& content, const State& state) {
        return first_broken_law(content, state);
    }
};

// Without simultaneous choices these are the seats that decide.
template <Game G>
constexpr SeatSet asked(const typename G::Content& content, const typename G::State& state) {
    if constexpr (requires { G::asked(content, state); })
        return G::asked(content, state);
    else
        return G::actor(content, state).seats();
}

// Without actions of several answers a game is always between two of them.
template <Game G>
constexpr bool is_settled(const typename G::Content& content, const typename G::State& state) {
    if constexpr (requires { G::is_settled(content, state); })
        return G::is_settled(content, state);
    else
        return true;
}

// Picks of a simultaneous question belong together until the seat has made all of them.
template <Game G>
constexpr bool asks(const typename G::Content& content,
                    const typename G::State& before,
                    const typename G::State& after,
                    SeatId seat) {
    if (!G::actor(content, after).includes(seat))
        return false;
    if (G::disclosure(content, before, after, seat) == Disclosure::Secret)
        return true;
    if constexpr (requires { G::asks(content, before, after); })
        return G::asks(content, before, after);
    else
        return false;
}

template <Game G>
constexpr bool is_legal(const typename G::Content& content,
                        const typename G::State& state,
                        SeatId seat,
                        Action action) {
    MembershipTest test{action};
    G::legal(content, state, seat, test);
    return test.found;
}

// What the seat may do; nothing for nobody.
template <Game G>
ActionList legal_of(const typename G::Content& content,
                    const typename G::State& state,
                    SeatId seat) {
    ActionList legal;
    if (seat != kNobody)
        G::legal(content, state, seat, legal);
    return legal;
}

}  // namespace engine
