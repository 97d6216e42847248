#include <memory>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "app/command.h"
#include "app/database_commands.h"
#include "app/database_path.h"
#include "server/store/sqlite_check.h"

namespace app {
namespace {

struct CheckArguments {
    std::string database = default_database();
    bool full = false;
};

int run_check(const CheckArguments& arguments) {
    const auto depth = arguments.full ? store::Depth::Full : store::Depth::Quick;
    const auto damages = store::damages(arguments.database, depth);
    if (!damages)
        return fail(damages.error());
    for (const std::string& damage : *damages)
        fmt::print("damage: {}\n", damage);
    if (!damages->empty())
        return kExitFailed;
    fmt::print("{} is whole.\n", arguments.database);
    return 0;
}

}  // namespace

void add_check_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("check", "look whether a server's database is whole; changes nothing");
    const auto arguments = std::make_shared<CheckArguments>();
    command->add_option("--database", arguments->database, "the database")->capture_default_str();
    command->add_flag("--full", arguments->full, "also every index and every table's events");
    command->callback([arguments, &exit_code] { exit_code = run_check(*arguments); });
}

}  // namespace app
