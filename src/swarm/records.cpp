#include "swarm/records.h"

#include <fmt/format.h>

#include "engine/record.h"
#include "engine/replay.h"
#include "games/all_games.h"

namespace swarm {
namespace {

core::Result<std::vector<Played>> fetch_actions(const Field& field, const std::string& table) {
    const auto answer = field.http.get("/api/v1/tables/" + table + "/record");
    if (!answer)
        return answer.error();
    if (!answer->is_good())
        return core::Error{"record", fmt::format("status {}", answer->status)};
    const auto game = games::find(field.settings.game);
    if (!game)
        return game.error();
    return verified_actions(**game, answer->body);
}

void check(Field& field, const Story& story, RecordCheck& out) {
    ++out.games;
    const auto actions = fetch_actions(field, story.table);
    if (!actions) {
        field.violations.push_back(
            fmt::format("table {}: {}", story.table, actions.error().text()));
        return;
    }
    const Findings findings = compare(story.deeds, *actions);
    out.lost += findings.lost;
    out.duplicated += findings.duplicated;
    if (!findings.is_clean())
        field.violations.push_back(fmt::format("table {}: {}", story.table, findings.text()));
}

}  // namespace

core::Result<std::vector<Played>> verified_actions(const engine::AnyGame& game,
                                                   std::string_view record) {
    const auto parsed = engine::parse_record(game, record);
    if (!parsed)
        return parsed.error();
    if (const auto verified = engine::verify(game, *parsed); !verified)
        return verified.error();
    std::vector<Played> actions;
    for (const engine::RecordEntry& entry : parsed->entries)
        if (entry.seat != engine::kNobody)
            actions.push_back({engine::index_of(entry.seat), game.notation(entry.action)});
    return actions;
}

RecordCheck check_records(Field& field, const Matches& matches) {
    RecordCheck checked;
    for (const auto& match : matches)
        for (const Story& story : match->stories())
            if (story.is_over)
                check(field, story, checked);
    return checked;
}

}  // namespace swarm
