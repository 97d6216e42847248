// Fills what a viewer is shown (shown.h): the open table, and what the rules derive from it.
#include "games/ascalion/rules.h"
#include "games/ascalion/shown.h"
#include "games/ascalion/voyages.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

class AreaView {
  public:
    AreaView(const Content& content, const State& state) : content_(content), state_(state) {}

    engine::BySome<Area, shown::Area> all() const {
        engine::BySome<Area, shown::Area> areas;
        for (const Country country : state_.board.in_play)
            areas.add(area_of(country), {this->country(country)});
        for (const Vessel vessel : vessels_on_map(state_))
            areas.add(area_of(vessel), {this->vessel(vessel)});
        return areas;
    }

  private:
    shown::Holding common(Area area) const {
        const SeatId owner = state_.board.owner[area];
        return {.owner = owner,
                .goods = state_.board.goods[area],
                .value = owner == kNobody ? 0 : value_of(content_, state_, area),
                .book = state_.board.books.contains(area),
                .follower = follower(area)};
    }

    shown::Country country(Country country) const {
        return {.common = common(area_of(country)),
                .city = state_.board.cities.contains(country),
                .source = source(country),
                .due = due(country),
                .temple = temple(country),
                .university = has_university(country)};
    }

    shown::Vessel vessel(Vessel vessel) const {
        return {.common = common(area_of(vessel)),
                .place = {state_.board.place(vessel)},
                .distressed = state_.board.distressed.contains(vessel)};
    }

    Religion follower(Area area) const {
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            if (state_.board.follower(religion).contains(area))
                return religion;
        return kNoReligion;
    }
    Religion temple(Country country) const {
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            if (state_.board.temple(religion) == country)
                return religion;
        return kNoReligion;
    }
    bool has_university(Country country) const {
        for (const Seat& seat : state_.seats)
            if (seat.university == country)
                return true;
        return false;
    }

    Kind kind_of_source(Country country) const {
        for (const Kind kind : all_resources())
            if (state_.board.source(kind).contains(country))
                return kind;
        return kNoKind;
    }
    shown::Source source(Country country) const {
        if (state_.board.face_down.contains(country))
            return shown::Source::FaceDown;
        return static_cast<shown::Source>(kind_of_source(country));
    }
    // What its source would give if production took place now (A6.10, A6.15, A7.5).
    int due(Country country) const {
        const Kind kind = kind_of_source(country);
        const SeatId owner = state_.board.owner[area_of(country)];
        if (kind == kNoKind || owner == kNobody || owner == state_.turn.poor)
            return 0;
        if (kind == Kind::Horse)
            return state_.board.books.countries.contains(country) ? 2 : 1;
        return producing::due_at(content_, state_, country, kind);
    }

    const Content& content_;
    const State& state_;
};

// The areas that can still be named for one kind of tokens, or for books.
class PickingView {
  public:
    explicit PickingView(const State& state) : state_(state) {}

    shown::Picking all() const {
        switch (state_.turn.ask) {
            case Ask::Origin: return origins();
            case Ask::Destination: return destinations();
            case Ask::LostBook: return books();
            default: return {};
        }
    }

  private:
    AreaSet own() const { return state_.areas_of(state_.turn.to_move); }

    // A5.10: of a kind that has been begun, only areas from the last one on.
    shown::Picking origins() const {
        const Tokens& picked = state_.trade.origins;
        const Goods due = dealing::still_due(state_);
        const Kind kind = dealing::first_kind(due);
        const Token last = trading::last_of(picked);
        shown::Picking picking{.count = due.count(kind), .areas = {}};
        for (const Area area : from_on(own(), last.kind == kind ? last.area : Area{0}))
            if (const int there = trading::unpicked(state_, picked, area).count(kind); there > 0)
                picking.areas.add(area, there);
        return picking;
    }

    shown::Picking destinations() const {
        const Goods hand = dealing::hand(state_);
        const Kind kind = dealing::first_kind(hand);
        const bool begun = state_.trade.kind == kind;
        const AreaSet later = from_on(own(), begun ? state_.trade.last : Area{0});
        shown::Picking picking{.count = hand.count(kind), .areas = {}};
        const bool herd = kind == Kind::Horse;
        for (const Area area : herd ? dealing::without_horse(state_, later) : later)
            picking.areas.add(area, herd ? 1 : picking.count);
        return picking;
    }

    shown::Picking books() const {
        shown::Picking picking{.count = state_.attack.books.value(), .areas = {}};
        const AreaSet there = state_.board.books & state_.own();
        for (const Area area :
             state_.attack.last == kNoArea ? there : from_on(there, state_.attack.last))
            picking.areas.add(area, 1);
        return picking;
    }

    const State& state_;
};

class TableView {
  public:
    TableView(const Content& content, const State& state) : content_(content), state_(state) {}

    shown::Table all() const {
        shown::Table table{.options = state_.options,
                           .turn = state_.turn,
                           .purchase = state_.purchase,
                           .production = state_.production,
                           .trade = state_.trade,
                           .seats = {},
                           .areas = AreaView(content_, state_).all(),
                           .supply = supply(),
                           .prices = prices(),
                           .transport = {state_.transport, steps(), voyages()},
                           .attack = attack(),
                           .picking = PickingView(state_).all()};
        for (int i = 0; i < state_.options.seats; ++i)
            table.seats.push_back(seat(engine::seat_id(i)));
        return table;
    }

  private:
    shown::Seat seat(SeatId id) const {
        const Standing standing = standing_of(content_, state_, id);
        return {.open = state_.seat(id),
                .areas = state_.areas_of(id),
                .goods = goods_of(state_, state_.areas_of(id)),
                .cities = standing.cities,
                .value = standing.value,
                .order = state_.turn.start == kNobody ? static_cast<int>(engine::index_of(id))
                                                      : position_in_order(state_, id),
                .next_transports = transporting::transports_of(content_, state_, id)};
    }

    shown::Supply supply() const {
        shown::Supply left{.tokens = {},
                           .cities = cities_left(content_, state_),
                           .boats = vessels_left(content_, state_, Product::Boat),
                           .ships = vessels_left(content_, state_, Product::Ship),
                           .books = books_left(content_, state_),
                           .universities = scholars::universities_left(content_, state_),
                           .followers = {}};
        for (const Kind kind : all_kinds())
            left.tokens[kind] = state_.board.supply.count(kind);
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            left.followers[religion] = followers_left(content_, state_, religion);
        return left;
    }

    core::EnumArray<Recipe, Goods, kRecipes> prices() const {
        core::EnumArray<Recipe, Goods, kRecipes> all;
        for (int i = 0; i < kRecipes; ++i) {
            const auto recipe = static_cast<Recipe>(i);
            all[recipe] = developing::price_of(content_, state_, recipe);
        }
        return all;
    }

    // The steps of a voyage from here, what they cost, and whose banks have a say.
    core::FixedVector<shown::Step, kMaxSteps> steps() const {
        core::FixedVector<shown::Step, kMaxSteps> all;
        if (state_.turn.ask != Ask::Halt)
            return all;
        const Place from = sailing::place_now(state_);
        for (const Place to : content_.place(from).steps)
            if (to != kNoPlace && sailing::why_not_on(content_, state_, to).none())
                all.push_back({.to = {to},
                               .cost = step_cost(content_, sailing::by_boat(state_), from, to),
                               .asks = asked_for(from, to)});
        return all;
    }

    engine::ByKey<shown::Voyage> voyages() const {
        engine::ByKey<shown::Voyage> all;
        for (const FoundVoyage& voyage : voyages_ahead(content_, state_)) {
            shown::Voyage shown{voyage.cost, {}, {}};
            for (const Place place : voyage.places) {
                if (!shown.places.empty())
                    shown.path.push_back(Texts::notation(action::to(place)));
                shown.places.push_back({place});
            }
            all.add(name_of(voyage.to), std::move(shown));
        }
        return all;
    }

    core::FixedVector<SeatId, 2> asked_for(Place from, Place to) const {
        core::FixedVector<SeatId, 2> seats;
        if (!sailing::by_boat(state_) || !sailing::needs_passage(state_, to))
            return seats;
        const auto banks = passing::banks_at(content_, state_, from);
        const int boat = passing::boat_value(content_, state_);
        for (std::size_t i = 0; i < banks.size(); ++i)
            if (banks[i].owner != kNobody
                && passing::decides(boat, 0, banks[i].value, banks[1 - i].value))
                seats.push_back(banks[i].owner);
        return seats;
    }

    shown::Attack attack() const {
        shown::Attack all{.open = state_.attack,
                          .sums = {},
                          .engaged = {},
                          .chances = chances(),
                          .bonus_left = 0,
                          .attacks_left = 0};
        if (state_.turn.phase == Phase::Attack)
            all.attacks_left =
                attacking::most_attacks(content_, state_) - state_.attack.made.value();
        if (state_.attack.target != kNoArea) {
            all.sums.value = sums_of(content_, state_);
            for (const shown::Party& party : parties(state_))
                all.engaged.add(party.area.id, party.strength);
        }
        if (state_.turn.phase == Phase::Attack && state_.attack.successes > 0)
            all.bonus_left = attacking::bonus_left(state_);
        return all;
    }

    // Every area that touches the target, with what it adds on either side.
    std::vector<shown::Party> parties(const State& aimed) const {
        std::vector<shown::Party> all;
        for (const Area area : touching(content_, aimed, aimed.attack.target)) {
            AreaSet alone;
            alone.insert(area);
            all.push_back(
                {.area = {area},
                 .strength = {
                     .owner = {aimed.board.owner[area]},
                     .for_attacker = strength_against(content_, aimed, alone, defender_of(aimed)),
                     .for_defender = strength_against(content_, aimed, alone, aimed.turn.active)}});
        }
        return all;
    }

    engine::ByKey<shown::Chance> chances() const {
        engine::ByKey<shown::Chance> all;
        for (const Forecast& forecast : forecasts(content_, state_)) {
            State aimed = state_;
            aimed.attack.target = forecast.target;
            all.add(name_of(forecast.target), {forecast, parties(aimed)});
        }
        return all;
    }

    const Content& content_;
    const State& state_;
};

}  // namespace

boost::json::value Texts::view_json(const Pack& pack, const View& view) {
    return engine::write_json(
        shown::View{{view.viewer, TableView(pack.content, view.table).all()}});
}

}  // namespace ascalion
