// What never changes in a game of Hyperborea, as JSON: maps and the content pack with its names and
// the texts that are made from effects. Its ids are those of views and notation.
#include <string>

#include <boost/json.hpp>

#include "engine/guide_words.h"
#include "games/hyperborea/guide_effects.h"
#include "games/hyperborea/guide_topics.h"
#include "games/hyperborea/state_fields.h"
#include "games/hyperborea/texts.h"
#include "games/hyperborea/words.h"

namespace hyperborea {
namespace {

namespace json = boost::json;
using engine::write_json;

class Guide {
  public:
    explicit Guide(const Pack& pack)
        : pack_(pack), content_(pack.content), effects_(pack.content) {}

    json::object whole() const {
        return {{"game", "hyperborea"},
                {"name", words_json(pack_.name)},
                {"colours", engine::names_json(pack_.colours)},
                {"terrains", engine::names_json(pack_.terrains)},
                {"decks", engine::names_json(pack_.decks)},
                {"races", engine::names_json(pack_.races)},
                {"technologies", technologies()},
                {"sets", sets()},
                {"cards", cards()},
                {"race_tiles", race_tiles()},
                {"tokens", tokens()},
                {"tiles", tiles()},
                {"maps", maps()},
                {"points", points_of_the_pool()},
                {"actions", actions()},
                {"parameters", parameters()},
                {"topics", engine::topics_json({topics_of_the_game()}, parameters())}};
    }

  private:
    static json::array spaces(const SetSpec& set) {
        json::array all;
        for (const Space space : set.spaces)
            if (space != kNoSpace)
                all.emplace_back(name_of(space));
        return all;
    }

    // Base technologies with their two sets, in the order of the board.
    json::array technologies() const {
        json::array all;
        for (std::size_t i = 0; i < pack_.technologies.size(); ++i) {
            all.push_back(json::object{
                {"name", words_json(pack_.technologies[i])},
                {"sets",
                 {name_of(static_cast<Set>(2 * i)), name_of(static_cast<Set>(2 * i + 1))}}});
        }
        return all;
    }

    json::object sets() const {
        const State nobody{};
        json::object all;
        for (int i = 0; i < kBoardSets; ++i) {
            const auto set = static_cast<Set>(i);
            all[name_of(set)] = {
                {"name", words_json(set_name(pack_, nobody, SeatId{0}, set))},
                {"spaces", spaces(content_.set(set))},
                {"gives", effects_.of(content_.set(set).effects)},
                {"text", words_json(effect_words(pack_, content_.set(set).effects))}};
        }
        return all;
    }

    json::object cards() const {
        json::object all;
        for (int i = 0; i < kCards; ++i) {
            const auto card = static_cast<Card>(i);
            all[name_of(card)] = {{"name", words_json(pack_.cards[card])},
                                  {"deck", name_of(deck_of(card))},
                                  {"vp", content_.card(card).vp},
                                  {"continuous", content_.card(card).continuous},
                                  {"spaces", spaces(content_.card(card).set)},
                                  {"gives", effects_.of(content_.card(card).set.effects)},
                                  {"passive", passive(content_.card(card))},
                                  {"text", words_json(card_text(pack_, card))}};
        }
        return all;
    }

    // What a continuous card waits for and what it brings then; null for others.
    json::value passive(const CardSpec& card) const {
        const auto point = [](Point which) { return json::value(name_of(which)); };
        switch (card.passive) {
            case Passive::None: return nullptr;
            case Passive::Replace:
            case Passive::MayReplace:
                return json::object{{"kind", "replace"},
                                    {"on", point(card.from)},
                                    {"gives", {{{"point", point(card.to)}, {"amount", 1}}}}};
            case Passive::Bonus:
                return json::object{{"kind", "bonus"},
                                    {"on", point(card.on.front())},
                                    {"gives", effects_.of(card.gain)}};
            case Passive::StartOfTurn:
                return json::object{
                    {"kind", "start"}, {"on", nullptr}, {"gives", effects_.of(card.set.effects)}};
        }
        return nullptr;
    }

    json::object race_tiles() const {
        json::object all;
        for (int i = 0; i < kRaceTiles; ++i) {
            const auto tile = static_cast<RaceTile>(i);
            all[name_of(tile)] = {{"name", words_json(pack_.race_tiles[tile])},
                                  {"race", name_of(static_cast<Race>(i / 2))},
                                  {"text", words_json(race_tile_text(pack_, tile))}};
        }
        return all;
    }

    json::object tokens() const {
        json::object all;
        for (int i = 0; i < kTokens; ++i) {
            const auto token = static_cast<Token>(i);
            const TokenSpec& spec = content_.token(token);
            if (spec.copies > 0) {
                all[name_of(token)] = {{"name", words_json(pack_.tokens[token])},
                                       {"metal", name_of(spec.metal)},
                                       {"copies", spec.copies},
                                       {"gives", effects_.of(spec.effects)},
                                       {"text", words_json(effect_words(pack_, spec.effects))}};
            }
        }
        return all;
    }

    json::object tiles() const {
        json::object all;
        for (int i = 0; i < kTiles; ++i) {
            const auto tile = static_cast<Tile>(i);
            json::object row = {{"terrain", name_of(content_.tile(tile).terrain)},
                                {"sites", sites(content_.tile(tile))}};
            if (i < kInnerTiles)
                row["name"] = words_json(pack_.tiles[tile]);
            all[name_of(tile)] = std::move(row);
        }
        return all;
    }
    json::array sites(const TileSpec& tile) const {
        json::array all;
        for (const SiteSpec& site : tile.sites) {
            if (site.kind != SiteKind::None) {
                all.push_back(json::object{{"kind", site.kind == SiteKind::City ? "city" : "ruin"},
                                           {"metal", write_json(site.metal)},
                                           {"gives", effects_.of(site.effects)},
                                           {"text", words_json(site_text(pack_, site))}});
            }
        }
        return all;
    }

    json::object maps() const {
        json::object all;
        for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
            json::object hexes;
            const Layout& layout = content_.layout(seats);
            for (const Hex hex : layout.hexes) {
                const auto& [q, r] = pack_.places[static_cast<std::size_t>(seats)][hex];
                hexes[name_of(hex)] = {
                    {"q", q}, {"r", r}, {"touching", write_json(layout.touching[hex])}};
            }
            all[std::to_string(seats)] = std::move(hexes);
        }
        return all;
    }

    json::object points_of_the_pool() const {
        json::object all;
        for (int i = 0; i < kPoints; ++i)
            all[name_of(static_cast<Point>(i))] =
                words_json(point_words(pack_, static_cast<Point>(i), 1));
        return all;
    }

    // Every notation word that stands alone.
    static json::object actions() {
        json::object all;
        for (const engine::Phrase& phrase : Texts::phrases())
            if (phrase.key.starts_with("choice.")
                && phrase.english.find('{') == std::string_view::npos)
                all[phrase.key.substr(7)] = {{"en", phrase.english}, {"de", phrase.german}};
        return all;
    }

    json::object parameters() const {
        const Parameters& from = content_.parameters;
        return {{"minis", from.minis},
                {"fortresses", from.fortresses},
                {"gems_to_end", from.gems_to_end},
                {"gems_to_end_of_two", from.gems_to_end_of_two},
                {"cards_to_end", from.cards_to_end},
                {"most_activations", from.most_activations},
                {"most_level", from.most_level},
                {"upgrade_from", from.upgrade_from},
                {"cubes_drawn", from.cubes_drawn},
                {"conditions_short", from.conditions_to_end[0]},
                {"conditions_regular", from.conditions_to_end[1]},
                {"conditions_long", from.conditions_to_end[2]},
                {"gem_vp", from.gem_vp},
                {"trophy_vp", from.trophy_vp},
                {"further_ghost_vp", from.further_ghost_vp},
                {"cube_vp", from.cube_vp},
                {"objective_vp", from.objective_vp},
                {"homeland_vp", from.homeland_vp},
                {"borderland_vp", from.borderland_vp},
                {"centre_vp", from.centre_vp}};
    }

    const Pack& pack_;
    const Content& content_;
    EffectList effects_;
};

}  // namespace

json::value Texts::guide(const Pack& pack) { return Guide(pack).whole(); }

}  // namespace hyperborea
