// Gains and lasting effects of a content pack.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json.hpp>

#include "core/result.h"
#include "engine/pack_document.h"
#include "games/pathciv/names.h"

namespace pathciv {

inline std::uint8_t small(const boost::json::value& value) {
    return boost::json::value_to<std::uint8_t>(value);
}

// The schema knows the fields; which of them belong together is checked here.
class GainReader : public engine::Complaining {
  public:
    using Value = boost::json::value;

    GainList list(const Value& from, const std::string& where) {
        GainList gains{};
        const auto& items = from.as_array();
        for (std::size_t i = 0; i < items.size(); ++i)
            gains[i] = one(items[i], where + "[" + std::to_string(i) + "]");
        return gains;
    }

    Effect effect(const Value& from, const std::string& where) {
        Effect to;
        to.kind = engine::id_of<EffectKind>(from.at("kind"));
        to.tombstone = from.at("tombstone").as_bool();
        const FieldNames fields = fields_of(to.kind);
        for (const auto& field : from.as_object())
            if (field.key() != "kind" && field.key() != "tombstone"
                && !fields.has(std::string_view(field.key())))
                complain(where + "." + std::string(field.key()), "does not belong here");
        for (const std::string_view needed : fields.names)
            if (!needed.empty() && !from.as_object().contains(needed))
                complain(where, "needs " + engine::quoted(needed));
        fill(to, from, where);
        return to;
    }

  private:
    // Which fields an effect of a kind has.
    struct FieldNames {
        std::array<std::string_view, 3> names{};
        bool has(std::string_view name) const {
            return std::ranges::find(names, name) != names.end();
        }
    };
    static FieldNames fields_of(EffectKind kind) {
        switch (kind) {
            case EffectKind::ProduceCubes: return {{"agent", "n"}};
            case EffectKind::ProduceResearch:
            case EffectKind::History:
            case EffectKind::DiscountTech: return {{"type", "n"}};
            case EffectKind::OnTech: return {{"type", "gain"}};
            case EffectKind::OnWonder:
            case EffectKind::OnPhilosophy: return {{"gain"}};
            case EffectKind::OnBattleRank: return {{"max_rank", "gain"}};
            case EffectKind::Priority: return {{"type"}};
            case EffectKind::EndPoints: return {{"per", "div", "n"}};
            case EffectKind::LimitBonus:
            case EffectKind::Power:
            case EffectKind::PowerPerRed:
            case EffectKind::DiscountWonder:
            case EffectKind::DiscountLeader:
            case EffectKind::DiscountPhilosophy:
            case EffectKind::None: break;
        }
        return {{"n"}};
    }

    void fill(Effect& to, const Value& from, const std::string& where) {
        const auto& fields = from.as_object();
        if (fields.contains("agent"))
            to.what = static_cast<std::uint8_t>(engine::id_of<Tray>(from.at("agent")));
        if (fields.contains("type"))
            to.what = static_cast<std::uint8_t>(engine::id_of<Circle>(from.at("type")));
        if (fields.contains("per"))
            to.what = static_cast<std::uint8_t>(engine::id_of<Tally>(from.at("per")));
        if (fields.contains("n"))
            to.amount = small(from.at("n"));
        if (fields.contains("div"))
            to.per = small(from.at("div"));
        if (fields.contains("max_rank"))
            to.per = small(from.at("max_rank"));
        if (fields.contains("gain"))
            to.gains = list(from.at("gain"), where + ".gain");
    }

    Gain one(const Value& from, const std::string& where) {
        Gain gain;
        gain.kind = engine::id_of<GainKind>(from.at("op"));
        gain.amount = small(from.at("n"));
        const auto& fields = from.as_object();
        if (fields.contains("agent") != (gain.kind == GainKind::Cubes))
            complain(where, R"("agent" belongs to "agents", and to nothing else)");
        else if (fields.contains("agent"))
            gain.what = static_cast<std::uint8_t>(engine::id_of<Tray>(from.at("agent")));
        if (fields.contains("type") != (gain.kind == GainKind::Research))
            complain(where, R"("type" belongs to "research", and to nothing else)");
        else if (fields.contains("type"))
            gain.what = static_cast<std::uint8_t>(engine::id_of<Type>(from.at("type")));
        return gain;
    }
};

}  // namespace pathciv
