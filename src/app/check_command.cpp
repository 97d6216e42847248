#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/database_commands.h"
#include "app/database_path.h"
#include "app/served_games.h"
#include "server/check_tables.h"
#include "server/store/sqlite_check.h"

namespace app {
namespace {

struct CheckArguments {
    std::string database = default_database();
    bool full = false;
    GamesWanted games;
};

// Every table once more from its events; what does not fit any more is shown as it is kept.
int replay_tables(const CheckArguments& arguments) {
    const auto games = load_served_games(arguments.games);
    if (!games)
        return fail(games.error());
    const auto checked = server::check_tables(arguments.database, games->finder(), games->ids());
    if (!checked)
        return fail(checked.error());
    for (const std::string& table : checked->unfit)
        fmt::print("does not fit: {}\n", table);
    fmt::print("{} tables fit their events, {} do not.\n", checked->fit, checked->unfit.size());
    return checked->unfit.empty() ? 0 : kExitFailed;
}

int run_check(const CheckArguments& arguments) {
    if (const auto error = no_file(arguments.database))
        return fail(*error);
    const auto depth = arguments.full ? store::Depth::Full : store::Depth::Quick;
    const auto damages = store::damages(arguments.database, depth);
    if (!damages)
        return fail(damages.error());
    for (const std::string& damage : *damages)
        fmt::print("damage: {}\n", damage);
    if (!damages->empty())
        return kExitFailed;
    fmt::print("{} is whole.\n", arguments.database);
    return arguments.full ? replay_tables(arguments) : 0;
}

}  // namespace

void add_check_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("check", "look whether a server's database is whole; changes nothing");
    const auto arguments = std::make_shared<CheckArguments>();
    command->add_option("--database", arguments->database, "the database")->capture_default_str();
    command->add_flag("--full", arguments->full, "also every index and every table's events");
    add_wanted_games(*command, arguments->games);
    command->callback([arguments, &exit_code] { exit_code = run_check(*arguments); });
}

}  // namespace app
