// A position as JSON, like a FEN, read back with checks.
#include "engine/read_position.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/state_fields.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    return engine::read_position<Rules>(pack.content, json);
}

}  // namespace pathciv
