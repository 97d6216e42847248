#include "swarm/load_report.h"

#include <array>

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "engine/json_text.h"

namespace swarm {
namespace {

namespace json = boost::json;

struct Share {
    const char* name;
    double share;
};
constexpr std::array<Share, 5> kShares = {
    {{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"max", 1}}};

double rate(std::int64_t count, const LoadRun& run) {
    return run.seconds > 0 ? static_cast<double>(count) / run.seconds : 0;
}

std::string row(const char* title, const Samples& samples) {
    std::string line = fmt::format("  {:<24}", title);
    for (const Share& each : kShares)
        line += fmt::format("{:>9.2f}", samples.at(each.share));
    return line + fmt::format("{:>10}\n", samples.count());
}

json::object times(const Samples& samples) {
    json::object object;
    for (const Share& each : kShares)
        object[each.name] = samples.at(each.share);
    object["count"] = samples.count();
    return object;
}

std::int64_t all_errors(const Tally& tally) {
    std::int64_t count = 0;
    for (const auto& [what, times] : tally.errors)
        count += times;
    return count;
}

}  // namespace

std::string load_table(const LoadRun& run) {
    const Tally& tally = run.tally;
    std::string text =
        fmt::format("{} tables of {} with {} viewers each, {} ms between turns, {:.1f} s\n",
                    run.tables,
                    run.settings.game,
                    run.settings.viewers,
                    run.settings.think.count(),
                    run.seconds);
    text += fmt::format("  {:<24}", "milliseconds");
    for (const Share& each : kShares)
        text += fmt::format("{:>9}", each.name);
    text += fmt::format("{:>10}\n", "samples");
    text += row("submit to acknowledged", tally.acknowledged);
    text += row("submit to shown to all", tally.shown);
    text += fmt::format(
        "  {:.0f} actions/s, {:.0f} messages/s, {:.2f} MB/s, {} games over, {} errors\n",
        rate(tally.actions, run),
        rate(tally.messages, run),
        rate(tally.bytes, run) / 1e6,
        tally.games,
        all_errors(tally));
    for (const auto& [what, times] : tally.errors)
        text += fmt::format("  error, {} times: {}\n", times, what);
    return text;
}

std::string load_json(const LoadRun& run) {
    const Tally& tally = run.tally;
    json::object errors;
    for (const auto& [what, times] : tally.errors)
        errors[what] = times;
    const json::object result = {{"game", run.settings.game},
                                 {"tables", run.tables},
                                 {"viewers", run.settings.viewers},
                                 {"think_ms", run.settings.think.count()},
                                 {"seconds", run.seconds},
                                 {"acknowledged_ms", times(tally.acknowledged)},
                                 {"shown_to_all_ms", times(tally.shown)},
                                 {"actions_per_second", rate(tally.actions, run)},
                                 {"messages_per_second", rate(tally.messages, run)},
                                 {"bytes_per_second", rate(tally.bytes, run)},
                                 {"games_over", tally.games},
                                 {"errors", errors}};
    return engine::json_text(result) + "\n";
}

std::string progress_line(const LoadRun& run) {
    return fmt::format(
        "{:5.1f} s: {} actions, acknowledged p50 {:.2f} p99 {:.2f} ms, {} games over, {} errors\n",
        run.seconds,
        run.tally.actions,
        run.tally.acknowledged.at(0.5),
        run.tally.acknowledged.at(0.99),
        run.tally.games,
        all_errors(run.tally));
}

}  // namespace swarm
