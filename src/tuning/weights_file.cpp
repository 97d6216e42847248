#include "tuning/weights_file.h"

#include <algorithm>

#include <fmt/core.h>

namespace tuning {
namespace {

constexpr std::size_t kLineWidth = 90;

std::string wrapped(const std::string& text) {
    std::string lines;
    std::string line = "//    ";
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (line.size() + word.size() >= kLineWidth) {
            lines += line + "\n";
            line = "//       ";
        }
        line += " " + word;
        begin = end + 1;
    }
    return lines + line + "\n";
}

std::string fitness_text(const Tuned& tuned) {
    return fmt::format(
        "// {} seats: {} positions; unseen games: log loss {:.4f} (equal chances {:.4f}), accuracy "
        "{:.1f} %\n",
        tuned.seats,
        tuned.positions,
        tuned.unseen.log_loss,
        tuned.unseen.ignorance,
        100 * tuned.unseen.accuracy);
}

std::string row(std::string_view name, std::size_t feature, const std::vector<Tuned>& by_seats) {
    std::string cells;
    for (const Tuned& tuned : by_seats)
        cells += fmt::format("{}{:8.4f}", cells.empty() ? "" : ", ", tuned.weights[feature]);
    return fmt::format("    {{{{{}}}}},  // {}\n", cells, name);
}

}  // namespace

std::string weights_text(const WeightsFile& file, const std::vector<Tuned>& by_seats) {
    std::string text = fmt::format(
        "// The weights of the features of {}, a column for each number of seats from {} on.\n"
        "// Written by the program itself; not to be edited:\n{}",
        file.game,
        by_seats.front().seats,
        wrapped(file.command));
    for (const Tuned& tuned : by_seats)
        text += fitness_text(tuned);
    text += fmt::format(
        "#pragma once\n\n#include <array>\n\nnamespace ai::{}_standing {{\n\n// clang-format off\n"
        "// NOLINTBEGIN(modernize-use-std-numbers): what comes near a famous number does so by "
        "accident\n"
        "inline constexpr std::array<std::array<double, {}>, {}> kWeightRows = {{{{\n",
        file.game,
        by_seats.size(),
        file.names.size());
    for (std::size_t i = 0; i < file.names.size(); ++i)
        text += row(file.names[i], i, by_seats);
    return text
           + fmt::format(
               "}}}};\n// NOLINTEND(modernize-use-std-numbers)\n// clang-format on\n\n}}  // "
               "namespace ai::{}_standing\n",
               file.game);
}

}  // namespace tuning
