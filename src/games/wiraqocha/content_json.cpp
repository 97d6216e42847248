// Reads a content pack. The schema has checked every shape and range before; what is left here is
// what a schema cannot say: ids that must all be there once, and facts that must fit each other.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/wiraqocha/pack.h"
#include "games/wiraqocha/row_json.h"

namespace wiraqocha {
namespace {

namespace json = boost::json;
using engine::at_index;
using engine::quoted;
using engine::words_of;

class PackReader : RowReader {
  public:
    explicit PackReader(const json::value& document) : RowReader(document) {}

    std::optional<core::Error> read(Pack& pack) {
        pack.name = words_of(document().at("meta"), "name");
        read_parameters(pack);
        read_pieces(pack);
        read_hexes(pack);
        read_artefacts(pack);
        read_cards(pack);
        check_dice(pack.content);
        read_goals(pack.content);
        read_variants(pack);
        read_slots(pack.content);
        read_setups(pack.content);
        rows(kTokenRows);
        if (!error())
            derive(pack.content);
        return error();
    }

  private:
    void read_parameters(Pack& pack) {
        const auto found = rows(kParameterRows);
        if (found.empty())
            return;
        const auto value = [&found](std::string_view id) -> const json::value& {
            return found[*index_in(kParameterIds, id)].json->at("value");
        };
        const auto amount = [&value](std::string_view id) {
            return value(id).is_null() ? std::uint8_t{0} : json::value_to<std::uint8_t>(value(id));
        };
        Parameters& to = pack.content.parameters;
        to.base_dice = amount("base_dice");
        to.box_dice = amount("max_dice_pool");
        to.natural_defence = amount("base_camp_natural_defence");
        to.probe_face = amount("probe_face");
        to.resources_per_step = amount("resources_per_pip");
        to.resource_storage = amount("resource_storage");
        to.buy_back_price = amount("cemetery_price");
        to.points_per_crystal = amount("points_per_crystal");
        to.supply_resources = amount("supply_resources");
        to.supply_crystals = amount("supply_somnium");
        to.market_size = amount("market_size");
        pack.standard_options.dice_box_limit = value("enforce_dice_box_limit").as_bool();
        pack.standard_options.exoskeleton_face = amount("exoskeleton_face");
        pack.standard_options.plunders_per_turn = amount("plunders_per_turn");
        pack.standard_options.round_cap = value("round_cap").is_null()
                                              ? std::uint16_t{0}
                                              : json::value_to<std::uint16_t>(value("round_cap"));
    }

    void read_pieces(Pack& pack) {
        const auto found = rows(kPieceRows);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const PieceKind kind{static_cast<std::uint8_t>(i)};
            pack.pieces[kind] = words_of(*found[i].json, "name");
            pack.content.pieces_per_seat[kind] = Counter(number(*found[i].json, "per_player"));
        }
    }

    void read_hexes(Pack& pack) {
        const auto found = rows(kHexRows);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Hex hex{static_cast<std::uint8_t>(i)};
            pack.hexes[hex] = words_of(*found[i].json, "name");
            read_hex(pack.content.hexes[hex], hex, found[i]);
        }
    }

    void read_hex(HexSpec& spec, Hex hex, const Row& row) {
        const json::value& from = *row.json;
        read_condition(spec, from.at("condition"));
        if (hex != Hex::Cave && condition_name(spec) != name_of(hex))  // W2.1
            complain(row.where + ".condition", "does not fit the id " + quoted(text(from, "id")));
        spec.terrain = terrain(text(from, "terrain"));
        spec.ground = text(from, "ground") == "valley" ? Ground::Valley : Ground::Mountain;
        spec.resources = number(from, "resources");
        spec.drill_points = number(from, "drill_points");
        if ((number(from, "die_bonus") == 1) != (spec.terrain == Terrain::Village))
            complain(row.where + ".die_bonus", "is 1 for villages and 0 elsewhere");
        if ((number(from, "reroll_bonus") == 1) != (spec.terrain == Terrain::Ruins))
            complain(row.where + ".reroll_bonus", "is 1 for ruins and 0 elsewhere");
        if (from.at("artefact").is_null() != (spec.terrain != Terrain::Ruins))
            complain(row.where + ".artefact", "every ruin has one, no other hex has");
        else if (!from.at("artefact").is_null())
            if (const auto artefact =
                    reference(kArtefactRows, text(from, "artefact"), row.where + ".artefact"))
                spec.artefact = static_cast<Artefact>(*artefact);
    }

    static void read_condition(HexSpec& spec, const json::value& from) {
        const std::string_view type = text(from, "type");
        if (type == "sum") {
            spec.condition = Condition::Number;
            spec.value = number(from, "value");
        } else {
            spec.condition = type == "pair" ? Condition::Double : Condition::Straight;
            spec.value = json::value_to<std::uint8_t>(from.at("dice").at(0));
        }
    }

    static std::string condition_name(const HexSpec& spec) {
        const auto digit = [](int value) { return std::to_string(value); };
        switch (spec.condition) {
            case Condition::Number: return (spec.value < 10 ? "n0" : "n") + digit(spec.value);
            case Condition::Double: return "p" + digit(spec.value) + digit(spec.value);
            case Condition::Straight: break;
        }
        return "s" + digit(spec.value) + digit(spec.value + 1) + digit(spec.value + 2);
    }

    static Terrain terrain(std::string_view name) {
        constexpr std::array kTerrains = {std::string_view("jungle"),
                                          std::string_view("ruins"),
                                          std::string_view("village"),
                                          std::string_view("vein"),
                                          std::string_view("cave")};
        return static_cast<Terrain>(index_in(kTerrains, name).value_or(0));
    }

    void read_artefacts(Pack& pack) {
        const auto found = rows(kArtefactRows);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Artefact artefact{static_cast<std::uint8_t>(i)};
            pack.artefacts[artefact] = words_of(*found[i].json, "name");
            const auto hex =
                reference(kHexRows, text(*found[i].json, "hex"), found[i].where + ".hex");
            if (hex && pack.content.hexes.items[*hex].artefact != artefact)
                complain(found[i].where + ".hex",
                         quoted(text(*found[i].json, "hex")) + " does not name this artefact");
            if (std::ranges::count(pack.content.hexes.items, artefact, &HexSpec::artefact) > 1)
                complain(found[i].where + ".hex", "another hex names this artefact too");
        }
    }

    void read_cards(Pack& pack) {
        const auto found = rows(kCardRows);
        for (std::size_t i = 0; i < found.size(); ++i)
            read_card(pack, Card{static_cast<std::uint8_t>(i)}, found[i]);
    }

    void read_card(Pack& pack, Card card, const Row& row) {
        const json::value& from = *row.json;
        pack.cards[card] = words_of(from, "name");
        pack.card_texts[card] = words_of(from, "text");
        CardSpec& spec = pack.content.cards[card];
        spec.resources = number(from.at("cost"), "resources");
        spec.crystals = number(from.at("cost"), "somnium");
        spec.is_invention = text(from, "kind") == "invention";
        if (from.at("stealable").as_bool() != spec.is_invention)
            complain(row.where + ".stealable", "inventions can be stolen, buildings cannot");
        const json::value& effect = from.at("effect");
        if (card == Card::AndroidFactory) {
            pack.content.parameters.factory_price = number(effect, "pay_resources");
            pack.content.parameters.factory_dice = number(effect, "dice");
        }
        if (card == Card::ProductionTanks)
            pack.content.parameters.tanks_income = number(effect, "resources");
    }

    // W2.8
    void check_dice(const Content& content) {
        const auto villages =
            std::ranges::count(content.hexes.items, Terrain::Village, &HexSpec::terrain);
        const auto most =
            content.parameters.base_dice + villages + content.parameters.factory_dice + 1;
        if (most > content.parameters.box_dice)
            complain("params",
                     "with all villages, Android Factory and somnium die a player has "
                         + std::to_string(most) + " dice, more than max_dice_pool");
    }

    void read_goals(Content& content) {
        const auto found = rows(kVictoryRows);
        for (std::size_t seats = kMinSeats; seats <= kMaxSeats && !found.empty(); ++seats) {
            const std::string key = std::to_string(seats);
            const json::value& sum = found[2].json->at("card_cost_sum").at(key);
            content.goals[seats] = {.crystals = number(found[1].json->at("crystals"), key),
                                    .leviathan_resources = number(sum, "resources"),
                                    .leviathan_crystals = number(sum, "somnium")};
            if (const Goals& goals = content.goals[seats];
                goals.leviathan_resources == 0 && goals.leviathan_crystals == 0)
                complain(found[2].where + ".card_cost_sum." + key,
                         "would be reached before the first turn");
        }
    }

    void read_variants(Pack& pack) {
        const auto found = rows(kVariantRows);
        if (found.empty())
            return;
        pack.standard_options.cave = found[0].json->at("default").as_bool();
        pack.standard_options.prisoner = found[1].json->at("default").as_bool();
        const json::value& ransom = found[1].json->at("ransom");
        pack.content.parameters.ransom_resources = number(ransom, "resources");
        pack.content.parameters.ransom_crystals = number(ransom, "or_somnium");
    }

    // W2.4: the neighbours that the document lists must be those that the coordinates give.
    void read_slots(Content& content) {
        const json::array& slots = document().at("layout").at("slots").as_array();
        for (std::size_t i = 0; i < kSlots; ++i) {
            if (number(slots[i], "slot") != i)
                return complain("layout." + at_index("slots", i) + ".slot",
                                "slots stand in order, so this is " + std::to_string(i));
            content.slots[i] = {json::value_to<std::int8_t>(slots[i].at("q")),
                                json::value_to<std::int8_t>(slots[i].at("r"))};
        }
        for (std::size_t i = 0; i < kSlots; ++i)
            check_neighbours(content, i, slots[i].at("neighbors").as_array());
    }

    void check_neighbours(const Content& content, std::size_t slot, const json::array& listed) {
        std::vector<std::size_t> expected;
        for (std::size_t other = 0; other < kSlots; ++other)
            if (core::touches(content.slots[slot], content.slots[other]))
                expected.push_back(other);
        std::vector<std::size_t> found;
        for (const json::value& neighbour : listed)
            found.push_back(json::value_to<std::size_t>(neighbour));
        if (found != expected)
            complain("layout." + at_index("slots", slot) + ".neighbors",
                     "does not fit the coordinates q and r of the slots");
    }

    void read_setups(Content& content) {
        const auto found = rows(kSetupRows);
        if (found.empty())
            return;
        const json::array& order = found[0].json->at("order").as_array();
        HexSet seen;
        for (std::size_t i = 0; i < kSlots; ++i) {
            const std::string where = found[0].where + "." + at_index("order", i);
            const std::string_view id{order[i].as_string().data(), order[i].as_string().size()};
            const auto index = reference(kHexRows, id, where);
            if (!index)
                return;
            const Hex hex{static_cast<std::uint8_t>(*index)};
            if (hex == Hex::Cave || seen.contains(hex))
                complain(
                    where,
                    quoted(id) + (hex == Hex::Cave ? " is only for its variant" : " stands twice"));
            seen.insert(hex);
            content.beginner_layout[i] = hex;
        }
    }
};

}  // namespace

core::Result<Pack> load_pack(std::string_view text, std::string_view schema) {
    return engine::read_pack<Pack>(text, schema, [](const json::value& document, Pack& pack) {
        return PackReader(document).read(pack);
    });
}

}  // namespace wiraqocha
