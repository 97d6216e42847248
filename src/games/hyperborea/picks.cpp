// What seats take for good: races, race tiles, extra cubes, cards and the order of turns.
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

// Gathers what the answers of an action take.
class Picking {
  public:
    Picking(const Pack& pack, SeatId seat) : pack_(pack), seat_(seat) {}

    void operator()(const State& state, Action answer) {
        switch (kind_of(answer)) {
            case ActionKind::GotRace:
            case ActionKind::ChooseRace:
                return add(setting_up::served(state), "race", race_of(answer), pack_.races);
            case ActionKind::GotTile:
                return add(
                    setting_up::served(state), "race_tile", race_tile_of(answer), pack_.race_tiles);
            case ActionKind::ChooseTile:
                return add(seat_, "race_tile", race_tile_of(answer), pack_.race_tiles);
            case ActionKind::ChooseStart: return add(seat_, "start", card_of(answer), pack_.cards);
            case ActionKind::ExtraCube:
                return add(seat_, "extra_cube", colour_of(answer), pack_.colours);
            case ActionKind::Began: return take_order(state, seat_of(answer));
            case ActionKind::OfCard:
                if (state.turn.ask != Ask::SpyCard)
                    add(seat_, name_of(deck_of(card_of(answer))), card_of(answer), pack_.cards);
                return;
            default: return;
        }
    }

    std::vector<engine::Pick> found() && { return std::move(found_); }

  private:
    template <class Id, class Names>
    void add(SeatId seat, std::string_view group, Id id, const Names& names) {
        found_.push_back({seat, std::string(group), std::string(name_of(id)), names[id]});
    }

    void take_order(const State& state, SeatId first) {
        for (const SeatId seat : state.everyone()) {
            const int seats = state.options.seats;
            const int ahead = (engine::index_of(seat) - engine::index_of(first) + seats) % seats;
            const std::string place = std::to_string(ahead + 1);
            found_.push_back({seat, "turn_order", place, {"turn " + place, "Zug " + place}});
        }
    }

    const Pack& pack_;
    SeatId seat_;
    std::vector<engine::Pick> found_;
};

}  // namespace

std::vector<engine::Pick> Texts::picks(const Pack& pack,
                                       const State& before,
                                       SeatId seat,
                                       Action action) {
    Picking picking(pack, seat);
    State after = before;
    if (before.turn.ask == Ask::Commit)
        picking(before, action);
    else
        Rules::apply_observed(pack.content, after, action, picking);
    return std::move(picking).found();
}

}  // namespace hyperborea
