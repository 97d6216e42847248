// Fills in the features of a seat in a position of Path of Civilization, group by group.
#pragma once

#include <utility>

#include "ai/evaluations/pathciv_features.h"
#include "ai/evaluations/pathciv_situation.h"
#include "games/pathciv/chains.h"

namespace ai::pathciv_standing {

class Assessment {
  public:
    Assessment(const Situation& situation, SeatId seat)
        : now_(situation),
          content_(situation.content),
          state_(situation.state),
          id_(seat),
          seat_(with_card_won(situation.state.seat(seat))) {
        points();
        cubes();
        research();
        technologies();
        cards();
        tracks();
        challenges();
        battles();
        market();
    }
    const Features& features() const { return features_; }

  private:
    using CubesAtHand = core::EnumArray<Tray, float, kTrays>;
    using ResearchAtHand = core::EnumArray<Type, float, kTypes>;

    float& of(Feature feature) { return features_[static_cast<std::size_t>(feature)]; }
    static float number(int count) { return static_cast<float>(count); }
    static constexpr float kInTens = 0.1F;

    static Seat with_card_won(Seat seat) {
        if (seat.won == kNoCard)
            return seat;
        seat.cards.insert(seat.won);
        if (is_leader(seat.won))
            seat.living = seat.won;
        return seat;
    }

    void points() {
        const float score = number(score_of(content_, seat_));
        of(Feature::Alone) = state_.is_solo() ? 1 : 0;
        of(Feature::Points) = kInTens * score;
        of(Feature::PointsLate) = kInTens * score * now_.lateness();
        of(Feature::Tokens) = kInTens * number(seat_.tokens.value());
        of(Feature::Wonders) = number((seat_.cards & all_wonders()).size());
        of(Feature::Leaders) = number((seat_.cards & all_leaders()).size());
        if (seat_.won != kNoCard)
            of(Feature::Waiting) = worth_of(content_.card(seat_.won).instant, now_.outlook);
    }

    // Cubes of an open deployment count as if what the limit cuts came evenly from all colours.
    void cubes() {
        for (const Tray tray : all_trays())
            cubes_[tray] = number(seat_.trays[tray].value());
        if (state_.turn.phase == Phase::Deployment)
            expect(cubes_offered(content_, seat_),
                   [&](Tray tray, float amount) { cubes_[tray] += amount; });
        const bool fights = now_.outlook.battles > 0;
        const bool is_asked = now_.outlook.challenges > 0;
        of(Feature::Red) = fights ? cubes_[Tray::Red] : 0;
        of(Feature::Yellow) = is_asked ? cubes_[Tray::Yellow] : 0;
        of(Feature::Blue) = climbs() ? cubes_[Tray::Blue] : 0;
        of(Feature::Grey) = now_.outlook.contests > 0 ? cubes_[Tray::Grey] : 0;
        of(Feature::Purple) = now_.to_come(Phase::Leaders) > 0 ? cubes_[Tray::Purple] : 0;
        of(Feature::AnyCubes) = number(seat_.any_cubes.value());
        of(Feature::AnyResearch) = number(seat_.any_research.value());
    }

    template <class Kind, std::size_t Size, class Sink>
    void expect(const Amounts<Kind, Size>& offer, Sink&& sink) const {
        const int whole = total(offer);
        const int limit = limit_of(content_, seat_);
        const float share = whole > limit ? number(limit) / number(whole) : 1;
        for (std::size_t kind = 0; kind < Size; ++kind)
            sink(static_cast<Kind>(kind), share * number(offer.items[kind].value()));
    }

    int steps_to_come() const {
        const int climbs =
            kRounds - state_.round() + (state_.turn.phase < Phase::Philosophy ? 1 : 0);
        return std::min(climbs, kSteps - seat_.philosophy.value());
    }
    bool climbs() const { return steps_to_come() > 0; }

    void research() {
        ResearchAtHand points;
        for (const Type type : all_types())
            points[type] = number(seat_.research[type].value());
        if (now_.has_research_due()) {
            expect(circles_offered(content_, seat_), [&](Circle circle, float amount) {
                if (circle == Circle::Any)
                    of(Feature::AnyResearch) += amount;
                else
                    points[type_of(circle)] += amount;
            });
        }
        const float most = number(content_.parameters.research_cap);
        for (const Type type : all_types()) {
            points[type] = std::min(points[type], most);
            of(Feature::Research) += points[type];
            of(Feature::ResearchTop) = std::max(of(Feature::ResearchTop), points[type]);
        }
        if (now_.can_buy_technology(id_))
            of(Feature::Purchase) = best_purchase(points);
    }

    float best_purchase(const ResearchAtHand& points) const {
        float best = 0;
        for (const Type type : all_types())
            if (const Tech tech = dearest_of(type, points[type]); tech != kNoTech)
                best = std::max(best, now_.worth_of_tech(tech));
        return best;
    }
    Tech dearest_of(Type type, float points) const {
        for (int level = kLevels; level > 0 && points >= 1; --level) {
            const Tech tech = learning::card_on(state_, stack_of(type, level));
            if (state_.market.copies[stack_of(type, level)] > 0
                && points >= number(price_of(content_, seat_, tech)))
                return tech;
        }
        return kNoTech;
    }

    // In hand, on fields and new: all that are not discarded.
    template <class Visit>
    void for_each_in_use(Visit&& visit) const {
        const auto visit_all = [&](const auto& place) {
            for (const Tech tech : place)
                if (tech != kNoTech)
                    visit(content_.tech(tech));
        };
        visit_all(seat_.hand);
        visit_all(seat_.left);
        visit_all(seat_.right);
        visit_all(std::array{seat_.fresh});
    }

    void technologies() {
        const auto deployments = number(now_.outlook.deployments);
        // Of the fields, this round's research is counted already.
        const auto researches = number(now_.outlook.researches - (now_.has_research_due() ? 1 : 0));
        int squares = 0;
        for_each_in_use([&](const TechSpec& tech) {
            for (const Tray tray : all_trays()) {
                features_[kFirstSquares + static_cast<std::size_t>(tray)] +=
                    number(tech.left[tray]) * deployments;
                squares += tech.left[tray];
            }
            of(Feature::Circles) += number(circles_of(tech)) * researches;
            of(Feature::Levels) += number(tech.level);
        });
        constexpr float kShareOnTheLeft = 0.5F;
        const float offer = kShareOnTheLeft * number(squares)
                            + number(sum_of(content_, seat_, EffectKind::ProduceCubes));
        const int limit = limit_of(content_, seat_);
        of(Feature::Limit) = number(limit) * deployments;
        of(Feature::Overflow) = std::max(0.0F, offer - number(limit)) * deployments;
    }
    static constexpr auto kFirstSquares = static_cast<std::size_t>(Feature::RedSquares);

    void cards() {
        const Outlook& outlook = now_.outlook;
        for_each_working(content_, seat_, EffectKind::ProduceCubes, [&](const Effect& effect) {
            of(Feature::CubesMade) += number(effect.amount * outlook.deployments)
                                      * worth_of(static_cast<Tray>(effect.what));
        });
        const int researches = outlook.researches - (now_.has_research_due() ? 1 : 0);
        of(Feature::ResearchMade) =
            number(sum_of(content_, seat_, EffectKind::ProduceResearch) * researches);
        of(Feature::Discounts) = number(outlook.contests
                                        * (sum_of(content_, seat_, EffectKind::DiscountWonder)
                                           + sum_of(content_, seat_, EffectKind::DiscountLeader)
                                           + sum_of(content_, seat_, EffectKind::DiscountTech)));
        of(Feature::StepDiscount) =
            number(steps_to_come() * sum_of(content_, seat_, EffectKind::DiscountPhilosophy));
        for (const EffectKind kind : {EffectKind::OnTech,
                                      EffectKind::OnWonder,
                                      EffectKind::OnPhilosophy,
                                      EffectKind::OnBattleRank}) {
            for_each_working(content_, seat_, kind, [&](const Effect& effect) {
                of(Feature::Promises) += worth_of(effect, outlook);
            });
        }
        for_each_working(content_, seat_, EffectKind::Priority, [&](const Effect& /*effect*/) {
            of(Feature::Priority) += number(outlook.contests);
        });
    }

    void tracks() {
        const int step = seat_.philosophy.value();
        of(Feature::Step) = number(step);
        of(Feature::Population) = number(seat_.population.value());
        if (!climbs())
            return;
        const auto price = number(price_of_step(content_, seat_, step + 1));
        const int points = content_.step(step + 1).vp - content_.step(step).vp;
        of(Feature::NextStep) = number(points) * std::min(1.0F, cubes_[Tray::Blue] / price);
    }

    void challenges() {
        bool is_next = true;
        for (std::size_t event = 0; event < kEvents; ++event) {
            const Challenge challenge = state_.challenges[event];
            const int round = challenge_round(static_cast<int>(event));
            if (challenge == kNoChallenge || !now_.is_to_come(round, Phase::Challenge))
                continue;
            const int points = history_points(content_, seat_, type_of(challenge));
            of(Feature::History) += number(points - seat_.trays[Tray::Yellow].value());
            if (std::exchange(is_next, false))
                of(round == state_.round() ? Feature::Challenge : Feature::NextChallenge) =
                    worth_of_challenge(challenge, points);
        }
    }
    float worth_of_challenge(Challenge challenge, int points) const {
        const ChallengeSpec& spec = content_.challenge(challenge);
        return number(points * spec.vp_per_point)
               + number(points / spec.divisor) * worth_of(spec.bonus, now_.outlook);
    }

    void battles() {
        const int power = now_.powers[id_];
        const int lasting =
            power - seat_.trays[Tray::Red].value() * content_.parameters.power_per_red;
        of(Feature::Might) = number(lasting * now_.outlook.battles);
        if (now_.outlook.battles == 0 || state_.round() == 0)
            return;
        const int event = next_battle_to_come();
        const Battle battle = state_.battles[static_cast<std::size_t>(event)];
        const int threat = content_.battle(battle).threat[state_.options.seats - 1U];
        of(Feature::BattleLead) =
            std::clamp(number(power - threat) / number(std::max(1, threat)), -1.0F, 1.0F);
        const bool is_now = battle_round(event) == state_.round();
        of(is_now ? Feature::Battle : Feature::NextBattle) =
            worth_of_rank(battle, rank_against(threat, event));
    }
    int next_battle_to_come() const {
        int event = holding_events::next_battle(state_.round());
        if (!now_.is_to_come(battle_round(event), Phase::Battle))
            ++event;
        return event;
    }
    int rank_against(int threat, int event) const {
        const int power = now_.powers[id_];
        int rank = 1 + (threat > power ? 1 : 0);
        for (const SeatId other : state_.everyone())
            rank += now_.powers[other] > power ? 1 : 0;
        const auto difficulty = static_cast<std::size_t>(state_.options.difficulty);
        if (state_.is_solo()
            && content_.solo.power[difficulty][static_cast<std::size_t>(event)] > power)
            ++rank;
        return power < content_.parameters.least_power ? kRanks + 1 : rank;
    }
    float worth_of_rank(Battle battle, int rank) const {
        if (rank > content_.for_seats(state_.options.seats).paying_ranks)
            return 0;
        return worth_of(content_.battle(battle).ranks[static_cast<std::size_t>(rank - 1)],
                        now_.outlook);
    }

    // What cubes pay now and what they nearly pay: the best of each.
    void market() {
        for (const Card card : state_.market.open) {
            const bool leads = is_leader(card);
            const float worth = now_.worth_of_card(card);
            const auto price = number(price_of(content_, seat_, card));
            const float share = cubes_[paid_from(card)] / price;
            Feature feature = leads ? Feature::LeaderInReach : Feature::WonderInReach;
            if (share < 1)
                feature = leads ? Feature::LeaderNear : Feature::WonderNear;
            of(feature) = std::max(of(feature), worth * std::min(share, 1.0F));
        }
    }

    const Situation& now_;
    const Content& content_;
    const State& state_;
    SeatId id_;
    Seat seat_;
    CubesAtHand cubes_;
    Features features_{};
};

}  // namespace ai::pathciv_standing
