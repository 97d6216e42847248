// Fills the guide (facts.h) from the content pack with its maps and names and the texts that are
// made from effects.
#include <string>

#include "engine/named.h"
#include "games/hyperborea/facts.h"
#include "games/hyperborea/guide_effects.h"
#include "games/hyperborea/guide_topics.h"
#include "games/hyperborea/words.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::Words;

class Facts {
  public:
    explicit Facts(const Pack& pack)
        : pack_(pack), content_(pack.content), effects_(pack.content) {}

    facts::Guide whole() const {
        const facts::ParametersFact parameters{content_.parameters};
        return {
            .game = "hyperborea",
            .name = pack_.name,
            .colours = engine::named(pack_.colours),
            .terrains = engine::named(pack_.terrains),
            .decks = engine::named(pack_.decks),
            .races = engine::named(pack_.races),
            .homelands = each<Race, kRaces>(&Facts::homeland),
            .technologies = technologies(),
            .sets = each<Set, kBoardSets>(&Facts::set),
            .cards = each<Card, kCards>(&Facts::card),
            .race_tiles = each<RaceTile, kRaceTiles>(&Facts::race_tile),
            .tokens = tokens(),
            .tiles = each<Tile, kTiles>(&Facts::tile),
            .maps = maps(),
            .points = each<Point, kPoints>(&Facts::point),
            .actions = actions(),
            .parameters = parameters,
            .topics = engine::topic_facts({topics_of_the_game()}, engine::fields_of(parameters))};
    }

  private:
    template <class Id, int Count, class Fact>
    core::EnumArray<Id, Fact, Count> each(Fact (Facts::*fact)(Id) const) const {
        core::EnumArray<Id, Fact, Count> all;
        for (int i = 0; i < Count; ++i)
            all[static_cast<Id>(i)] = (this->*fact)(static_cast<Id>(i));
        return all;
    }

    std::vector<facts::TechnologyFact> technologies() const {
        std::vector<facts::TechnologyFact> all;
        for (std::size_t i = 0; i < pack_.technologies.size(); ++i)
            all.push_back(
                {pack_.technologies[i], {static_cast<Set>(2 * i), static_cast<Set>(2 * i + 1)}});
        return all;
    }

    facts::HomelandFact homeland(Race race) const {
        return {homeland_name(race, Role::Capital),
                homeland_name(race, Role::FrontA),
                homeland_name(race, Role::FrontB)};
    }

    static facts::Spaces spaces(const SetSpec& set) {
        facts::Spaces all;
        for (const Space space : set.spaces)
            if (space != kNoSpace)
                all.push_back(space);
        return all;
    }

    facts::SetFact set(Set id) const {
        const SetSpec& spec = content_.set(id);
        return {.name = set_name(pack_, State{}, SeatId{0}, id),
                .spaces = spaces(spec),
                .gives = effects_.of(spec.effects),
                .text = effect_words(pack_, spec.effects)};
    }

    facts::CardFact card(Card id) const {
        const CardSpec& spec = content_.card(id);
        return {.set = {.name = pack_.cards[id],
                        .spaces = spaces(spec.set),
                        .gives = effects_.of(spec.set.effects),
                        .text = card_text(pack_, id)},
                .deck = {deck_of(id)},
                .vp = spec.vp,
                .continuous = spec.continuous,
                .passive = passive(spec)};
    }

    engine::OrNull<facts::PassiveFact> passive(const CardSpec& card) const {
        using facts::PassiveFact, facts::PassiveKind;
        switch (card.passive) {
            case Passive::None: return {};
            case Passive::Replace:
            case Passive::MayReplace:
                return {PassiveFact{
                    PassiveKind::Replace, {card.from}, {{facts::GainFact{card.to, 1}}}}};
            case Passive::Bonus:
                return {PassiveFact{PassiveKind::Bonus, {card.on.front()}, effects_.of(card.gain)}};
            case Passive::StartOfTurn:
                return {PassiveFact{PassiveKind::Start, {}, effects_.of(card.set.effects)}};
        }
        return {};
    }

    facts::RaceTileFact race_tile(RaceTile id) const {
        return {.name = pack_.race_tiles[id],
                .race = {static_cast<Race>(static_cast<int>(id) / 2)},
                .text = race_tile_text(pack_, id)};
    }

    engine::BySome<Token, facts::TokenFact> tokens() const {
        engine::BySome<Token, facts::TokenFact> all;
        for (int i = 0; i < kTokens; ++i)
            if (const auto id = static_cast<Token>(i); content_.token(id).copies > 0)
                all.add(id, token(id));
        return all;
    }
    facts::TokenFact token(Token id) const {
        const TokenSpec& spec = content_.token(id);
        return {.name = pack_.tokens[id],
                .metal = {spec.metal},
                .copies = spec.copies,
                .gives = effects_.of(spec.effects),
                .text = effect_words(pack_, spec.effects)};
    }

    facts::TileFact tile(Tile id) const {
        const TileSpec& spec = content_.tile(id);
        facts::TileFact fact{.terrain = spec.terrain, .sites = {}, .name = {}};
        for (const SiteSpec& site : spec.sites)
            if (site.kind != SiteKind::None)
                fact.sites.push_back(this->site(site));
        if (static_cast<int>(id) < kInnerTiles)
            fact.name = pack_.tiles[id];
        return fact;
    }
    facts::SiteFact site(const SiteSpec& spec) const {
        const bool city = spec.kind == SiteKind::City;
        return {.kind = city ? facts::SiteKind::City : facts::SiteKind::Ruin,
                .metal = spec.metal,
                .gives = effects_.of(spec.effects),
                .text = site_text(pack_, spec)};
    }

    engine::ByKey<engine::BySome<Hex, facts::HexFact>> maps() const {
        engine::ByKey<engine::BySome<Hex, facts::HexFact>> all;
        for (int seats = kMinSeats; seats <= kMaxSeats; ++seats)
            all.add(std::to_string(seats), map(seats));
        return all;
    }
    engine::BySome<Hex, facts::HexFact> map(int seats) const {
        engine::BySome<Hex, facts::HexFact> hexes;
        const Layout& layout = content_.layout(seats);
        for (const Hex hex : layout.hexes) {
            const auto& [q, r] = pack_.places[static_cast<std::size_t>(seats)][hex];
            hexes.add(hex, {q, r, layout.touching[hex]});
        }
        return hexes;
    }

    Words point(Point id) const { return point_words(pack_, id, 1); }

    static engine::BySome<ActionKind, Words> actions() {
        engine::BySome<ActionKind, Words> all;
        for (const engine::Phrase& phrase : Texts::phrases())
            if (phrase.key.starts_with("choice.")
                && phrase.english.find('{') == std::string_view::npos)
                all.add(*engine::named<ActionKind>(phrase.key.substr(7)),
                        {std::string(phrase.english), std::string(phrase.german)});
        return all;
    }

    const Pack& pack_;
    const Content& content_;
    EffectList effects_;
};

}  // namespace

boost::json::value Texts::guide(const Pack& pack) {
    return engine::write_json(Facts(pack).whole());
}

}  // namespace hyperborea
