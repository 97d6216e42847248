// What the ranks of a cluster tell each other: small fixed messages, and texts for errors.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "arena/match_result.h"
#include "engine/seat.h"

namespace cluster {

inline constexpr int kCollector = 0;  // the rank that hands out games and keeps the books

enum class Kind : std::uint32_t {
    Ask,       // to the collector: I have nothing to do
    Done,      // to the collector: this is the result of a game
    Failed,    // to the collector: a player broke the rules or a file could not be written
    Play,      // to a player: play the game with this number
    Enough,    // to a player: the tournament is over, leave your game
    Goodbye,   // to the collector: I have left
    Together,  // to a player: all are here, end the usual way
    Scatter,   // to a player: somebody is lost, end without waiting for all
};

inline constexpr std::size_t kTextSize = 200;

struct Message {
    Kind kind = Kind::Ask;
    std::int32_t ending = 0;
    std::uint64_t number = 0;
    std::uint64_t decisions = 0;
    std::uint64_t milliseconds = 0;
    std::array<std::int32_t, engine::kMaxSeats> places{};  // 0: no such seat
    std::array<char, kTextSize> text{};                    // of an error
};
static_assert(std::is_trivially_copyable_v<Message>);

inline Message done(const arena::MatchResult& result) {
    Message message{.kind = Kind::Done,
                    .ending = result.ending,
                    .number = result.number,
                    .decisions = result.decisions,
                    .milliseconds = result.milliseconds};
    for (std::size_t i = 0; i < result.places.size(); ++i)
        message.places[i] = result.places[i];
    return message;
}

inline arena::MatchResult result_of(const Message& message) {
    arena::MatchResult result{.number = message.number,
                              .places = {},
                              .ending = message.ending,
                              .decisions = message.decisions,
                              .milliseconds = message.milliseconds};
    for (const std::int32_t place : message.places)
        if (place > 0)
            result.places.push_back(place);
    return result;
}

}  // namespace cluster
