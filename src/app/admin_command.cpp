#include "app/admin_command.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/command.h"
#include "app/database_path.h"
#include "server/store/open_store.h"
#include "server/store/written.h"

namespace app {
namespace {

struct AdminArguments {
    std::string name;
    bool recalls = false;
    std::string database = default_database();
};

std::int64_t milliseconds_now() {
    using std::chrono::system_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               system_clock::now().time_since_epoch())
        .count();
}

int list_admins(const store::Store& store) {
    const auto admins = store.users({.only_admins = true, .limit = store::kMaxListed});
    if (!admins)
        return fail(admins.error());
    for (const store::User& admin : *admins)
        fmt::print("{}\n", admin.name);
    if (admins->empty())
        fmt::print("There is no admin yet: tetrapolis admin NAME makes an account one.\n");
    return 0;
}

int appoint(store::Store& store, const AdminArguments& arguments) {
    const auto found = store.user_by_name(arguments.name);
    if (!found)
        return fail(found.error());
    if (!*found)
        return fail({arguments.name, "is no account here; register it in the browser first"});
    const store::User& user = **found;
    const std::string deed = arguments.recalls ? "recall" : "appoint";
    const auto done = store::written(
        store,
        {store::SetAdmin{user.id, !arguments.recalls},
         store::AddDeed{{0, milliseconds_now(), "command line", deed, user.id, user.name, ""}}});
    if (!done)
        return fail(done.error().error);
    fmt::print(
        "{} {}.\n", user.name, arguments.recalls ? "is no admin any more" : "is an admin now");
    return 0;
}

int run_admin(const AdminArguments& arguments) {
    if (!store::is_postgres(arguments.database) && !std::filesystem::exists(arguments.database))
        return fail({arguments.database, "is not there; start the server once"});
    const auto store = store::open(arguments.database);
    if (!store)
        return fail(store.error());
    return arguments.name.empty() ? list_admins(**store) : appoint(**store, arguments);
}

}  // namespace

void add_admin_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "admin", "make an account of a stopped server an admin; without a name: list them");
    const auto arguments = std::make_shared<AdminArguments>();
    command->add_option("NAME", arguments->name, "the name of the account");
    command->add_flag("--recall", arguments->recalls, "it is no admin any more");
    command->add_option("--database", arguments->database, "the database")->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_admin(*arguments); });
}

}  // namespace app
