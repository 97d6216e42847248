// Reads a content pack. The schema has checked every shape, range and the order of the rows before;
// what is left here is what a schema cannot say.
#include <algorithm>
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/hyperborea/effect_json.h"
#include "games/hyperborea/layout_json.h"
#include "games/hyperborea/pack.h"

namespace hyperborea {
namespace {

namespace json = boost::json;
using core::Error;
using engine::at_index;
using engine::id_of;
using engine::quoted;
using engine::text_of;
using engine::words_of;

std::uint8_t small(const json::value& value) { return json::value_to<std::uint8_t>(value); }

class PackReader {
  public:
    PackReader(const json::value& document, Pack& pack)
        : document_(document), pack_(pack), content_(pack.content), effects_(pack.content) {}

    std::optional<Error> read() {
        pack_.name = words_of(document_.at("meta"), "name");
        read_parameters(content_.parameters);
        read_options(pack_.standard_options);
        read_names("colours", pack_.colours);
        read_names("decks", pack_.decks);
        read_names("races", pack_.races);
        read_terrains();
        read_base_technologies();
        read_race_tiles();
        read_cards();
        read_tokens();
        read_inner_tiles();
        read_homelands();
        for (const json::value& layout : rows("layouts"))
            if (const auto wrong = read_layout(layout, pack_))
                complain(wrong->where, wrong->what);
        derive(content_);
        check_replacements();
        return effects_.error();
    }

  private:
    void complain(const std::string& where, std::string what) {
        effects_.complain(where, std::move(what));
    }
    const json::array& rows(std::string_view list) const { return document_.at(list).as_array(); }

    std::uint8_t parameter(std::string_view id) const {
        for (const json::value& row : rows("params"))
            if (text_of(row.at("id")) == id)
                return small(row.at("value"));
        return 0;
    }

    void read_parameters(Parameters& to) {
        to.cubes = parameter("cubes_per_colour");
        to.greys = parameter("grey_cubes");
        to.gems = parameter("gems");
        to.ghosts = parameter("ghosts");
        to.minis = parameter("minis");
        to.fortresses = parameter("fortresses");
        to.start_minis = parameter("start_minis");
        to.cubes_drawn = parameter("cubes_drawn");
        to.homeland_stack = parameter("homeland_stack");
        to.borderland_stack = parameter("borderland_stack");
        to.centre_stack = parameter("centre_stack");
        to.market_per_deck = 2;
        to.most_level = 6;
        to.upgrade_from = parameter("upgrade_from");
        to.gems_to_end = parameter("gems_to_end");
        to.gems_to_end_of_two = parameter("gems_to_end_of_two");
        to.cards_to_end = parameter("cards_to_end");
        to.most_activations = parameter("most_activations");
        to.most_points = parameter("most_points");
        to.conditions_to_end = {parameter("conditions_short"),
                                parameter("conditions_regular"),
                                parameter("conditions_long")};
        read_worth(to);
    }
    void read_worth(Parameters& to) const {
        to.gem_vp = parameter("gem_vp");
        to.trophy_vp = parameter("trophy_vp");
        to.cube_vp = parameter("cube_vp");
        to.objective_vp = parameter("objective_vp");
        to.homeland_vp = parameter("homeland_vp");
        to.borderland_vp = parameter("borderland_vp");
        to.centre_vp = parameter("centre_vp");
        to.ghosts_vp = {
            0, parameter("ghost_1_vp"), parameter("ghost_2_vp"), parameter("ghost_3_vp")};
        to.further_ghost_vp = parameter("further_ghost_vp");
    }

    void read_options(Options& to) {
        const auto value = [this](std::size_t index) -> const json::value& {
            return rows("options")[index].at("default");
        };
        to.length = id_of<Length>(value(0));
        to.mode = id_of<Mode>(value(1));
        to.map = id_of<Map>(value(2));
        to.race_assignment = id_of<Pick>(value(3));
        to.race_tile = id_of<Pick>(value(4));
        to.reset_rule = id_of<ResetRule>(value(5));
        to.victim_choice = id_of<VictimChoice>(value(6));
        to.round_cap =
            value(7).is_null() ? std::uint16_t{0} : json::value_to<std::uint16_t>(value(7));
    }

    template <class NamesOfRows>
    void read_names(std::string_view list, NamesOfRows& names) {
        for (std::size_t i = 0; i < names.items.size(); ++i)
            names.items[i] = words_of(rows(list)[i], "name");
    }

    void read_terrains() {
        read_names("terrains", pack_.terrains);
        for (std::size_t i = 0; i < kTerrains; ++i) {
            content_.parameters.enter_extra[i] = small(rows("terrains")[i].at("enter_extra"));
            content_.parameters.exit_extra[i] = small(rows("terrains")[i].at("exit_extra"));
        }
    }

    static void read_spaces(SetSpec& to, const json::value& spaces) {
        for (const json::value& space : spaces.as_array())
            to.spaces[to.size++] = id_of<Space>(space);
        std::ranges::sort(to.spaces);  // kNoSpace is the last
    }
    // H6.48a, H6.52: with one multi space less there must be a space left.
    void note_attack(SetSpec& to, const std::string& where) {
        to.spares_multi = to.spaces[to.size - 1U] == Space::Multi
                          && mentions(content_, to.effects, Point::Attack);
        if (to.spares_multi && to.size == 1)
            complain(where + ".spaces", "an attack needs a space that is not multi");
    }

    void read_set(SetSpec& to, const json::value& from, const std::string& where) {
        read_spaces(to, from.at("spaces"));
        to.effects = effects_.list(from.at("effects"), where + ".effects");
        note_attack(to, where);
        check_chains(to, where);
    }

    // H6.52: a technology restores at most one cube, and never draws as well. An OR between them is
    // allowed, so only what every way through the list brings counts.
    void check_chains(const SetSpec& set, const std::string& where) {
        int restored = 0;
        bool draws = false;
        bool spies = false;
        for (EffectAt at = set.effects; content_.effect(at).kind != EffectKind::End;) {
            const Effect& effect = content_.effect(at);
            at = static_cast<EffectAt>(at + 1
                                       + (effect.kind == EffectKind::Choice ? effect.skip : 0));
            if (effect.kind != EffectKind::Gain)
                continue;
            const auto point = static_cast<Point>(effect.what);
            restored += point == Point::Restore ? effect.amount : 0;
            draws = draws || point == Point::Draw;
            spies = spies || point == Point::Spy;
        }
        if (restored > 1 || (draws && (restored > 0 || spies)))
            complain(where + ".effects", "restores too much, or draws as well");
    }

    void read_base_technologies() {
        const json::array& all = rows("base_technologies");
        for (std::size_t i = 0; i < all.size(); ++i) {
            pack_.technologies[i] = words_of(all[i], "name");
            for (std::size_t k = 0; k < 2; ++k)
                read_set(content_.sets[2 * i + k],
                         all[i].at("sets").as_array()[k],
                         at_index("base_technologies", i) + "." + at_index("sets", k));
        }
    }

    static PointSet trigger(const json::value& on) {
        const Point point = EffectReader::simple_point(text_of(on));
        return point == Point::Develop ? kDevelopPoints : PointSet::of(point);  // H6.19
    }

    void read_race_tiles() {
        const json::array& all = rows("race_tiles");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index("race_tiles", i);
            pack_.race_tiles.items[i] = words_of(all[i], "name");
            RaceTileSpec& to = content_.race_tiles[i];
            to.fortresses = small(all[i].at("fortresses"));
            to.gems = small(all[i].at("gems"));
            if (!all[i].at("bonus_on").is_null())
                to.on = trigger(all[i].at("bonus_on"));
            to.bonus = effects_.list(all[i].at("bonus"), where + ".bonus");
            check_plain(to.bonus, where + ".bonus");
            read_starts(to, all[i], where);
            if (static_cast<RaceTile>(i) == RaceTile::CoralA)
                read_set(content_.sets[kBaseSets], all[i], where);
            else
                to.effects = effects_.list(all[i].at("effects"), where + ".effects");
        }
    }
    void read_starts(RaceTileSpec& to, const json::value& from, const std::string& where) {
        const json::array& starts = from.at("starts").as_array();
        for (std::size_t i = 0; i < starts.size(); ++i) {
            to.starts[i] = id_of<Card>(starts[i]);
            if (static_cast<int>(to.starts[i]) >= kCards)
                complain(where + "." + at_index("starts", i),
                         quoted(text_of(starts[i])) + " is no card");
        }
    }

    void check_plain(EffectAt list, const std::string& where) {
        for (; content_.effect(list).kind != EffectKind::End; ++list)
            if (content_.effect(list).kind != EffectKind::Gain)
                complain(where, "a bonus has no choice and no price");
    }

    void read_cards() {
        const json::array& all = rows("cards");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index("cards", i);
            pack_.cards.items[i] = words_of(all[i], "name");
            CardSpec& to = content_.cards[i];
            to.vp = small(all[i].at("vp"));
            to.continuous = all[i].at("continuous").as_bool();
            if (all[i].at("passive").is_null())
                read_set(to.set, all[i], where);
            else
                read_passive(to, all[i], where);
            if (to.continuous == all[i].at("passive").is_null())
                complain(where, "a continuous card has a passive, another one has none");
        }
    }

    void read_passive(CardSpec& to, const json::value& from, const std::string& where) {
        const json::value& passive = from.at("passive");
        const std::string inside = where + ".passive";
        read_spaces(to.set, from.at("spaces"));
        if (!from.at("effects").as_array().empty())
            complain(where + ".effects", "a continuous card has its effects in its passive");
        if (passive.at("kind") == "start_of_turn") {
            to.passive = Passive::StartOfTurn;
            if (!demand(passive, {"effects"}, inside))
                return;
            to.set.effects = effects_.list(passive.at("effects"), inside + ".effects");
            note_attack(to.set, where);
            return check_chains(to.set, inside);
        }
        if (passive.at("kind") == "bonus" && demand(passive, {"on", "gain"}, inside)) {
            to.passive = Passive::Bonus;
            to.on = trigger(passive.at("on"));
            to.gain = effects_.list(passive.at("gain"), inside + ".gain");
            return check_plain(to.gain, inside + ".gain");
        }
        if (passive.at("kind") == "replace" && demand(passive, {"from", "to", "mode"}, inside))
            read_replacement(to, passive, inside);
    }
    void read_replacement(CardSpec& to, const json::value& passive, const std::string& inside) {
        to.passive = passive.at("mode") == "may" ? Passive::MayReplace : Passive::Replace;
        to.from = EffectReader::simple_point(text_of(passive.at("from")));
        to.to = EffectReader::simple_point(text_of(passive.at("to")));
        if (to.passive == Passive::MayReplace
            && (to.from != Point::Attack || to.to != Point::Ranged))
            complain(inside, "only attack may be spent as ranged");
        if (to.to == Point::Gem)
            complain(inside + ".to", "gems are taken at once and replace nothing");
    }
    bool demand(const json::value& passive,
                std::initializer_list<std::string_view> fields,
                const std::string& where) {
        for (const std::string_view field : fields) {
            if (!passive.as_object().contains(field)) {
                complain(where, "needs " + quoted(field));
                return false;
            }
        }
        return true;
    }
    // H6.14: one replacement for each effect.
    void check_replacements() {
        PointSet seen;
        for (const Card card : content_.replacing) {
            if (seen.contains(content_.card(card).from))
                complain(at_index("cards", static_cast<std::size_t>(card)) + ".passive.from",
                         "another card replaces this effect");
            seen.insert(content_.card(card).from);
        }
    }

    // H10.3: tokens with one metal and name are one face, and then have one effect.
    void read_tokens() {
        const json::array& all = rows("tokens");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index("tokens", i);
            pack_.tokens.items[i] = words_of(all[i], "name");
            TokenSpec& to = content_.tokens[i];
            to.metal = id_of<Metal>(all[i].at("metal"));
            std::size_t face = 0;
            while (all[face].at("name_en") != all[i].at("name_en")
                   || all[face].at("metal") != all[i].at("metal"))
                ++face;
            ++content_.tokens[face].copies;
            if (face == i)
                to.effects = effects_.list(all[i].at("effects"), where + ".effects");
            else if (all[face].at("effects") != all[i].at("effects"))
                complain(where + ".effects", "differs from another token of that name");
            if (all[i].at("effects").as_array().empty())
                complain(where + ".effects", "there are none");
        }
    }

    void read_sites(TileSpec& to, const json::value& sites, const std::string& where) {
        const json::array& all = sites.as_array();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool city = all[i].at("type") == "city";
            const std::string here = where + "." + at_index("sites", i);
            if (!all[i].as_object().contains(city ? "effects" : "metal")
                || all[i].as_object().size() != 2) {
                complain(here, "a city has effects, a ruin a metal");
                continue;
            }
            to.sites[i].kind = city ? SiteKind::City : SiteKind::Ruin;
            to.has_city = to.has_city || city;
            if (city)
                to.sites[i].effects = effects_.list(all[i].at("effects"), here + ".effects");
            else
                to.sites[i].metal = id_of<Metal>(all[i].at("metal"));
        }
    }
    void read_tile(TileSpec& to, const json::value& from, const std::string& where) {
        to.terrain = id_of<Terrain>(from.at("terrain"));
        read_sites(to, from.at("sites"), where);
    }

    void read_inner_tiles() {
        std::size_t index = 0;
        for (const std::string_view list : {"borderlands", "centres"}) {
            for (std::size_t i = 0; i < rows(list).size(); ++i, ++index) {
                pack_.tiles.items[index] = words_of(rows(list)[i], "name");
                read_tile(content_.tiles[index], rows(list)[i], at_index(list, i));
            }
        }
    }
    void read_homelands() {
        for (std::size_t i = 0; i < kRaces; ++i)
            for (const bool race_side : {false, true})
                read_homeland(i, race_side);
    }
    void read_homeland(std::size_t index, bool race_side) {
        const auto race = static_cast<Race>(index);
        const std::string_view side = race_side ? "race_side" : "neutral";
        const std::string where = at_index("homelands", index) + ".";
        const json::array& hexes = rows("homelands")[index].at(side).as_array();
        for (std::size_t i = 0; i < kHomelandHexes; ++i) {
            const Tile tile = homeland_tile(race, race_side, static_cast<Role>(i));
            read_tile(content_.tiles[static_cast<std::size_t>(tile)],
                      hexes[i],
                      where + at_index(side, i));
        }
        if (!content_.tile(homeland_tile(race, race_side, Role::Capital)).has_city)
            complain(where + std::string(side), "a capital needs a city");
    }

    const json::value& document_;
    Pack& pack_;
    Content& content_;
    EffectReader effects_;
};

}  // namespace

core::Result<Pack> load_pack(std::string_view text, std::string_view schema) {
    return engine::read_pack<Pack>(text, schema, [](const json::value& document, Pack& pack) {
        return PackReader(document, pack).read();
    });
}

}  // namespace hyperborea
