#include "app/tune_report.h"

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

std::string reliability_table(const tuning::Reliability& reliable) {
    TextTable table({{"chance to win"},
                     {"predictions", Align::Right},
                     {"predicted", Align::Right},
                     {"happened", Align::Right}});
    for (std::size_t i = 0; i < reliable.size(); ++i) {
        table.add({fmt::format("{} - {} %", 10 * i, 10 * (i + 1)),
                   fmt::format("{}", reliable[i].count),
                   fmt::format("{:.1f} %", 100 * reliable[i].predicted),
                   fmt::format("{:.1f} %", 100 * reliable[i].happened)});
    }
    return table.text();
}

}  // namespace

std::string tune_table(const tuning::Tuned& tuned) {
    return fmt::format("{} players: {} positions, equal chances have log loss {:.4f}\n",
                       tuned.seats,
                       tuned.positions,
                       tuned.unseen.ignorance)
           + fitness_table(tuned) + reliability_table(tuned.reliable)
           + fmt::format("  mean distance of prediction and truth: {:.2f} %\n\n",
                         100 * tuning::calibration_error(tuned.reliable));
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
