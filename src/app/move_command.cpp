#include "app/move_command.h"

#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/database_path.h"
#include "server/store/sql_move.h"

namespace app {
namespace {

struct MoveArguments {
    std::string from;
    std::string to;
};

int run_move(const MoveArguments& arguments) {
    const auto show = [](const std::string& what, const store::MovedTable& so_far) {
        fmt::print(stderr, "{}: {} {} rows\n", so_far.name, what, so_far.rows);
    };
    const auto moved = store::move(arguments.from, arguments.to, show);
    if (!moved)
        return fail(moved.error());
    for (const store::MovedTable& table : *moved)
        fmt::print("{:<10} {:>10}\n", table.name, table.rows);
    fmt::print("Everything is in {} now, compared row by row. {} is as it was.\n",
               database_shown(arguments.to),
               database_shown(arguments.from));
    return 0;
}

}  // namespace

void add_move_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "move", "copy all that a stopped server keeps to another, new database, and compare");
    const auto arguments = std::make_shared<MoveArguments>();
    const std::string kinds = "an SQLite file, or postgres://USER@HOST/NAME";
    command->add_option("FROM", arguments->from, kinds)->required();
    command->add_option("TO", arguments->to, kinds)->required();
    command->callback([arguments, &exit_code] { exit_code = run_move(*arguments); });
}

}  // namespace app
