// What a viewer sees as JSON (docs/views/wiraqocha.md): the open table, and what the rules derive
// from it. The deck shows its size alone.
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/state_fields.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

namespace json = boost::json;
using engine::FieldWriter;
using engine::write_json;

class TableView {
  public:
    TableView(const Content& content, const State& state) : content_(content), state_(state) {}

    json::object all() const {
        FieldWriter open;
        open("options", state_.options);
        open("board", state_.board);
        open("market", state_.market);
        open("round", state_.round);
        open("first", state_.first);
        open("phase", state_.phase);
        open("pending", state_.pending);
        open("ending", state_.ending);
        open("winner", state_.winner);
        json::object table = open.take();
        table["seats"] =
            engine::list_by_seat(state_.options.seats, [this](SeatId id) { return seat(id); });
        table["hexes"] = hexes();
        table["turn"] = turn();
        table["deck_size"] = state_.deck.size();
        table["supply"] = {{"resources", supply_of_resources(content_, state_)},
                           {"crystals", supply_of_crystals(content_, state_)}};
        return table;
    }

  private:
    json::object seat(SeatId id) const {
        const Seat& seat = state_.seat(id);
        const HexSet hexes = state_.controlled_by(id);
        json::object shown = engine::fields_of(seat);
        shown["base"] = write_json(seat.base);
        shown["hexes"] = write_json(hexes);
        shown["defence_dice"] = (hexes & state_.board.defence_dice).size();
        shown["progress"] = progress(seat);
        return shown;
    }

    // Section 8: what there is, what it takes, and the share of it in thousandths.
    json::object progress(const Seat& seat) const {
        const Goals& goals = content_.goals_for(state_.options.seats);
        const ProgressParts parts = progress_of(content_, state_, seat);
        const CardSum sum = card_sum(content_, seat);
        return {{"treasure",
                 {{"have", seat.artefacts.size()},
                  {"goal", kArtefacts},
                  {"possible", treasure_is_possible(state_)},
                  {"share", thousandths(parts.treasure)}}},
                {"somnium",
                 {{"have", seat.crystals.value()},
                  {"goal", goals.crystals},
                  {"share", thousandths(parts.somnium)}}},
                {"leviathan",
                 {{"resources", {{"have", sum.resources}, {"goal", goals.leviathan_resources}}},
                  {"crystals", {{"have", sum.crystals}, {"goal", goals.leviathan_crystals}}},
                  {"share", thousandths(parts.leviathan)}}}};
    }

    json::object hexes() const {
        json::object all;
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            if (const Hex hex = state_.board.layout[slot]; hex != kNoHex)
                all[name_of(hex)] = this->hex(hex, slot);
        return all;
    }

    json::object hex(Hex hex, std::size_t slot) const {
        const Defence defence = defence_of(content_, state_, hex);
        return {{"slot", slot},
                {"defence", defence.value},
                {"beating_dice", defence.dice},
                {"lift_price", defence.price},
                {"force_field", force_field_hexes(state_).contains(hex)},
                {"fortress", has_fortress(state_, hex)},
                {"yields", yields(hex)}};
    }

    // Section 6A: what the hex gives to its holder, the drill points to a driller.
    json::object yields(Hex hex) const {
        const bool alive = state_.board.dead != hex;
        const HexSpec& spec = content_.hexes[hex];
        return {{"resources", alive ? spec.resources : 0},
                {"dice", alive && spec.terrain == Terrain::Village ? 1 : 0},
                {"rerolls", alive && spec.terrain == Terrain::Ruins ? 1 : 0},
                {"drill_points", alive ? spec.drill_points : 0}};
    }

    json::object turn() const {
        json::object shown = engine::fields_of(state_.turn);
        const bool playing = state_.turn.active != kNobody;
        shown["allowance"] = playing ? allowance(content_, state_) : 0;
        return shown;
    }

    const Content& content_;
    const State& state_;
};

}  // namespace

json::value Texts::view_json(const Pack& pack, const View& view) {
    return json::object{{"viewer", write_json(view.viewer)},
                        {"table", TableView(pack.content, view.table).all()}};
}

}  // namespace wiraqocha
