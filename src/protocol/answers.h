// Parts of responses: whose turn it is, a choice in words, shares and scores.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "protocol/match.h"
#include "protocol/monte_carlo.h"

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
boost::json::object endings(const engine::AnyGame& game, const Tally& tally);

}  // namespace protocol
