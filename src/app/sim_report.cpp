#include "app/sim_report.h"

#include <array>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "app/text_table.h"
#include "arena/statistics.h"
#include "engine/json_text.h"
#include "engine/options_json.h"

namespace app {
namespace {

namespace json = boost::json;
using Align = TextTable::Align;

std::size_t seats_of(const arena::SimulationPlan& plan) {
    return static_cast<std::size_t>(plan.game->seats_of(plan.start));
}

const std::string& player_of(const arena::SimulationPlan& plan, std::size_t seat) {
    return plan.players[plan.players.size() == 1 ? 0 : seat];
}

double share_of(std::uint64_t count, std::uint64_t games) {
    return static_cast<double>(count) / static_cast<double>(games);
}

double decision_rate(const arena::Simulation& result) {
    return static_cast<double>(result.tally.decisions.sum) / result.seconds;
}

TextTable counted(std::string title) {
    return TextTable({{std::move(title)},
                      {"games", Align::Right},
                      {"share", Align::Right},
                      {"95 % interval", Align::Right}});
}

std::vector<std::string> counted_row(std::string label, std::uint64_t count, std::uint64_t games) {
    const arena::Interval interval = arena::wilson(count, games);
    return {std::move(label),
            fmt::format("{}", count),
            fmt::format("{:.2f} %", 100 * share_of(count, games)),
            fmt::format("{:.2f} - {:.2f} %", 100 * interval.low, 100 * interval.high)};
}

std::string label_of(const arena::SimulationPlan& plan, std::size_t seat) {
    return fmt::format("seat {} {}", seat + 1, player_of(plan, seat));
}

std::string wins_table(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    TextTable table = counted("wins");
    for (std::size_t i = 0; i < seats_of(plan); ++i)
        table.add(counted_row(label_of(plan, i), tally.wins[i], tally.games()));
    if (tally.shared_wins > 0)
        table.add(counted_row("shared", tally.shared_wins, tally.games()));
    return table.text();
}

constexpr std::array kQuantiles = {0.0, 0.25, 0.5, 0.75, 1.0};

std::string scores_table(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    TextTable table({{"scores"},
                     {"mean", Align::Right},
                     {"lowest", Align::Right},
                     {"1/4 below", Align::Right},
                     {"median", Align::Right},
                     {"3/4 below", Align::Right},
                     {"highest", Align::Right}});
    for (std::size_t i = 0; i < seats_of(plan); ++i) {
        std::vector<std::string> row = {label_of(plan, i),
                                        fmt::format("{:.1f}", tally.scores[i].mean())};
        for (const double share : kQuantiles)
            row.push_back(fmt::format("{}", tally.scores[i].quantile(share)));
        table.add(std::move(row));
    }
    return table.text();
}

std::string endings_table(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    TextTable table = counted("endings");
    const auto& ids = plan.game->outcome_names().ending_ids;
    for (std::size_t i = 1; i < ids.size(); ++i)
        table.add(counted_row(ids[i], tally.endings[i], tally.games()));
    return table.text();
}

std::string mean_text(const arena::Sums& sums) {
    const arena::Mean mean = arena::mean_of(sums);
    return fmt::format("{:.1f} +- {:.1f}", mean.value, mean.margin);
}

std::string lengths_text(const arena::Tally& tally) {
    return fmt::format(
        "  decisions per game      {} (from {} to {})\n"
        "  chance events per game  {}\n"
        "  choices per decision    {:.2f} (at most {})\n",
        mean_text(tally.decisions),
        tally.shortest,
        tally.longest,
        mean_text(tally.chance_events),
        tally.branching(),
        tally.widest);
}

json::object counted_json(std::uint64_t count, std::uint64_t games) {
    const arena::Interval interval = arena::wilson(count, games);
    return {{"count", count},
            {"share", share_of(count, games)},
            {"interval", json::array{interval.low, interval.high}}};
}

json::object labelled(json::object head, const json::object& tail) {
    for (const auto& field : tail)
        head.insert(field);
    return head;
}

json::array wins_json(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    json::array wins;
    for (std::size_t i = 0; i < seats_of(plan); ++i) {
        wins.push_back(labelled({{"seat", i}, {"player", player_of(plan, i)}},
                                counted_json(tally.wins[i], tally.games())));
    }
    return wins;
}

json::array scores_json(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    json::array scores;
    for (std::size_t i = 0; i < seats_of(plan); ++i) {
        json::array quantiles;
        for (const double share : kQuantiles)
            quantiles.emplace_back(tally.scores[i].quantile(share));
        scores.push_back({{"seat", i},
                          {"player", player_of(plan, i)},
                          {"mean", tally.scores[i].mean()},
                          {"quantiles", quantiles}});
    }
    return scores;
}

json::array endings_json(const arena::SimulationPlan& plan, const arena::Tally& tally) {
    json::array endings;
    const auto& ids = plan.game->outcome_names().ending_ids;
    for (std::size_t i = 1; i < ids.size(); ++i) {
        endings.push_back(
            labelled({{"id", ids[i]}}, counted_json(tally.endings[i], tally.games())));
    }
    return endings;
}

json::object lengths_json(const arena::Tally& tally) {
    const arena::Mean decisions = arena::mean_of(tally.decisions);
    const arena::Mean chance = arena::mean_of(tally.chance_events);
    return {{"decisions",
             {{"mean", decisions.value},
              {"margin", decisions.margin},
              {"min", tally.shortest},
              {"max", tally.longest}}},
            {"chance_events", {{"mean", chance.value}, {"margin", chance.margin}}},
            {"branching", {{"mean", tally.branching()}, {"max", tally.widest}}}};
}

}  // namespace

boost::json::object sim_plan_json(const arena::SimulationPlan& plan) {
    json::array players;
    for (std::size_t i = 0; i < seats_of(plan); ++i)
        players.emplace_back(player_of(plan, i));
    const auto options = plan.game->options_of(plan.start);
    return {{"game", plan.game->id()},
            {"content", plan.game->content_hash()},
            {"options", engine::JsonForm<engine::OptionChoices>::write(options)},
            {"players", players},
            {"seed", plan.seed},
            {"games", plan.games}};
}

std::string sim_table(const arena::SimulationPlan& plan, const arena::Simulation& result) {
    const arena::Tally& tally = result.tally;
    return fmt::format("{}, {} players, seed {}: {} games\n",
                       plan.game->name().english,
                       seats_of(plan),
                       plan.seed,
                       tally.games())
           + wins_table(plan, tally) + scores_table(plan, tally) + endings_table(plan, tally)
           + lengths_text(tally)
           + fmt::format("  {:.2f} s on {} threads: {:.0f} games/s, {:.0f} decisions/s\n",
                         result.seconds,
                         result.threads,
                         static_cast<double>(tally.games()) / result.seconds,
                         decision_rate(result));
}

std::string sim_json(const arena::SimulationPlan& plan, const arena::Simulation& result) {
    json::object all = sim_plan_json(plan);
    all.insert({{"threads", result.threads},
                {"seconds", result.seconds},
                {"decisions_per_second", decision_rate(result)}});
    all = labelled(std::move(all), lengths_json(result.tally));
    all.insert({{"wins", wins_json(plan, result.tally)},
                {"shared_wins", result.tally.shared_wins},
                {"scores", scores_json(plan, result.tally)},
                {"endings", endings_json(plan, result.tally)}});
    return engine::json_text(all) + "\n";
}

}  // namespace app
