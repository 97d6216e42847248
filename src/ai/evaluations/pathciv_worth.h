// What gains, effects and cards of Path of Civilization are worth, in points at the end. Read from
// the content, so that other packs are judged too.
#pragma once

#include "games/pathciv/content.h"

namespace ai::pathciv_standing {

using namespace pathciv;

// Of a cube while there is something to spend it on.
constexpr float worth_of(Tray tray) {
    switch (tray) {
        case Tray::Red: return 1.1F;
        case Tray::Blue: return 1.7F;
        case Tray::Yellow:
        case Tray::Grey:
        case Tray::Purple: return 1.3F;
    }
    return 0;
}
inline constexpr float kWorthOfResearch = 0.9F;
inline constexpr float kWorthOfSpace = 1.2F;
inline constexpr float kWorthOfHeritage = 1.0F;  // with two battles to come

// How much of the game is to come, by what it is good for.
struct Outlook {
    int deployments = 0;
    int researches = 0;
    int contests = 0;  // rounds in which cards can be bought
    int challenges = 0;
    int battles = 0;
};

constexpr float worth_of(Gain gain, const Outlook& outlook) {
    const auto amount = static_cast<float>(gain.amount);
    switch (gain.kind) {
        case GainKind::Cubes: return amount * worth_of(static_cast<Tray>(gain.what));
        case GainKind::AnyCubes: return amount * worth_of(Tray::Blue);
        case GainKind::Research: return amount * kWorthOfResearch;
        case GainKind::AnyResearch: return amount * kWorthOfResearch * 1.2F;
        case GainKind::Population: return amount * kWorthOfSpace;
        case GainKind::Heritage:
            return amount * kWorthOfHeritage * static_cast<float>(outlook.battles) / 2;
        case GainKind::Tokens: return amount;
        case GainKind::History: return amount * static_cast<float>(outlook.challenges) * 1.3F;
        case GainKind::None: break;
    }
    return 0;
}

constexpr float worth_of(const GainList& gains, const Outlook& outlook) {
    float worth = 0;
    for (const Gain& gain : gains) {
        if (gain.kind == GainKind::None)
            break;
        worth += worth_of(gain, outlook);
    }
    return worth;
}

constexpr float worth_of(const Effect& effect, const Outlook& outlook) {
    const auto amount = static_cast<float>(effect.amount);
    const auto rounds = static_cast<float>(outlook.contests);
    switch (effect.kind) {
        case EffectKind::ProduceCubes:
            return amount * worth_of(static_cast<Tray>(effect.what))
                   * static_cast<float>(outlook.deployments) * 0.8F;
        case EffectKind::ProduceResearch:
            return amount * kWorthOfResearch * static_cast<float>(outlook.researches) * 0.8F;
        case EffectKind::LimitBonus: return amount * rounds * 0.5F;
        case EffectKind::Power:
            return amount * kWorthOfHeritage * static_cast<float>(outlook.battles) / 2;
        case EffectKind::PowerPerRed: return amount * static_cast<float>(outlook.battles) * 1.5F;
        case EffectKind::History: return amount * static_cast<float>(outlook.challenges) * 0.8F;
        case EffectKind::DiscountWonder:
        case EffectKind::DiscountLeader: return amount * rounds * 0.7F;
        case EffectKind::DiscountTech: return amount * rounds * 0.6F;
        case EffectKind::DiscountPhilosophy: return amount * rounds * 0.8F;
        case EffectKind::OnTech: return worth_of(effect.gains, outlook) * rounds * 0.8F;
        case EffectKind::OnWonder:
        case EffectKind::OnPhilosophy: return worth_of(effect.gains, outlook) * rounds * 0.5F;
        case EffectKind::OnBattleRank:
            return worth_of(effect.gains, outlook) * static_cast<float>(outlook.battles) * 0.7F;
        case EffectKind::Priority: return rounds * 0.3F;
        case EffectKind::EndPoints: return amount * 3.5F / static_cast<float>(effect.per);
        case EffectKind::None: break;
    }
    return 0;
}

// Beyond its type, which counts in challenges.
constexpr float worth_of(const CardSpec& card, const Outlook& outlook) {
    float worth = static_cast<float>(card.vp) + worth_of(card.instant, outlook);
    for (const Effect& effect : card.lasting)
        worth += worth_of(effect, outlook);
    return worth;
}

constexpr float squares_of(const TechSpec& tech) {
    float worth = 0;
    for (const Tray tray : all_trays())
        worth += static_cast<float>(tech.left[tray]) * worth_of(tray);
    return worth;
}
constexpr int circles_of(const TechSpec& tech) {
    int count = 0;
    for (const Type type : all_types())
        count += tech.right[type];
    return count;
}

// A card lies left in one round and right in another.
constexpr float yield_of(const TechSpec& tech) {
    return (squares_of(tech) + static_cast<float>(circles_of(tech)) * kWorthOfResearch) / 2;
}

}  // namespace ai::pathciv_standing
