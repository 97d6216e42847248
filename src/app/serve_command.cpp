#include "app/serve_command.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <variant>

#include <fmt/core.h>

#include "app/arguments.h"
#include "app/client_folder.h"
#include "app/command.h"
#include "app/database_path.h"
#include "app/served_games.h"
#include "engine/json_text.h"
#include "server/server.h"
#include "server/web_files.h"

namespace app {
namespace {

constexpr std::size_t kMaxLimitsFile = std::size_t{64} * 1024;

struct ServeArguments {
    std::string database;
    std::string node;
    std::string node_address = "127.0.0.1:0";
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    int workers = 0;  // 0: one less than there are cores
    int pace = 600;
    bool behind_proxy = false;
    bool unlimited = false;
    std::string client;
    std::string limits;
    std::string metrics_token;
    server::PostWishes post;
    std::string log = "warning";
    GamesWanted games;
};

// It stands in the list of the database's connections and in logs.
std::string node_name_complaint(const std::string& name) {
    constexpr std::size_t kMost = 32;
    const bool is_good =
        !name.empty() && name.size() <= kMost
        && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
    return is_good ? "" : "expected 1 to 32 small letters, digits and hyphens";
}

int worker_count(int wanted) {
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return wanted > 0 ? wanted : std::max(1, cores - 1);
}

net::Level level_of(const std::string& word) {
    const std::map<std::string, net::Level> levels = {{"debug", net::Level::Debug},
                                                      {"info", net::Level::Info},
                                                      {"warning", net::Level::Warning},
                                                      {"error", net::Level::Error}};
    return levels.at(word);
}

std::vector<std::string> worker_command(const ServeArguments& arguments) {
    std::vector<std::string> command = {std::filesystem::read_symlink("/proc/self/exe"), "think"};
    std::ranges::move(as_arguments(arguments.games), std::back_inserter(command));
    return command;
}

// A host's own numbers, from a file of JSON.
core::Result<std::monostate> change_limits(server::Limits& limits, const std::string& file) {
    const auto text = read_file(file, kMaxLimitsFile);
    if (!text)
        return text.error();
    const auto changes = engine::parse_json(*text, kMaxLimitsFile);
    if (!changes)
        return core::Error{file, changes.error().text()};
    const auto changed = limits.change(*changes);
    if (!changed)
        return core::Error{file, changed.error().text()};
    return changed;
}

core::Result<server::ServeSettings> settings_of(const ServeArguments& arguments) {
    auto games = load_served_games(arguments.games);
    if (!games)
        return games.error();
    server::ServeSettings settings;
    settings.database = arguments.database;
    settings.node = arguments.node;
    settings.node_address = arguments.node_address;
    settings.address = arguments.address;
    settings.port = arguments.port;
    settings.behind_proxy = arguments.behind_proxy;
    settings.metrics_token = arguments.metrics_token;
    settings.post = arguments.post;
    settings.log_level = level_of(arguments.log);
    settings.computers.command = worker_command(arguments);
    settings.computers.workers = worker_count(arguments.workers);
    settings.limits.computer_pace = std::chrono::milliseconds(arguments.pace);
    settings.find_game = games->finder();
    settings.game_ids = games->ids();
    for (const std::string& file : arguments.games.content_files)
        if (const auto pack = read_file(file))
            settings.own_packs.push_back(*pack);
    settings.files = server::web_files();
    if (arguments.unlimited)
        settings.limits.lift();  // bots in a load test are no attack
    if (!arguments.limits.empty())
        if (const auto changed = change_limits(settings.limits, arguments.limits); !changed)
            return changed.error();
    return settings;
}

void add_post_options(CLI::App& command, server::PostWishes& wishes) {
    command.add_option("--public-url",
                       wishes.public_url,
                       "where people reach this server, for links: https://play.example.org");
    command
        .add_option(
            "--smtp",
            wishes.mail_server,
            "the server that takes mail: smtps://NAME:PASSWORD@HOST; without it none is sent")
        ->envname("TETRAPOLIS_SMTP");
    command.add_option("--mail-from", wishes.mail_from, "the address that mail comes from");
    command.add_flag("--to-private-addresses",
                     wishes.to_private_addresses,
                     "pushes and web hooks may lead to this machine and its own network");
}

int run_serve(ServeArguments arguments) {
    if (const auto wrong = server::objection_to(arguments.post))
        return fail(*wrong);
    if (arguments.database.empty()) {
        arguments.database = default_database();
        std::error_code ignored;  // opening the file tells what is wrong
        std::filesystem::create_directories(std::filesystem::path(arguments.database).parent_path(),
                                            ignored);
    }
    auto settings = settings_of(arguments);
    if (!settings)
        return fail(settings.error());
    core::Result<ClientFolder> client{ClientFolder{}};
    if (!arguments.client.empty()) {
        client = ClientFolder::read(arguments.client);
        if (!client)
            return fail(client.error());
        settings->files = client->files();
    }
    const auto served = server::serve(*settings, [&](std::uint16_t port) {
        const bool everywhere = arguments.address == "0.0.0.0" || arguments.address == "::";
        fmt::print("Tetrapolis is ready: http://{}:{}\n",
                   everywhere ? "localhost" : arguments.address,
                   port);
        fmt::print("Games are kept in {}. Stop with Ctrl-C.\n", database_shown(arguments.database));
        std::fflush(stdout);
    });
    return served ? 0 : fail(served.error());
}

}  // namespace

void add_serve_command(CLI::App& app, int& exit_code) {
    CLI::App* command =
        app.add_subcommand("serve", "the web client, the API and computer players on one port");
    const auto arguments = std::make_shared<ServeArguments>();
    command->add_option("--database",
                        arguments->database,
                        "an SQLite file, made if it is not there, or postgres://USER@HOST/NAME");
    command
        ->add_option("--node",
                     arguments->node,
                     "our name, where several servers keep one PostgreSQL database together")
        ->check(CLI::Validator(node_name_complaint, "NAME"));
    command
        ->add_option("--node-address",
                     arguments->node_address,
                     "HOST:PORT where those reach this one: in a network of their own")
        ->capture_default_str();
    command->add_option("--address", arguments->address, "where to listen; 0.0.0.0: everywhere")
        ->capture_default_str();
    command->add_option("--port", arguments->port, "0: any free one")->capture_default_str();
    command
        ->add_option("--workers",
                     arguments->workers,
                     "processes for computer players; 0: one less than there are cores")
        ->capture_default_str()
        ->check(CLI::Range(0, 64));
    command
        ->add_option("--pace",
                     arguments->pace,
                     "milliseconds between actions of computers that somebody watches")
        ->capture_default_str()
        ->check(CLI::Range(0, 10'000));
    add_wanted_games(*command, arguments->games);
    command->add_option("--log", arguments->log, "what to log: debug, info, warning, error")
        ->capture_default_str()
        ->check(CLI::IsMember({"debug", "info", "warning", "error"}));
    command->add_flag("--behind-proxy",
                      arguments->behind_proxy,
                      "a proxy of yours ends TLS and adds X-Forwarded-For");
    command->add_option(
        "--limits", arguments->limits, "JSON file with limits of your own: docs/server.md");
    command
        ->add_option(
            "--metrics-token",
            arguments->metrics_token,
            "what /metrics asks for as a bearer token; without it, it answers this machine")
        ->envname("TETRAPOLIS_METRICS_TOKEN");
    command->add_option("--client",
                        arguments->client,
                        "folder with a client built by vite, in place of the one in the program");
    add_post_options(*command, arguments->post);
    command->add_flag("--unlimited", arguments->unlimited, "no rate limits, for load tests");
    command->callback([arguments, &exit_code] { exit_code = run_serve(*arguments); });
}

}  // namespace app
