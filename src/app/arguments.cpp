#include "app/arguments.h"

#include <cstddef>

#include "app/served_games.h"

namespace app {
namespace {

constexpr std::size_t kMaxDigits = 18;

}  // namespace

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

void add_wanted_games(CLI::App& command, GamesWanted& wanted) {
    command
        .add_option("--content", wanted.content_files, "content pack for its game; may be repeated")
        ->allow_extra_args(false);
    command.add_flag(
        "--developer", wanted.for_developers, "offer the miniature game of the tests, too");
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

}  // namespace app
