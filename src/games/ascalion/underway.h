// Where an action of several answers stands: settled, under way, or only opening a question.
#pragma once

#include "games/ascalion/state.h"

namespace ascalion::underway {

// Offers, transports and attacks last until their end, also through the answers of others.
constexpr bool is_settled(Ask ask) {
    switch (ask) {
        case Ask::Religion:
        case Ask::TempleCountry:
        case Ask::RecipeArea:
        case Ask::LaunchPlace:
        case Ask::FoalCountry:
        case Ask::GiveKind:
        case Ask::GiveArea:
        case Ask::WantKind:
        case Ask::Answer:
        case Ask::Origin:
        case Ask::Destination:
        case Ask::From:
        case Ask::To:
        case Ask::Unload:
        case Ask::Load:
        case Ask::Amount:
        case Ask::Go:
        case Ask::Vessel:
        case Ask::Halt:
        case Ask::Passage:
        case Ask::PriceKind:
        case Ask::PriceArea:
        case Ask::Extra:
        case Ask::Side: return false;
        case Ask::Opener:
        case Ask::Turning:
        case Ask::Dealing:
        case Ask::Drawing:
        case Ask::Gate:
        case Ask::SourceCountry:
        case Ask::ClaimCountry:
        case Ask::Vote:
        case Ask::TieBreak:
        case Ask::Temple:
        case Ask::UniversityCountry:
        case Ask::Recipe:
        case Ask::ShortSource:
        case Ask::Stud:
        case Ask::BookArea:
        case Ask::FollowerArea:
        case Ask::Grant:
        case Ask::Partner:
        case Ask::Transport:
        case Ask::University:
        case Ask::Target:
        case Ask::Bonus:
        case Ask::LostBook:
        case Ask::Nothing: return true;
    }
    return true;
}

// A country that a transport has come to, not the one that it begins in.
constexpr bool has_gone_on(const Transport& before, const Transport& after) {
    return before.at != kNoCountry && before.at != after.at;
}

// A voyage that is back where it was, or was barred without a question, has cost points or a way.
constexpr bool has_tried(const Transport& before, const Transport& after) {
    return before.vessel != kNoVessel
           && (before.points != after.points || before.refused_up != after.refused_up
               || before.refused_down != after.refused_down);
}

// Where the goods come from is asked of whoever is bound already.
constexpr bool is_agreed(const State& before, const State& after) {
    return before.turn.ask == Ask::Answer && after.turn.ask == Ask::Origin;
}

constexpr bool has_happened(const State& before, const State& after) {
    return before.board != after.board || before.attack != after.attack
           || before.trade.hands != after.trade.hands || before.turn.phase != after.turn.phase
           || has_gone_on(before.transport, after.transport)
           || has_tried(before.transport, after.transport) || is_agreed(before, after);
}

// The target of another attack (A6.97) is named together with the wish for it.
constexpr bool asks(const State& before, const State& after) {
    const bool attacks_again = before.turn.ask == Ask::Bonus && after.turn.ask == Ask::Target;
    return (attacks_again || !is_settled(after.turn.ask)) && !has_happened(before, after);
}

}  // namespace ascalion::underway
