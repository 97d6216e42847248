// Phase 2: exchanges of resources for weapons, cities and vessels (section 6A).
#pragma once

#include "games/ascalion/sieve.h"
#include "games/ascalion/turn.h"

namespace ascalion::developing {

constexpr Goods price_of(const Content& content, const State& state, Recipe recipe) {
    const RecipeSpec& spec = content.recipe(recipe);
    const bool discounted = (spec.product == Product::Boat && state.board.boat_discount)
                            || (spec.product == Product::Ship && state.board.ship_discount);
    return discounted ? spec.first_price : spec.price;  // A6.3, A6.4
}

constexpr bool is_in_supply(const Content& content, const State& state, Product product) {
    switch (product) {
        case Product::Weapon: return state.board.supply.has(Kind::Weapon);
        case Product::City: return cities_left(content, state) > 0;
        case Product::Boat:
        case Product::Ship: break;
    }
    return vessels_left(content, state, product) > 0;
}

// Those that could pay.
constexpr AreaSet holding(const State& state, AreaSet among, Goods price) {
    AreaSet found;
    for (const Area area : AreaSet{among.countries & state.board.laden, among.vessels})
        if (state.board.goods[area].covers(price))
            found.insert(area);
    return found;
}

constexpr AreaSet harbours(const Content& content, Product product) {
    return {product == Product::Boat ? content.boat_harbours : content.ship_harbours, {}};
}

// A6.2, A6.5, A6.7: everything paid lies in one area.
template <class Sieve>
constexpr void sift(const Content& content, const State& state, Recipe recipe, Sieve& sieve) {
    const Product product = content.recipe(recipe).product;
    sieve.keep(state.own(), Why::NotYours);
    if (product != Product::Weapon)
        sieve.keep(all_countries(), Why::NoCountry);
    if (product == Product::City)
        sieve.drop({state.board.cities, {}}, Why::CityThere);
    if (product == Product::Boat || product == Product::Ship)
        sieve.keep(harbours(content, product), Why::NoHarbour);
    sieve.keep(holding(state, sieve.left(), price_of(content, state, recipe)), Why::GoodsMissing);
}

constexpr AreaSet areas_for(const Content& content, const State& state, Recipe recipe) {
    return open_areas([&](auto& sieve) { sift(content, state, recipe, sieve); });
}

constexpr Obstacle why_not_made(const Content& content, const State& state, Recipe recipe) {
    if (!is_in_supply(content, state, content.recipe(recipe).product))
        return Why::SupplyEmpty;
    return areas_for(content, state, recipe) ? Why::Nothing : Why::GoodsNowhere;
}

// The recipes that one area can pay for.
constexpr RecipeSet payable(const Content& content, const State& state, Area area) {
    RecipeSet found;
    for (int i = 0; i < kRecipes; ++i)
        if (const auto recipe = static_cast<Recipe>(i);
            state.board.goods[area].covers(price_of(content, state, recipe)))
            found.insert(recipe);
    return found;
}

// The recipes for which some area of the active player has the goods.
constexpr RecipeSet payable_anywhere(const Content& content, const State& state) {
    RecipeSet found;
    const AreaSet own = state.own();
    for (const Area area : AreaSet{own.countries & state.board.laden, own.vessels})
        if (state.board.goods[area].without_horses().total() > 1)
            found |= payable(content, state, area);
    return found;
}

// Every price has two tokens or more.
constexpr void recipes(const Content& content, const State& state, auto&& sink) {
    for (const Recipe recipe : payable_anywhere(content, state))
        if (why_not_made(content, state, recipe).none())
            sink(action::make_by(recipe));
    sink(action::bare(ActionKind::Done));
}

// A6.7
constexpr void launch_places(const Content& content, const State& state, auto&& sink) {
    const bool by_boat = content.recipe(state.purchase.recipe).product == Product::Boat;
    for (const Place place : content.countries[country_of(state.purchase.area)].places)
        if (place != kNoPlace && is_open_to(by_boat, place))
            sink(action::to(place));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Recipe: return recipes(content, state, sink);
        case Ask::RecipeArea:
            return offer_areas(state, areas_for(content, state, state.purchase.recipe), sink);
        default: return launch_places(content, state, sink);
    }
}

constexpr void ask_for_recipe(State& state, SeatId seat) {
    state.purchase = Purchase{};
    state.turn.active = seat;
    ask(state, seat, Ask::Recipe);
}

constexpr void begin(State& state) { ask_for_recipe(state, first_in_order(state)); }

constexpr void pay(const Content& content, State& state) {
    spend(state, state.purchase.area, price_of(content, state, state.purchase.recipe));
}

// A6.6
constexpr void choose_area(const Content& content, State& state, Area area) {
    state.purchase.area = area;
    const Product product = content.recipe(state.purchase.recipe).product;
    if (product == Product::Boat || product == Product::Ship)
        return ask(state, state.turn.active, Ask::LaunchPlace);
    pay(content, state);
    if (product == Product::Weapon)
        gain(state, area, Goods::one(Kind::Weapon));
    else
        state.board.cities.insert(country_of(area));
    ask_for_recipe(state, state.turn.active);
}

// A6.8
constexpr void choose_place(const Content& content, State& state, Place place) {
    const Product product = content.recipe(state.purchase.recipe).product;
    pay(content, state);
    launch(state, product, place);
    if (product == Product::Boat)
        state.board.boat_built = true;
    else
        state.board.ship_built = true;
    ask_for_recipe(state, state.turn.active);
}

constexpr void done(const Content& content, State& state) {
    if (const SeatId next = next_in_order(state, state.turn.active); next != kNobody)
        return ask_for_recipe(state, next);
    state.board.boat_discount = state.board.ship_discount = false;
    enter(content, state, Phase::Production);
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::RecipeArea: return choose_area(content, state, area_of(action));
        case Ask::LaunchPlace: return choose_place(content, state, place_of(action));
        default: break;
    }
    if (kind_of(action) == ActionKind::Done)
        return done(content, state);
    state.purchase.recipe = recipe_of(action);
    ask(state, state.turn.active, Ask::RecipeArea);
}

}  // namespace ascalion::developing
