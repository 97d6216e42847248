#include "app/balance_report.h"

#include <algorithm>
#include <cmath>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/sim_report.h"
#include "app/text_table.h"
#include "arena/statistics.h"
#include "engine/json_text.h"

namespace app {
namespace {

namespace json = boost::json;
using Align = TextTable::Align;
using arena::ItemTally;

constexpr double kFarFromMean = 0.08;

arena::Interval interval_of(const ItemTally& item) {
    return arena::wilson_share(item.won(), static_cast<double>(item.owners));
}

bool is_outlier(const ItemTally& item, double mean) {
    const arena::Interval interval = interval_of(item);
    return std::abs(item.won() - mean) > kFarFromMean
           && (mean < interval.low || mean > interval.high);
}

std::string in_percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// Nothing is said about what nobody had, or could choose.
std::vector<std::string> item_row(const std::string& id, const ItemTally& item, double mean) {
    const arena::Interval interval = interval_of(item);
    std::vector<std::string> row = {id, item.name.english, fmt::format("{}", item.owners)};
    if (item.owners == 0) {
        row.insert(row.end(), {"", "", ""});
    } else {
        row.insert(
            row.end(),
            {in_percent(item.won()),
             fmt::format("{:.1f} - {:.1f} %", 100 * interval.low, 100 * interval.high),
             fmt::format(
                 "{:+.1f}{}", 100 * (item.won() - mean), is_outlier(item, mean) ? " *" : "")});
    }
    if (item.offered == 0)
        row.insert(row.end(), {"", ""});
    else
        row.insert(row.end(), {fmt::format("{}", item.offered), in_percent(item.pick_rate())});
    return row;
}

std::string group_table(const std::string& title, const arena::ItemGroup& group) {
    TextTable table({{title},
                     {""},
                     {"owners", Align::Right},
                     {"won", Align::Right},
                     {"95 % interval", Align::Right},
                     {"from mean"},
                     {"offered", Align::Right},
                     {"taken", Align::Right}});
    std::vector<arena::ItemGroup::const_iterator> ranked;
    for (auto item = group.begin(); item != group.end(); ++item)
        ranked.push_back(item);
    std::ranges::stable_sort(ranked, [](const auto& one, const auto& other) {
        return one->second.won() > other->second.won();
    });
    const double mean = arena::mean_won(group);
    for (const auto& item : ranked)
        table.add(item_row(item->first, item->second, mean));
    return table.text();
}

// The whole score, then its parts.
struct ScoreLine {
    std::string part;
    double all;
    double winners;
};

double per_seat(std::int64_t sum, std::uint64_t seats) {
    return static_cast<double>(sum) / static_cast<double>(seats);
}

std::vector<ScoreLine> score_lines(const arena::SimulationPlan& plan,
                                   const arena::Balance& balance) {
    const auto& names = plan.game->outcome_names().parts;
    const arena::ScoreSums& all = balance.all;
    const arena::ScoreSums& winners = balance.winners;
    std::vector<ScoreLine> lines = {
        {"score", per_seat(all.score, all.seats), per_seat(winners.score, winners.seats)}};
    for (std::size_t i = 0; i < names.size(); ++i)
        lines.push_back({names[i].english,
                         per_seat(all.parts[i], all.seats),
                         per_seat(winners.parts[i], winners.seats)});
    return lines;
}

double decisions_per_game(const arena::Balance& balance) {
    return static_cast<double>(balance.decisions) / static_cast<double>(balance.games);
}

json::object item_json(const std::string& id, const ItemTally& item, double mean) {
    const arena::Interval interval = interval_of(item);
    return {{"id", id},
            {"name", item.name.english},
            {"owners", item.owners},
            {"won", item.won()},
            {"interval", json::array{interval.low, interval.high}},
            {"from_mean", item.won() - mean},
            {"outlier", is_outlier(item, mean)},
            {"offered", item.offered},
            {"taken", item.taken},
            {"pick_rate", item.pick_rate()}};
}

json::array groups_json(const arena::Balance& balance) {
    json::array groups;
    for (const auto& [name, group] : balance.groups) {
        const double mean = arena::mean_won(group);
        json::array items;
        for (const auto& [id, item] : group)
            items.push_back(item_json(id, item, mean));
        groups.push_back(json::object{{"id", name}, {"won", mean}, {"items", items}});
    }
    return groups;
}

}  // namespace

std::string balance_table(const arena::BalancePlan& plan, const arena::Balance& balance) {
    const arena::SimulationPlan& games = plan.games;
    std::string text = fmt::format("{}, {} players, seed {}: {} games, {:.1f} decisions each\n",
                                   games.game->name().english,
                                   games.game->seats_of(games.start),
                                   games.seed,
                                   balance.games,
                                   decisions_per_game(balance));
    for (const auto& [name, group] : balance.groups)
        text += group_table(name, group);
    TextTable scores({{"per seat"}, {"all", Align::Right}, {"winners", Align::Right}});
    for (const ScoreLine& line : score_lines(games, balance))
        scores.add(
            {line.part, fmt::format("{:.1f}", line.all), fmt::format("{:.1f}", line.winners)});
    return text + scores.text();
}

std::string balance_json(const arena::BalancePlan& plan, const arena::Balance& balance) {
    json::object all = sim_plan_json(plan.games);
    json::array scores;
    for (const ScoreLine& line : score_lines(plan.games, balance))
        scores.push_back(
            json::object{{"part", line.part}, {"all", line.all}, {"winners", line.winners}});
    all.insert({{"random_picks", plan.random_picks},
                {"decisions", decisions_per_game(balance)},
                {"groups", groups_json(balance)},
                {"scores", scores}});
    return engine::json_text(all) + "\n";
}

}  // namespace app
