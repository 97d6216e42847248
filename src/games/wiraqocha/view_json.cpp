// Fills what a viewer is shown (shown.h): the open table, and what the rules derive from it. The
// deck shows its size alone.
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/shown.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

class TableView {
  public:
    TableView(const Content& content, const State& state) : content_(content), state_(state) {}

    shown::Table all() const {
        shown::Table table{.open = state_,
                           .seats = {},
                           .hexes = hexes(),
                           .turn = turn(),
                           .deck_size = state_.deck.size(),
                           .supply = {.resources = supply_of_resources(content_, state_),
                                      .crystals = supply_of_crystals(content_, state_)}};
        for (int i = 0; i < state_.options.seats; ++i)
            table.seats.push_back(seat(engine::seat_id(i)));
        return table;
    }

  private:
    shown::Seat seat(SeatId id) const {
        const HexSet hexes = state_.controlled_by(id);
        return {.open = state_.seat(id),
                .hexes = hexes,
                .defence_dice = (hexes & state_.board.defence_dice).size(),
                .progress = progress(state_.seat(id))};
    }

    // Section 8: what there is, what it takes, and the share of it in thousandths.
    shown::Progress progress(const Seat& seat) const {
        const Goals& goals = content_.goals_for(state_.options.seats);
        const ProgressParts parts = progress_of(content_, state_, seat);
        const CardSum sum = card_sum(content_, seat);
        return {.treasure = {.artefacts = {seat.artefacts.size(), kArtefacts},
                             .possible = treasure_is_possible(state_),
                             .share = thousandths(parts.treasure)},
                .somnium = {.crystals = {seat.crystals.value(), goals.crystals},
                            .share = thousandths(parts.somnium)},
                .leviathan = {.resources = {sum.resources, goals.leviathan_resources},
                              .crystals = {sum.crystals, goals.leviathan_crystals},
                              .share = thousandths(parts.leviathan)}};
    }

    engine::BySome<Hex, shown::LaidHex> hexes() const {
        engine::BySome<Hex, shown::LaidHex> all;
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            if (const Hex hex = state_.board.layout[slot]; hex != kNoHex)
                all.add(hex, this->hex(hex, slot));
        return all;
    }

    shown::LaidHex hex(Hex hex, std::size_t slot) const {
        return {.slot = slot,
                .defence = defence_of(content_, state_, hex),
                .force_field = force_field_hexes(state_).contains(hex),
                .fortress = has_fortress(state_, hex),
                .yields = yields(hex)};
    }

    // Section 6A: what the hex gives to its holder, the drill points to a driller.
    shown::Yields yields(Hex hex) const {
        const bool alive = state_.board.dead != hex;
        const HexSpec& spec = content_.hexes[hex];
        return {.resources = alive ? spec.resources : 0,
                .dice = alive && spec.terrain == Terrain::Village ? 1 : 0,
                .rerolls = alive && spec.terrain == Terrain::Ruins ? 1 : 0,
                .drill_points = alive ? spec.drill_points : 0};
    }

    shown::Turn turn() const {
        const bool playing = state_.turn.active != kNobody;
        return {state_.turn, playing ? allowance(content_, state_) : 0};
    }

    const Content& content_;
    const State& state_;
};

}  // namespace

boost::json::value Texts::view_json(const Pack& pack, const View& view) {
    return engine::write_json(
        shown::View{{view.viewer, TableView(pack.content, view.table).all()}});
}

}  // namespace wiraqocha
