// Any text against the notation of actions: what is read is written again letter by letter.
#include "fuzz/demand.h"
#include "games/all_games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const engine::AnyGamePtr game = *games::find("wiraqocha");
    const std::string_view text = fuzz::text_of(data, size);
    const auto action = game->parse_action(text);
    if (!action)
        return 0;
    const std::string written = game->notation(*action);
    fuzz::demand(written == text, "an action is written as it was read", written);
    const auto again = game->parse_action(written);
    fuzz::demand(again && *again == *action, "an action is read as it was written", written);
    return 0;
}
