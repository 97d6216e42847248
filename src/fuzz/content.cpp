// A content pack of somebody's own: either it is refused, or games can be played with it.
#include <array>

#include "fuzz/mutate.h"
#include "fuzz/random_steps.h"
#include "games/all_games.h"

namespace {

namespace json = boost::json;

constexpr std::array kLayouts = {"beginner", "random", "balanced"};
constexpr std::array kSwitches = {"off", "on"};
constexpr int kSteps = 2000;

// Odd numbers may make a game endless, hence the few rounds.
engine::OptionChoices some_options(core::Rng& rng) {
    return {{"round_cap", std::to_string(1 + rng.below(8))},
            {"layout", kLayouts[rng.below(kLayouts.size())]},
            {"variant_cave", kSwitches[rng.below(2)]},
            {"variant_prisoner", kSwitches[rng.below(2)]},
            {"enforce_dice_box_limit", kSwitches[rng.below(2)]}};
}

void play_one_game(const engine::AnyGame& game, int seats, core::Rng& rng) {
    auto position = game.initial(seats, some_options(rng));
    fuzz::demand(position.ok(), "every pack allows these options");
    fuzz::demand_lawful(game, *position);
    fuzz::play_on(game, *position, rng, kSteps);
    fuzz::tell_all(game, *position);
}

// Gives a hex the land of another, with all that goes with it.
std::string with_other_land(std::string_view text, core::Rng& rng) {
    auto pack = engine::parse_json(text, text.size());
    const auto* fields = pack ? pack->if_object() : nullptr;
    const auto* hexes = fields != nullptr ? fields->if_contains("hexes") : nullptr;
    if (hexes == nullptr || !hexes->is_array() || hexes->get_array().empty())
        return std::string(text);
    auto& list = pack->get_object()["hexes"].get_array();
    auto& to = list[fuzz::pick(rng, list.size())];
    const auto& from = list[fuzz::pick(rng, list.size())];
    for (const auto* key : {"terrain", "die_bonus", "reroll_bonus", "artefact", "drill_points"})
        if (to.is_object() && from.is_object() && from.get_object().contains(key))
            to.get_object()[key] = json::value(from.get_object().at(key));
    return engine::json_text(*pack);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view pack = fuzz::text_of(data, size);
    const auto game = games::with_content("wiraqocha", pack);
    if (!game)
        return 0;
    core::Rng rng(fuzz::seed_of(pack));
    for (int seats = (*game)->min_seats(); seats <= (*game)->max_seats(); ++seats)
        play_one_game(**game, seats, rng);
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 16))
        return buffer.mutate_bytes();
    if (one_in(rng, 4))
        return buffer.put(with_other_land(buffer.text(), rng));
    return buffer.put(edited_json(buffer.text(), rng));
}
