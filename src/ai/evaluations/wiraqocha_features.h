// The features of a seat of Wiraqocha, one small function for each group of them.
#pragma once

#include "ai/evaluations/wiraqocha_feature.h"
#include "games/wiraqocha/turn.h"

namespace ai::wiraqocha_features {

namespace detail {

using namespace wiraqocha;

// What is known about a seat before its features are filled in.
struct Subject {
    const Content& content;
    const State& state;
    SeatId id;
    const Seat& seat;
    HexSet own;
    Features& out;

    float& operator[](Feature feature) const { return out[static_cast<std::size_t>(feature)]; }
    bool is_on_turn() const { return state.turn.active == id && state.phase != Phase::Refilling; }
    bool is_base_exposed() const {
        return base_in_play(seat) && (force_field_hexes(state) & HexSet::of(seat.base)).empty();
    }
};

struct Land {
    int income = 0;
    int drill_points = 0;
    int explorers = 0;
    int defence_faces = 0;
};

inline Land land_of(const Subject& subject) {
    Land land;
    for (const Hex hex : subject.own) {
        const HexSpec& spec = subject.content.hexes[hex];
        const PieceKind kind = subject.state.board.pieces[hex].kind;
        land.income += spec.resources;
        land.drill_points += is_driller(kind) ? spec.drill_points : 0;
        land.explorers += is_explorer(kind) ? 1 : 0;
        land.defence_faces += subject.state.board.die[hex];
    }
    return land;
}

inline float share(int part, int whole) {
    return static_cast<float>(part) / static_cast<float>(whole);
}

inline float number(int count) { return static_cast<float>(count); }
inline float number(bool yes) { return yes ? 1 : 0; }
inline int count(bool yes) { return yes ? 1 : 0; }

inline int explorers_in_reserve(const Seat& seat) {
    return seat.reserve[PieceKind::Explorer].value()
           + seat.reserve[PieceKind::AndroidExplorer].value();
}

// Whether some card of the market has the property.
template <class Property>
bool any_card(const State& state, Property&& property) {
    for (const Card card : state.market)
        if (property(card))
            return true;
    return false;
}

inline bool card_completes(const Subject& subject, const Goals& goals, CardSum sum) {
    return any_card(subject.state, [&](Card card) {
        const CardSpec& spec = subject.content.cards[card];
        return sum.resources + spec.resources >= goals.leviathan_resources
               && sum.crystals + spec.crystals >= goals.leviathan_crystals;
    });
}

inline void add_goals(const Subject& subject, const Land& land) {
    const Goals& goals = subject.content.goals_for(subject.state.options.seats);
    const ArtefactSet lying = subject.state.board.lying;
    const CardSum sum = card_sum(subject.content, subject.seat);
    const int artefacts = treasure_is_possible(subject.state) ? subject.seat.artefacts.size() : 0;
    const float treasure = share(artefacts, kArtefacts);
    const float somnium = share(subject.seat.crystals.value(), goals.crystals);
    const float leviathan = share(smaller(sum.resources, goals.leviathan_resources)
                                      + smaller(sum.crystals, goals.leviathan_crystals),
                                  goals.leviathan_resources + goals.leviathan_crystals);
    const float best = treasure > somnium ? treasure : somnium;
    const float square = best > leviathan ? best * best : leviathan * leviathan;
    subject[Feature::Treasure] = treasure;
    subject[Feature::TreasureSquared] = treasure * treasure;
    subject[Feature::Somnium] = somnium;
    subject[Feature::SomniumSquared] = somnium * somnium;
    subject[Feature::Leviathan] = leviathan;
    subject[Feature::LeviathanSquared] = leviathan * leviathan;
    subject[Feature::BestGoal] = square;
    const bool explores = land.explorers + explorers_in_reserve(subject.seat) > 0;
    subject[Feature::LastArtefact] =
        number(artefacts == kArtefacts - 1 && !lying.empty() && explores);
    subject[Feature::LastCard] = number(card_completes(subject, goals, sum));
}

inline void add_land(const Subject& subject, const Land& land) {
    const Content& content = subject.content;
    const bool tanks = owns(subject.seat, Card::ProductionTanks);
    subject[Feature::Hexes] = number(subject.own.size());
    subject[Feature::Income] = number(land.income + (tanks ? content.parameters.tanks_income : 0));
    subject[Feature::Villages] = number((subject.own & content.terrain(Terrain::Village)).size());
    subject[Feature::Ruins] = number((subject.own & content.terrain(Terrain::Ruins)).size());
    subject[Feature::Explorers] = number(subject.state.board.lying.empty() ? 0 : land.explorers);
    subject[Feature::DefenceFaces] = number(land.defence_faces);
    subject[Feature::ForceField] = number((force_field_hexes(subject.state) & subject.own).size());
}

inline void add_mining(const Subject& subject, const Land& land) {
    const int per_crystal = subject.content.parameters.points_per_crystal;
    const int crystals = base_in_play(subject.seat) ? land.drill_points / per_crystal : 0;
    const int goal = subject.content.goals_for(subject.state.options.seats).crystals;
    subject[Feature::Mining] = number(crystals);
    subject[Feature::OddDrillPoint] = number(land.drill_points % per_crystal);
    subject[Feature::LastMining] =
        number(crystals > 0 && subject.seat.crystals.value() + crystals >= goal);
    subject[Feature::MiningNow] = number(subject.is_on_turn() ? crystals : 0);
}

inline int pieces_in(const PerPiece<Counter>& place) {
    int pieces = 0;
    for (const Counter count : place.items)
        pieces += count.value();
    return pieces;
}

inline int held_captive(const State& state, SeatId owner) {
    int pieces = count(state.board.removed.owner == owner);
    for (const Seat& seat : state.seats)
        pieces += count(seat.captive && seat.captive.owner == owner);
    return pieces;
}

inline void add_pieces(const Subject& subject) {
    const Seat& seat = subject.seat;
    subject[Feature::BaseInPlay] = number(base_in_play(seat));
    subject[Feature::DrillersAtHand] = number(seat.reserve[PieceKind::Driller].value()
                                              + seat.reserve[PieceKind::MechanicalMiner].value());
    subject[Feature::AirshipsAtHand] = number(seat.reserve[PieceKind::Zeppelin].value()
                                              + seat.reserve[PieceKind::Juggernaut].value());
    subject[Feature::LostPieces] =
        number(pieces_in(seat.cemetery) + held_captive(subject.state, subject.id));
    subject[Feature::Captive] = number(static_cast<bool>(seat.captive));
}

inline void add_property(const Subject& subject) {
    const Seat& seat = subject.seat;
    const bool exposed = subject.is_base_exposed();
    subject[Feature::Buildings] = number((seat.cards - subject.content.inventions).size());
    subject[Feature::Inventions] = number((seat.cards & subject.content.inventions).size());
    subject[Feature::ExposedLoot] = number(exposed ? seat.artefacts.size() : 0);
    subject[Feature::ExposedCrystals] = number(exposed ? seat.crystals.value() : 0);
    subject[Feature::StoredResources] =
        number(smaller(seat.resources.value(), subject.content.parameters.resource_storage));
}

inline int dice_to_roll(const Content& content, const State& state) {
    switch (state.phase) {
        case Phase::Preparing: {
            const int fresh = allowance(content, state) - kept_dice(state);
            return fresh > 0 ? fresh : 0;
        }
        case Phase::Rolling: return state.turn.to_roll.value();
        case Phase::Rerolling:
        case Phase::Somnium: return 1;
        case Phase::Laying:
        case Phase::Dealing:
        case Phase::Starting:
        case Phase::Acting:
        case Phase::Refilling:
        case Phase::Over: break;
    }
    return 0;
}

inline bool can_build(const Subject& subject) {
    if (is_done(subject.state, Mark::Build) || !base_in_play(subject.seat))
        return false;
    return any_card(subject.state, [&](Card card) {
        const CardSpec& spec = subject.content.cards[card];
        return subject.seat.resources >= spec.resources && subject.seat.crystals >= spec.crystals;
    });
}

inline void add_turn(const Subject& subject) {
    const Turn& turn = subject.state.turn;
    subject[Feature::TurnNow] = 1;
    subject[Feature::DiceToRollNow] = number(dice_to_roll(subject.content, subject.state));
    subject[Feature::PoolNow] = number(turn.pool.size());
    subject[Feature::HighDiceNow] = number(turn.pool.count_above(kFaces - 2));
    subject[Feature::RerollsNow] = number(turn.rerolls.value());
    subject[Feature::ResourcesNow] = number(subject.seat.resources.value());
    subject[Feature::CanBuildNow] = number(can_build(subject));
}

inline float waiting_of(const State& state, SeatId seat) {
    const int seats = state.options.seats;
    const int turns = engine::index_of(seat) - engine::index_of(state.turn.active);
    return share((turns + seats) % seats, seats);
}

}  // namespace detail

// The features of one seat. The game must have begun: the phase is Preparing or later.
inline Features features_of(const wiraqocha::Content& content,
                            const wiraqocha::State& state,
                            wiraqocha::SeatId seat) {
    Features out{};
    const detail::Subject subject{
        content, state, seat, state.seat(seat), state.controlled_by(seat), out};
    const detail::Land land = detail::land_of(subject);
    detail::add_goals(subject, land);
    detail::add_land(subject, land);
    detail::add_mining(subject, land);
    detail::add_pieces(subject);
    detail::add_property(subject);
    subject[Feature::Waiting] = detail::waiting_of(state, seat);
    if (subject.is_on_turn())
        detail::add_turn(subject);
    return out;
}

}  // namespace ai::wiraqocha_features
