// What keeps an area, a recipe, a partner, a transport or a step of a voyage from being chosen, in
// words.
#include <array>
#include <string_view>
#include <utility>

#include "games/ascalion/reasons.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

using engine::Argument;

// In the order of the obstacles.
constexpr std::array<std::string_view, kWhys> kKeys = {
    "",
    "no_country",
    "source_there",
    "claimed",
    "not_yours",
    "own",
    "temple_there",
    "city_there",
    "no_harbour",
    "goods_missing",
    "no_source_due",
    "no_foal_place",
    "stud_first",
    "horse_there",
    "herd_too_far",
    "book_there",
    "no_book_there",
    "follower_there",
    "faith_too_far",
    "none_there",
    "no_such_offer",
    "earlier",
    "too_few_after",
    "not_next",
    "no_horse_there",
    "visited",
    "no_own_neighbour",
    "no_chain_on",
    "converted",
    "other_vessel",
    "no_border",
    "faith",
    "supply_empty",
    "goods_nowhere",
    "eliminated",
    "not_linked",
    "offers_used",
    "ledger_full",
    "you_have_nothing",
    "partner_has_nothing",
    "no_offer_left",
    "save_boats",
    "no_bonus_left",
    "no_boat",
    "no_ship",
    "lost_at_sea",
    "nothing_to_target",
    "nothing_to_carry",
    "nowhere_to_walk",
    "no_horse",
    "nowhere_to_ride",
    "no_chain",
    "no_target",
    "attacks_used",
    "too_deep",
    "no_river",
    "refused",
    "points",
    "not_to_target",
    "away_from_coast",
    "only_back",
    "not_started",
    "not_at_target",
    "high_sea",
};

engine::Message say(Obstacle obstacle, std::vector<Argument> arguments) {
    return why(kKeys[static_cast<std::size_t>(obstacle.why)], std::move(arguments));
}

}  // namespace

engine::Message words_of(Obstacle obstacle) {
    switch (obstacle.why) {
        case Why::Points: return say(obstacle, {count_words(kPoints, obstacle.amount)});
        case Why::OffersUsed: return say(obstacle, {count_words(kOffersMade, obstacle.amount)});
        default: return say(obstacle, {});
    }
}

engine::Message words_of(Obstacle obstacle, SeatId partner) {
    const bool names = obstacle.why == Why::PartnerHasNothing || obstacle.why == Why::NoOfferLeft;
    return names ? say(obstacle, {Argument::seat(partner)}) : words_of(obstacle);
}

engine::Message words_of(const Pack& pack, const State& state, Obstacle obstacle, Recipe recipe) {
    if (obstacle.why != Why::GoodsNowhere)
        return words_of(obstacle);
    return say(obstacle, {goods_words(pack, developing::price_of(pack.content, state, recipe))});
}

// What is missing, and beside what: the question says it.
engine::Message words_of_area(const Pack& pack, const State& state, Obstacle obstacle) {
    switch (obstacle.why) {
        case Why::GoodsMissing:
            return say(
                obstacle,
                {goods_words(pack,
                             developing::price_of(pack.content, state, state.purchase.recipe))});
        case Why::NotNext: return say(obstacle, {area_words(pack, area_of(state.transport.at))});
        default: return words_of(obstacle);
    }
}

}  // namespace ascalion
