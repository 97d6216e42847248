// Reasons are given to those who decide, once for each thing, never for what is legal, and true.
#include <algorithm>
#include <charconv>
#include <optional>
#include <ranges>
#include <set>
#include <utility>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

// "action:commit" for the notation "commit reed".
std::string action_target(const AnyGame& game, Action action) {
    const std::string notation = game.notation(action);
    return "action:" + notation.substr(0, notation.find(' '));
}

std::string given_to_the_idle(const Situation& situation) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        const bool decides = viewer != kNobody && situation.actor.includes(viewer);
        if (!decides && !situation.game.reasons(situation.position, viewer).empty())
            return seat_text(viewer) + " is not to move and gets reasons";
    }
    return {};
}

// What an action names itself, not what the rules fill in.
std::set<std::string> legal_things(const AnyGame& game, const Position& position, SeatId seat) {
    ActionList legal;
    game.legal(position, seat, legal);
    std::set<std::string> things;
    for (const Action action : legal) {
        things.insert(action_target(game, action));
        for (const std::string& thing : game.targets(position, seat, action) | std::views::take(1))
            things.insert(thing);
    }
    return things;
}

std::string wrong_target(const Situation& situation, SeatId seat) {
    const auto legal = legal_things(situation.game, situation.position, seat);
    std::set<std::string> seen;
    for (const Reason& reason : situation.game.reasons(situation.position, seat)) {
        const std::string target = "'" + reason.target + "'";
        if (!is_target(reason.target))
            return target + " names nothing";
        if (!seen.insert(reason.target).second)
            return target + " has two reasons";
        if (legal.contains(reason.target))
            return target + " has a reason, but is legal";
    }
    return {};
}

std::string wrong_reasons(const Situation& situation) {
    for (const SeatId seat : situation.actor.seats()) {
        if (auto fault = wrong_target(situation, seat); !fault.empty())
            return fault;
    }
    return given_to_the_idle(situation);
}

// The thing itself, or a part of it: "space:trade_1/multi" is a part of "set:trade_1".
bool is_named(const std::string& thing, const auto& targets) {
    const std::string part = thing.substr(thing.find(':') + 1) + "/";
    return std::ranges::any_of(targets, [&](const std::string& target) {
        return target == thing || target.substr(target.find(':') + 1).starts_with(part);
    });
}

// A list that does not fit says nothing here: another check names it when play comes there.
bool may_be_named(const Situation& situation,
                  const Position& position,
                  SeatId seat,
                  const std::string& thing) {
    return situation.rules.count(position, seat) > kMaxActions
           || is_named(thing, legal_things(situation.game, position, seat));
}

// A thing is free if an action names it, or if it may answer the question that an action opens.
bool is_free(const Situation& situation,
             const Position& position,
             SeatId seat,
             const std::string& thing) {
    if (may_be_named(situation, position, seat, thing))
        return true;
    const AnyGame& game = situation.game;
    ActionList legal;
    game.legal(position, seat, legal);
    return std::ranges::any_of(legal, [&](Action action) {
        if (is_named(thing, game.targets(position, seat, action)))
            return true;
        const Position next = after(game, position, seat, action);
        return game.asks(position, next, seat) && may_be_named(situation, next, seat, thing);
    });
}

std::optional<Reason> reason_for(const AnyGame& game,
                                 const Position& position,
                                 SeatId seat,
                                 const std::string& thing) {
    const auto all = game.reasons(position, seat);
    const auto found = std::ranges::find(all, thing, &Reason::target);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

// Takes away one after another what is said to keep a thing from being chosen: what was taken away
// never keeps it again, and in the end the thing is free.
class Trial {
  public:
    Trial(const Situation& situation, SeatId seat, std::string thing)
        : situation_(situation),
          game_(situation.game),
          rules_(situation.rules),
          seat_(seat),
          thing_(std::move(thing)),
          position_(situation.position) {}

    std::string fault() {
        while (const auto reason = reason_for(game_, position_, seat_, thing_)) {
            if (std::ranges::find(taken_away_, reason->why.key) != taken_away_.end())
                return "'" + thing_ + "' is still kept by " + quoted(*reason) + so_far();
            taken_away_.push_back(reason->why.key);
            const std::string english = words(game_, reason->why)[0];
            const SaidReason said{thing_, reason->why.key, english};
            const auto next = rules_.without(position_, seat_, said);
            if (!next)
                return rules_.is_fixed(position_, seat_, said)
                           ? ""
                           : "'" + thing_ + "' is not kept by " + quoted(*reason) + so_far();
            position_ = *next;
        }
        return is_free(situation_, position_, seat_, thing_)
                   ? ""
                   : "'" + thing_ + "' has no reason left, but is not legal" + so_far();
    }

  private:
    // ", without why.rolled, why.no_dice"
    std::string so_far() const {
        std::string text = ", without";
        for (const std::string& key : taken_away_)
            text += " " + key;
        return text;
    }
    std::string quoted(const Reason& reason) const {
        return "'" + words(game_, reason.why)[0] + "' (" + reason.why.key + ")";
    }

    const Situation& situation_;
    const AnyGame& game_;
    const RulesProbe& rules_;
    const SeatId seat_;
    const std::string thing_;
    Position position_;
    std::vector<std::string> taken_away_;
};

std::string untrue_reasons(const Situation& situation) {
    constexpr int kTrials = 4;
    core::Rng rng = situation.rng;  // a copy: what other checks draw does not depend on reasons
    for (const SeatId seat : situation.actor.seats()) {
        const auto all = situation.game.reasons(situation.position, seat);
        for (int i = 0; i < kTrials && !all.empty(); ++i) {
            const auto which = rng.below(static_cast<std::uint32_t>(all.size()));
            if (auto fault = Trial(situation, seat, all[which].target).fault(); !fault.empty())
                return fault;
        }
    }
    return {};
}

constexpr std::array<Check<Situation>, 2> kReasonChecks = {{
    {"reasons", wrong_reasons},
    {"truth of reasons", untrue_reasons},
}};

}  // namespace

int SaidReason::number(int nth) const {
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    int value = 0;
    const auto* at = english.begin();
    for (int i = 0; i <= nth; ++i) {
        at = std::find_if(at, english.end(), is_digit);
        at = std::from_chars(at, english.end(), value).ptr;
    }
    return value;
}

std::span<const Check<Situation>> reason_checks() { return kReasonChecks; }

}  // namespace engine::testing
