// How values show up in a failing check.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/counter.h"
#include "engine/action.h"

namespace engine::testing {

// "{n04 n06}"
template <class Items, class Text>
doctest::String in_braces(const Items& items, Text&& text_of) {
    std::string text = "{";
    for (const auto& item : items)
        text += (text.size() > 1 ? " " : "") + std::string(text_of(item));
    return (text + "}").c_str();
}

// "place(1,0,0)": the kind with its operands.
inline std::string with_operands(std::string_view kind, Action action) {
    return std::string(kind) + "(" + std::to_string(action.a) + "," + std::to_string(action.b) + ","
           + std::to_string(action.c) + ")";
}

// Actions that show up by the names of their game: `NameOf` gives that of an action's kind.
template <std::string_view (*NameOf)(Action)>
struct NamedActions : std::vector<Action> {
    using vector::vector;
};

}  // namespace engine::testing

namespace doctest {
template <std::string_view (*NameOf)(engine::Action)>
struct StringMaker<engine::testing::NamedActions<NameOf>> {
    static String convert(const engine::testing::NamedActions<NameOf>& actions) {
        return engine::testing::in_braces(actions, [](engine::Action action) {
            return engine::testing::with_operands(NameOf(action), action);
        });
    }
};
template <>
struct StringMaker<core::Counter> {
    static String convert(core::Counter counter) { return std::to_string(counter.value()).c_str(); }
};
}  // namespace doctest
