// The lines of a record file, field by field. Only record.cpp needs to know them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/branch_fields.h"
#include "engine/json_fields.h"
#include "engine/options_json.h"
#include "engine/record.h"

namespace engine::record_lines {

// Chance or a seat.
struct Doer {
    SeatId seat = kNobody;
};

struct HeaderLine {
    std::string format;
    RecordHeader header;
    int players = 0;
    std::optional<std::string> started;
};
template <FieldsOf<HeaderLine> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("format", self.format);
    visit("program", self.header.program);
    visit("game", self.header.game);
    visit("content", self.header.content);
    visit("table", self.header.table);
    visit("players", self.players);
    visit("options", self.header.options);
    visit("seats", self.header.seats);
    visit("commitment", self.header.commitment);
    visit("started", self.started);
    visit("branch", self.header.branch);
}

struct EntryLine {
    std::size_t n = 0;
    Doer by;
    std::string notation;
    std::optional<std::int64_t> milliseconds;
    std::optional<std::uint32_t> taken_back;
};
template <FieldsOf<EntryLine> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("n", self.n);
    visit("by", self.by);
    visit("do", self.notation);
    visit("ms", self.milliseconds);
    visit("taken_back", self.taken_back);
}

struct ResultFields {
    std::string ending;
    std::vector<std::uint8_t> places;
    std::vector<std::int16_t> scores;
    std::optional<std::vector<SeatId>> winners;
};
template <FieldsOf<ResultFields> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("ending", self.ending);
    visit("places", self.places);
    visit("scores", self.scores);
    visit("winners", self.winners);
}

struct EndLine {
    ResultFields result;
    std::string seed;
    std::optional<std::uint32_t> taken_back;
};
template <FieldsOf<EndLine> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("result", self.result);
    visit("seed", self.seed);
    visit("taken_back", self.taken_back);
}

}  // namespace engine::record_lines

namespace engine {

template <>
struct JsonForm<record_lines::Doer> {
    static boost::json::value write(record_lines::Doer by) {
        return by.seat == kNobody ? boost::json::value("chance") : write_json(by.seat);
    }
    static core::Result<record_lines::Doer> read(const boost::json::value& json) {
        if (json.is_string() && json.get_string() == "chance")
            return record_lines::Doer{kNobody};
        const auto seat = read_json<SeatId>(json);
        if (!seat || *seat == kNobody)
            return expected("\"chance\" or the number of a seat", json);
        return record_lines::Doer{*seat};
    }
};

}  // namespace engine
