#include "app/think_command.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/command.h"
#include "app/served_games.h"
#include "app/terminal.h"
#include "server/think.h"

namespace app {
namespace {

int run_think(const GamesWanted& wanted) {
    const auto games = load_served_games(wanted);
    if (!games)
        return fail(games.error());
    server::Thinker thinker(games->finder());
    while (const auto line = read_line(std::cin, server::kMaxThinkLine)) {
        const auto printed = print_all(thinker.answer(*line) + '\n');
        if (!printed)
            return fail(printed.error());
    }
    return 0;
}

}  // namespace

void add_think_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("think", "choose actions for serve, line by line");
    command->group("");
    const auto wanted = std::make_shared<GamesWanted>();
    add_wanted_games(*command, *wanted);
    command->callback([wanted, &exit_code] { exit_code = run_think(*wanted); });
}

}  // namespace app
