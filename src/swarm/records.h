// Finished games as the server tells them, held against what the bots were told.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "swarm/command.h"
#include "swarm/history.h"

namespace swarm {

// What the seats did in a record that is complete, legal and fairly rolled.
core::Result<std::vector<Played>> verified_actions(const engine::AnyGame& game,
                                                   std::string_view record);

struct RecordCheck {
    int games = 0;
    int lost = 0;
    int duplicated = 0;
};

// Downloads the records of all finished tables; what is wrong goes to the field's violations.
RecordCheck check_records(Field& field, const Matches& matches);

}  // namespace swarm
