#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/database_commands.h"
#include "app/database_path.h"
#include "app/pages_shown.h"
#include "server/store/sqlite_check.h"
#include "server/store/sqlite_restore.h"

namespace app {
namespace {

struct RestoreArguments {
    std::string backup;
    std::string database = default_database();
};

std::int64_t time_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void print_contents(const store::Contents& held) {
    fmt::print("accounts {}, guests {}\n", held.accounts, held.guests);
    fmt::print("tables {} running, {} over; {} events\n", held.running, held.finished, held.events);
    if (held.last_change > 0)
        fmt::print("last change {:%Y-%m-%d %H:%M:%S} UTC\n",
                   fmt::gmtime(static_cast<std::time_t>(held.last_change / 1000)));
}

int run_restore(const RestoreArguments& arguments) {
    if (const auto error = no_file(arguments.database))
        return fail(*error);
    const auto kept =
        store::restore({arguments.backup, arguments.database, time_now(), PagesShown{}});
    if (!kept)
        return fail(kept.error());
    const auto held = store::contents(arguments.database);
    if (!held)
        return fail(held.error());
    fmt::print("{} is now a checked copy of {}.\n", arguments.database, arguments.backup);
    for (const std::string& name : *kept)
        fmt::print("kept {}\n", name);
    print_contents(*held);
    return 0;
}

}  // namespace

void add_restore_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "restore", "put a backup in the place of a server's database and keep the old files");
    const auto arguments = std::make_shared<RestoreArguments>();
    command->add_option("BACKUP", arguments->backup, "what \"backup\" has made")->required();
    command->add_option("--database", arguments->database, "the database")->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_restore(*arguments); });
}

}  // namespace app
