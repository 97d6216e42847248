// A list of effects as JSON, for clients that show it as symbols: each item gains points, offers
// options or asks a price.
//     [{"point": "gem", "amount": 1}, {"or": [[...], [...]]}, {"pay": "mini", "for": [...]}]
#pragma once

#include <array>
#include <string_view>

#include <boost/json.hpp>

#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"

namespace hyperborea {

class EffectList {
  public:
    explicit EffectList(const Content& content) : content_(content) {}

    boost::json::array of(EffectAt list) const {
        EffectAt end = list;
        while (content_.effect(end).kind != EffectKind::End)
            ++end;
        return between(list, end);
    }

  private:
    boost::json::array between(EffectAt from, EffectAt end) const {
        boost::json::array items;
        for (EffectAt at = from; at < end; at = after(at))
            items.push_back(one(at));
        return items;
    }

    EffectAt after(EffectAt at) const {
        return static_cast<EffectAt>(at + 1 + content_.effect(at).skip);
    }

    boost::json::object one(EffectAt at) const {
        const Effect& effect = content_.effect(at);
        switch (effect.kind) {
            case EffectKind::Choice: return {{"or", options(at)}};
            case EffectKind::Pay:
                return {{"pay", kCostNames[effect.what]},
                        {"for", between(static_cast<EffectAt>(at + 1), after(at))}};
            default:
                return {{"point", name_of(static_cast<Point>(effect.what))},
                        {"amount", effect.amount}};
        }
    }

    boost::json::array options(EffectAt choice) const {
        boost::json::array all;
        for (int i = 0; i < content_.effect(choice).amount; ++i) {
            const EffectAt first = activating::option_at(content_, choice, i);
            const int size = content_.effect(static_cast<EffectAt>(first - 1)).amount;
            all.push_back(between(first, static_cast<EffectAt>(first + size)));
        }
        return all;
    }

    static constexpr std::array<std::string_view, kCosts> kCostNames = {
        "cube", "grey", "mini", "gem"};

    const Content& content_;
};

}  // namespace hyperborea
