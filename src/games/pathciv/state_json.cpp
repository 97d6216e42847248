// A position as JSON, like a FEN, read back with checks.
#include "games/pathciv/rules.h"
#include "games/pathciv/state_fields.h"
#include "games/pathciv/texts.h"

namespace pathciv {

boost::json::value Texts::to_json(const State& state) { return engine::write_json(state); }

core::Result<State> Texts::from_json(const Pack& pack, const boost::json::value& json) {
    auto state = engine::read_json<State>(json);
    if (!state)
        return state;
    if (state->options.seats < kMinSeats || state->options.seats > kMaxSeats)
        return core::Error{"options.seats", "expected 1 to 5"};
    if (const std::string_view law = Rules::invariant(pack.content, *state); !law.empty())
        return core::Error{"position", "breaks the law \"" + std::string(law) + "\""};
    return state;
}

}  // namespace pathciv
