// What a pack is refused for although every single number in it is allowed.
#include <functional>
#include <string>

#include <boost/json/object.hpp>
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/read_library.h"
#include "games/wiraqocha/pack.h"
#include "generated/games/wiraqocha/content.h"

namespace wiraqocha::testing {
namespace {

namespace json = boost::json;
using engine::as_text;

// The complaint about the standard pack after a change.
std::string complaint(const std::function<void(json::object&)>& change) {
    auto pack = *engine::parse_json(as_text(embedded::kPack), embedded::kPack.size());
    change(pack.get_object());
    const auto loaded = load_pack(engine::json_text(pack), as_text(embedded::kSchema));
    return loaded ? "none" : loaded.error().text();
}

json::object& row(json::object& pack, std::string_view list, std::size_t index) {
    return pack[list].get_array()[index].get_object();
}

}  // namespace

TEST_CASE("the standard pack is read without complaint") {
    const auto change_nothing = [](json::object& /*pack*/) {};
    CHECK(complaint(change_nothing) == "none");
}

TEST_CASE("W2.8 a pack is refused: given a seventh village, a player could have 12 dice") {
    const auto settle_n01 = [](json::object& pack) {
        row(pack, "hexes", 0)["terrain"] = "village";
        row(pack, "hexes", 0)["die_bonus"] = 1;
    };
    CHECK(complaint(settle_n01)
          == "params: with all villages, Android Factory and somnium die a player has 12 dice, "
             "more than max_dice_pool");
}

TEST_CASE("W2.3 a pack is refused: given a fifth ruin, it shares the artefact of another") {
    const auto ruin_n01 = [](json::object& pack) {
        row(pack, "hexes", 0)["terrain"] = "ruins";
        row(pack, "hexes", 0)["reroll_bonus"] = 1;
        row(pack, "hexes", 0)["artefact"] = "artefact_b";
    };
    CHECK(complaint(ruin_n01) == "artefacts[1].hex: another hex names this artefact too");
}

TEST_CASE("W8.9 a pack is refused: given a Leviathan that costs nothing, all would have won") {
    const auto give_away = [](json::object& pack) {
        row(pack, "victories", 2)["card_cost_sum"].get_object()["3"] = {{"resources", 0},
                                                                        {"somnium", 0}};
    };
    CHECK(complaint(give_away)
          == "victories[2].card_cost_sum.3: would be reached before the first turn");
}

TEST_CASE("the standard pack is read to the very values that the program was built with") {
    const auto loaded = load_pack(as_text(embedded::kPack), as_text(embedded::kSchema));
    REQUIRE(loaded.ok());
    for (const Hex hex : HexSet::first(kHexes)) {
        CHECK(loaded->content.hexes[hex].payments_begin
              == embedded::kContent.hexes[hex].payments_begin);
        CHECK(loaded->content.hexes[hex].payments_end
              == embedded::kContent.hexes[hex].payments_end);
    }
    CHECK(loaded->content.payments == embedded::kContent.payments);
}

}  // namespace wiraqocha::testing
