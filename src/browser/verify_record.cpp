#include "browser/verify_record.h"

#include "engine/json_text.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "games/all_games.h"

namespace browser {

core::Result<std::string> verify_record(std::string_view text) {
    const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
    if (!header)
        return header.error();
    const auto game = games::find(header->game);
    if (!game)
        return game.error();
    const auto record = engine::parse_record(**game, text);
    if (!record)
        return record.error();
    const auto report = engine::verify(**game, *record);
    if (!report)
        return report.error();
    return engine::json_text(boost::json::object{{"chance_events", report->chance_events},
                                                 {"entries", report->entries}});
}

}  // namespace browser
