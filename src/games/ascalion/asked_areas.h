// Which questions an area answers, and what each of them lets through.
#pragma once

#include "games/ascalion/phases/dealing.h"
#include "games/ascalion/phases/founding.h"
#include "games/ascalion/phases/scholars.h"
#include "games/ascalion/phases/setting_up.h"
#include "games/ascalion/phases/spreading.h"

namespace ascalion {

// Puts the areas through the sieve of the open question; false if no area answers it.
// NOLINTNEXTLINE(readability-function-size): a table
template <class Sieve>
constexpr bool sift_areas(const Content& content, const State& state, Sieve& sieve) {
    switch (state.turn.ask) {
        case Ask::SourceCountry:
        case Ask::ClaimCountry: setting_up::sift(state, sieve); return true;
        case Ask::TempleCountry:
        case Ask::UniversityCountry: founding::sift(state, sieve); return true;
        case Ask::RecipeArea:
            developing::sift(content, state, state.purchase.recipe, sieve);
            return true;
        case Ask::ShortSource:
        case Ask::Stud:
        case Ask::FoalCountry: producing::sift(content, state, sieve); return true;
        case Ask::BookArea:
        case Ask::FollowerArea: spreading::sift(content, state, sieve); return true;
        case Ask::GiveArea: trading::sift(content, state, sieve); return true;
        case Ask::Origin:
        case Ask::Destination: dealing::sift(state, sieve); return true;
        case Ask::From:
        case Ask::To:
        case Ask::Go: marching::sift(content, state, sieve); return true;
        case Ask::Vessel: sailing::sift(content, state, sieve); return true;
        case Ask::PriceArea:
        case Ask::LostBook: scholars::sift(content, state, sieve); return true;
        case Ask::Target: sift_targets(content, state, sieve); return true;
        default: return false;  // questions that are answered with something else
    }
}

}  // namespace ascalion
