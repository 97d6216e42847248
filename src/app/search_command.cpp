#include "app/search_command.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include <fmt/core.h>

#include "ai/make_searcher.h"
#include "ai/search/thinking_time.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/elapsed.h"
#include "app/searched_position.h"
#include "app/terminal.h"
#include "app/text_table.h"
#include "engine/json_text.h"
#include "protocol/answers.h"

namespace app {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr int kMostThreads = 1024;
constexpr std::uint64_t kMostVisits = 1'000'000'000;
constexpr double kMostSeconds = 86400;
constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

struct SearchArguments {
    PositionChoice position;
    std::optional<int> seat;
    std::optional<std::uint64_t> visits;
    double seconds = 5;
    int threads = 0;
    std::size_t memory = 512;
    std::size_t top = 5;
    std::uint32_t forecast = 20;
    std::string language;
    bool as_json = false;
};

std::optional<core::Error> complaint(const SearchArguments& arguments) {
    if (arguments.visits && (*arguments.visits == 0 || *arguments.visits > kMostVisits))
        return core::Error{"--visits", fmt::format("must be 1 to {}", kMostVisits)};
    const bool can_be_waited_for = arguments.seconds > 0 && arguments.seconds <= kMostSeconds;
    if (!can_be_waited_for)
        return core::Error{"--seconds", fmt::format("must be above 0, at most {}", kMostSeconds)};
    if (arguments.threads > kMostThreads)
        return core::Error{"--threads", fmt::format("must be 1 to {}", kMostThreads)};
    if (arguments.memory < 1 || arguments.memory > (std::size_t{1} << 20U))
        return core::Error{"--memory", "must be 1 to 1048576"};
    return std::nullopt;
}

core::Result<engine::SeatId> deciding_seat(const SearchArguments& arguments,
                                           const protocol::Match& match) {
    if (!arguments.seat)
        return match.actor().first();
    const engine::SeatId seat = engine::seat_id(*arguments.seat);
    if (*arguments.seat >= match.seats() || !match.actor().includes(seat))
        return core::Error{"--seat", fmt::format("seat {} is not to move", *arguments.seat)};
    return seat;
}

int threads_of(const SearchArguments& arguments) {
    if (arguments.threads > 0)
        return arguments.threads;
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// A report in words.
class Teller {
  public:
    Teller(const protocol::Match& match, engine::Language language)
        : match_(match), english_(language == engine::Language::English) {}

    std::string partial(const json::object& report) const {
        return fmt::format("{:>8.1f} s {:>12} {}  {:>5}  {}\n",
                           report.at("seconds").as_double(),
                           number(report.at("visits")),
                           english_ ? "visits" : "Besuche",
                           percent(report.at("best").at(0), seat_of(report)),
                           plan(report));
    }

    std::string final(const json::object& report) const {
        constexpr auto kRight = TextTable::Align::Right;
        std::vector<TextTable::Column> columns = {{english_ ? "action" : "Aktion"},
                                                  {english_ ? "visits" : "Besuche", kRight}};
        for (int seat = 0; seat < match_.seats(); ++seat)
            columns.push_back(
                {protocol::seat_name(match_, engine::seat_id(seat), language()), kRight});
        TextTable table(columns);
        for (const json::value& move : report.at("best").as_array())
            table.add(row(move));
        return fmt::format("\n{}\nPlan: {}\n{}", table.text(), plan(report), scores(report));
    }

  private:
    engine::Language language() const {
        return english_ ? engine::Language::English : engine::Language::German;
    }
    static std::size_t seat_of(const json::object& report) {
        return report.at("by").to_number<std::size_t>();
    }
    static std::string number(const json::value& value) {
        return fmt::format("{}", value.to_number<std::uint64_t>());
    }
    static std::string percent(const json::value& move, std::size_t seat) {
        return fmt::format("{:.1f} %", 100 * move.at("win").at(seat).to_number<double>());
    }
    static std::string text_of(const json::value& step) {
        const std::string text(step.at("text").as_string());
        return text.empty() ? std::string(step.at("do").as_string()) : text;
    }
    static std::vector<std::string> row(const json::value& move) {
        const bool certain = move.as_object().contains("certain");
        std::vector<std::string> cells = {text_of(move) + (certain ? " (!)" : ""),
                                          number(move.at("visits"))};
        for (std::size_t seat = 0; seat < move.at("win").as_array().size(); ++seat)
            cells.push_back(percent(move, seat));
        return cells;
    }
    std::string scores(const json::object& report) const {
        const json::value* means = report.if_contains("score");
        if (means == nullptr)
            return {};
        std::string words;
        for (int i = 0; i < match_.seats(); ++i) {
            const engine::SeatId seat = engine::seat_id(i);
            words += fmt::format("{}{} {:.1f}",
                                 words.empty() ? "" : ", ",
                                 protocol::seat_name(match_, seat, language()),
                                 means->at(static_cast<std::size_t>(i)).to_number<double>());
        }
        return fmt::format("{}: {}\n", english_ ? "Expected scores" : "Erwartete Punkte", words);
    }
    static std::string plan(const json::object& report) {
        std::string words;
        for (const json::value& step : report.at("plan").as_array())
            words += (words.empty() ? "" : " > ") + text_of(step);
        return words;
    }

    const protocol::Match& match_;
    bool english_;
};

// Thinks in stages, each twice as long as the one before, and reports after each.
class Stages {
  public:
    Stages(ai::search::Searcher& searcher, const SearchArguments& arguments)
        : searcher_(searcher), arguments_(arguments) {}

    void run(const std::function<void(double seconds, bool is_last)>& report) {
        for (bool is_last = false; !is_last;) {
            is_last = arguments_.visits ? visit_more(*arguments_.visits) : think_longer();
            report(seconds_since(begin_), is_last);
        }
    }

  private:
    static constexpr std::uint64_t kFirstVisits = 10'000;
    static constexpr double kFirstSeconds = 0.25;

    bool visit_more(std::uint64_t all) {
        const std::uint64_t aim = std::min(all, done_ == 0 ? kFirstVisits : 2 * done_);
        const auto wanted = static_cast<std::uint32_t>(aim - done_);
        const bool is_certain = searcher_.think(wanted) < wanted;
        done_ = aim;
        return is_certain || done_ == all;
    }
    bool think_longer() {
        const double elapsed = seconds_since(begin_);
        const double aim = std::min(arguments_.seconds, std::max(kFirstSeconds, 2 * elapsed));
        ai::search::think_for_seconds(searcher_, aim - elapsed, ai::search::Until::Spent);
        return seconds_since(begin_) < aim || aim >= arguments_.seconds;
    }

    ai::search::Searcher& searcher_;
    const SearchArguments& arguments_;
    Clock::time_point begin_ = Clock::now();
    std::uint64_t done_ = 0;
};

int search(const SearchArguments& arguments,
           const protocol::Match& match,
           engine::SeatId seat,
           engine::Language language) {
    ai::search::Settings settings;
    settings.memory = arguments.memory * kMebibyte;
    settings.seed = arguments.position.seed;
    const auto searcher = ai::make_parallel_searcher(match.game(), settings, threads_of(arguments));
    searcher->look_at(match.position(), seat);
    const Teller teller(match, language);
    core::Result<std::monostate> printed = std::monostate{};
    Stages(*searcher, arguments).run([&](double seconds, bool is_last) {
        json::object report = protocol::found(match, *searcher, arguments.top, language);
        if (is_last && arguments.forecast > 0)
            protocol::add_forecast(
                report, match, *searcher, {arguments.forecast, arguments.position.seed});
        report["seconds"] = seconds;
        report["final"] = is_last;
        std::string text =
            arguments.as_json ? engine::json_text(report) + "\n" : teller.partial(report);
        if (is_last && !arguments.as_json)
            text += teller.final(report);
        printed = print_all(text);
    });
    return printed ? 0 : fail(printed.error());
}

int run_search(const SearchArguments& arguments) {
    if (const auto wrong = complaint(arguments))
        return fail(*wrong);
    const auto language = parse_language(arguments.language);
    if (!language)
        return fail(language.error());
    const auto match = load_position(arguments.position);
    if (!match)
        return fail(match.error());
    const auto seat = deciding_seat(arguments, *match);
    if (!seat)
        return fail(seat.error());
    return search(arguments, *match, *seat, *language);
}

void add_position_options(CLI::App& command, PositionChoice& position) {
    add_game_arguments(command, position.game);
    command.add_option("--record", position.record_file, "a position of this record")
        ->type_name("FILE");
    command.add_option("--at", position.at, "after so many actions of the record (default: all)")
        ->check(whole_number());
    command.add_option("--position", position.position_file, "a position as JSON")
        ->type_name("FILE");
    command
        .add_option(
            "--seed", position.seed, "of the search, and of the luck before the first decision")
        ->check(whole_number())
        ->capture_default_str();
}

}  // namespace

void add_search_command(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand("search", "find the best actions in a position");
    const auto arguments = std::make_shared<SearchArguments>();
    add_position_options(*command, arguments->position);
    command->add_option("--seat", arguments->seat, "who thinks (default: who is to move)")
        ->check(whole_number());
    command->add_option("--visits", arguments->visits, "how often to look, instead of a time")
        ->check(whole_number());
    command->add_option("--seconds", arguments->seconds, "how long to think")
        ->capture_default_str();
    command->add_option("--threads", arguments->threads, "0: all cores")
        ->check(whole_number())
        ->capture_default_str();
    command->add_option("--memory", arguments->memory, "MiB")
        ->check(whole_number())
        ->capture_default_str();
    command->add_option("--top", arguments->top, "how many actions to list")
        ->check(whole_number())
        ->capture_default_str();
    command
        ->add_option("--forecast",
                     arguments->forecast,
                     "games played on after the best action, for the expected scores")
        ->check(whole_number())
        ->capture_default_str();
    command->add_option("--language", arguments->language, "language (default: as the system)")
        ->type_name("en|de");
    command->add_flag("--json", arguments->as_json, "print JSON, a line for each report");
    command->callback([arguments, &exit_code] { exit_code = run_search(*arguments); });
}

}  // namespace app
