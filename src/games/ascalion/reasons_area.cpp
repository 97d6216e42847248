// Why an area cannot be chosen as the answer to the open question.
#include "games/ascalion/reasons.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

using engine::Argument;
using engine::Message;

class AreaReason {
  public:
    AreaReason(const Pack& pack, const State& state)
        : pack_(pack), content_(pack.content), state_(state) {}

    Message of(Area area) const {
        switch (state_.turn.ask) {
            case Ask::SourceCountry: return why(is_country(area) ? "source_there" : "no_country");
            case Ask::ClaimCountry: return why("claimed");
            case Ask::Target: return no_target(area);
            case Ask::FollowerArea: return no_follower(area);
            default: break;
        }
        if (!state_.areas_of(state_.turn.to_move).contains(area))
            return why("not_yours");
        return of_own(area);
    }

  private:
    Message of_own(Area area) const {
        const Kind kind =
            state_.turn.ask == Ask::PriceArea ? state_.purchase.kind : state_.trade.kind;
        switch (state_.turn.ask) {
            case Ask::TempleCountry: return why(is_country(area) ? "temple_there" : "no_country");
            case Ask::UniversityCountry: return why("no_country");
            case Ask::RecipeArea: return no_exchange(area);
            case Ask::ShortSource:
            case Ask::Stud: return why("no_source_due");
            case Ask::FoalCountry: return no_foal(area);
            case Ask::BookArea: return why("book_there");
            case Ask::LostBook: return why("no_book_there");
            case Ask::GiveArea:
            case Ask::PriceArea:
                return state_.board.goods[area].has(kind)
                           ? why("order")
                           : why("none_there", {kind_words(pack_, kind)});
            case Ask::Origin: return why("order");
            case Ask::Destination: return no_room(area);
            default: return no_transport(area);
        }
    }

    Message no_target(Area area) const {
        const SeatId attacker = state_.turn.active;
        if (state_.own().contains(area))
            return why("own");
        const AreaSet near = touching(content_, state_, area) & state_.areas_of(attacker);
        return why(near ? "faith" : "no_border");
    }

    Message no_follower(Area area) const {
        if (state_.own().contains(area))
            return why("own");
        if (state_.board.books.contains(area))
            return why("book_there");
        for (const AreaSet& followers : state_.board.followers)
            if (followers.contains(area))
                return why("follower_there");
        return why("faith_too_far");
    }

    Message no_exchange(Area area) const {
        const Recipe recipe = state_.purchase.recipe;
        const Product product = content_.recipe(recipe).product;
        if (!is_country(area) && product != Product::Weapon)
            return why("no_country");
        if (product == Product::City && state_.board.cities.contains(country_of(area)))
            return why("city_there");
        const Goods price = developing::price_of(content_, state_, recipe);
        if (state_.board.goods[area].covers(price))
            return why("no_harbour");
        return why("goods_missing", {goods_words(pack_, price)});
    }

    Message no_foal(Area area) const {
        if (!is_country(area))
            return why("no_country");
        return why(state_.board.horses.contains(country_of(area)) ? "horse_there" : "herd_too_far");
    }

    Message no_room(Area area) const {
        if (dealing::first_kind(dealing::hand(state_)) == Kind::Horse
            && state_.board.goods[area].has(Kind::Horse))
            return why("horse_there");
        return why("order");
    }

    Message no_transport(Area area) const {
        const Transport& transport = state_.transport;
        if (state_.turn.ask == Ask::Vessel)
            return no_vessel(area);
        if (!is_country(area))
            return why("no_country");
        const bool chosen = state_.turn.ask != Ask::From;
        if (chosen && !content_.countries[transport.at].neighbours.contains(country_of(area)))
            return why("not_next", {area_words(pack_, area_of(transport.at))});
        if (transport.kind != TransportKind::Foot && !state_.board.horses.contains(country_of(area))
            && !chosen)
            return why("no_horse_there");
        if (chosen && transport.kind == TransportKind::Chain)
            return why(transport.visited.contains(country_of(area)) ? "visited" : "no_horse_there");
        if (carrying::is_extra(state_))
            return why("not_to_target");
        return why(carrying::with_cargo(state_).contains(country_of(area)) ? "no_own_neighbour"
                                                                           : "nothing_to_carry");
    }

    Message no_vessel(Area area) const {
        if (is_country(area)
            || is_boat(vessel_of(area)) != (state_.transport.kind == TransportKind::Boat))
            return why("other_vessel");
        if (carrying::is_extra(state_))
            return why("not_to_target");
        return why("save_boats");
    }

    const Pack& pack_;
    const Content& content_;
    const State& state_;
};

}  // namespace

Message why_not_area(const Pack& pack, const State& state, Area area) {
    return AreaReason(pack, state).of(area);
}

}  // namespace ascalion
