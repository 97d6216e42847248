// What a player has to decide, the decision first, and where the game stands.
#include <string>
#include <utility>
#include <vector>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/verdict.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

// A sentence that changes with a number: key.one for 1, key.none for 0, else key.many.
Message counted(const std::string& key, int count) {
    const char* some = count == 1 ? ".one" : ".many";
    return {key + (count == 0 ? ".none" : some), {Argument::number(count)}};
}

class MenuPrompt {
  public:
    MenuPrompt(const Content& content, const State& state) : content_(content), state_(state) {
        Rules::legal(content, state, state.turn.active, legal_);
    }

    Message text() const {
        if (state_.phase == Phase::Preparing)
            return preparing();
        return base_in_play(state_.active()) ? acting() : placing();
    }

  private:
    bool may(ActionKind kind) const { return legal_.contains(action::menu(kind)); }
    bool may_only(ActionKind kind) const { return may(kind) && legal_.size() == 1; }

    Message preparing() const {
        const int kept = kept_dice(state_);
        const int allowed = allowance(content_, state_);
        if (kept > allowed) {
            return {kept - allowed == 1 ? "prompt.surplus.one" : "prompt.surplus.many",
                    {Argument::number(kept - allowed),
                     Argument::number(kept),
                     Argument::number(allowed)}};
        }
        return counted(may_only(ActionKind::Roll) ? "prompt.roll" : "prompt.preparing",
                       preparing::dice_to_roll(content_, state_));
    }

    Message placing() const {
        if (may(ActionKind::Place))
            return counted("prompt.placing",
                           conquering::placement_targets(content_, state_).size());
        if (placement_reachable(content_, state_))
            return {"prompt.placing.change", {}};
        return {may_only(ActionKind::EndTurn) ? "prompt.placing.lost" : "prompt.placing.luck", {}};
    }

    // "Choose a hex to conquer, a die to change, or a card to build."
    Message acting() const {
        std::vector<Argument> things;
        const auto add = [&things](const char* key) {
            things.push_back(Argument::message({key, {}}));
        };
        if (may(ActionKind::Conquer))
            add("thing.hex");
        if (may(ActionKind::Step) || may(ActionKind::Reroll) || may(ActionKind::UseExoskeleton))
            add("thing.die");
        else if (may(ActionKind::Lay))
            add("thing.guard");
        if (may(ActionKind::Build))
            add("thing.card");
        if (things.empty())
            return {may_only(ActionKind::EndTurn) ? "prompt.acting.done" : "prompt.acting.rest",
                    {}};
        const std::string count = std::to_string(things.size());
        return {"prompt.acting." + count, std::move(things)};
    }

    const Content& content_;
    const State& state_;
    engine::ActionList legal_;
};

// The next parameter of an action. The key is "prompt.", the question and the action.
class ParameterPrompt {
  public:
    ParameterPrompt(const Pack& pack, const State& state)
        : pack_(pack), content_(pack.content), state_(state), pending_(state.pending) {}

    Message text() const {
        switch (pending_.ask) {
            case Ask::Beating: return beating();
            case Ask::Face: return of_action({Argument::number(state_.options.exoskeleton_face)});
            case Ask::StepDie: return plain({price(content_.parameters.resources_per_step)});
            case Ask::Card: return plain({});
            case Ask::Piece: return of_action({price(content_.parameters.buy_back_price)});
            case Ask::Captor: return plain({});
            case Ask::Payment: return plain({Argument::seat(pending_.captor)});
            case Ask::Fate: return plain({target(), beaten()});
            case Ask::Target: return of_action({Argument::number(pending_.face)});
            case Ask::Mover:
            case Ask::Condition:
            case Ask::Loot:
            case Ask::Nothing: break;
        }
        return of_action({target()});
    }

  private:
    Message plain(std::vector<Argument> arguments) const {
        return {"prompt." + std::string(name_of(pending_.ask)), std::move(arguments)};
    }
    Message of_action(std::vector<Argument> arguments) const {
        Message prompt = plain(std::move(arguments));
        prompt.key += "." + std::string(name_of(pending_.doing));
        return prompt;
    }
    Message beating() const {
        const Defence defence = defence_of(content_, state_, pending_.target);
        Message prompt = of_action({target(), Argument::number(defence.value)});
        prompt.key += defence.dice == 1 ? ".one" : ".two";
        return prompt;
    }

    static Argument price(int amount) { return Argument::message(resources(amount)); }
    Argument target() const { return Argument::words(pack_.hexes[pending_.target]); }
    Argument beaten() const {
        return Argument::words(pack_.pieces[state_.board.pieces[pending_.target].kind]);
    }

    const Pack& pack_;
    const Content& content_;
    const State& state_;
    const Pending& pending_;
};

}  // namespace

Message Texts::prompt(const Pack& pack, const View& seen) {
    const State& state = seen.table;
    if (state.is_over())
        return verdict(pack.content, state);
    if (Rules::actor(pack.content, state).is_chance())
        return {"prompt.chance", {}};
    return state.pending.ask == Ask::Nothing ? MenuPrompt(pack.content, state).text()
                                             : ParameterPrompt(pack, state).text();
}

// W5.1
Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    const State& state = seen.table;
    const std::vector<Argument> round = {Argument::number(state.round)};
    switch (state.phase) {
        case Phase::Laying:
        case Phase::Dealing:
        case Phase::Starting: return {"stage.setup", {}};
        case Phase::Preparing:
        case Phase::Rolling: return {"stage.preparing", round};
        case Phase::Acting:
        case Phase::Rerolling:
        case Phase::Somnium: return {"stage.acting", round};
        case Phase::Refilling: return {"stage.closing", round};
        case Phase::Over: return {"stage.over", {}};
    }
    return {};
}

}  // namespace wiraqocha
