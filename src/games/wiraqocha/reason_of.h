// The reason that a test position gives for a target, in words; empty if there is none.
#pragma once

#include <string>

#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {

inline constexpr auto kGerman = engine::Language::German;

inline std::string in_words(const engine::Message& message,
                            engine::Language language = engine::Language::English) {
    static const std::vector<std::string> names = {"Ada", "Ben", "Cleo", "Dan"};
    return engine::render(message, language, standard_game()->phrases(), names);
}

inline std::string reason_of(const Table& table,
                             const std::string& target,
                             engine::Language language = engine::Language::English) {
    const auto position = engine::Position::of(table.state);
    for (const engine::Reason& reason : standard_game()->reasons(position, table.state.turn.active))
        if (reason.target == target)
            return in_words(reason.why, language);
    return {};
}

}  // namespace wiraqocha::testing
