// What effects of Hyperborea are worth, roughly, in victory points: to compare sets, sites and
// cards with each other before anybody has counted a position.
#pragma once

#include <algorithm>

#include "games/hyperborea/board.h"

namespace ai::hyperborea_standing {

using namespace hyperborea;

constexpr float worth_of(Point point) {
    if (point >= Point::GenerateRed && point <= Point::GenerateAny)
        return 1.2F;
    if (point >= Point::ExchangeRed && point <= Point::ExchangeAny)
        return 0.3F;
    if (point >= Point::Row1 && point <= Point::Row6)
        return 0.25F
               * static_cast<float>(static_cast<int>(point) - static_cast<int>(Point::Row1) + 1);
    if (point >= Point::Diff1 && point <= Point::Diff6)
        return 0.25F
               * static_cast<float>(static_cast<int>(point) - static_cast<int>(Point::Diff1) + 1);
    switch (point) {
        case Point::Move: return 0.3F;
        case Point::Fly: return 0.4F;
        case Point::Attack: return 0.8F;
        case Point::Ranged: return 0.4F;
        case Point::Fortress: return 0.1F;
        case Point::Mini: return 0.7F;
        case Point::Clone: return 0.9F;
        case Point::Tech: return 2.5F;
        case Point::Gem: return 1.1F;
        case Point::Develop: return 0.27F;
        case Point::Draw: return 0.5F;
        case Point::Restore: return 0.4F;
        case Point::Spy: return 0.7F;
        case Point::Purge: return 0.5F;
        case Point::StrikeDevelop: return 0.2F;
        default: return 0.7F;  // the other strikes
    }
}

// Of what is given away for an effect.
constexpr float worth_of(Cost cost) {
    switch (cost) {
        case Cost::RemoveCube: return 1.3F;
        case Cost::RemoveGrey: return -0.4F;
        case Cost::RemoveMini: return 0.6F;
        case Cost::RemoveGem: return 1.1F;
    }
    return 0;
}

// A part of a list: of an OR the best option, of a price what is left when it is paid.
constexpr float worth_of(const Content& content, EffectAt at, EffectAt end) {
    float sum = 0;
    while (at != end && content.effect(at).kind != EffectKind::End) {
        const Effect& effect = content.effect(at);
        const auto next = static_cast<EffectAt>(at + 1);
        const auto behind = static_cast<EffectAt>(next + effect.skip);
        at = effect.kind == EffectKind::Gain ? next : behind;
        if (effect.kind == EffectKind::Gain)
            sum += static_cast<float>(effect.amount) * worth_of(static_cast<Point>(effect.what));
        if (effect.kind == EffectKind::Pay)
            sum += std::max(
                0.0F, worth_of(content, next, behind) - worth_of(static_cast<Cost>(effect.what)));
        if (effect.kind != EffectKind::Choice)
            continue;
        float best = 0;
        for (EffectAt option = next; option < behind;) {
            const auto body = static_cast<EffectAt>(option + 1);
            const auto rest = static_cast<EffectAt>(body + content.effect(option).amount);
            best = std::max(best, worth_of(content, body, rest));
            option = rest;
        }
        sum += best;
    }
    return sum;
}

inline constexpr EffectAt kToTheEnd = 0xffff;

constexpr float worth_of(const Content& content, EffectAt list) {
    return worth_of(content, list, kToTheEnd);
}

constexpr float worth_of(Metal metal) {
    switch (metal) {
        case Metal::Bronze: return 0.5F;
        case Metal::Silver: return 1;
        case Metal::Gold: return 2;
    }
    return 0;
}

// What a mini that goes in there finds; nothing if it cannot. Face-down hexes promise something.
constexpr float worth_of_site(const Content& content, const Table& table, Hex hex, int site) {
    constexpr float kUnknown = 0.8F;
    if (is_face_down(table, hex))
        return site == 0 ? kUnknown : 0;
    if (!can_be_entered(content, table, hex, site))
        return 0;
    const SiteSpec& spec = site_at(content, table, hex, site);
    return spec.kind == SiteKind::Ruin ? worth_of(spec.metal) : worth_of(content, spec.effects);
}

// What a card gives each time, or while it is full.
constexpr float yield_of(const Content& content, Card card) {
    const CardSpec& spec = content.card(card);
    switch (spec.passive) {
        case Passive::None: return worth_of(content, spec.set.effects);
        case Passive::StartOfTurn: return 2 * worth_of(content, spec.set.effects);
        case Passive::Bonus: return 1.5F * worth_of(content, spec.gain);
        case Passive::Replace:
        case Passive::MayReplace: break;
    }
    return 0.5F;
}

inline constexpr float kYieldOfCube = 0.45F;  // on the sets that everybody has

// .. beyond what its coloured cubes would give elsewhere; grey ones are good for nothing else.
constexpr float power_of(const Content& content, Card card) {
    float power = yield_of(content, card);
    const SetSpec& set = content.card(card).set;
    for (std::size_t i = 0; i < set.size; ++i)
        power -= set.spaces[i] == Space::Grey ? 0 : kYieldOfCube;
    return power;
}

constexpr float worth_of(const Content& content, Set set) {
    return is_card(set) ? yield_of(content, card_of(set))
                        : worth_of(content, content.set(set).effects);
}

}  // namespace ai::hyperborea_standing
