// A game as a text file (.tetra.jsonl): one JSON object a line, readable, streamable, diffable.
//
//   {"format":"tetra/2","program":"0.1.0","game":"mini","content":"sha256:..","table":"k3f",
//    "players":2,"options":{"gambling":"on"},"seats":["Ada","Bo"],"commitment":"sha256:.."}
//   {"n":0,"by":"chance","do":"dealt crown"}
//   {"n":1,"by":0,"do":"commit crown","ms":5312}
//   {"result":{"ending":"scored","places":[1,2],"scores":[8,0],"winners":[0]},"seed":"0001.."}
// The header is one line and may also have "started", an ISO date. "by" is a seat, counted from 0.
// "ms" are milliseconds since the start. A game that is still running has no last line. One that
// people ended before its rules did has the ending "stopped": its places tell who resigned first
// (the last place) and who stayed (1), or are all 0 if it was called off. Who plays alone is always
// first; "winners" tells whether the game was won. Old records have no "winners".
//
// Draws of chance are numbered from 0, and no number is used twice. If players agreed to go back
// across some, their numbers are spent: "taken_back" in the line of the next draw, or in the last
// line if none followed, says how many.
//   {"n":7,"by":"chance","do":"rolled 3","taken_back":2}
// A game that was taken up again from the middle of another one is a record of the whole game. Its
// header says where it left the other one; the dice of the entries before are not checked.
//   "branch":{"of":"k3f","at":57}
// Taken back draws are new in tetra/2. In tetra/1, which is still read, the draws of the line of
// play have the numbers 0, 1, 2, ..: after going back the same ones came again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"

namespace engine {

inline constexpr std::size_t kMaxRecordLine = 1U << 16U;
inline constexpr std::int64_t kTimeNotKept = -1;
// The ending as a record names it; 0 is "stopped".
std::string ending_id(const AnyGame& game, std::uint8_t ending);

enum class RecordFormat : std::uint8_t { Tetra1, Tetra2 };

// Where the game left the one that was played at another table: its first entries are those of that
// game, and other dice may have been rolled for them.
struct Branch {
    std::string table;
    std::size_t at = 0;  // after so many entries
    friend bool operator==(const Branch&, const Branch&) = default;
};

struct RecordHeader {
    std::string program;
    std::string game;
    std::string content;
    std::string table;
    OptionChoices options;
    std::vector<std::string> seats;  // the players' names, in seat order
    std::string commitment;
    std::string started;  // may be empty
    RecordFormat format = RecordFormat::Tetra2;
    std::optional<Branch> branch{};
    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

struct RecordEntry {
    SeatId seat = kNobody;  // kNobody: chance
    Action action{};
    std::int64_t milliseconds = kTimeNotKept;
    std::uint32_t taken_back = 0;  // chance: draws that were made and taken back before this one
    friend bool operator==(const RecordEntry&, const RecordEntry&) = default;
};

struct RecordEnd {
    Outcome outcome{};  // a record keeps all of it but the parts of scores
    std::string seed_hex;
    std::uint32_t taken_back = 0;  // draws since the last one that stayed
    bool names_winners = true;     // an old record of a game alone does not tell whether it was won
    friend bool operator==(const RecordEnd&, const RecordEnd&) = default;
};

struct Record {
    RecordHeader header;
    std::vector<RecordEntry> entries;
    std::optional<RecordEnd> end;
    friend bool operator==(const Record&, const Record&) = default;
};

// How many numbers of draws an entry has used up.
constexpr std::uint64_t draws_of(const RecordEntry& entry) {
    return entry.seat == kNobody ? std::uint64_t{entry.taken_back} + 1 : 0;
}

// Entry number n stands on this line of the file; for n = number of entries: the result's line.
constexpr std::size_t record_line_of(std::size_t n) { return n + 2; }
core::Error at_record_line(std::size_t line, core::Error error);

// Writing; lines come without their line break.
std::string header_line(const RecordHeader& header);
std::string entry_line(const AnyGame& game, std::size_t n, const RecordEntry& entry);
std::string end_line(const AnyGame& game, const RecordEnd& end);
std::string record_text(const AnyGame& game, const Record& record);

// Reading. The header says which game must be known for the rest. Errors stand at "line 17" or
// "line 17, do".
core::Result<RecordHeader> parse_record_header(std::string_view first_line);
core::Result<Record> parse_record(const AnyGame& game, std::string_view text);

// Takes a record line by line, as it grows.
class RecordReader {
  public:
    explicit RecordReader(const AnyGame& game) : game_(game) {}

    core::Result<std::monostate> feed(std::string_view line);
    const Record& record() const { return record_; }

  private:
    std::optional<core::Error> take(std::string_view line);
    std::optional<core::Error> take_header(std::string_view line);
    std::optional<core::Error> take_entry(const boost::json::value& json);
    std::optional<core::Error> take_end(const boost::json::value& json);

    const AnyGame& game_;
    std::size_t lines_ = 0;
    Record record_;
};

}  // namespace engine
