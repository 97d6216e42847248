#include "ai/player.h"

#include <array>
#include <string>

#include "ai/greedy_player.h"
#include "ai/random_player.h"

namespace ai {
namespace {

constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};

core::Error unknown(std::string_view name) {
    std::string known;
    for (const std::string_view each : kNames)
        known += (known.empty() ? "" : ", ") + std::string(each);
    return {"player", "there is no player \"" + std::string(name) + "\"; known are: " + known};
}

}  // namespace

std::span<const std::string_view> player_names() { return kNames; }

core::Result<PlayerPtr> make_player(std::string_view name, const engine::AnyGame& game) {
    if (name == "random")
        return PlayerPtr(std::make_unique<RandomPlayer>());
    if (name == "greedy")
        return PlayerPtr(std::make_unique<GreedyPlayer>(make_evaluation(game)));
    return unknown(name);
}

}  // namespace ai
