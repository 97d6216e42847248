#include "engine/testing/playthrough.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <string_view>
#include <vector>

#include "engine/testing/checks.h"
#include "engine/testing/golden_file.h"

namespace engine::testing {

namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string header(const AnyGame& game, const PlaythroughSettings& settings) {
    return "# " + std::string(game.id()) + ", " + std::to_string(settings.seats) + " seats, seed "
           + std::to_string(settings.seed) + "\n# options " + choices_text(settings.choices)
           + "\n# " + std::to_string(settings.steps) + " steps, the table every "
           + std::to_string(settings.table_every) + "\n";
}

std::string step_line(const AnyGame& game, const Position& before, int number, const Move& move) {
    ActionList list;
    game.legal(before, move.seat, list);
    const std::string who = move.seat == kNobody ? "chance" : seat_text(move.seat);
    const std::string told = words(game, game.report(before, move.seat, move.action)).front();
    const std::string line = padded(std::to_string(number), 5) + padded(who, 8)
                             + padded(game.notation(move.action), 24)
                             + padded("(" + std::to_string(list.size()) + ")", 6) + told;
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

std::string table(const AnyGame& game, const Position& position) {
    const auto drawn = game.draw(position, kNobody, Language::English, false);
    std::istringstream lines(drawn);
    std::string text;
    for (std::string line; std::getline(lines, line);)
        text += line.empty() ? "|\n" : "| " + line + "\n";
    return text;
}

std::string seat_outcome(const OutcomeNames& names, const Outcome& outcome, SeatId seat) {
    const SeatResult& result = outcome.of(seat);
    const std::string place = "place " + std::to_string(result.place);
    const std::string alone = result.won ? "won" : "lost";
    std::string text = seat_text(seat) + ": " + (outcome.seats > 1 ? place : alone) + ", score "
                       + std::to_string(result.score);
    for (std::size_t part = 0; part < names.parts.size(); ++part) {
        text += (part == 0 ? " = " : ", ") + names.parts[part].english + " "
                + std::to_string(result.parts[part]);
    }
    return text + "\n";
}

std::string outcome_lines(const AnyGame& game, const Position& position) {
    const Outcome outcome = game.outcome(position);
    std::string text = "ending: " + game.outcome_names().endings.at(outcome.ending).english + "\n";
    for (int i = 0; i < outcome.seats; ++i)
        text += seat_outcome(game.outcome_names(), outcome, seat_id(i));
    return text;
}

core::Error wrong_header(const std::string& what) { return {"header", "cannot read " + what}; }

core::Result<OptionChoices> read_choices(const std::string& text) {
    OptionChoices choices;
    std::istringstream items(text == "standard" ? "" : text);
    for (std::string item; items >> item;) {
        const auto equals = item.find('=');
        if (equals == std::string::npos)
            return wrong_header("option '" + item + "'");
        choices.push_back({item.substr(0, equals), item.substr(equals + 1)});
    }
    return choices;
}

// What stands in `line` after `before`, up to the next comma.
std::string after_word(const std::string& line, const std::string& before) {
    const auto at = line.find(before);
    return at == std::string::npos ? "" : line.substr(at + before.size());
}

core::Result<PlaythroughSettings> read_header(const AnyGame& game, std::istream& file) {
    std::string first;
    std::string second;
    std::string third;
    std::getline(file, first);
    std::getline(file, second);
    std::getline(file, third);
    const auto choices = read_choices(after_word(second, "# options "));
    if (!choices)
        return choices.error();
    PlaythroughSettings settings{.choices = *choices};
    std::istringstream(after_word(first, ", ")) >> settings.seats;
    std::istringstream(after_word(first, "seed ")) >> settings.seed;
    std::istringstream(after_word(third, "# ")) >> settings.steps;
    std::istringstream(after_word(third, "every ")) >> settings.table_every;
    if (first + "\n" + second + "\n" + third + "\n" != header(game, settings)) {
        return wrong_header("its three lines; they should look like this:\n"
                            + header(game, settings));
    }
    if (const auto start = game.initial(settings.seats, settings.choices); !start)
        return start.error();
    return settings;
}

// Beside the games stand the files of words, signatures and damage.
bool is_game(const std::filesystem::path& file) {
    constexpr std::array<std::string_view, 3> kOthers{"words.txt", "signatures.txt", "damage.txt"};
    return file.extension() == ".txt"
           && std::ranges::find(kOthers, file.filename().string()) == kOthers.end();
}

}  // namespace

std::string playthrough(const AnyGame& game, const PlaythroughSettings& settings) {
    std::string text = header(game, settings);
    core::Rng rng(settings.seed);
    Position position = *game.initial(settings.seats, settings.choices);
    int number = 0;
    while (number < settings.steps && !game.actor(position).is_nobody()) {
        const Move move = random_move(game, position, rng);
        text += step_line(game, position, ++number, move);
        game.apply(position, move.seat, move.action);
        if (number % settings.table_every == 0 && !game.actor(position).is_nobody())
            text += table(game, position);
    }
    return text + table(game, position) + outcome_lines(game, position);
}

std::string check_playthrough(const AnyGame& game, const std::filesystem::path& file) {
    std::ifstream head(file);
    if (!head)
        return file.string() + ": no such file";
    const auto settings = read_header(game, head);
    if (!settings)
        return file.string() + ": " + settings.error().text();
    return check_golden_file(file, playthrough(game, *settings));
}

std::string check_golden_games(const AnyGame& game, std::source_location test) {
    const auto folder = golden_folder(test);
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (is_game(entry.path()))
            files.push_back(entry.path());
    }
    if (files.empty())
        return folder.string() + ": no golden games there";
    std::ranges::sort(files);
    for (const auto& file : files) {
        if (auto fault = check_playthrough(game, file); !fault.empty())
            return fault;
    }
    return {};
}

}  // namespace engine::testing
