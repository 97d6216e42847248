// A position of somebody's own: either it is refused, or it is lawful and stays so in play.
#include "engine/json_text.h"
#include "fuzz/mutate.h"
#include "fuzz/random_steps.h"
#include "games/all_games.h"

namespace {

constexpr std::size_t kMostBytes = 1U << 16U;
constexpr int kSteps = 200;

const engine::AnyGame& game() {
    static const engine::AnyGamePtr game = *games::find("wiraqocha");
    return *game;
}

core::Result<engine::Position> read(std::string_view text) {
    const auto json = engine::parse_json(text, kMostBytes);
    if (!json)
        return json.error();
    return game().from_json(*json);
}

// The same game some steps later; nothing if the text is no position.
std::string played_on(std::string_view text, core::Rng& rng) {
    auto position = read(text);
    if (!position)
        return {};
    fuzz::play_on(game(), *position, rng, 1 + static_cast<int>(rng.below(60)));
    return engine::json_text(game().to_json(*position));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    auto position = read(text);
    if (!position)
        return 0;
    fuzz::demand_lawful(game(), *position);
    const auto again = game().from_json(game().to_json(*position));
    fuzz::demand(again && *again == *position, "a position is read as it was written");
    fuzz::tell_all(game(), *position);
    core::Rng rng(fuzz::seed_of(text));
    fuzz::play_on(game(), *position, rng, kSteps);
    fuzz::tell_all(game(), *position);
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 16))
        return buffer.mutate_bytes();
    if (one_in(rng, 4))
        if (const std::string later = played_on(buffer.text(), rng); !later.empty())
            return buffer.put(later);
    return buffer.put(edited_json(buffer.text(), rng));
}
