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

constexpr std::size_t kMaxDigits = 18;
constexpr std::size_t kBlock = 65536;

}  // namespace

int fail(const core::Error& error) {
    std::string line = error.text();
    std::ranges::replace(line, '\n', ' ');
    fmt::print(stderr, "{}: {}\n", kProgram, line);
    return kExitBadInput;
}

void add_game_arguments(CLI::App& command, GameChoice& choice) {
    command.add_option("GAME", choice.game, "which game (see: tetrapolis games)")->required();
    command.add_option("--players", choice.players, "number of players (default: the fewest)")
        ->check(CLI::Range(1, 99))
        ->type_name("N");
    command
        .add_option("--content", choice.content_file, "content pack instead of the standard one")
        ->type_name("FILE");
    command
        .add_option("-o,--option", choice.options, "an option of the game; may be given repeatedly")
        ->type_name("KEY=VALUE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

CLI::Validator whole_number() {
    const auto check = [](const std::string& text) -> std::string {
        const bool is_whole = text.find_first_not_of("0123456789") == std::string::npos;
        if (!is_whole)
            return "\"" + text + "\" is not a whole number";
        return text.size() > kMaxDigits ? "\"" + text + "\" is too big" : "";
    };
    return {check, "", "whole number"};
}

std::optional<double> number_in(const std::string& text) {
    double number = 0;
    if (text.empty() || !CLI::detail::lexical_cast(text, number))
        return std::nullopt;
    return number;
}

void add_player_names(CLI::App& command, std::vector<std::string>& names, const char* meaning) {
    command.add_option("--player", names, meaning)
        ->type_name("NAME")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->capture_default_str();
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
