// Fills what a viewer is shown (shown.h): the open table, the own secrets, and what the rules
// derive from them.
#include <algorithm>

#include "games/hyperborea/rules.h"
#include "games/hyperborea/shown.h"
#include "games/hyperborea/walks.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

// Only what there is.
template <class Enum, std::size_t Size>
engine::BySome<Enum, Counter> counts(const core::EnumArray<Enum, Counter, Size>& all) {
    engine::BySome<Enum, Counter> found;
    for (std::size_t i = 0; i < Size; ++i)
        if (all.items[i] > 0)
            found.add(static_cast<Enum>(i), all.items[i]);
    return found;
}

class SeatView {
  public:
    SeatView(const Content& content, const View& view, SeatId id)
        : content_(content), view_(view), table_(view.table), id_(id) {}

    shown::Seat all() const {
        shown::Seat shown{.open = table_.seat(id_),
                          .sets = {},
                          .stored = view_.stored[id_],
                          .undecided = view_.undecided.contains(id_),
                          .end = end_of_turn(),
                          .standing = standing_of(content_, table_, id_),
                          .score = {}};
        std::ranges::copy(shown.standing.parts, shown.score.items.begin());
        for_each_set(table_, id_, [&](Set set) { shown.sets.push_back(own_set(set)); });
        return shown;
    }

  private:
    // Spaces as their owner has them: Red A does without some (H6.48a).
    shown::OwnSet own_set(Set set) const {
        const SetSpec& spec = content_.set(set);
        const auto size = static_cast<std::size_t>(size_for(table_.seat(id_).tile, spec));
        const bool active = id_ == table_.turn.active;
        shown::OwnSet own{.set = {set},
                          .spaces = {},
                          .cubes = {on_set(table_, id_, set), size},
                          .full = is_full(content_, table_, id_, set),
                          .closed = is_closed(table_, id_, set),
                          .activations = active ? table_.activations[set].value() : 0};
        for (std::size_t i = 0; i < size; ++i)
            own.spaces.push_back(spec.spaces[i]);
        return own;
    }

    // What the end phase would bring as the bag stands (H5.9).
    shown::EndOfTurn end_of_turn() const {
        const int bag = total(table_.seat(id_).bag);
        return {.reset = bag == 0, .draws = std::min<int>(bag, content_.parameters.cubes_drawn)};
    }

    const Content& content_;
    const View& view_;
    const Table& table_;
    SeatId id_;
};

class TableView {
  public:
    TableView(const Content& content, const View& view)
        : content_(content), view_(view), table_(view.table) {}

    shown::Table all() const {
        shown::Table shown{.options = table_.options,
                           .turn = {table_.turn, steps(), walks(), fits()},
                           .seats = {},
                           .hexes = hexes(),
                           .ghosts_left = table_.board.box,
                           .market = market(),
                           .supply = table_.supply,
                           .pool = counts(table_.pool),
                           .used = counts(table_.used),
                           .looked = view_.looked};
        for (const SeatId seat : table_.everyone())
            shown.seats.push_back(SeatView(content_, view_, seat).all());
        return shown;
    }

  private:
    engine::BySome<Hex, shown::HexState> hexes() const {
        engine::BySome<Hex, shown::HexState> all;
        for (const Hex hex : layout_of(content_, table_).hexes)
            all.add(hex, this->hex(hex));
        return all;
    }

    shown::HexState hex(Hex hex) const {
        shown::HexState shown{.tile = table_.board.tiles[hex],
                              .sites = sites(hex),
                              .free = {},
                              .forts = {},
                              .stopped = table_.board.stopped[hex],
                              .controller = controller_of(table_, hex)};
        for (const SeatId seat : table_.everyone()) {
            shown.free.push_back(table_.board.free[seat][hex]);
            shown.forts.push_back(table_.board.forts[seat][hex]);
        }
        return shown;
    }

    core::FixedVector<shown::SiteState, kSites> sites(Hex hex) const {
        core::FixedVector<shown::SiteState, kSites> all;
        if (is_face_down(table_, hex))
            return all;
        for (int i = 0; i < kSites; ++i)
            if (site_at(content_, table_, hex, i).kind != SiteKind::None)
                all.push_back({figure_at(table_, hex, i),
                               table_.board.stacks[hex][static_cast<std::size_t>(i)].value()});
        return all;
    }

    shown::Market market() const {
        shown::Market market{.open = table_.market, .face_down = {}, .returned = {}};
        std::ranges::copy(table_.market.returned, market.returned.items.begin());
        for (int i = 0; i < kDecks; ++i)
            market.face_down[static_cast<Deck>(i)] = face_down_in(table_, static_cast<Deck>(i));
        return market;
    }

    // What each step costs that the question is about, or that could be the next one.
    engine::BySome<Hex, int> steps() const {
        engine::BySome<Hex, int> all;
        State state = as_state();
        if (state.turn.ask == Ask::Menu && acting::can_act(content_, state, ActionKind::Walk))
            Rules::apply(content_, state, state.turn.active, action::bare(ActionKind::Walk));
        if (state.turn.ask != Ask::WalkTo)
            return all;
        engine::ActionList hexes;
        moving::legal(content_, state, hexes);
        for (const Action to : hexes)
            all.add(hex_of(to), walk_price(content_, state, state.turn.hex, hex_of(to)));
        return all;
    }

    engine::BySome<Hex, shown::Walk> walks() const {
        engine::BySome<Hex, shown::Walk> all;
        for (const FoundWalk& walk : walks_ahead(content_, as_state())) {
            shown::Walk shown{walk.price, {}, {}, walk.reveals};
            for (const Hex hex : walk.hexes)
                shown.hexes.push_back({hex});
            for (const Action action : walk.actions)
                shown.path.push_back(Texts::notation(action));
            all.add(walk.to, std::move(shown));
        }
        return all;
    }

    // H6.6: so that a cube can be put down in one go.
    engine::BySome<Colour, shown::Fits> fits() const {
        engine::BySome<Colour, shown::Fits> all;
        State state = as_state();
        if (state.turn.ask != Ask::Menu)
            return all;
        state.turn.ask = Ask::PlaceSpace;
        for (const Colour colour : placing::colours(content_, state)) {
            state.turn.colour = colour;
            shown::Fits fits;
            placing::legal(
                content_, state, [&](Action on) { fits.push_back({set_of(on), space_of(on)}); });
            all.add(colour, std::move(fits));
        }
        return all;
    }

    // For the rules, which ask about the open table alone here.
    State as_state() const {
        State state;
        static_cast<Table&>(state) = table_;
        return state;
    }

    const Content& content_;
    const View& view_;
    const Table& table_;
};

}  // namespace

boost::json::value Texts::view_json(const Pack& pack, const View& view) {
    shown::View all{.viewer = view.viewer,
                    .table = TableView(pack.content, view).all(),
                    .own = {},
                    .unseen = counts(view.unseen)};
    if (view.viewer != kNobody)
        all.own.value = view.own;
    return engine::write_json(all);
}

}  // namespace hyperborea
