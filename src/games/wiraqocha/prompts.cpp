// What a player has to decide, the decision first, and where the game stands.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/verdict.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

// A sentence that changes with a number: key.one for 1, key.none for 0, else key.many.
Message counted(const std::string& key, int count) {
    const char* some = count == 1 ? ".one" : ".many";
    return {key + (count == 0 ? ".none" : some), {Argument::number(count)}};
}

struct Thing {
    ActionKind kind;
    const char* key;
};

// What may come before the roll, and what a turn has besides hexes and dice; the first are named.
constexpr std::size_t kMostThings = 3;
constexpr auto kSteps = std::to_array<Thing>({
    {ActionKind::Income, "step.income"},
    {ActionKind::Count, "step.count"},
    {ActionKind::UseWorkshop, "step.workshop"},
    {ActionKind::CaveMove, "step.cave_move"},
    {ActionKind::Swap, "step.swap"},
    {ActionKind::UseFactory, "step.factory"},
    {ActionKind::TakeBack, "step.take_back"},
});
constexpr auto kDeeds = std::to_array<Thing>({
    {ActionKind::Build, "thing.card"},
    {ActionKind::Plunder, "thing.plunder"},
    {ActionKind::Tunnel, "thing.tunnel"},
    {ActionKind::BuyBack, "thing.buy_back"},
    {ActionKind::Ransom, "thing.ransom"},
    {ActionKind::SomniumDie, "thing.somnium_die"},
    {ActionKind::Probe, "thing.probe"},
    {ActionKind::MoveFortress, "thing.fortress"},
    {ActionKind::FireDeathRay, "thing.death_ray"},
});

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
        return before_the_roll(counted("prompt.roll", preparing::dice_to_roll(content_, state_)));
    }

    // "Roll 3 dice; before that you may swap an airship or take back a die."
    Message before_the_roll(Message roll) const {
        std::vector<Argument> steps;
        for (const auto& [kind, thing] : kSteps)
            if (may(kind) && steps.size() < kMostThings)
                steps.push_back(Argument::message({thing, {}}));
        const std::string key = "prompt.preparing." + std::to_string(steps.size());
        steps.insert(steps.begin(), Argument::message(std::move(roll)));
        return {key, std::move(steps)};
    }

    Message placing() const {
        if (may(ActionKind::Place))
            return counted("prompt.placing",
                           conquering::placement_targets(content_, state_).size());
        if (placement_reachable(content_, state_))
            return {"prompt.placing.change", {}};
        return {may_only(ActionKind::EndTurn) ? "prompt.placing.lost" : "prompt.placing.luck", {}};
    }

    // "Choose one of 5 hexes to conquer, a die to change, or a card to build."
    Message acting() const {
        std::vector<Argument> things;
        if (may(ActionKind::Conquer))
            things.push_back(Argument::message(
                counted("thing.hex", conquering::targets(content_, state_).size())));
        if (may(ActionKind::Step) || may(ActionKind::Reroll) || may(ActionKind::UseExoskeleton))
            things.push_back(Argument::message({"thing.die", {}}));
        else if (may(ActionKind::Lay))
            things.push_back(Argument::message(counted("thing.guard", state_.turn.pool.size())));
        for (const auto& [kind, thing] : kDeeds)
            if (may(kind) && things.size() < kMostThings)
                things.push_back(Argument::message({thing, {}}));
        if (things.empty())
            return {"prompt.acting.done", {}};
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
            case Ask::Fate: return plain({target(), beaten(), holder()});
            case Ask::Target: return of_action({open_hexes(), Argument::number(pending_.face)});
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

    Argument open_hexes() const {
        return Argument::number(composing::targets(content_, state_).size());
    }
    static Argument price(int amount) { return Argument::message(resources(amount)); }
    Argument target() const { return Argument::words(pack_.hexes[pending_.target]); }
    Argument beaten() const { return used_piece(state_.board.pieces[pending_.target].kind); }
    Argument holder() const { return Argument::seat(holder_of(state_, pending_.target)); }

    const Pack& pack_;
    const Content& content_;
    const State& state_;
    const Pending& pending_;
};

// What chance is about to decide.
Message chance(const State& state) {
    std::vector<Argument> who = {Argument::seat(state.turn.active)};
    switch (state.phase) {
        case Phase::Laying: return {"prompt.chance.laying", {}};
        case Phase::Dealing: return {"prompt.chance.dealing", {}};
        case Phase::Starting: return {"prompt.chance.starting", {}};
        case Phase::Refilling: return {"prompt.chance.refilling", {}};
        case Phase::Rolling:
            return {"prompt.chance.rolling",
                    {who[0], Argument::message(dice(state.turn.to_roll.value()))}};
        case Phase::Rerolling:
        case Phase::Somnium: return {"prompt.chance.die", std::move(who)};
        case Phase::Preparing:
        case Phase::Acting:
        case Phase::Over: break;
    }
    return {};
}

// W6.17: what the attack in progress costs besides its dice.
int lifting_price(const Content& content, const State& state) {
    const Pending& pending = state.pending;
    return composing::is_attack(pending.doing) && pending.target != kNoHex
               ? defence_of(content, state, pending.target).price
               : 0;
}

// "4 free dice, 1 re-roll": what is left of a turn.
Message left(const Content& content, const State& state) {
    if (const int price = lifting_price(content, state); price > 0)
        return {"left.lift", {Argument::message(resources(price))}};
    const int free = state.turn.pool.size();
    const int rerolls = state.turn.rerolls.value();
    Message of_dice = counted("left.dice", free);
    if (rerolls == 0)
        return of_dice;
    return {"left.both",
            {Argument::message(std::move(of_dice)),
             Argument::message(counted("left.rerolls", rerolls))}};
}

}  // namespace

Message Texts::prompt(const Pack& pack, const View& seen) {
    const State& state = seen.table;
    if (state.is_over())
        return verdict(pack.content, state);
    if (Rules::actor(pack.content, state).is_chance())
        return chance(state);
    return state.pending.ask == Ask::Nothing ? MenuPrompt(pack.content, state).text()
                                             : ParameterPrompt(pack, state).text();
}

// W5.1
Message Texts::stage(const Pack& pack, const View& seen) {
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
        case Phase::Somnium:
            return {"stage.acting", {round[0], Argument::message(left(pack.content, state))}};
        case Phase::Refilling: return {"stage.closing", round};
        case Phase::Over: return {"stage.over", {}};
    }
    return {};
}

}  // namespace wiraqocha
