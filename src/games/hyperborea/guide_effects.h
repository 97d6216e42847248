// A list of effects for clients that show it as symbols.
#pragma once

#include <vector>

#include "games/hyperborea/facts.h"
#include "games/hyperborea/rules.h"

namespace hyperborea {

class EffectList {
  public:
    explicit EffectList(const Content& content) : content_(content) {}

    facts::Effects of(EffectAt list) const {
        EffectAt end = list;
        while (content_.effect(end).kind != EffectKind::End)
            ++end;
        return between(list, end);
    }

  private:
    facts::Effects between(EffectAt from, EffectAt end) const {
        facts::Effects items;
        for (EffectAt at = from; at < end; at = after(at))
            items.push_back(one(at));
        return items;
    }

    EffectAt after(EffectAt at) const {
        return static_cast<EffectAt>(at + 1 + content_.effect(at).skip);
    }

    facts::EffectFact one(EffectAt at) const {
        const Effect& effect = content_.effect(at);
        switch (effect.kind) {
            case EffectKind::Choice: return {facts::ChoiceFact{options(at)}};
            case EffectKind::Pay:
                return {facts::PayFact{static_cast<facts::Price>(effect.what),
                                       between(static_cast<EffectAt>(at + 1), after(at))}};
            case EffectKind::Gain:
            case EffectKind::Option:
            case EffectKind::End: break;
        }
        return {facts::GainFact{static_cast<Point>(effect.what), effect.amount}};
    }

    std::vector<facts::Effects> options(EffectAt choice) const {
        std::vector<facts::Effects> all;
        for (int i = 0; i < content_.effect(choice).amount; ++i) {
            const EffectAt first = activating::option_at(content_, choice, i);
            const int size = content_.effect(static_cast<EffectAt>(first - 1)).amount;
            all.push_back(between(first, static_cast<EffectAt>(first + size)));
        }
        return all;
    }

    const Content& content_;
};

}  // namespace hyperborea
