// Actions and reasons as JSON, for those who were given the game with them.
#pragma once

#include <bit>

#include "analysis/reasons.h"
#include "engine/json_fields.h"

namespace engine {

template <>
struct JsonForm<Action> {
    static boost::json::value write(Action action) { return to_word(action); }
    static core::Result<Action> read(const boost::json::value& json) {
        const auto word = read_json<std::uint32_t>(json);
        if (!word)
            return word.error();
        return std::bit_cast<Action>(*word);
    }
};

}  // namespace engine

namespace analysis {

template <engine::FieldsOf<Reason> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("own", self.own);
    visit("rival", self.rival);
    visit("of_rival", self.of_rival);
}

}  // namespace analysis
