// The content of a game as the rules see it: numbers, effects and maps. Names stay with the pack.
#pragma once

#include <type_traits>

#include "games/hyperborea/points.h"

namespace hyperborea {

struct Parameters {
    std::uint8_t cubes = 0;  // of each colour
    std::uint8_t greys = 0;
    std::uint8_t gems = 0;
    std::uint8_t ghosts = 0;
    std::uint8_t minis = 0;
    std::uint8_t fortresses = 0;
    std::uint8_t start_minis = 0;
    std::uint8_t cubes_drawn = 0;
    std::uint8_t homeland_stack = 0;
    std::uint8_t borderland_stack = 0;
    std::uint8_t centre_stack = 0;
    std::uint8_t market_per_deck = 0;
    std::uint8_t most_level = 0;
    std::uint8_t upgrade_from = 0;  // one cube from this level on, two at the highest
    std::uint8_t gems_to_end = 0;
    std::uint8_t gems_to_end_of_two = 0;
    std::uint8_t cards_to_end = 0;
    std::uint8_t most_activations = 0;
    std::uint8_t most_points = 0;
    std::uint8_t gem_vp = 0;
    std::uint8_t trophy_vp = 0;
    std::uint8_t cube_vp = 0;
    std::uint8_t objective_vp = 0;
    std::uint8_t homeland_vp = 0;
    std::uint8_t borderland_vp = 0;
    std::uint8_t centre_vp = 0;
    std::uint8_t further_ghost_vp = 0;
    std::array<std::uint8_t, 4> ghosts_vp{};
    std::array<std::uint8_t, 3> conditions_to_end{};  // by length
    std::array<std::uint8_t, kTerrains> enter_extra{};
    std::array<std::uint8_t, kTerrains> exit_extra{};
    friend constexpr bool operator==(const Parameters&, const Parameters&) = default;
};

// Spaces in the order of their kinds, so that a multi space stands last.
struct SetSpec {
    EffectAt effects = kNoEffects;
    std::array<Space, kSpacesPerSet> spaces = {kNoSpace, kNoSpace, kNoSpace};
    std::uint8_t size = 0;
    bool spares_multi = false;  // for Red A: an attack effect and a multi space (H6.48a)
    std::uint8_t reserved = 0;  // no padding: the content is embedded as bytes
};

enum class Passive : std::uint8_t { None, Replace, MayReplace, Bonus, StartOfTurn };

struct CardSpec {
    SetSpec set;
    Passive passive = Passive::None;
    bool continuous = false;
    std::uint8_t vp = 0;
    Point from = kNoPoint;  // of a replacement
    Point to = kNoPoint;
    std::uint8_t reserved = 0;
    EffectAt gain = kNoEffects;  // of a bonus
    PointSet on;                 // its trigger
};

enum class SiteKind : std::uint8_t { None, City, Ruin };

struct SiteSpec {
    SiteKind kind = SiteKind::None;
    Metal metal = kNoMetal;
    EffectAt effects = kNoEffects;
};

struct TileSpec {
    Terrain terrain = Terrain::Desert;
    bool has_city = false;
    std::array<SiteSpec, kSites> sites{};
};

struct TokenSpec {
    Metal metal = Metal::Bronze;
    std::uint8_t copies = 0;  // 0 for all but the first token of a face
    EffectAt effects = kNoEffects;
};

// What a race tile brings; the powers that are no numbers are known by the tile itself.
struct RaceTileSpec {
    EffectAt effects = kNoEffects;  // of its uses
    std::uint8_t fortresses = 0;    // that lie on it
    std::uint8_t gems = 0;          // at the start
    std::array<Card, 2> starts = {kNoCard, kNoCard};
    EffectAt bonus = kNoEffects;
    PointSet on;  // trigger of the bonus
};

struct Layout {
    HexSet hexes;
    HexSet inner;
    PerHex<HexSet> touching;
    std::uint32_t reserved = 0;
};

struct Content {
    Parameters parameters;
    std::array<std::uint8_t, 2> reserved{};
    std::array<Effect, kMaxEffects> effects{};
    std::array<SetSpec, kBoardSets> sets{};
    std::array<TileSpec, kTiles> tiles{};
    std::array<TokenSpec, kTokens> tokens{};
    std::array<std::uint8_t, 4> reserved_too{};
    std::array<CardSpec, kCards> cards{};
    std::array<RaceTileSpec, kRaceTiles> race_tiles{};
    std::array<Layout, kMaxSeats + 1> layouts{};

    // Derived from the cards by `derive`, once, when the content is made.
    CardSet continuous;
    CardSet replacing;
    CardSet may_replace;
    CardSet bonuses;
    CardSet starting;
    CardSet copyable;  // H6.35

    constexpr const Effect& effect(EffectAt at) const { return effects[at]; }
    constexpr const CardSpec& card(Card id) const { return cards[static_cast<std::size_t>(id)]; }
    constexpr const TileSpec& tile(Tile id) const { return tiles[static_cast<std::size_t>(id)]; }
    constexpr const TokenSpec& token(Token id) const {
        return tokens[static_cast<std::size_t>(id)];
    }
    constexpr const RaceTileSpec& race_tile(RaceTile id) const {
        return race_tiles[static_cast<std::size_t>(id)];
    }
    constexpr const SetSpec& set(Set id) const {
        return is_card(id) ? card(card_of(id)).set : sets[static_cast<std::size_t>(id)];
    }
    constexpr const Layout& layout(int seats) const {
        return layouts[static_cast<std::size_t>(seats)];
    }
};
static_assert(std::has_unique_object_representations_v<Content>);

// Whether a list contains this point anywhere, also inside an OR or a pay.
constexpr bool mentions(const Content& content, EffectAt list, Point point) {
    for (; content.effect(list).kind != EffectKind::End; ++list)
        if (content.effect(list).kind == EffectKind::Gain
            && content.effect(list).what == static_cast<std::uint8_t>(point))
            return true;
    return false;
}

// Fills in what follows from the rest.
constexpr void derive(Content& content) {
    for (int i = 0; i < kCards; ++i) {
        const Card id{static_cast<std::uint8_t>(i)};
        const CardSpec& card = content.card(id);
        const bool replaces =
            card.passive == Passive::Replace || card.passive == Passive::MayReplace;
        if (card.continuous)
            content.continuous.insert(id);
        if (card.passive == Passive::Replace)
            content.replacing.insert(id);
        if (card.passive == Passive::MayReplace)
            content.may_replace.insert(id);
        if (card.passive == Passive::Bonus)
            content.bonuses.insert(id);
        if (card.passive == Passive::StartOfTurn)
            content.starting.insert(id);
        if (!replaces && card.passive != Passive::Bonus
            && !mentions(content, card.set.effects, Point::Spy))
            content.copyable.insert(id);
    }
}

}  // namespace hyperborea
