// What a viewer sees as JSON (docs/views/hyperborea.md): the open table, the own secrets, and what
// the rules derive from them.
#include <algorithm>

#include "games/hyperborea/rules.h"
#include "games/hyperborea/state_fields.h"
#include "games/hyperborea/texts.h"

namespace hyperborea {
namespace {

namespace json = boost::json;
using engine::fields_of;
using engine::write_json;

// Only what there is: {"move": 2}.
template <class Enum, std::size_t Size>
json::object counts(const core::EnumArray<Enum, Counter, Size>& all) {
    json::object found;
    for (std::size_t i = 0; i < Size; ++i)
        if (all.items[i] > 0)
            found[name_of(static_cast<Enum>(i))] = all.items[i].value();
    return found;
}

class SeatView {
  public:
    SeatView(const Content& content, const View& view) : content_(content), view_(view) {}

    json::array all() const {
        json::array seats;
        for (const SeatId seat : table().everyone())
            seats.push_back(one(seat));
        return seats;
    }

  private:
    const Table& table() const { return view_.table; }

    json::object one(SeatId id) const {
        json::object shown = fields_of(table().seat(id));
        shown.erase("cards");
        shown["sets"] = sets(id);
        shown["stored"] = write_json(view_.stored[id]);
        shown["undecided"] = view_.undecided.contains(id);
        shown["end"] = end_of_turn(table().seat(id));
        const Standing standing = standing_of(content_, table(), id);
        shown["points"] = standing.points;
        shown["score"] = score(standing);
        shown["control"] = standing.hexes;
        shown["cubes"] = standing.cubes;
        shown["order"] = standing.order;
        return shown;
    }

    json::array sets(SeatId id) const {
        json::array all;
        for_each_set(table(), id, [&](Set set) { all.push_back(set_of_seat(id, set)); });
        return all;
    }

    // Spaces as their owner has them: Red A does without some (H6.48a).
    json::object set_of_seat(SeatId id, Set set) const {
        const SetSpec& spec = content_.set(set);
        const auto size = static_cast<std::size_t>(size_for(table().seat(id).tile, spec));
        json::array spaces;
        json::array cubes;
        for (std::size_t i = 0; i < size; ++i) {
            spaces.push_back(write_json(spec.spaces[i]));
            cubes.push_back(write_json(on_set(table(), id, set)[i]));
        }
        const bool active = id == table().turn.active;
        return {{"set", name_of(set)},
                {"spaces", std::move(spaces)},
                {"cubes", std::move(cubes)},
                {"full", is_full(content_, table(), id, set)},
                {"closed", is_closed(table(), id, set)},
                {"activations", active ? table().activations[set].value() : 0}};
    }

    // What the end phase would bring as the bag stands (H5.9).
    json::object end_of_turn(const Seat& seat) const {
        const int bag = total(seat.bag);
        return {{"reset", bag == 0},
                {"draws", std::min<int>(bag, content_.parameters.cubes_drawn)}};
    }

    static json::object score(const Standing& standing) {
        json::object parts;
        static const auto names = Texts::outcome_names().parts;
        for (std::size_t i = 0; i < kParts; ++i)
            parts[names[i].english] = standing.parts[i];
        return parts;
    }

    const Content& content_;
    const View& view_;
};

json::array sites_of(const Content& content, const Table& table, Hex hex) {
    json::array sites;
    if (is_face_down(table, hex))
        return sites;
    for (int i = 0; i < kSites; ++i) {
        if (site_at(content, table, hex, i).kind != SiteKind::None)
            sites.push_back(json::object{
                {"figure", write_json(figure_at(table, hex, i))},
                {"tokens", table.board.stacks[hex][static_cast<std::size_t>(i)].value()}});
    }
    return sites;
}

json::object hex_json(const Content& content, const Table& table, Hex hex) {
    json::array free;
    json::array forts;
    for (const SeatId seat : table.everyone()) {
        free.emplace_back(table.board.free[seat][hex].value());
        forts.emplace_back(table.board.forts[seat][hex].value());
    }
    return {{"tile", write_json(table.board.tiles[hex])},
            {"sites", sites_of(content, table, hex)},
            {"free", std::move(free)},
            {"forts", std::move(forts)},
            {"stopped", table.board.stopped[hex].value()},
            {"controller", write_json(controller_of(table, hex))}};
}

json::object hexes_json(const Content& content, const Table& table) {
    json::object all;
    for (const Hex hex : layout_of(content, table).hexes)
        all[name_of(hex)] = hex_json(content, table, hex);
    return all;
}

json::object market_json(const Table& table) {
    json::object face_down;
    json::object returned;
    for (int i = 0; i < kDecks; ++i) {
        const auto deck = static_cast<Deck>(i);
        face_down[name_of(deck)] = face_down_in(table, deck);
        returned[name_of(deck)] = write_json(table.market.returned[static_cast<std::size_t>(i)]);
    }
    return {{"open", write_json(table.market.open)},
            {"aside", write_json(table.market.aside)},
            {"face_down", std::move(face_down)},
            {"returned", std::move(returned)}};
}

// The first parameter of each kind of the menu that has but one: it is not asked for (H6.1), so
// nothing else tells a client what the kind is about.
json::object implied(const Content& content, const Table& table) {
    json::object all;
    if (table.turn.ask != Ask::Menu)
        return all;
    State state;
    static_cast<Table&>(state) = table;
    engine::ActionList kinds;
    acting::legal(content, state, kinds);
    for (const Action kind : kinds) {
        if (acting::ask_of(kind_of(kind)) == Ask::Nothing)
            continue;
        State asked = state;
        Rules::step(content, asked, kind);
        engine::SoleAction sole;
        Rules::alternatives(content, asked, sole);
        if (Rules::fills_in(asked) && sole.count == 1)
            all[name_of(kind_of(kind))] = Texts::notation(sole.action);
    }
    return all;
}

// What each step costs that the question is about, or that could be the next one.
json::object steps(const Content& content, const Table& table) {
    json::object all;
    State state;
    static_cast<Table&>(state) = table;
    if (table.turn.ask == Ask::Menu && acting::can_act(content, state, ActionKind::Walk))
        Rules::apply(content, state, table.turn.active, action::bare(ActionKind::Walk));
    if (state.turn.ask != Ask::WalkTo)
        return all;
    engine::ActionList hexes;
    moving::legal(content, state, hexes);
    for (const Action to : hexes)
        all[name_of(hex_of(to))] = walk_price(content, state, state.turn.hex, hex_of(to));
    return all;
}

json::object turn_json(const Content& content, const Table& table) {
    json::object turn = fields_of(table.turn);
    for (const char* inner : {"cursor", "draws", "effects", "reveals"})
        turn.erase(inner);
    turn["implied"] = implied(content, table);
    turn["steps"] = steps(content, table);
    return turn;
}

json::object table_json(const Content& content, const View& view) {
    const Table& table = view.table;
    return {{"options", write_json(table.options)},
            {"turn", turn_json(content, table)},
            {"seats", SeatView(content, view).all()},
            {"hexes", hexes_json(content, table)},
            {"ghosts_left", table.board.box.value()},
            {"market", market_json(table)},
            {"supply", write_json(table.supply)},
            {"pool", counts(table.pool)},
            {"used", counts(table.used)},
            {"looked", write_json(view.looked)}};
}

}  // namespace

json::value Texts::view_json(const Pack& pack, const View& view) {
    return json::object{{"viewer", write_json(view.viewer)},
                        {"table", table_json(pack.content, view)},
                        {"own", view.viewer == kNobody ? json::value() : write_json(view.own)},
                        {"unseen", counts(view.unseen)}};
}

}  // namespace hyperborea
