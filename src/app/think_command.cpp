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

int run_think(const std::vector<std::string>& content_files) {
    const auto games = load_served_games(content_files);
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
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("--content", *files, "content pack for its game; may be repeated")
        ->allow_extra_args(false);
    command->callback([files, &exit_code] { exit_code = run_think(*files); });
}

}  // namespace app
