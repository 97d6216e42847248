#include "server/choices.h"

#include <utility>

#include "engine/targets.h"
#include "table/draft.h"

namespace server {
namespace {

using engine::Action;
using engine::ActionList;
using engine::Actor;
using engine::Position;

constexpr int kQuestionsAhead = 1;
constexpr std::size_t kLongestPath = 32;

ActionList legal_of(const Decision& decision) {
    ActionList list;
    if (decision.game.actor(decision.position).includes(decision.seat))
        decision.game.legal(decision.position, decision.seat, list);
    return list;
}

Position after(const Decision& decision, Action action) {
    Position position = decision.position;
    decision.game.apply(position, decision.seat, action);
    return position;
}

wire::Effect effect_of(const Decision& decision, const Position& next) {
    const Actor actor = decision.game.actor(next);
    if (actor.is_nobody())
        return wire::Effect::over;
    if (actor.is_chance())
        return wire::Effect::chance;
    if (!actor.includes(decision.seat))
        return wire::Effect::turn;
    return decision.game.asks(decision.position, next, decision.seat) ? wire::Effect::asks
                                                                      : wire::Effect::step;
}

bool completes_draft(const Decision& decision, Action action) {
    return decision.is_draft
           && table::drafted(decision.game, decision.position, decision.seat, {&action, 1})
                  .is_complete;
}

std::vector<wire::Choice> choices_ahead(const Decision& decision, int questions) {
    std::vector<wire::Choice> choices;
    for (const Action action : legal_of(decision)) {
        const Position next = after(decision, action);
        const Decision following{
            decision.game, next, decision.seat, decision.names, decision.is_draft};
        wire::Choice choice;
        choice.act = decision.game.notation(action);
        choice.text = words(decision.game,
                            decision.game.describe(decision.position, decision.seat, action),
                            decision.names);
        choice.targets = decision.game.targets(decision.position, decision.seat, action);
        const bool completes = completes_draft(decision, action);
        choice.effect = completes ? wire::Effect::asks : effect_of(decision, next);
        if (completes)
            choice.next = {commit_choice()};
        else if (choice.effect == wire::Effect::asks && questions > 0)
            choice.next = choices_ahead(following, questions - 1);
        choices.push_back(std::move(choice));
    }
    return choices;
}

core::Error illegal(std::size_t index, const std::string& act) {
    return {"path[" + std::to_string(index) + "]", "\"" + act + "\" is not possible now"};
}

}  // namespace

bool take_commit(std::vector<std::string>& path) {
    const bool commits = !path.empty() && path.back() == kCommit;
    if (commits)
        path.pop_back();
    return commits;
}

wire::Choice commit_choice() {
    return {std::string(kCommit),
            {"That is my choice", "Das ist meine Wahl"},
            {engine::button(kCommit)},
            wire::Effect::turn,
            {}};
}

std::vector<wire::Choice> choices_of(const Decision& decision) {
    return choices_ahead(decision, kQuestionsAhead);
}

core::Result<std::vector<Action>> parse_path(const Decision& decision,
                                             const std::vector<std::string>& path) {
    if (path.empty() || path.size() > kLongestPath)
        return core::Error{"path", "expected 1 to " + std::to_string(kLongestPath) + " actions"};
    std::vector<Action> actions;
    Position position = decision.position;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto action = decision.game.parse_action(path[i]);
        if (!action)
            return core::Error{"path[" + std::to_string(i) + "]", action.error().text()};
        const Decision step{decision.game, position, decision.seat, decision.names};
        if (!legal_of(step).contains(*action))
            return illegal(i, path[i]);
        actions.push_back(*action);
        decision.game.apply(position, decision.seat, *action);
    }
    return actions;
}

core::Result<Foresight> foresee(const Decision& decision, const std::vector<std::string>& path) {
    const auto actions = parse_path(decision, path);
    if (!actions)
        return actions.error();
    Foresight seen{{}, {}, wire::Effect::step, decision.position};
    std::size_t next = 0;
    while (true) {
        const Decision step{
            decision.game, seen.position, decision.seat, decision.names, decision.is_draft};
        const ActionList legal = legal_of(step);
        const Action action = next < actions->size() ? (*actions)[next] : legal[0];
        seen.path.push_back(decision.game.notation(action));
        if (completes_draft(step, action)) {
            seen.effect = wire::Effect::turn;
            return seen;
        }
        const Position reached = after(step, action);
        seen.effect = effect_of(step, reached);
        seen.text = words(
            decision.game, decision.game.report(step.position, step.seat, action), decision.names);
        seen.position = reached;
        if (++next >= actions->size() && seen.effect != wire::Effect::asks)
            return seen;
    }
}

}  // namespace server
