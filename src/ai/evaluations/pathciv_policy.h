// Which picks in Path of Civilization deserve a look first: a cheap weight for each.
#pragma once

#include <cmath>
#include <span>

#include "ai/evaluations/pathciv_situation.h"
#include "ai/evaluations/standing_judge.h"
#include "games/pathciv/phases/projecting.h"

namespace ai::pathciv_policy {

using namespace pathciv;
using pathciv_standing::kWorthOfResearch;
using pathciv_standing::Situation;
using pathciv_standing::worth_of;
using pathciv_standing::yield_of;

// What points are good for: e times as likely for so many more of them.
constexpr float kHesitation = 1.5F;

class Policy {
  public:
    Policy(const Content& content, Question<State> question)
        : content_(content),
          seat_(question.state.seat(question.seat)),
          secret_(question.state.secrets[question.seat]),
          now_(content, question.state) {}

    float weight(Action action) const { return std::exp(points(action) / kHesitation); }

  private:
    // In points at the end, as far as one can tell without looking.
    float points(Action action) const {
        switch (kind_of(action)) {
            case ActionKind::Discard: return -points_in_use(content_.tech(tech_of(action)));
            case ActionKind::Left: return points_of_left(action);
            case ActionKind::GiveUpCube: return -points_of(tray_of(action));
            case ActionKind::Open:
            case ActionKind::Take:
                return worth_of(content_.marker(marker_of(action)), now_.outlook);
            case ActionKind::Bid: return points_of(card_of(action));
            case ActionKind::GiveUpCircle: return -points_of(circle_of(action));
            case ActionKind::CountAs:
            case ActionKind::Study: return points_of(pathciv::type_of(action));
            case ActionKind::Buy:
            case ActionKind::Adopt: return points_of_tech(action);
            case ActionKind::Recruit: return points_of(tray_of(action));
            default: return 0;
        }
    }

    // A level more for each of the rounds that it will be of use.
    float points_in_use(const TechSpec& tech) const {
        return yield_of(tech) * number(std::min(3, now_.outlook.deployments));
    }

    // Squares of the pair and circles of the rest, both under the limit.
    float points_of_left(Action action) const {
        const int limit = limit_of(content_, seat_);
        const TechSpec& one = content_.tech(tech_of(action));
        const TechSpec& other = content_.tech(second_tech_of(action));
        float squares = 0;
        int cubes = 0;
        for (const Tray tray : all_trays()) {
            const int amount = one.left[tray] + other.left[tray];
            cubes += amount;
            squares += number(amount) * points_of(tray);
        }
        int circles = -circles_of(one) - circles_of(other);
        for (const Tech tech : projecting::kept(seat_, secret_))
            circles += circles_of(content_.tech(tech));
        return under(limit, cubes, squares)
               + under(limit, circles, number(circles) * kWorthOfResearch);
    }
    static float under(int limit, int amount, float worth) {
        return amount > limit ? worth * number(limit) / number(amount) : worth;
    }

    float points_of(Tray tray) const {
        constexpr float kLeftOver = 0.5F;  // half a point at the end
        switch (tray) {
            case Tray::Red: return now_.outlook.battles > 0 ? worth_of(tray) : 0;
            case Tray::Yellow: return now_.outlook.challenges > 0 ? worth_of(tray) : 0;
            case Tray::Blue: return seat_.philosophy < kSteps ? worth_of(tray) : kLeftOver;
            case Tray::Grey:
            case Tray::Purple: return now_.outlook.contests > 0 ? worth_of(tray) : kLeftOver;
        }
        return 0;
    }

    // A card against the cubes that it costs; to pass is worth nothing.
    float points_of(Card card) const {
        return now_.worth_of_card(card)
               - number(price_of(content_, seat_, card)) * worth_of(paid_from(card)) / 2;
    }

    // Points of a type are worth most where they nearly pay a dearer technology.
    float points_of(Type type) const {
        const auto has = number(seat_.research[type].value());
        constexpr float kShare = 0.1F;
        return kWorthOfResearch + kShare * std::min(has, 10.0F);
    }
    float points_of(Circle circle) const {
        return circle == Circle::Any ? kWorthOfResearch + 1 : points_of(pathciv::type_of(circle));
    }

    float points_of_tech(Action action) const {
        const float worth = now_.worth_of_tech(tech_of(action));
        const bool pays = kind_of(action) == ActionKind::Buy;
        return worth - (pays ? number(price_of(content_, seat_, tech_of(action))) / 2 : 0);
    }

    static float number(int count) { return static_cast<float>(count); }
    static int circles_of(const TechSpec& tech) { return pathciv_standing::circles_of(tech); }

    const Content& content_;
    const Seat& seat_;
    const Secret& secret_;
    Situation now_;
};

inline void priors(const Content& content,
                   Question<State> question,
                   const engine::ActionList& actions,
                   std::span<float> weights) {
    const Policy policy(content, question);
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = policy.weight(actions[i]);
}

}  // namespace ai::pathciv_policy
