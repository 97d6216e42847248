// Fills in the features of a position of Ascalion, group by group.
#pragma once

#include <algorithm>

#include "ai/evaluations/ascalion_features.h"
#include "ai/evaluations/ascalion_might.h"
#include "ai/evaluations/ascalion_sites.h"
#include "games/ascalion/phases/producing.h"
#include "games/ascalion/phases/transporting.h"

namespace ai::ascalion_standing {

using namespace ascalion;

// What all seats share.
struct Situation {
    Situation(const Content& the_content, const State& the_state)
        : content(the_content),
          state(the_state),
          might(the_content, the_state),
          next(next_attacker(the_content, the_state)),
          sources(all_sources(the_state)) {}

    const Content& content;
    const State& state;
    Might might;
    SeatId next;  // who attacks next
    CountrySet sources;
};

class Assessment {
  public:
    Assessment(const Situation& situation, SeatId seat)
        : now_(situation), seat_(seat), own_(situation.state.areas_of(seat)) {
        if (own_.empty()) {
            of(Feature::Gone) = 1;
            return;
        }
        const Sites sites(now_.content, now_.state, seat);
        cities(sites);
        land();
        sources();
        goods();
        attacks();
        defence(sites);
        tempo();
        if (now_.state.options.expansion)
            expansion();
    }
    const Features& features() const { return features_; }

  private:
    float& of(Feature feature) { return features_[static_cast<std::size_t>(feature)]; }
    static float number(int count) { return static_cast<float>(count); }
    static float cube(float value) { return value * value * value; }

    void cities(const Sites& sites) {
        const int held = (own_.countries & now_.state.board.cities).size();
        const float goal = number(now_.content.parameters.cities_to_win);
        const float share = std::min(1.0F, number(held) / goal);
        of(Feature::Cities) = share;
        of(Feature::CitiesNear) = cube(share);
        const float progress = std::min(1.0F, (number(held) + sites.worth()) / goal);
        of(Feature::Progress) = progress;
        of(Feature::ProgressNear) = cube(progress);
        of(Feature::Spare) = number(sites.spare());
        if (!has_victory(now_.content, now_.state, seat_))
            return;
        of(Feature::Crown) = 1;
        of(Feature::CrownSafe) = is_crown_safe() ? 1 : 0;
    }

    bool is_crown_safe() const {
        for (int i = 0; i < now_.state.options.seats; ++i) {
            const SeatId rival = engine::seat_id(i);
            if (rival != seat_ && has_attack_left(now_.content, now_.state, rival)
                && (now_.might.prey(rival, seat_).taken & now_.state.board.cities))
                return false;
        }
        return true;
    }

    void land() {
        of(Feature::Areas) = number(own_.size());
        of(Feature::Transports) =
            number(transporting::transports_of(now_.content, now_.state, seat_));
        of(Feature::Value) = number(now_.might.total(seat_)) / 10;
        of(Feature::Boats) = number((own_.vessels & all_boats()).size());
        of(Feature::Ships) = number((own_.vessels & all_ships()).size());
    }

    void sources() {
        const Board& board = now_.state.board;
        for (const Kind kind : all_resources()) {
            const CountrySet mine = board.source(kind) & own_.countries;
            features_[static_cast<std::size_t>(Feature::WoodSources)
                      + static_cast<std::size_t>(kind)] = number(mine.size());
            if (kind == Kind::Horse || mine.empty())
                continue;
            of(Feature::Variety) += 1;
            for (const Country source : mine) {
                const int level = producing::level_of(now_.content, now_.state, source);
                const int lying = board.goods[area_of(source)].count(kind);
                of(Feature::Yield) += number(level);
                of(Feature::Due) += number(std::max(0, level - lying));
            }
        }
    }

    void goods() {
        const State& state = now_.state;
        const Goods held = goods_of(state, own_);
        of(Feature::Horses) = number(held.count(Kind::Horse));
        of(Feature::Weapons) = number(held.count(Kind::Weapon));
        for (const Area area : AreaSet{own_.countries & state.board.laden, own_.vessels}) {
            const Goods here = state.board.goods[area];
            const bool pays =
                here.count(Kind::Gold) > 1 || (here.has(Kind::Iron) && here.has(Kind::Coal));
            of(Feature::NextWeapons) += pays && !here.has(Kind::Weapon) ? 1.0F : 0.0F;
        }
    }

    // A turn has two attacks.
    static float at_most_two(CountrySet countries) { return number(std::min(2, countries.size())); }

    void attacks() {
        Prey prey;
        for (int i = 0; i < now_.state.options.seats; ++i)
            if (engine::seat_id(i) != seat_)
                prey |= now_.might.prey(seat_, engine::seat_id(i));
        const CountrySet cities = now_.state.board.cities;
        of(Feature::Winnable) = at_most_two(prey.taken);
        of(Feature::WinnableSources) = at_most_two(prey.taken & now_.sources);
        of(Feature::WinnableCities) = at_most_two(prey.taken & cities);
        of(Feature::Contested) = at_most_two(prey.nearly);
        of(Feature::SureSources) = at_most_two(prey.sure & now_.sources);
        of(Feature::SureCities) = at_most_two(prey.sure & cities);
        of(Feature::HelpedSources) = at_most_two(prey.helped & now_.sources);
        of(Feature::HelpedCities) = at_most_two(prey.helped & cities);
        if (is_attack_to_come()) {
            of(Feature::ToAttack) = 1;
            of(Feature::ToTake) = of(Feature::Winnable);
            of(Feature::ToTakeSources) = of(Feature::WinnableSources);
            of(Feature::ToTakeCities) = of(Feature::WinnableCities);
        }
        if (now_.next != seat_)
            return;
        of(Feature::WinnableNext) = of(Feature::Winnable);
        of(Feature::WinnableCitiesNext) = of(Feature::WinnableCities);
    }

    void defence(const Sites& sites) {
        CountrySet lost;
        for (int i = 0; i < now_.state.options.seats; ++i) {
            const SeatId rival = engine::seat_id(i);
            if (rival == seat_)
                continue;
            const Prey& prey = now_.might.prey(rival, seat_);
            of(Feature::Threatened) += at_most_two(prey.taken);
            of(Feature::ThreatenedSources) += at_most_two(prey.taken & now_.sources);
            of(Feature::ThreatenedCities) += at_most_two(prey.taken & now_.state.board.cities);
            of(Feature::Exposed) += at_most_two(prey.nearly);
            of(Feature::SitesThreatened) =
                std::max(of(Feature::SitesThreatened), sites.worth_in(prey.taken));
            lost |= prey.sure;
            if (rival != now_.next)
                continue;
            of(Feature::ThreatenedNext) = at_most_two(prey.taken);
            of(Feature::ThreatenedCitiesNext) = at_most_two(prey.taken & now_.state.board.cities);
        }
        of(Feature::LostCities) = number((lost & now_.state.board.cities).size());
    }

    // In this attack phase.
    bool is_attack_to_come() const {
        return now_.state.turn.phase == Phase::Attack
               && has_attack_left(now_.content, now_.state, seat_);
    }

    int claims_behind() const {
        int most = 0;
        for (int i = 0; i < now_.state.options.seats; ++i)
            most = std::max(most, now_.state.areas_of(engine::seat_id(i)).size());
        return most - own_.size();
    }

    // What is still to come for the seat before the others have their next turn; attacks() tells
    // that of an attack phase.
    void tempo() {
        const Turn& turn = now_.state.turn;
        if (turn.phase == Phase::Setup) {
            of(Feature::ToClaim) = number(claims_behind());
            return;
        }
        const float late =
            number(position_in_order(now_.state, seat_)) / number(now_.state.options.seats - 1);
        of(Feature::Late) = late;
        of(Feature::LateWinning) = late * of(Feature::ProgressNear);
        if (turn.active == kNobody
            || position_in_order(now_.state, seat_) <= position_in_order(now_.state, turn.active))
            return;
        switch (turn.phase) {
            case Phase::Development: of(Feature::ToDevelop) = 1; break;
            case Phase::Trade: of(Feature::ToTrade) = 1; break;
            case Phase::Transport: of(Feature::ToTransport) = 1; break;
            case Phase::Setup:
            case Phase::Production:
            case Phase::Attack:
            case Phase::Over: break;
        }
    }

    void expansion() {
        const State& state = now_.state;
        for (const Religion religion : {Religion::Brothers, Religion::Sisters}) {
            const SeatId master = temple_owner(state, religion);
            const AreaSet flock = state.board.follower(religion);
            if (master == seat_) {
                of(Feature::Temples) += 1;
                of(Feature::Followers) += number((flock - own_).size());
            } else if (master != kNobody) {
                of(Feature::Converted) += number((flock & own_).size());
            }
        }
        of(Feature::University) = state.seat(seat_).owns_university ? 1 : 0;
        of(Feature::Books) = number((state.board.books & own_).size());
        of(Feature::Poverty) = state.turn.poor == seat_ ? 1 : 0;
    }

    const Situation& now_;
    SeatId seat_;
    AreaSet own_;
    Features features_{};
};

}  // namespace ai::ascalion_standing
