// What subcommands ask for on the command line. Costs seconds to compile: for sources, not headers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/command.h"

namespace app {

// GAME, --players N, --content FILE, -o/--option key=value.
void add_game_arguments(CLI::App& command, GameChoice& choice);

struct GamesWanted;
// --content FILE, as often as one likes; --developer.
void add_wanted_games(CLI::App& command, GamesWanted& wanted);

// Digits and nothing else: CLI11 would read -3 as a very big number.
CLI::Validator whole_number();

template <class Number>
void add_number(CLI::App& command, const char* flag, Number& number, const char* meaning) {
    command.add_option(flag, number, meaning)->check(whole_number())->capture_default_str();
}

// None if the whole text is not a number.
std::optional<double> number_in(const std::string& text);

// --player NAME, as often as one likes.
void add_player_names(CLI::App& command, std::vector<std::string>& names, const char* meaning);

}  // namespace app
