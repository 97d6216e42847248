#include "app/command.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <system_error>

#include <fmt/core.h>

#include "games/all_games.h"

namespace app {
namespace {

constexpr std::size_t kBlock = 65536;

}  // namespace

int fail(const core::Error& error) {
    std::string line = error.text();
    std::ranges::replace(line, '\n', ' ');
    fmt::print(stderr, "{}: {}\n", kProgram, line);
    return kExitBadInput;
}

core::Result<engine::AnyGamePtr> load_game(const GameChoice& choice) {
    if (choice.content_file.empty())
        return games::find(choice.game);
    const auto pack = read_file(choice.content_file);
    if (!pack)
        return pack.error();
    auto game = games::with_content(choice.game, *pack);
    if (!game)
        return core::Error{choice.content_file, game.error().text()};
    return game;
}

core::Result<engine::OptionChoices> parse_choices(std::span<const std::string> words) {
    engine::OptionChoices choices;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (equals == 0 || equals == std::string::npos || equals + 1 == word.size())
            return core::Error{"option", "\"" + word + "\" is not of the form key=value"};
        choices.push_back({word.substr(0, equals), word.substr(equals + 1)});
    }
    return choices;
}

core::Result<GameStart> load_start(const GameChoice& choice) {
    const auto game = load_game(choice);
    if (!game)
        return game.error();
    const auto choices = parse_choices(choice.options);
    if (!choices)
        return choices.error();
    const int players = choice.players == 0 ? (*game)->min_seats() : choice.players;
    const auto position = (*game)->initial(players, *choices);
    if (!position)
        return position.error();
    return GameStart{*game, *position};
}

core::Result<std::string> read_file(const std::string& path, std::size_t limit) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::Error{path, "cannot be opened: " + std::generic_category().message(errno)};
    std::string text;
    std::array<char, kBlock> block{};
    while (file.read(block.data(), block.size()) || file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > limit)
            return core::Error{path, fmt::format("is longer than {} bytes", limit)};
    }
    if (file.bad())
        return core::Error{path, "cannot be read"};
    return text;
}

}  // namespace app
