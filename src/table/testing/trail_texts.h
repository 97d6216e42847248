// The words of the trail game, and the game with them as an AnyGame.
#pragma once

#include "table/testing/plain_texts.h"
#include "table/testing/trail_game.h"

namespace trail {

struct Names {
    static constexpr std::array<std::string_view, 8> kWords = {
        "dealt", "walk", "peek", "aim", "jump", "roll", "rolled", "rest"};
    static constexpr int kMostOperand = 3;

    // Aiming says nothing: the jump does.
    static engine::Message report(const engine::Account<View>& account) {
        if (kind_of(account.action()) == ActionKind::Aim)
            return {};
        return {"report", {engine::Argument::seat(account.before().state.turn)}};
    }
};

using Pack = table::testing::PlainPack<Game>;
using Texts = table::testing::PlainTexts<Game, Names>;
using AdaptedGame = engine::GameAdapter<Game, Texts>;

}  // namespace trail
