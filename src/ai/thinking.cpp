#include "ai/thinking.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string>

namespace ai {
namespace {

using search::Style;

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;
constexpr double kMostSeconds = 3600;
constexpr double kMostVisits = 1e9;
constexpr int kEverything = 64;

// In a browser: a telephone has not much more, and a search that is full goes on with what it has.
constexpr std::size_t kMostMemory =
    sizeof(void*) == 4 ? 128 * kMebibyte : std::numeric_limits<std::size_t>::max();

struct LevelThinking {
    std::string_view id;
    Budget budget;
    int chance_horizon;  // how many rounds of luck it looks through
    float temperature;
    std::size_t memory;
};

// clang-format off
constexpr std::array<LevelThinking, 6> kLevels = {{
    // id      for a turn                      luck         temperature  memory
    {"level1", {Budget::Unit::Visits,    60},  0,           1.0F,          4 * kMebibyte},
    {"level2", {Budget::Unit::Visits,   400},  0,           0.5F,          4 * kMebibyte},
    {"level3", {Budget::Unit::Visits,  6000},  1,           0.2F,          8 * kMebibyte},
    {"level4", {Budget::Unit::Seconds, 0.5},   kEverything, 0.0F,        128 * kMebibyte},
    {"level5", {Budget::Unit::Seconds, 1.5},   kEverything, 0.0F,        256 * kMebibyte},
    {"level6", {Budget::Unit::Seconds, 5.0},   kEverything, 0.0F,        512 * kMebibyte},
}};
// clang-format on

struct NamedStyle {
    std::string_view name;
    Style style;
};
constexpr std::array<NamedStyle, 4> kStyles = {{{"balanced", Style::Balanced},
                                                {"aggressive", Style::Aggressive},
                                                {"builder", Style::Builder},
                                                {"opportunist", Style::Opportunist}}};

// A visit adds a node, or a few where an action is put together from parts.
std::size_t memory_for(double visits) {
    constexpr std::size_t kBytesPerVisit = 512;
    return kMebibyte + kBytesPerVisit * static_cast<std::size_t>(visits);
}

std::optional<Thinking> thinking_of(std::string_view level) {
    for (const LevelThinking& row : kLevels) {
        if (row.id != level)
            continue;
        Thinking thinking;
        thinking.budget = row.budget;
        thinking.temperature = row.temperature;
        thinking.settings.chance_horizon = row.chance_horizon;
        thinking.settings.memory = std::min(row.memory, kMostMemory);
        return thinking;
    }
    return std::nullopt;
}

std::optional<Style> style_of(std::string_view name) {
    for (const NamedStyle& row : kStyles)
        if (row.name == name)
            return row.style;
    return std::nullopt;
}

// Digits with at most one point; nothing for all else. By hand, for not every library reads numbers
// with a point out of a part of a text.
std::optional<double> amount_of(std::string_view text) {
    if (text.empty() || text.find_first_not_of("0123456789.") != std::string_view::npos
        || std::ranges::count(text, '.') > 1 || text == ".")
        return std::nullopt;
    return std::strtod(std::string(text).c_str(), nullptr);
}

// "20000v" or "0.5s".
std::optional<Budget> budget_of(std::string_view text) {
    if (text.empty() || (text.back() != 'v' && text.back() != 's'))
        return std::nullopt;
    const auto unit = text.back() == 'v' ? Budget::Unit::Visits : Budget::Unit::Seconds;
    text.remove_suffix(1);
    const double most = unit == Budget::Unit::Visits ? kMostVisits : kMostSeconds;
    const auto amount = amount_of(text);
    if (!amount || *amount <= 0 || *amount > most)
        return std::nullopt;
    return Budget{unit, *amount};
}

// What stands behind the mark, taken off the text; nothing if the mark is not there.
std::optional<std::string_view> cut_behind(std::string_view& text, char mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = text.substr(at + 1);
    text = text.substr(0, at);
    return rest;
}

}  // namespace

std::optional<Thinking> parse_thinking(std::string_view name) {
    const auto network_text = cut_behind(name, '#');
    const auto budget_text = cut_behind(name, '@');
    const auto style_text = cut_behind(name, ':');
    auto thinking = thinking_of(name);
    if (!thinking)
        return std::nullopt;
    const auto budget = budget_text ? budget_of(*budget_text) : thinking->budget;
    const auto style = style_text ? style_of(*style_text) : thinking->settings.style;
    if (!budget || !style)
        return std::nullopt;
    thinking->budget = *budget;
    if (budget->unit == Budget::Unit::Visits)
        thinking->settings.memory = std::min(thinking->settings.memory, memory_for(budget->amount));
    thinking->settings.style = *style;
    thinking->settings.network = network_text.value_or("");
    return thinking;
}

}  // namespace ai
