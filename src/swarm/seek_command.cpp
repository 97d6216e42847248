#include "swarm/seek_command.h"

#include <algorithm>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <fmt/core.h>

#include "core/rng.h"
#include "engine/json_text.h"
#include "swarm/command.h"

namespace swarm {
namespace {

constexpr std::size_t kMaxTable = std::size_t{16} * 1024 * 1024;
constexpr int kTablesAtOnce = 4;
constexpr std::chrono::minutes kLongestSearch{10};

struct LongGameArguments {
    std::string url = "http://127.0.0.1:8080";
    int actions = 500;
    std::uint64_t seed = 1;
};

struct SeekArguments {
    std::string url = "http://127.0.0.1:8080";
    std::string table;
    int seeks = 200;
    std::uint64_t seed = 1;
    bool as_json = false;
};

std::string long_game_in(const Matches& matches, int actions) {
    for (const auto& match : matches)
        for (const Story& story : match->stories())
            if (story.is_over && story.actions >= actions)
                return story.table;
    return "";
}

int run_long_game(const LongGameArguments& arguments) {
    const auto address = parse_url(arguments.url);
    if (!address)
        return fail(address.error());
    Loop loop;
    HttpClient http(loop, *address);
    Settings settings;
    settings.seed = arguments.seed;
    Field field(http, settings);
    const Matches matches = begin_matches(field, kTablesAtOnce);
    std::string table;
    const Time begin = Clock::now();
    loop.run_until([&] {
        table = long_game_in(matches, arguments.actions);
        return !table.empty() || !field.violations.empty() || Clock::now() - begin > kLongestSearch;
    });
    if (table.empty() && field.violations.empty())
        return fail({"long-game", "none in ten minutes"}, kExitFailed);
    if (!table.empty())
        fmt::print("{}\n", table);
    return report_violations(field);
}

struct Timed {
    std::string body;
    Clock::duration time{};
};

core::Result<Timed> timed_get(HttpClient& http, const std::string& path) {
    const Time begin = Clock::now();
    const auto answer = http.get(path);
    const auto time = Clock::now() - begin;
    if (!answer)
        return answer.error();
    if (!answer->is_good())
        return core::Error{path, fmt::format("status {}", answer->status)};
    return Timed{answer->body, time};
}

// How many actions the game had, as its `table` message tells.
core::Result<int> actions_in(const std::string& table) {
    const auto json = engine::parse_json(table, kMaxTable);
    const auto* n = json && json->is_object() ? json->get_object().if_contains("n") : nullptr;
    if (n == nullptr || !n->is_int64())
        return core::Error{"table", "does not tell its number of actions"};
    return static_cast<int>(n->get_int64());
}

struct SeekResult {
    int actions = 0;
    Samples first;  // one value
    Samples seeks;
};

core::Result<SeekResult> seek(HttpClient& http, const SeekArguments& arguments) {
    const std::string path = "/api/v1/tables/" + arguments.table;
    const auto loaded = timed_get(http, path);
    if (!loaded)
        return loaded.error();
    const auto actions = actions_in(loaded->body);
    if (!actions)
        return actions.error();
    SeekResult result{*actions, {}, {}};
    result.first.add(loaded->time);
    core::Rng rng(arguments.seed);
    for (int i = 0; i < arguments.seeks; ++i) {
        const auto n = rng.below(static_cast<std::uint32_t>(*actions) + 1);
        const auto past = timed_get(http, fmt::format("{}/at/{}", path, n));
        if (!past)
            return past.error();
        result.seeks.add(past->time);
    }
    return result;
}

void print_text(const SeekResult& result) {
    fmt::print("a game of {} actions, each time on a new connection\n", result.actions);
    fmt::print("  first look  {:8.2f} ms\n", result.first.max());
    fmt::print("  seek        p50 {:.2f}, p99 {:.2f}, max {:.2f} ms, {} positions\n",
               result.seeks.at(0.5),
               result.seeks.at(0.99),
               result.seeks.max(),
               result.seeks.count());
}

void print_json(const SeekResult& result) {
    fmt::print("{}\n",
               engine::json_text(boost::json::object{{"actions", result.actions},
                                                     {"first_look_ms", result.first.max()},
                                                     {"seek_p50_ms", result.seeks.at(0.5)},
                                                     {"seek_p99_ms", result.seeks.at(0.99)},
                                                     {"seek_max_ms", result.seeks.max()},
                                                     {"seeks", result.seeks.count()}}));
}

int run_seek(const SeekArguments& arguments) {
    const auto address = parse_url(arguments.url);
    if (!address)
        return fail(address.error());
    Loop loop;
    HttpClient http(loop, *address);
    const auto result = seek(http, arguments);
    if (!result)
        return fail(result.error(), kExitFailed);
    if (arguments.as_json)
        print_json(*result);
    else
        print_text(*result);
    return 0;
}

}  // namespace

void add_long_game_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "long-game", "plays until a game was long enough and prints the id of its table");
    const auto arguments = std::make_shared<LongGameArguments>();
    command->add_option("--url", arguments->url, "the server, started with --unlimited")
        ->capture_default_str();
    command
        ->add_option("--actions", arguments->actions, "so many at least, those of chance included")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    command->add_option("--seed", arguments->seed, "of the bots' choices")->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = run_long_game(*arguments); });
}

void add_seek_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "seek", "how long the first look at a table takes, and looks at any of its positions");
    const auto arguments = std::make_shared<SeekArguments>();
    command->add_option("--url", arguments->url, "the server")->capture_default_str();
    command->add_option("--table", arguments->table, "the id of a finished game")->required();
    command->add_option("--seeks", arguments->seeks, "how many positions")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", arguments->seed, "of the positions")->capture_default_str();
    command->add_flag("--json", arguments->as_json, "the result as JSON");
    command->callback([arguments, &exit_code] { exit_code = run_seek(*arguments); });
}

}  // namespace swarm
