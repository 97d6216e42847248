#include "analysis/told.h"

#include <algorithm>

namespace analysis {
namespace {

using engine::Language;
using engine::Message;

std::string in(const engine::AnyGame& game,
               const std::vector<Message>& messages,
               std::span<const std::string> names,
               Language language,
               std::string_view between = "; ") {
    std::string text;
    for (const Message& message : messages) {
        const std::string words = engine::render(message, language, game.phrases(), names);
        if (!text.empty() && !words.empty())
            text += between;
        text += words;
    }
    return text;
}

// What is done, and then with what.
std::string in_order(const engine::AnyGame& game,
                     const std::vector<Message>& choices,
                     std::span<const std::string> names,
                     Language language) {
    const std::string what = in(game, {choices.front()}, names, language);
    const std::string with = in(game, {choices.begin() + 1, choices.end()}, names, language, ", ");
    return what + (what.empty() || with.empty() ? "" : ": ") + with;
}

}  // namespace

engine::Words told(const engine::AnyGame& game,
                   const engine::Position& before,
                   engine::SeatId seat,
                   const std::vector<engine::Action>& steps,
                   std::span<const std::string> names) {
    std::vector<Message> reports;
    std::vector<Message> choices;
    engine::Position position = before;
    for (const engine::Action step : steps) {
        if (Message report = game.report(position, seat, step); !report.empty())
            reports.push_back(std::move(report));
        choices.push_back(game.describe(position, seat, step));
        game.apply(position, seat, step);
    }
    const auto& said = reports.empty() ? choices : reports;
    return {in(game, said, names, Language::English), in(game, said, names, Language::German)};
}

engine::Words wanted(const engine::AnyGame& game,
                     const engine::Position& before,
                     engine::SeatId seat,
                     const std::vector<engine::Action>& steps,
                     std::span<const std::string> names) {
    std::vector<Message> choices;
    engine::Position position = before;
    for (const engine::Action step : steps) {
        choices.push_back(game.describe(position, seat, step));
        game.apply(position, seat, step);
    }
    return {in_order(game, choices, names, Language::English),
            in_order(game, choices, names, Language::German)};
}

engine::Words stage_in(const engine::AnyGame& game,
                       const engine::Position& position,
                       std::span<const std::string> names) {
    const std::vector stage = {game.stage(position)};
    return {in(game, stage, names, Language::English), in(game, stage, names, Language::German)};
}

std::vector<std::string> told_apart(std::vector<std::string> names) {
    const std::vector<std::string> as_given = names;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (std::ranges::count(as_given, as_given[i]) > 1)
            names[i] += " " + std::to_string(i + 1);
    return names;
}

}  // namespace analysis
