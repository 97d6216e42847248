#include "engine/record.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "engine/json_text.h"
#include "engine/record_lines.h"

namespace engine {
namespace {

using record_lines::EndLine;
using record_lines::EntryLine;
using record_lines::HeaderLine;
using record_lines::ResultFields;

constexpr std::array<std::string_view, 2> kFormats = {"tetra/1", "tetra/2"};  // as RecordFormat

core::Result<boost::json::value> parse_line(std::string_view line) {
    auto json = parse_json(line, kMaxRecordLine);
    if (!json)
        return core::Error{"", json.error().what};
    return json;
}

template <class Line>
core::Result<Line> read_line(std::string_view text) {
    const auto json = parse_line(text);
    if (!json)
        return json.error();
    return read_json<Line>(*json);
}

core::Result<RecordHeader> read_header(std::string_view text) {
    auto line = read_line<HeaderLine>(text);
    if (!line)
        return line.error();
    // NOLINTNEXTLINE(readability-qualified-auto): no pointer in every library
    const auto format = std::ranges::find(kFormats, line->format);
    if (format == kFormats.end()) {
        return core::Error{"format",
                           R"(expected "tetra/2" or "tetra/1", found ")" + line->format + "\""};
    }
    if (line->players < 1 || line->players > kMaxSeats) {
        return core::Error{"players",
                           "expected 1 to " + std::to_string(kMaxSeats) + ", found "
                               + std::to_string(line->players)};
    }
    if (std::cmp_not_equal(line->header.seats.size(), line->players))
        return core::Error{"seats", "expected one name per player"};
    line->header.started = line->started.value_or("");
    line->header.format = static_cast<RecordFormat>(format - kFormats.begin());
    return std::move(line->header);
}

std::optional<std::uint32_t> unless_none(std::uint32_t taken_back) {
    return taken_back == 0 ? std::nullopt : std::optional(taken_back);
}

// Only tetra/2 tells it, only where draws are counted, and only if there were some.
std::optional<core::Error> wrong_taken_back(const Record& record,
                                            std::optional<std::uint32_t> taken_back,
                                            bool is_counted) {
    if (!taken_back)
        return std::nullopt;
    if (record.header.format == RecordFormat::Tetra1)
        return core::Error{"taken_back", "unknown in tetra/1"};
    if (!is_counted)
        return core::Error{"taken_back", "only chance draws"};
    if (*taken_back == 0)
        return core::Error{"taken_back", "expected at least 1, found 0"};
    return std::nullopt;
}

std::optional<std::uint8_t> ending_called(const AnyGame& game, std::string_view id) {
    for (std::size_t i = 0; i < game.outcome_names().ending_ids.size(); ++i)
        if (ending_id(game, static_cast<std::uint8_t>(i)) == id)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

std::vector<SeatId> winners_of(const Outcome& outcome) {
    std::vector<SeatId> winners;
    for (int i = 0; i < outcome.seats; ++i)
        if (outcome.of(seat_id(i)).won)
            winners.push_back(seat_id(i));
    return winners;
}

core::Result<Outcome> crowned(Outcome outcome, const std::vector<SeatId>& winners) {
    for (const SeatId seat : winners) {
        if (index_of(seat) < 0 || index_of(seat) >= outcome.seats)
            return core::Error{"result.winners", "expected seats of this game"};
        outcome.results[static_cast<std::size_t>(index_of(seat))].won = true;
    }
    return outcome;
}

core::Result<Outcome> read_outcome(const AnyGame& game,
                                   const ResultFields& fields,
                                   std::size_t seats) {
    const auto ending = ending_called(game, fields.ending);
    if (!ending) {
        return core::Error{"result.ending",
                           "no ending of this game is called \"" + fields.ending + "\""};
    }
    if (fields.places.size() != seats || fields.scores.size() != seats)
        return core::Error{"result", "expected a place and a score for each seat"};
    Outcome outcome;
    outcome.seats = static_cast<std::uint8_t>(seats);
    outcome.ending = *ending;
    for (std::size_t i = 0; i < seats; ++i) {
        outcome.results[i].place = fields.places[i];
        outcome.results[i].score = fields.scores[i];
    }
    if (fields.winners)
        return crowned(outcome, *fields.winners);
    crown_the_first(outcome);
    return outcome;
}

}  // namespace

std::string ending_id(const AnyGame& game, std::uint8_t ending) {
    return ending == 0 ? "stopped" : game.outcome_names().ending_ids[ending];
}

core::Error at_record_line(std::size_t line, core::Error error) {
    const std::string place = "line " + std::to_string(line);
    return {error.where.empty() ? place : place + ", " + error.where, std::move(error.what)};
}

std::string header_line(const RecordHeader& header) {
    const auto format = static_cast<std::size_t>(header.format);
    HeaderLine line{
        std::string(kFormats[format]), header, static_cast<int>(header.seats.size()), {}};
    if (!header.started.empty())
        line.started = header.started;
    return json_text(write_json(line));
}

std::string entry_line(const AnyGame& game, std::size_t n, const RecordEntry& entry) {
    EntryLine line{n, {entry.seat}, game.notation(entry.action), {}, unless_none(entry.taken_back)};
    if (entry.milliseconds != kTimeNotKept)
        line.milliseconds = entry.milliseconds;
    return json_text(write_json(line));
}

std::string end_line(const AnyGame& game, const RecordEnd& end) {
    EndLine line{{ending_id(game, end.outcome.ending), {}, {}, {}},
                 end.seed_hex,
                 unless_none(end.taken_back)};
    for (std::size_t i = 0; i < end.outcome.seats; ++i) {
        line.result.places.push_back(end.outcome.results[i].place);
        line.result.scores.push_back(end.outcome.results[i].score);
    }
    if (end.names_winners)
        line.result.winners = winners_of(end.outcome);
    return json_text(write_json(line));
}

std::string record_text(const AnyGame& game, const Record& record) {
    std::string text = header_line(record.header) + "\n";
    for (std::size_t n = 0; n < record.entries.size(); ++n)
        text += entry_line(game, n, record.entries[n]) + "\n";
    if (record.end)
        text += end_line(game, *record.end) + "\n";
    return text;
}

core::Result<RecordHeader> parse_record_header(std::string_view first_line) {
    auto header = read_header(first_line);
    if (!header)
        return at_record_line(1, header.error());
    return header;
}

core::Result<Record> parse_record(const AnyGame& game, std::string_view text) {
    RecordReader reader(game);
    do {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const auto fed = reader.feed(text.substr(0, end));
        if (!fed)
            return fed.error();
        text.remove_prefix(std::min(end + 1, text.size()));
    } while (!text.empty());
    return reader.record();
}

core::Result<std::monostate> RecordReader::feed(std::string_view line) {
    ++lines_;
    if (auto wrong = take(line))
        return at_record_line(lines_, std::move(*wrong));
    return std::monostate{};
}

std::optional<core::Error> RecordReader::take(std::string_view line) {
    if (lines_ == 1)
        return take_header(line);
    if (record_.end)
        return core::Error{"", "nothing may follow the result"};
    const auto json = parse_line(line);
    if (!json)
        return json.error();
    const bool is_end = json->is_object() && json->get_object().contains("result");
    return is_end ? take_end(*json) : take_entry(*json);
}

std::optional<core::Error> RecordReader::take_header(std::string_view line) {
    auto header = read_header(line);
    if (!header)
        return header.error();
    if (header->game != game_.id()) {
        return core::Error{
            "game",
            "a record of \"" + header->game + "\", not of \"" + std::string(game_.id()) + "\""};
    }
    record_.header = std::move(*header);
    return std::nullopt;
}

std::optional<core::Error> RecordReader::take_entry(const boost::json::value& json) {
    const auto line = read_json<EntryLine>(json);
    if (!line)
        return line.error();
    if (line->n != record_.entries.size()) {
        return core::Error{"n",
                           "expected " + std::to_string(record_.entries.size()) + ", found "
                               + std::to_string(line->n) + ": a line is missing or doubled"};
    }
    if (auto wrong = wrong_taken_back(record_, line->taken_back, line->by.seat == kNobody))
        return wrong;
    const auto action = game_.parse_action(line->notation);
    if (!action)
        return core::Error{"do", action.error().what};
    record_.entries.push_back({line->by.seat,
                               *action,
                               line->milliseconds.value_or(kTimeNotKept),
                               line->taken_back.value_or(0)});
    return std::nullopt;
}

std::optional<core::Error> RecordReader::take_end(const boost::json::value& json) {
    const auto line = read_json<EndLine>(json);
    if (!line)
        return line.error();
    if (auto wrong = wrong_taken_back(record_, line->taken_back, true))
        return wrong;
    const auto outcome = read_outcome(game_, line->result, record_.header.seats.size());
    if (!outcome)
        return outcome.error();
    record_.end = RecordEnd{
        *outcome, line->seed, line->taken_back.value_or(0), line->result.winners.has_value()};
    return std::nullopt;
}

}  // namespace engine
