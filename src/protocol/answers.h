// Parts of responses: whose turn it is, a choice in words, shares and scores.
#pragma once

#include <cstddef>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "ai/search/searcher.h"
#include "protocol/match.h"
#include "protocol/rollouts.h"

namespace protocol {

// A seat by its number, or "chance".
boost::json::value doer(engine::SeatId seat);

// "chance", "nobody" or the list of seats that may decide.
boost::json::value to_move(const Match& match);

// How many actions there were and who decides now.
void add_turn(boost::json::object& answer, const Match& match);

// One line of the list of legal actions; with its weight if chance decides.
boost::json::object choice(const Match& match,
                           engine::RecordEntry entry,
                           engine::Language language);

boost::json::object outcome_fields(const Match& match, engine::Language language);
boost::json::object game_fields(const engine::AnyGame& game, engine::Language language);

// Win shares and mean scores by seat, rounded.
void add_tally(boost::json::object& answer, const Tally& tally, int seats);
// What a search has found: how often it looked, the chance of winning by seat, the best actions
// with words, and what will probably follow the best of them.
boost::json::object found(const Match& match,
                          const ai::search::Searcher& searcher,
                          std::size_t top,
                          engine::Language language);
// The mean scores at the end, by seat, when everybody plays greedily after the best action.
void add_forecast(boost::json::object& answer,
                  const Match& match,
                  const ai::search::Searcher& searcher,
                  const Sampling& sampling);
boost::json::object endings(const engine::AnyGame& game, const Tally& tally);

}  // namespace protocol
