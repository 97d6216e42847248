// What a viewer sees as JSON (docs/views/ascalion.md): the open table, and what the rules derive
// from it.
#include "games/ascalion/rules.h"
#include "games/ascalion/state_fields.h"
#include "games/ascalion/texts.h"

namespace ascalion {
namespace {

namespace json = boost::json;
using engine::write_json;

class AreaView {
  public:
    AreaView(const Content& content, const State& state) : content_(content), state_(state) {}

    json::object all() const {
        json::object areas;
        for (const Country country : state_.board.in_play)
            areas[name_of(country)] = this->country(country);
        for (const Vessel vessel : vessels_on_map(state_))
            areas[name_of(vessel)] = this->vessel(vessel);
        return areas;
    }

  private:
    json::object common(Area area) const {
        const SeatId owner = state_.board.owner[area];
        return {{"owner", write_json(owner)},
                {"goods", write_json(state_.board.goods[area])},
                {"value", owner == kNobody ? 0 : value_of(content_, state_, area)},
                {"book", state_.board.books.contains(area)},
                {"follower", write_json(follower(area))}};
    }

    json::object country(Country country) const {
        json::object shown = common(area_of(country));
        shown["city"] = state_.board.cities.contains(country);
        shown["source"] = source(country);
        shown["due"] = due(country);
        shown["temple"] = write_json(temple(country));
        shown["university"] = has_university(country);
        return shown;
    }

    json::object vessel(Vessel vessel) const {
        json::object shown = common(area_of(vessel));
        shown["place"] = write_json(state_.board.place(vessel));
        shown["distressed"] = state_.board.distressed.contains(vessel);
        return shown;
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
    json::value source(Country country) const {
        if (state_.board.face_down.contains(country))
            return "face_down";
        return write_json(kind_of_source(country));
    }
    // What its source would give if production took place now (A6.10, A6.15).
    int due(Country country) const {
        const Kind kind = kind_of_source(country);
        if (kind == kNoKind || state_.board.owner[area_of(country)] == kNobody)
            return 0;
        if (kind == Kind::Horse)
            return state_.board.books.countries.contains(country) ? 2 : 1;
        return producing::due_at(content_, state_, country, kind);
    }

    const Content& content_;
    const State& state_;
};

class TableView {
  public:
    TableView(const Content& content, const State& state) : content_(content), state_(state) {}

    json::object table() const {
        json::object table = {{"options", write_json(state_.options)},
                              {"turn", write_json(state_.turn)},
                              {"purchase", write_json(state_.purchase)},
                              {"production", write_json(state_.production)},
                              {"trade", write_json(state_.trade)}};
        table["seats"] =
            engine::list_by_seat(state_.options.seats, [this](SeatId id) { return seat(id); });
        table["areas"] = AreaView(content_, state_).all();
        table["supply"] = supply();
        table["prices"] = prices();
        table["transport"] = transport();
        table["attack"] = attack();
        return table;
    }

  private:
    json::object seat(SeatId id) const {
        const Standing standing = standing_of(content_, state_, id);
        json::object shown = engine::fields_of(state_.seat(id));
        shown["areas"] = write_json(state_.areas_of(id));
        shown["goods"] = write_json(goods_of(state_, state_.areas_of(id)));
        shown["cities"] = standing.cities;
        shown["value"] = standing.value;
        shown["order"] =
            state_.turn.start == kNobody ? engine::index_of(id) : position_in_order(state_, id);
        shown["next_transports"] = transporting::transports_of(content_, state_, id);
        return shown;
    }

    json::object supply() const {
        json::object left;
        for (const Kind kind : all_kinds())
            left[name_of(kind)] = state_.board.supply.count(kind);
        left["city"] = cities_left(content_, state_);
        left["boat"] = vessels_left(content_, state_, Product::Boat);
        left["ship"] = vessels_left(content_, state_, Product::Ship);
        left["book"] = books_left(content_, state_);
        left["university"] = scholars::universities_left(content_, state_);
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            left[name_of(religion)] = followers_left(content_, state_, religion);
        return left;
    }

    json::object prices() const {
        json::object all;
        for (int i = 0; i < kRecipes; ++i) {
            const auto recipe = static_cast<Recipe>(i);
            all[name_of(recipe)] = write_json(developing::price_of(content_, state_, recipe));
        }
        return all;
    }

    json::object transport() const {
        json::object shown = engine::fields_of(state_.transport);
        shown["steps"] = steps();
        return shown;
    }

    // The steps of a voyage from here, what they cost, and whose banks have a say.
    json::array steps() const {
        json::array all;
        if (state_.turn.ask != Ask::Halt)
            return all;
        const Place from = sailing::place_now(state_);
        for (const Place to : content_.place(from).steps) {
            if (to == kNoPlace || !sailing::may_go(content_, state_, to))
                continue;
            all.push_back(
                json::object{{"to", name_of(to)},
                             {"cost", step_cost(content_, sailing::by_boat(state_), from, to)},
                             {"asks", asked_for(from, to)}});
        }
        return all;
    }

    json::array asked_for(Place from, Place to) const {
        json::array seats;
        if (!sailing::by_boat(state_) || !sailing::needs_passage(state_, to))
            return seats;
        const auto banks = passing::banks_at(content_, state_, from);
        const int boat = passing::boat_value(content_, state_);
        for (std::size_t i = 0; i < banks.size(); ++i)
            if (banks[i].owner != kNobody
                && passing::decides(boat, 0, banks[i].value, banks[1 - i].value))
                seats.push_back(write_json(banks[i].owner));
        return seats;
    }

    json::object attack() const {
        json::object shown = engine::fields_of(state_.attack);
        const bool declared = state_.attack.target != kNoArea;
        shown["sums"] = declared ? sums() : json::value(nullptr);
        shown["engaged"] = declared ? engaged_areas() : json::object{};
        shown["bonus_left"] = state_.turn.phase == Phase::Attack && state_.attack.successes > 0
                                  ? attacking::bonus_left(state_)
                                  : 0;
        return shown;
    }

    json::value sums() const {
        const Sums sums = sums_of(content_, state_);
        return json::object{{"attack", sums.attack}, {"defence", sums.defence}};
    }

    // Every area that touches the target, with what it adds on either side.
    json::object engaged_areas() const {
        json::object all;
        for (const Area area : touching(content_, state_, state_.attack.target)) {
            AreaSet alone;
            alone.insert(area);
            all[name_of(area)] = {
                {"owner", write_json(state_.board.owner[area])},
                {"for_attacker", strength_against(content_, state_, alone, defender_of(state_))},
                {"for_defender", strength_against(content_, state_, alone, state_.turn.active)}};
        }
        return all;
    }

    const Content& content_;
    const State& state_;
};

}  // namespace

json::value Texts::view_json(const Pack& pack, const View& view) {
    return json::object{{"viewer", write_json(view.viewer)},
                        {"table", TableView(pack.content, view.table).table()}};
}

}  // namespace ascalion
