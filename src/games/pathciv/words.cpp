#include "games/pathciv/words.h"

#include <string>
#include <vector>

#include "engine/nouns.h"

namespace pathciv {

using engine::counted;
using engine::joined;
using engine::Noun;
using engine::Words;

namespace {

// clang-format off
constexpr Noun kAnyCubes = {"1 cube of your choice", "# cubes of your choice", "1 Würfel deiner Wahl", "# Würfel deiner Wahl"};
constexpr Noun kAnyResearch = {"1 research point of your choice", "# research points of your choice",
                               "1 Forschungspunkt deiner Wahl", "# Forschungspunkte deiner Wahl"};
constexpr Noun kPopulation = {"population +1", "population +#", "Bevölkerung +1", "Bevölkerung +#"};
constexpr Noun kHeritage = {"heritage +1", "heritage +#", "Erbe +1", "Erbe +#"};
constexpr Noun kTokens = {"1 point at once", "# points at once", "1 Punkt sofort", "# Punkte sofort"};
constexpr Noun kHistory = {"1 history cube on every challenge to come", "# history cubes on every challenge to come",
                           "1 Geschichtswürfel auf jede kommende Herausforderung", "# Geschichtswürfel auf jede kommende Herausforderung"};
constexpr Noun kHistoryPoints = {"1 history point", "# history points", "1 Geschichtspunkt", "# Geschichtspunkte"};
constexpr Noun kPoints = {"1 point", "# points", "1 Punkt", "# Punkte"};
// clang-format on

Words both(const std::string& text) { return {text, text}; }
Words signed_number(int amount) {
    return both(" " + std::string(amount < 0 ? "" : "+") + std::to_string(amount));
}
Words number(int amount) { return both(std::to_string(amount)); }

// " (X)" behind what an effect is about: empty for any type. Only for effects that are about types.
Words of_type(const Pack& pack, const Effect& effect) {
    const auto circle = static_cast<Circle>(effect.what);
    if (circle == Circle::Any)
        return {};
    return Words{" (", " ("} + pack.types[type_of(circle)] + Words{")", ")"};
}

Words tally_words(const Pack& pack, Tally tally, bool one) {
    switch (tally) {
        case Tally::Wonders:
            return one ? Words{"own wonder", "eigenes Wunder"}
                       : Words{"own wonders", "eigene Wunder"};
        case Tally::Leaders:
            return one ? Words{"own leader", "eigenen Anführer"}
                       : Words{"own leaders", "eigene Anführer"};
        case Tally::Philosophy:
            return one ? Words{"own philosophy step", "eigene Philosophie-Stufe"}
                       : Words{"own philosophy steps", "eigene Philosophie-Stufen"};
        case Tally::DifferentTypes:
            return one ? Words{"type among own wonders and leaders",
                               "Typ unter eigenen Wundern und Anführern"}
                       : Words{"types among own wonders and leaders",
                               "Typen unter eigenen Wundern und Anführern"};
        case Tally::MilitaryCards:
        case Tally::CultCards:
        case Tally::ScienceCards:
        case Tally::CultureCards:
        case Tally::IndustryCards: break;
    }
    const int index = static_cast<int>(tally) - static_cast<int>(Tally::MilitaryCards);
    return (one ? Words{"own card (", "eigene Karte ("} : Words{"own cards (", "eigene Karten ("})
           + pack.types[static_cast<Type>(index)] + Words{")", ")"};
}

Words end_words(const Pack& pack, const Effect& effect) {
    const Words each = effect.per == 1
                           ? Words{" for each ", " je "}
                           : Words{" for every ", " je "} + number(effect.per) + both(" ");
    return Words{"at the end ", "am Ende "} + counted(kPoints, effect.amount) + each
           + tally_words(pack, static_cast<Tally>(effect.what), effect.per == 1);
}

Words discount_words(const Words& what, int amount) {
    return what + Words{" cost ", " kosten "} + number(amount) + Words{" less", " weniger"};
}

Words produced(const Pack& pack, const Effect& effect) {
    const auto circle = static_cast<Circle>(effect.what);
    return (circle == Circle::Any ? counted(kAnyResearch, effect.amount)
                                  : research_amount(pack, type_of(circle), effect.amount))
           + Words{" in every phase D", " in jeder Phase D"};
}

// What is gained when something happens.
Words when(const Words& occasion, const Pack& pack, const Effect& effect) {
    return gains_words(pack, effect.gains) + both(" ") + occasion;
}

Words occasion_of(const Pack& pack, const Effect& effect) {
    switch (effect.kind) {
        case EffectKind::OnTech:
            return Words{"when you buy a technology", "beim Kauf einer Technologie"}
                   + of_type(pack, effect);
        case EffectKind::OnWonder: return {"when you buy a wonder", "beim Kauf eines Wunders"};
        case EffectKind::OnPhilosophy:
            return {"when you arrive at a philosophy step",
                    "beim Erreichen einer Philosophie-Stufe"};
        default:
            return Words{"for battle rank ", "für Rang "} + number(effect.per)
                   + Words{" or better", " oder besser in einer Schlacht"};
    }
}

Words lasting_words(const Pack& pack, const Effect& effect) {
    switch (effect.kind) {
        case EffectKind::ProduceCubes:
            return tray_amount(pack, static_cast<Tray>(effect.what), effect.amount)
                   + Words{" in every phase B", " in jeder Phase B"};
        case EffectKind::ProduceResearch: return produced(pack, effect);
        case EffectKind::LimitBonus: return Words{"limit", "Limit"} + signed_number(effect.amount);
        case EffectKind::Power: return Words{"power", "Macht"} + signed_number(effect.amount);
        case EffectKind::PowerPerRed:
            return Words{"power of each red cube", "Macht jedes roten Würfels"}
                   + signed_number(effect.amount);
        case EffectKind::History:
            return Words{"history points in challenges", "Geschichtspunkte in Herausforderungen"}
                   + of_type(pack, effect) + signed_number(effect.amount);
        case EffectKind::DiscountWonder:
            return discount_words({"wonders", "Wunder"}, effect.amount);
        case EffectKind::DiscountLeader:
            return discount_words({"leaders", "Anführer"}, effect.amount);
        case EffectKind::DiscountTech:
            return discount_words(Words{"technologies", "Technologien"} + of_type(pack, effect),
                                  effect.amount);
        case EffectKind::DiscountPhilosophy:
            return discount_words({"philosophy steps", "Philosophie-Stufen"}, effect.amount);
        case EffectKind::Priority:
            return Words{"first in every contest over cards", "Vorrang in jedem Streit um Karten"}
                   + of_type(pack, effect);
        case EffectKind::EndPoints: return end_words(pack, effect);
        case EffectKind::OnTech:
        case EffectKind::OnWonder:
        case EffectKind::OnPhilosophy:
        case EffectKind::OnBattleRank:
        case EffectKind::None: break;
    }
    return when(occasion_of(pack, effect), pack, effect);
}

template <class Symbols, class Kinds, class Say>
Words symbols_words(const Symbols& symbols, Kinds kinds, Say&& say) {
    std::vector<Words> parts;
    for (const auto kind : kinds)
        if (symbols[kind] > 0)
            parts.push_back(say(kind, symbols[kind]));
    return parts.empty() ? Words{"nothing", "nichts"} : joined(parts, {", ", ", "});
}

}  // namespace

Words tray_amount(const Pack& pack, Tray tray, int amount) {
    return pack.trays[tray] + signed_number(amount);
}

Words research_amount(const Pack& pack, Type type, int amount) {
    return Words{"research in ", "Forschung "} + pack.types[type] + signed_number(amount);
}

Words circle_name(const Pack& pack, Circle circle) {
    return circle == Circle::Any ? Words{"type of your choice", "Typ deiner Wahl"}
                                 : pack.types[type_of(circle)];
}

Words gain_words(const Pack& pack, const Gain& gain) {
    switch (gain.kind) {
        case GainKind::Cubes: return tray_amount(pack, static_cast<Tray>(gain.what), gain.amount);
        case GainKind::AnyCubes: return counted(kAnyCubes, gain.amount);
        case GainKind::Research:
            return research_amount(pack, static_cast<Type>(gain.what), gain.amount);
        case GainKind::AnyResearch: return counted(kAnyResearch, gain.amount);
        case GainKind::Population: return counted(kPopulation, gain.amount);
        case GainKind::Heritage: return counted(kHeritage, gain.amount);
        case GainKind::Tokens: return counted(kTokens, gain.amount);
        case GainKind::History: return counted(kHistory, gain.amount);
        case GainKind::None: break;
    }
    return {};
}

Words gains_words(const Pack& pack, const GainList& gains) {
    std::vector<Words> parts;
    for (const Gain& gain : gains)
        if (gain.kind != GainKind::None)
            parts.push_back(gain_words(pack, gain));
    return parts.empty() ? Words{"nothing", "nichts"} : joined(parts, {", ", ", "});
}

Words effect_words(const Pack& pack, const Effect& effect) {
    const Words text = lasting_words(pack, effect);
    return effect.tombstone ? text + Words{" (also after death)", " (auch nach dem Tod)"} : text;
}

Words card_text(const Pack& pack, Card card) {
    const CardSpec& spec = pack.content.card(card);
    std::vector<Words> parts;
    if (spec.instant[0].kind != GainKind::None)
        parts.push_back(gains_words(pack, spec.instant));
    for (const Effect& effect : spec.lasting)
        if (effect.kind != EffectKind::None)
            parts.push_back(effect_words(pack, effect));
    return parts.empty() ? Words{"nothing but its points", "nur seine Punkte"}
                         : joined(parts, {"; ", "; "});
}

Words tech_text(const Pack& pack, Tech tech) {
    const TechSpec& spec = pack.content.tech(tech);
    const auto cubes = [&](Tray tray, int amount) { return tray_amount(pack, tray, amount); };
    const auto research = [&](Type type, int amount) {
        return research_amount(pack, type, amount);
    };
    return symbols_words(spec.left, all_trays(), cubes) + Words{" on the left; ", " links; "}
           + symbols_words(spec.right, all_types(), research) + Words{" on the right", " rechts"};
}

Words offer_text(const Pack& pack, Tech tech) {
    return tech_text(pack, tech) + Words{"; at once ", "; sofort "}
           + gains_words(pack, pack.content.box(stack_of(tech)));
}

Words sort_words(const Pack& pack, Type type, int points) {
    return pack.types[type] + both(", ") + counted(kPoints, points);
}

Words history_words(int points) { return counted(kHistoryPoints, points); }

Words challenge_text(const Pack& pack, Challenge challenge) {
    const ChallengeSpec& spec = pack.content.challenge(challenge);
    return counted(kPoints, spec.vp_per_point)
           + Words{" for each history point (", " je Geschichtspunkt ("}
           + pack.types[type_of(challenge)] + Words{"); for every ", "); je "}
           + number(spec.divisor) + Words{" of them ", " davon "} + gains_words(pack, spec.bonus);
}

Words battle_text(const Pack& pack, Battle battle) {
    std::vector<Words> ranks;
    for (const GainList& gains : pack.content.battle(battle).ranks)
        ranks.push_back(Words{"rank ", "Rang "} + number(static_cast<int>(ranks.size()) + 1)
                        + Words{": ", ": "} + gains_words(pack, gains));
    return joined(ranks, {"; ", "; "});
}

Words board_text(const Pack& pack, Board board) {
    const BoardSpec& spec = pack.content.board(board);
    std::vector<Words> row(kTypes);
    for (const Type type : all_types())
        row[spec.rank[type] - 1U] = pack.types[type];
    return joined(row, {" > ", " > "}) + Words{"; at the start ", "; zu Beginn "}
           + gains_words(pack, spec.start_bonus);
}

}  // namespace pathciv
