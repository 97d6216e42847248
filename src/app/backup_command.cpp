#include "app/backup_command.h"

#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/database_path.h"
#include "app/pages_shown.h"
#include "server/store/sqlite_backup.h"

namespace app {
namespace {

struct BackupArguments {
    std::string file;
    std::string database = default_database();
};

int run_backup(const BackupArguments& arguments) {
    if (const auto error = no_file(arguments.database))
        return fail(*error);
    const auto copied = store::backup(arguments.database, arguments.file, PagesShown{});
    if (!copied)
        return fail(copied.error());
    fmt::print("{} is a checked copy of {}.\n", arguments.file, arguments.database);
    return 0;
}

}  // namespace

void add_backup_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("backup", "copy a server's database, also while the server runs");
    const auto arguments = std::make_shared<BackupArguments>();
    command->add_option("FILE", arguments->file, "the copy; must not exist yet")->required();
    command->add_option("--database", arguments->database, "the database")->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_backup(*arguments); });
}

}  // namespace app
