// A finished game can be told again: from its journal and from its record.
#include "engine/replay.h"
#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

std::string wrong_replay(const PlayedGame& played) {
    Position position = *played.game.initial(played.seats, played.choices);
    for (const Move& move : played.moves)
        played.game.apply(position, move.seat, move.action);
    return position == played.last ? "" : "the same actions lead to another position";
}

Record record_of(const PlayedGame& played) {
    Record record;
    record.header.program = "conformance";
    record.header.game = played.game.id();
    record.header.content = played.game.content_hash();
    record.header.table = "conformance";
    record.header.options = played.choices;
    record.header.seats.assign(static_cast<std::size_t>(played.seats), "Ada");
    record.header.commitment = "sha256:00";
    for (const Move& move : played.moves)
        record.entries.push_back({move.seat, move.action});
    record.end = RecordEnd{played.game.outcome(played.last), "00"};
    return record;
}

std::string wrong_record(const PlayedGame& played) {
    const auto parsed = parse_record(played.game, record_text(played.game, record_of(played)));
    if (!parsed)
        return "refused: " + parsed.error().text();
    const auto position = replay(played.game, *parsed);
    if (!position)
        return "not playable: " + position.error().text();
    return *position == played.last ? "" : "the record leads to another position";
}

constexpr std::array<Check<PlayedGame>, 2> kReplayChecks = {{
    {"journal replay", wrong_replay},
    {"record round trip", wrong_record},
}};

}  // namespace

std::span<const Check<PlayedGame>> replay_checks() { return kReplayChecks; }

}  // namespace engine::testing
