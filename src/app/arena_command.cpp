#include "app/arena_command.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include <fmt/core.h>

#include "app/anchor.h"
#include "app/arena_report.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/elapsed.h"
#include "app/progress_bar.h"
#include "arena/play_match.h"
#include "arena/threads.h"

namespace app {
namespace {

constexpr std::string_view kInterval = "ci:";

struct ArenaArguments {
    GameChoice choice;
    arena::TournamentPlan plan;
    bool is_gauntlet = false;
    std::string until;
    std::vector<double> stop;
    std::string anchor;
    std::string results_file;
    int threads = 0;
    bool as_json = false;
};

std::optional<core::Error> fill_stop_rule(ArenaArguments& arguments) {
    arena::StopRule& rule = arguments.plan.stop;
    if (!arguments.until.empty() && !arguments.stop.empty())
        return core::Error{"stop", "cannot be combined with --until"};
    if (!arguments.stop.empty())
        rule = {arena::StopRule::Kind::Elo, 0, arguments.stop[0], arguments.stop[1]};
    if (arguments.until.empty())
        return std::nullopt;
    const bool is_interval = arguments.until.starts_with(kInterval);
    const auto points =
        is_interval ? number_in(arguments.until.substr(kInterval.size())) : std::nullopt;
    if (!points)
        return core::Error{"until", "\"" + arguments.until + "\" is not of the form ci:3"};
    rule = {arena::StopRule::Kind::Width, *points / 100, 0, 0};
    return std::nullopt;
}

std::optional<core::Error> fill_plan(ArenaArguments& arguments) {
    const auto start = load_start(arguments.choice);
    if (!start)
        return start.error();
    arena::TournamentPlan& plan = arguments.plan;
    plan.game = start->game;
    plan.start = start->position;
    plan.program = kVersion;
    plan.mode = arguments.is_gauntlet ? arena::Mode::Gauntlet : arena::Mode::RoundRobin;
    if (const auto wrong = fill_stop_rule(arguments))
        return wrong;
    const auto anchor = parse_anchor(arguments.anchor, plan.players);
    if (!anchor)
        return anchor.error();
    plan.anchor = *anchor;
    if (const auto wrong = arena::threads_complaint(arguments.threads))
        return wrong;
    return arena::complaint(plan);
}

// Records of an earlier run are welcome if its results are there too.
std::optional<core::Error> records_complaint(const ArenaArguments& arguments) {
    if (arguments.plan.records_folder.empty() || std::filesystem::exists(arguments.results_file))
        return std::nullopt;
    return arena::old_records_complaint(arguments.plan);
}

core::Result<std::optional<arena::ResultsFile>> open_results(const std::string& path,
                                                             arena::Tournament& tournament) {
    if (path.empty())
        return std::optional<arena::ResultsFile>{};
    auto file = arena::ResultsFile::open(path, tournament);
    if (!file)
        return file.error();
    if (!file->note().empty())
        fmt::print(stderr, "{}\n", file->note());
    for (const arena::MatchResult& result : file->found())
        tournament.take(result);
    return std::optional(std::move(*file));
}

int lead(const ArenaArguments& arguments, arena::Tournament& tournament, const ArenaHost& host) {
    if (const auto wrong = records_complaint(arguments))
        return fail(*wrong);
    auto file = open_results(arguments.results_file, tournament);
    if (!file)
        return fail(file.error());
    const auto begin = std::chrono::steady_clock::now();
    ArenaEffort effort;
    std::optional<core::Error> trouble;
    if (!tournament.is_finished()) {
        ProgressBar bar(tournament.games() - tournament.counted());
        const auto progress = [&](std::uint64_t games, std::uint64_t decisions) {
            effort.games = games;
            bar.show(games, decisions);
        };
        arena::ResultsFile* keeper = file->has_value() ? &file->value() : nullptr;
        trouble = host.lead(tournament, {arguments.threads, progress, keeper});
    }
    if (trouble)
        return fail(*trouble);
    effort.seconds = seconds_since(begin);
    fmt::print(
        "{}", arguments.as_json ? arena_json(tournament, effort) : arena_table(tournament, effort));
    return 0;
}

int run_arena(ArenaArguments arguments, const ArenaHost& host) {
    if (const auto wrong = fill_plan(arguments))
        return fail(*wrong);
    arena::Tournament tournament(arguments.plan);
    return host.follow ? host.follow(tournament) : lead(arguments, tournament, host);
}

void add_stopping(CLI::App& command, ArenaArguments& arguments) {
    command
        .add_option("--until", arguments.until, "stop when no interval of wins is wider, in points")
        ->type_name("ci:WIDTH");
    command
        .add_option("--stop",
                    arguments.stop,
                    "stop when the first of two players is at most ELO0 or at least ELO1 ahead")
        ->type_name("ELO0 ELO1")
        ->expected(2);
}

}  // namespace

void add_arena_command(CLI::App& app, int& exit_code, const ArenaHost& host) {
    CLI::App* command = app.add_subcommand("arena", "let players compete and rate them");
    const auto arguments = std::make_shared<ArenaArguments>();
    arena::TournamentPlan& plan = arguments->plan;
    add_game_arguments(*command, arguments->choice);
    add_player_names(*command, plan.players, "who competes; at least two");
    command->add_flag("--gauntlet",
                      arguments->is_gauntlet,
                      "the first player alone against tables full of each other");
    add_number(*command, "--games", plan.games, "at most; a round that was begun is finished");
    add_number(*command, "--seed", plan.seed, "same seed, same games");
    add_number(*command, "--threads", arguments->threads, "0: all cores");
    add_stopping(*command, *arguments);
    command->add_option("--anchor", arguments->anchor, "a rating to measure the others from")
        ->type_name("NAME=RATING");
    command
        ->add_option("--results", arguments->results_file, "keep results here and go on with them")
        ->type_name("FILE");
    command->add_option("--records", plan.records_folder, "write every game into this folder")
        ->type_name("DIR");
    command->add_flag("--json", arguments->as_json, "print JSON");
    command->callback([arguments, host, &exit_code] { exit_code = run_arena(*arguments, host); });
}

}  // namespace app
