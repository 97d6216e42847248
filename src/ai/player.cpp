#include "ai/player.h"

#include <array>
#include <string>

#include "ai/greedy_player.h"
#include "ai/make_searcher.h"
#include "ai/random_player.h"
#include "ai/search_player.h"

namespace ai {
namespace {

constexpr std::array<std::string_view, 8> kNames = {
    "random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6"};

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
    if (const auto thinking = parse_thinking(name)) {
        if (const auto wrong = network_complaint(game, thinking->settings))
            return *wrong;
        return PlayerPtr(std::make_unique<SearchPlayer>(std::string(name), game, *thinking));
    }
    return unknown(name);
}

}  // namespace ai
