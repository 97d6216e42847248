#include "app/tune_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "app/text_table.h"

namespace app {
namespace {

using Align = TextTable::Align;

std::vector<std::string> fitness_row(const std::string& label, const tuning::Fitness& fitness) {
    return {label,
            fmt::format("{:.4f}", fitness.log_loss),
            fmt::format("{:.2f} %", 100 * fitness.accuracy)};
}

std::string fitness_table(const tuning::Tuned& tuned) {
    TextTable table({{"games"}, {"log loss", Align::Right}, {"winner foreseen", Align::Right}});
    table.add(fitness_row("fitted to", tuned.seen));
    table.add(fitness_row("unseen", tuned.unseen));
    table.add(fitness_row("unseen, present weights", tuned.before));
    return table.text();
}

std::vector<std::string> reliability_cells(const tuning::ReliabilityBin& bin) {
    return {fmt::format("{}", bin.count),
            fmt::format("{:.1f} %", 100 * bin.predicted),
            fmt::format("{:.1f} %", 100 * bin.happened)};
}

std::string reliability_table(const tuning::Tuned& tuned) {
    TextTable table({{"chance to win"},
                     {"predictions", Align::Right},
                     {"predicted", Align::Right},
                     {"happened", Align::Right},
                     {"present weights", Align::Right},
                     {"predicted", Align::Right},
                     {"happened", Align::Right}});
    for (std::size_t i = 0; i < tuned.reliable.size(); ++i) {
        std::vector<std::string> row = {fmt::format("{} - {} %", 10 * i, 10 * (i + 1))};
        for (const tuning::Reliability& each : {tuned.reliable, tuned.reliable_before})
            std::ranges::copy(reliability_cells(each[i]), std::back_inserter(row));
        table.add(row);
    }
    return table.text();
}

}  // namespace

std::string tune_table(const tuning::Tuned& tuned) {
    return fmt::format("{} players: {} positions, equal chances have log loss {:.4f}\n",
                       tuned.seats,
                       tuned.positions,
                       tuned.unseen.ignorance)
           + fitness_table(tuned) + reliability_table(tuned)
           + fmt::format(
               "  mean distance of prediction and truth: {:.2f} %, with the present "
               "weights {:.2f} %\n\n",
               100 * tuning::calibration_error(tuned.reliable),
               100 * tuning::calibration_error(tuned.reliable_before));
}

std::string weights_table(std::span<const std::string_view> names,
                          const std::vector<tuning::Tuned>& by_seats) {
    std::vector<TextTable::Column> columns = {{"feature"}};
    for (const tuning::Tuned& tuned : by_seats)
        columns.push_back({fmt::format("{} players", tuned.seats), Align::Right});
    TextTable table(columns);
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<std::string> row = {std::string(names[i])};
        for (const tuning::Tuned& tuned : by_seats)
            row.push_back(fmt::format("{:.4f}", tuned.weights[i]));
        table.add(row);
    }
    return table.text();
}

}  // namespace app
