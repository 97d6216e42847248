// Fills in the features of a position of Hyperborea, group by group.
#pragma once

#include "ai/evaluations/hyperborea_features.h"
#include "ai/evaluations/hyperborea_situation.h"

namespace ai::hyperborea_standing {

class Assessment {
  public:
    Assessment(const Situation& situation, SeatId seat)
        : now_(situation),
          content_(situation.content),
          state_(situation.state),
          id_(seat),
          seat_(situation.state.seat(seat)) {
        cubes();
        markers();
        cards();
        minis();
        sites();
        rivals();
        if (state_.turn.active == id_)
            pool();
        score();
        conditions();
    }
    const Features& features() const { return features_; }

  private:
    float& of(Feature feature) { return features_[static_cast<std::size_t>(feature)]; }
    static float number(int count) { return static_cast<float>(count); }
    static float cube(float value) { return value * value * value; }

    // The choices of the set-up count as made, though they are not opened yet.
    void cubes() {
        const Secret& secret = state_.secrets[id_];
        if (secret.cube != kNoColour)
            own(secret.cube);
        for (const Colour colour : all_colours())
            own(colour,
                seat_.bag[colour].value() + seat_.available[colour].value()
                    + seat_.unused[colour].value());
        for_each_set(state_, id_, [&](Set set) { look_at(set); });
        for (std::size_t i = 0; i < kRows; ++i)
            of(Feature::Variety) += features_[kFirstColour + i] > 0 ? 1.0F : 0.0F;
        of(Feature::GreySpaces) = std::min(of(Feature::GreySpaces), of(Feature::GreyCubes));
        if (now_.has_turn_left(id_))
            hand();
        else
            of(Feature::SetsBegun) = 0;
        idle();
    }

    // Cubes to be drawn at the end of the turn count from its beginning, or ending it would look
    // like a gain.
    void hand() {
        float cubes = number(coloured(seat_.available));
        if (state_.turn.ask == Ask::DrawCube && state_.turn.active == id_)
            cubes += number(state_.turn.draws.value());
        if (now_.will_draw(id_))
            cubes += next_draw();
        of(Feature::Hand) = cubes;
    }
    // Coloured ones to be expected: from the bag, or after a Reset from all that is owned.
    float next_draw() const {
        const int bag = total(seat_.bag);
        const int draws = content_.parameters.cubes_drawn;
        if (bag > 0)
            return number(std::min(draws, bag) * coloured(seat_.bag)) / number(bag);
        float owned = 0;
        for (std::size_t i = 0; i < kRows; ++i)
            owned += features_[kFirstColour + i];
        const float grey = features_[kFirstColour + kRows];
        return owned + grey <= number(draws) ? owned : number(draws) * owned / (owned + grey);
    }
    static int coloured(const Cubes& cubes) { return total(cubes) - cubes[Colour::Grey].value(); }

    static constexpr auto kFirstColour = static_cast<std::size_t>(Feature::RedCubes);

    void own(Colour colour, int count = 1) {
        features_[kFirstColour + static_cast<std::size_t>(colour)] += number(count);
    }

    void look_at(Set set) {
        const OnSpaces& on = on_set(state_, id_, set);
        const SetSpec& spec = content_.set(set);
        for (std::size_t i = 0; i < spec.size; ++i) {
            of(Feature::GreySpaces) += spec.spaces[i] == Space::Grey ? 1.0F : 0.0F;
            if (on[i] != kNoColour)
                own(on[i]);
        }
        const int filled = cubes_on(on);
        if (filled == 0)
            return;
        const int size = size_for(seat_.tile, spec);
        const bool stays = is_card(set) && content_.continuous.contains(card_of(set));
        if (stays)
            resting_ += filled;
        if (filled < size)
            of(Feature::SetsBegun) += worth_of(content_, set) * number(filled) / number(size);
        else if (stays)
            of(Feature::Working) += yield_of(content_, card_of(set));
    }

    // Cubes on continuous cards stay there and are not drawn.
    void idle() {
        int drawn = -resting_;
        for (std::size_t i = 0; i < kColours; ++i)
            drawn += static_cast<int>(features_[kFirstColour + i]);
        const int most = content_.parameters.cubes_drawn;
        const int turns = std::max(1, (drawn + most - 1) / most);
        of(Feature::Idle) = 1 - number(drawn) / number(turns * most);
    }

    void markers() {
        for (const Colour row : all_rows()) {
            const int level = seat_.markers[row].value();
            of(Feature::Levels) += number(level);
            if (level < content_.parameters.upgrade_from)
                continue;
            const int cubes = level == content_.parameters.most_level ? 2 : 1;
            of(Feature::Ripe) += number(std::min(cubes, state_.supply.cubes[row].value()));
        }
        const auto& chosen = state_.secrets[id_].rows;
        for (std::size_t i = 0; i < chosen.size(); ++i)
            of(Feature::Levels) += chosen[i] == kNoColour ? 0 : number(3 - static_cast<int>(i));
    }

    void cards() {
        of(Feature::Cards) = number(seat_.cards.size());
        for (const Card card : seat_.cards)
            of(Feature::CardPower) += std::max(0.0F, power_of(content_, card));
        of(Feature::RacePower) = number(seat_.on_tile.value());
        if (const Token token = state_.secrets[id_].stored; token != kNoToken)
            of(Feature::Token) = worth_of(content_.token(token).metal);
    }

    void minis() {
        const HexSet here = presence(state_, id_);
        of(Feature::OnMap) = number(minis_on_map(state_, id_));
        for (const Hex hex : state_.board.frozen_at[id_])
            of(Feature::Frozen) += number(frozen_on(state_, id_, hex));
        const HexSet capital = HexSet::of(homeland(id_, Role::Capital));
        of(Feature::Fronts) = number(((here & homeland_of(id_)) - capital).size());
        of(Feature::Outposts) = number((here - homeland_of(id_)).size());
        of(Feature::Sheltered) = number((here & state_.board.forts_at[id_]).size());
    }

    void sites() {
        HexSet near;
        const HexSet free = state_.board.free_at[id_];
        for (const Hex hex : free) {
            const float one = worth_of_site(content_, state_, hex, 0);
            const float other = worth_of_site(content_, state_, hex, 1);
            const bool both = state_.board.free[id_][hex] > 1;
            of(Feature::Visits) += both ? one + other : std::max(one, other);
            of(Feature::Haunted) += number(ghosts_on(state_, hex));
            near |= touching(content_, state_, hex);
        }
        for (const Hex hex : near - free)
            of(Feature::VisitsNear) += std::max(worth_of_site(content_, state_, hex, 0),
                                                worth_of_site(content_, state_, hex, 1));
    }

    void rivals() {
        constexpr float kWithoutTrophy = 0.3F;
        for (const SeatId rival : state_.everyone() - SeatSet::of(id_)) {
            const HexSet shielded = state_.board.forts_at[rival];
            const HexSet met = state_.board.free_at[id_] & presence(state_, rival);
            of(Feature::Quarry) += number((met - shielded).size())
                                   * (seat_.trophies.contains(rival) ? kWithoutTrophy : 1);
            const HexSet beside = state_.board.free_at[rival] & presence(state_, id_);
            of(Feature::Exposed) += number((beside - state_.board.forts_at[id_]).size());
        }
    }

    void pool() {
        for (int i = 0; i < kPoints; ++i) {
            const auto point = static_cast<Point>(i);
            if (state_.pool[point] > 0)
                of(pool_feature(point)) += number(state_.pool[point].value()) * worth_of(point);
        }
    }

    static Feature pool_feature(Point point) {
        if (kDevelopPoints.contains(point))
            return Feature::PoolDevelops;
        if (point == Point::Purge || (point >= Point::GenerateRed && point <= Point::ExchangeAny))
            return Feature::PoolCubes;
        switch (point) {
            case Point::Move:
            case Point::Fly: return Feature::PoolMoves;
            case Point::Attack:
            case Point::Ranged: return Feature::PoolFights;
            case Point::Mini:
            case Point::Clone: return Feature::PoolMinis;
            case Point::Tech: return Feature::PoolTechnologies;
            case Point::Draw:
            case Point::Restore: return Feature::PoolDraws;
            default: return Feature::PoolOthers;
        }
    }

    void score() {
        const Parameters& worth = content_.parameters;
        of(Feature::Gems) = number(seat_.gems.value() * worth.gem_vp);
        of(Feature::Trophies) = number(seat_.trophies.size() * worth.trophy_vp);
        of(Feature::Ghosts) = number(ghosts_vp(content_, seat_.ghosts.value()));
        of(Feature::Objectives) = number(seat_.objectives.size());
        of(Feature::CardPoints) = number(cards_vp(content_, seat_));
        of(Feature::Control) = number(now_.control[id_]);
        float points = of(Feature::Gems) + of(Feature::Trophies) + of(Feature::Ghosts)
                       + of(Feature::CardPoints) + of(Feature::Control)
                       + of(Feature::Objectives) * number(worth.objective_vp);
        for (std::size_t i = 0; i < kRows; ++i)
            points += features_[kFirstColour + i] * number(worth.cube_vp);
        constexpr float kInTens = 0.1F;
        of(Feature::PointsLate) = kInTens * points * now_.lateness;
        if (!state_.turn.triggered)
            return;
        of(Feature::PointsLast) = kInTens * points;
        of(Feature::LastTurn) = now_.has_turn_left(id_) ? 1 : 0;
    }

    void conditions() {
        add_way_to(Condition::Gems, Feature::GemsNear);
        add_way_to(Condition::Technologies, Feature::CardsNear);
        add_way_to(Condition::Miniatures, Feature::MinisNear);
    }
    void add_way_to(Condition condition, Feature feature) {
        if (!seat_.objectives.contains(condition))
            of(feature) = cube(progress(content_, state_, id_, condition));
    }

    const Situation& now_;
    const Content& content_;
    const State& state_;
    SeatId id_;
    const Seat& seat_;
    int resting_ = 0;
    Features features_{};
};

}  // namespace ai::hyperborea_standing
