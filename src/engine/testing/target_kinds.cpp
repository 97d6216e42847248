#include "engine/testing/target_kinds.h"

#include <map>
#include <set>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

using Kinds = std::map<std::string, std::set<std::string>>;

std::string until(const std::string& text, char end) { return text.substr(0, text.find(end)); }

void add(const AnyGame& game, const Position& position, Kinds& kinds) {
    for (const SeatId seat : game.actor(position).seats()) {
        ActionList legal;
        game.legal(position, seat, legal);
        for (const Action action : legal)
            kinds[until(game.notation(action), ' ')].insert(
                until(game.targets(position, seat, action).front(), ':'));
    }
}

void play(const AnyGame& game, Position position, core::Rng& rng, Kinds& kinds) {
    while (!game.actor(position).is_nobody()) {
        add(game, position, kinds);
        const Move move = random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
    }
}

}  // namespace

std::string target_kinds(const AnyGame& game, const OptionChoices& options, int games) {
    Kinds kinds;
    core::Rng rng(1);
    const int sizes = game.max_seats() - game.min_seats() + 1;
    for (int i = 0; i < games; ++i)
        play(game, *game.initial(game.min_seats() + i % sizes, options), rng, kinds);
    std::string lines;
    for (const auto& [word, things] : kinds) {
        lines += word + ":";
        for (const std::string& thing : things)
            lines += " " + thing;
        lines += "\n";
    }
    return lines;
}

}  // namespace engine::testing
