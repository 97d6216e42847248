// A position from JSON: fields, seats, what the game completes, laws.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/json_form.h"

namespace engine {

// `complete(content, state)` fills in what can be derived; it may refuse a state that the laws
// cannot even be asked about.
template <Game G, class Complete>
core::Result<typename G::State> read_position(const typename G::Content& content,
                                              const boost::json::value& json,
                                              Complete&& complete) {
    auto state = read_json<typename G::State>(json);
    if (!state)
        return state;
    if (state->options.seats < G::kMinSeats || state->options.seats > G::kMaxSeats)
        return core::Error{
            "options.seats",
            "expected " + std::to_string(G::kMinSeats) + " to " + std::to_string(G::kMaxSeats)};
    if (std::optional<core::Error> wrong = complete(content, *state))
        return *wrong;
    if (const std::string_view law = G::invariant(content, *state); !law.empty())
        return core::Error{"position", "breaks the law \"" + std::string(law) + "\""};
    return state;
}

// For a game whose JSON holds everything.
template <Game G>
core::Result<typename G::State> read_position(const typename G::Content& content,
                                              const boost::json::value& json) {
    return read_position<G>(content, json, [](const auto& /*content*/, const auto& /*state*/) {
        return std::optional<core::Error>();
    });
}

}  // namespace engine
