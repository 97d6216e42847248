// What a viewer sees as JSON: the open table, the own secrets, and what the rules derive from it.
#include "games/hyperborea/rules.h"
#include "games/hyperborea/state_fields.h"
#include "games/hyperborea/texts.h"

namespace hyperborea {
namespace {

namespace json = boost::json;
using engine::FieldWriter;
using engine::write_json;

class SeatView {
  public:
    SeatView(const Content& content, const View& view) : content_(content), view_(view) {}

    json::array all() const {
        json::array seats;
        for (const SeatId seat : view_.table.everyone())
            seats.push_back(one(seat));
        return seats;
    }

  private:
    json::object one(SeatId id) const {
        const Seat& seat = view_.table.seat(id);
        FieldWriter writer;
        visit_fields(seat, writer);
        json::object shown = writer.take();
        shown["stored"] = write_json(view_.stored[id]);
        shown["undecided"] = view_.undecided.contains(id);
        shown["full"] = full_sets(id);
        const Standing standing = standing_of(content_, view_.table, id);
        shown["points"] = standing.points;
        shown["control"] = standing.hexes;
        shown["order"] = standing.order;
        return shown;
    }

    json::array full_sets(SeatId id) const {
        json::array full;
        for_each_set(view_.table, id, [&](Set set) {
            if (is_full(content_, view_.table, id, set))
                full.emplace_back(name_of(set));
        });
        return full;
    }

    const Content& content_;
    const View& view_;
};

json::object controllers(const Content& content, const Table& table) {
    json::object all;
    for (const Hex hex : layout_of(content, table).hexes)
        all[name_of(hex)] = write_json(controller_of(table, hex));
    return all;
}

json::object face_down_cards(const Table& table) {
    json::object all;
    for (int i = 0; i < kDecks; ++i)
        all[name_of(static_cast<Deck>(i))] = face_down_in(table, static_cast<Deck>(i));
    return all;
}

}  // namespace

json::value Texts::view_json(const Pack& pack, const View& view) {
    FieldWriter open;
    visit_table(view.table, open);
    json::object table = open.take();
    table["seats"] = SeatView(pack.content, view).all();
    table["hexes"] = write_json(layout_of(pack.content, view.table).hexes);
    table["controllers"] = controllers(pack.content, view.table);
    table["face_down_cards"] = face_down_cards(view.table);
    table["looked"] = write_json(view.looked);
    return json::object{{"viewer", write_json(view.viewer)},
                        {"table", std::move(table)},
                        {"own", view.viewer == kNobody ? json::value() : write_json(view.own)},
                        {"unseen", write_json(view.unseen)}};
}

}  // namespace hyperborea
