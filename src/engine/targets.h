// The things on a table that an action is about. They are named as reasons and views name them: a
// kind and an id, "hex:n05"; what has no place on the table is a button, "action:roll".
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace engine {

using Targets = std::vector<std::string>;

inline std::string target(std::string_view kind, std::string_view id) {
    return std::string(kind) + ":" + std::string(id);
}
// The word of an action stands at the beginning of its notation.
inline std::string button(std::string_view notation) {
    return target("action", notation.substr(0, notation.find(' ')));
}

// Which kind of thing an action of a kind names.
template <class ActionKind>
struct Names {
    ActionKind action;
    std::string_view thing;
};
// The kind of thing; empty if the action names none.
template <class ActionKind>
constexpr std::string_view thing_named(const auto& table, ActionKind action) {
    const auto entry = std::ranges::find(table, action, &Names<ActionKind>::action);
    return entry == std::ranges::end(table) ? std::string_view() : entry->thing;
}

// "hex:b3" for "at b3", "space:trade_1/multi" for "on trade_1 multi", "action:end" for "end".
template <class ActionKind>
std::string thing_or_button(const auto& table, ActionKind action, std::string notation) {
    const std::string_view thing = thing_named(table, action);
    if (thing.empty())
        return button(notation);
    std::ranges::replace(notation, ' ', '/');
    return target(thing, std::string_view(notation).substr(notation.find('/') + 1));
}

// What an action names, and after it what the parameters name that the rules fill in; nothing
// twice. `things(state, answer)` says what a single answer names.
template <class Rules, class Things>
Targets targets_with_parameters(const typename Rules::Content& content,
                                const typename Rules::State& before,
                                Action action,
                                Things&& things) {
    using State = typename Rules::State;
    const SeatId seat = Rules::actor(content, before).first();
    Targets all;
    State state = before;
    Rules::apply_observed(content, state, action, [&](const State& now, Action answer) {
        if (now != before && !asks<Rules>(content, before, now, seat))
            return;
        for (std::string& name : things(now, answer))
            if (std::ranges::find(all, name) == all.end())
                all.push_back(std::move(name));
    });
    return all;
}

}  // namespace engine
