#include "swarm/load_command.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "swarm/command.h"
#include "swarm/follower.h"
#include "swarm/load_report.h"
#include "swarm/records.h"

namespace swarm {
namespace {

constexpr std::chrono::seconds kProgressPause{3};
constexpr std::chrono::seconds kLongestStart{120};
constexpr std::chrono::seconds kLongestEnd{10};

struct LoadArguments {
    std::vector<std::string> urls = {"http://127.0.0.1:8080"};
    int tables = 200;
    int viewers = 1;
    int followers = 0;
    double seconds = 30;
    int think = 250;
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    bool compressed = false;
    bool as_json = false;
    bool check = false;
};

double seconds_since(Time begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

class LoadTest {
  public:
    LoadTest(const LoadArguments& arguments, std::vector<Address> addresses)
        : arguments_(arguments),
          http_(loop_, std::move(addresses)),
          field_(http_,
                 {"wiraqocha",
                  arguments.viewers,
                  std::chrono::milliseconds(arguments.think),
                  arguments.seed,
                  arguments.compressed}) {}

    int run() {
        for (int i = 0; i < arguments_.followers; ++i)
            followers_.push_back(std::make_unique<Follower>(field_));
        matches_ = begin_matches(field_, arguments_.tables);
        if (!wait_for_begin())
            return fail({"load", not_begun()}, kExitFailed);
        measure();
        const LoadRun done = run_so_far(seconds_);
        fmt::print("{}", arguments_.as_json ? load_json(done) : load_table(done));
        if (arguments_.check)
            check_games();
        return report_violations(field_);
    }

  private:
    LoadRun run_so_far(double seconds) const {
        return {field_.settings, field_.tally, arguments_.tables, seconds};
    }

    bool have_begun() const {
        return std::ranges::all_of(matches_, [](const auto& match) { return match->has_begun(); })
               && std::ranges::all_of(followers_, [](const auto& one) { return one->has_heard(); });
    }

    bool wait_for_begin() {
        const Time begin = Clock::now();
        loop_.run_until([&] { return have_begun() || Clock::now() - begin > kLongestStart; });
        return have_begun();
    }

    std::string not_begun() const {
        const auto late =
            std::ranges::find_if(matches_, [](const auto& match) { return !match->has_begun(); });
        std::string text =
            (late == matches_.end() ? "followers" : (*late)->condition()) + " after two minutes";
        for (const auto& [what, times] : field_.tally.errors)
            text += fmt::format("; {} times: {}", times, what);
        return text;
    }

    void measure() {
        field_.tally = {};
        const Time begin = Clock::now();
        report_later(begin);
        loop_.run_until([&] { return is_enough(seconds_since(begin)); });
        seconds_ = seconds_since(begin);
        field_.is_playing = false;
        const Time end = Clock::now();
        loop_.run_until([&] { return is_settled() || Clock::now() - end > kLongestEnd; });
        progress_.cancel();
    }

    bool is_enough(double seconds) const {
        return seconds >= arguments_.seconds || !field_.violations.empty()
               || (arguments_.games > 0 && field_.tally.games >= arguments_.games);
    }

    bool is_settled() const {
        return std::ranges::all_of(matches_, [](const auto& match) { return match->is_settled(); });
    }

    void report_later(Time begin) {
        progress_ = loop_.after(kProgressPause, [this, begin] {
            fmt::print(stderr, "{}", progress_line(run_so_far(seconds_since(begin))));
            report_later(begin);
        });
    }

    void check_games() {
        const RecordCheck checked = check_records(field_, matches_);
        fmt::print(stderr, "{} records checked\n", checked.games);
    }

    const LoadArguments& arguments_;
    Loop loop_;
    HttpClient http_;
    Field field_;
    std::vector<std::unique_ptr<Follower>> followers_;
    Matches matches_;
    Timer progress_;
    double seconds_ = 0;
};

int run_load(const LoadArguments& arguments) {
    std::vector<Address> addresses;
    for (const std::string& url : arguments.urls) {
        const auto address = parse_url(url);
        if (!address)
            return fail(address.error());
        addresses.push_back(*address);
    }
    return LoadTest(arguments, std::move(addresses)).run();
}

}  // namespace

void add_load_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("load", "many tables at once: latency and throughput");
    const auto arguments = std::make_shared<LoadArguments>();
    command
        ->add_option("--url",
                     arguments->urls,
                     "the server, started with --unlimited; of several of one house each in turn")
        ->capture_default_str();
    command->add_option("--tables", arguments->tables, "how many at a time, two bots each")
        ->capture_default_str()
        ->check(CLI::Range(1, 3000));
    command->add_option("--viewers", arguments->viewers, "who only watch, of each table")
        ->capture_default_str()
        ->check(CLI::Range(0, 100));
    command->add_option("--followers", arguments->followers, "who have the lobby open")
        ->capture_default_str()
        ->check(CLI::Range(0, 3000));
    command->add_option("--seconds", arguments->seconds, "how long to measure")
        ->capture_default_str()
        ->check(CLI::Range(0.1, 86'400.0));
    command
        ->add_option(
            "--think", arguments->think, "milliseconds between turns; 0: as fast as the server can")
        ->capture_default_str()
        ->check(CLI::Range(0, 60'000));
    command->add_option("--games", arguments->games, "stop when so many are over; 0: do not count")
        ->capture_default_str()
        ->check(CLI::NonNegativeNumber);
    command->add_option("--seed", arguments->seed, "of the bots' choices")->capture_default_str();
    command->add_flag("--compress", arguments->compressed, "offer deflate, as browsers do");
    command->add_flag("--json", arguments->as_json, "the result as JSON");
    command->add_flag("--check", arguments->check, "then verify the records of all finished games");
    command->callback([arguments, &exit_code] { exit_code = run_load(*arguments); });
}

}  // namespace swarm
