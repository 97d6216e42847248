// The words of the pair game, and the game with them as an AnyGame.
#pragma once

#include "table/testing/pair_game.h"
#include "table/testing/plain_texts.h"

namespace pair {

struct Names {
    static constexpr std::array<std::string_view, 2> kWords = {"take", "show"};
    static constexpr int kMostOperand = kNumbers;

    // What is picked in secret is not reported.
    static engine::Message report(const engine::Account<View>& account) {
        if (account.action().kind != static_cast<std::uint8_t>(ActionKind::Show))
            return {};
        return {"report", {engine::Argument::seat(account.seat)}};
    }
};

using Pack = table::testing::PlainPack<Game>;
using Texts = table::testing::PlainTexts<Game, Names>;
using AdaptedGame = engine::GameAdapter<Game, Texts>;

}  // namespace pair
