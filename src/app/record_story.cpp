#include "app/record_story.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "app/text_table.h"
#include "engine/json_text.h"
#include "engine/replay.h"
#include "protocol/answers.h"

namespace app {
namespace {

namespace json = boost::json;
using engine::Language;

// The record as a match that has not begun; its dice are not needed to tell it.
core::Result<protocol::Match> opening(const LoadedRecord& loaded) {
    const engine::RecordHeader& header = loaded.record.header;
    const auto start = loaded.game->initial(static_cast<int>(header.seats.size()), header.options);
    if (!start)
        return start.error();
    return protocol::Match(loaded.game,
                           *start,
                           engine::FairDice(engine::Seed{}, header.table),
                           {header.table, header.seats});
}

std::string header_text(const LoadedRecord& loaded, Language language) {
    const engine::RecordHeader& header = loaded.record.header;
    const bool english = language == Language::English;
    std::string text = fmt::format("{}, {} {}\n",
                                   loaded.game->name().in(language),
                                   header.seats.size(),
                                   english ? "players" : "Spieler");
    for (const engine::OptionChoice& option : header.options)
        text += fmt::format("  {} = {}\n", option.key, option.value);
    return text + "  " + header.commitment + "\n";
}

// Lines of the story; a blank one whenever another seat takes over.
class Narrator {
  public:
    explicit Narrator(Language language) : language_(language) {}

    void add(const protocol::Match& before, std::size_t n, const engine::RecordEntry& entry) {
        const auto report = before.game().report(before.position(), entry.seat, entry.action);
        if (entry.seat != engine::kNobody && entry.seat != std::exchange(last_, entry.seat))
            text_ += '\n';
        if (!report.empty())
            text_ += fmt::format("{:>5}  {}\n", n, protocol::words(before, report, language_));
    }
    const std::string& text() const { return text_; }

  private:
    Language language_;
    engine::SeatId last_ = engine::kNobody;
    std::string text_;
};

// The place among several. Who plays alone is always first: there it is told who has won.
std::string place_text(const engine::Outcome& outcome, engine::SeatId seat, Language language) {
    const engine::SeatResult& result = outcome.of(seat);
    if (result.place == 0)
        return "-";
    if (outcome.seats > 1)
        return std::to_string(result.place);
    if (language == Language::English)
        return result.won ? "won" : "lost";
    return result.won ? "gewonnen" : "verloren";
}

std::vector<TextTable::Column> result_columns(const engine::OutcomeNames& names,
                                              Language language) {
    const bool english = language == Language::English;
    std::vector<TextTable::Column> columns = {
        {english ? "place" : "Platz"},
        {english ? "player" : "Spieler"},
        {english ? "score" : "Wertung", TextTable::Align::Right}};
    for (const engine::Words& part : names.parts)
        columns.push_back({part.in(language), TextTable::Align::Right});
    return columns;
}

// What people read: points, or how far the goal is.
std::string written(const engine::OutcomeNames& names, int value) {
    return names.in_thousandths ? std::to_string(value / 10) + " %" : std::to_string(value);
}

std::vector<std::string> result_row(const protocol::Match& match,
                                    engine::SeatId seat,
                                    const engine::Outcome& outcome,
                                    Language language) {
    const engine::OutcomeNames& names = match.game().outcome_names();
    const engine::SeatResult& result = outcome.of(seat);
    std::vector<std::string> row = {place_text(outcome, seat, language),
                                    protocol::seat_name(match, seat, language),
                                    written(names, result.score)};
    for (std::size_t i = 0; i < names.parts.size(); ++i)
        row.push_back(written(names, result.parts[i]));
    return row;
}

// Calls `visit` with the match before each entry, then plays the entry.
template <class Visit>
core::Result<protocol::Match> walk(const LoadedRecord& loaded, std::size_t count, Visit&& visit) {
    const auto sound = engine::replay(*loaded.game, loaded.record, count);
    if (!sound)
        return sound.error();
    auto match = opening(loaded);
    for (std::size_t n = 0; n < std::min(count, loaded.record.entries.size()); ++n) {
        visit(*match, n, loaded.record.entries[n]);
        match->play(loaded.record.entries[n]);
    }
    return match;
}

}  // namespace

std::string result_table(const protocol::Match& match, Language language) {
    const engine::Outcome outcome = match.game().outcome(match.position());
    const engine::OutcomeNames& names = match.game().outcome_names();
    TextTable table(result_columns(names, language));
    for (int i = 0; i < outcome.seats; ++i) {
        const engine::SeatId seat = engine::seat_id(i);
        table.add(result_row(match, seat, outcome, language));
    }
    return names.endings[outcome.ending].in(language) + "\n" + table.text();
}

core::Result<std::string> tell(const LoadedRecord& loaded, std::size_t count, StoryStyle style) {
    Narrator narrator(style.language);
    const auto match =
        walk(loaded, count, [&](const auto& before, std::size_t n, const auto& entry) {
            narrator.add(before, n, entry);
        });
    if (!match)
        return match.error();
    return header_text(loaded, style.language) + "\n" + narrator.text() + "\n"
           + match->game().draw(match->position(), engine::kNobody, style.language, style.coloured)
           + "\n" + result_table(*match, style.language);
}

core::Result<json::object> story_json(const LoadedRecord& loaded,
                                      std::size_t count,
                                      Language language) {
    json::array entries;
    const auto add = [&](const auto& before, std::size_t n, const auto& entry) {
        const auto report = before.game().report(before.position(), entry.seat, entry.action);
        entries.push_back({{"n", n},
                           {"by", protocol::doer(entry.seat)},
                           {"do", before.game().notation(entry.action)},
                           {"text", protocol::words(before, report, language)}});
    };
    const auto match = walk(loaded, count, add);
    if (!match)
        return match.error();
    const auto header =
        engine::parse_json(engine::header_line(loaded.record.header), engine::kMaxRecordLine);
    return json::object{{"header", *header},
                        {"entries", entries},
                        {"position", match->game().to_json(match->position())},
                        {"outcome", protocol::outcome_fields(*match, language)}};
}

}  // namespace app
