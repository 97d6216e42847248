#include "app/served_games.h"

#include <memory>

#include "app/command.h"
#include "engine/json_text.h"
#include "engine/mini/adapted_game.h"
#include "games/all_games.h"

namespace app {
namespace {

// A pack names its game itself.
core::Result<std::string> game_named_in(const std::string& pack) {
    const auto json = engine::parse_json(pack, kMaxFileBytes);
    if (!json)
        return json.error();
    const auto* object = json->if_object();
    const auto* game = object == nullptr ? nullptr : object->if_contains("game");
    if (game == nullptr || !game->is_string())
        return core::Error{"game", "missing"};
    return std::string(game->get_string());
}

core::Result<engine::AnyGamePtr> load_pack(const std::string& file) {
    const auto pack = read_file(file);
    if (!pack)
        return pack.error();
    const auto id = game_named_in(*pack);
    if (!id)
        return core::Error{file, id.error().text()};
    auto game = games::with_content(*id, *pack);
    if (!game)
        return core::Error{file, game.error().text()};
    return game;
}

}  // namespace

std::vector<std::string> ServedGames::ids() const {
    std::vector<std::string> ids;
    ids.reserve(games_.size());
    for (const auto& [id, game] : games_)
        ids.push_back(id);
    return ids;
}

server::FindGame ServedGames::finder() const {
    return [games = games_](std::string_view id) -> core::Result<engine::AnyGamePtr> {
        const auto found = games.find(std::string(id));
        if (found == games.end())
            return core::Error{"game", "there is no game \"" + std::string(id) + "\" here"};
        return found->second;
    };
}

std::vector<std::string> as_arguments(const GamesWanted& wanted) {
    std::vector<std::string> arguments;
    for (const std::string& file : wanted.content_files) {
        arguments.emplace_back("--content");
        arguments.push_back(file);
    }
    if (wanted.for_developers)
        arguments.emplace_back("--developer");
    return arguments;
}

core::Result<ServedGames> load_served_games(const GamesWanted& wanted) {
    ServedGames games;
    if (wanted.for_developers)
        games.add(std::make_shared<mini::AdaptedGame>(mini::Pack{}));
    for (const std::string_view id : games::ids()) {
        const auto game = games::find(id);
        if (!game)
            return game.error();
        games.add(*game);
    }
    for (const std::string& file : wanted.content_files) {
        const auto game = load_pack(file);
        if (!game)
            return game.error();
        games.add(*game);
    }
    return games;
}

}  // namespace app
