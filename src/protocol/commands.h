// What each request does. Nothing is changed by a request that is refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include <boost/json/object.hpp>

#include "protocol/library.h"
#include "protocol/match.h"
#include "protocol/refusal.h"
#include "protocol/requests.h"

namespace protocol {

struct Limits {
    std::size_t line_bytes = std::size_t{1024} * 1024;
    std::uint32_t rollouts = 100'000;   // of one request
    std::uint32_t visits = 10'000'000;  // of one search
    std::uint32_t forecasts = 1000;     // games that are played on after it
};

// What is found before the answer is ready: the fields after "id" and "progress".
using Tell = std::function<void(const boost::json::object& fields)>;

// Everything a conversation keeps between two requests.
struct Desk {
    Library library;
    Limits limits;
    std::optional<Match> match;
    Tell tell;
    bool is_finished = false;
};

// The fields of a response after "id" and "ok", or why there is none.
using Answer = core::Result<boost::json::object, Refusal>;

// Without a match.
Answer games(Desk& desk, const GamesRequest& request);
Answer new_game(Desk& desk, const NewRequest& request);
Answer load(Desk& desk, const LoadRequest& request);
Answer quit(Desk& desk, const PlainRequest& request);

// What the other commands need: a match on the desk.
struct AtTable {
    Match& match;
    const Limits& limits;
    const Tell& tell;
};

namespace at_table {
Answer state(AtTable at, const PlainRequest& request);
Answer view(AtTable at, const ViewRequest& request);
Answer legal(AtTable at, const LegalRequest& request);
Answer apply(AtTable at, const ApplyRequest& request);
Answer undo(AtTable at, const UndoRequest& request);
Answer describe(AtTable at, const DescribeRequest& request);
Answer outcome(AtTable at, const OutcomeRequest& request);
Answer invariant(AtTable at, const PlainRequest& request);
Answer rollout(AtTable at, const RolloutRequest& request);
Answer search(AtTable at, const SearchRequest& request);
Answer record(AtTable at, const PlainRequest& request);
}  // namespace at_table

}  // namespace protocol
