// What seats take for good: boards, advantages, wonders, leaders and technologies. A bid counts as
// taken; the few that lose their contest are not told apart.
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

class Picking {
  public:
    explicit Picking(const Pack& pack) : pack_(pack) {}

    void take(SeatId seat, Action action) {
        switch (kind_of(action)) {
            case ActionKind::Take: return add(seat, "advantage", marker_of(action), pack_.markers);
            case ActionKind::Bid: return bid_for(seat, card_of(action));
            case ActionKind::Buy:
            case ActionKind::Adopt: return learn(seat, tech_of(action));
            default: return;
        }
    }

    // Boards lie before the seats when the bonuses are given; the last one is dealt without asking.
    void operator()(const State& state) {
        if (state.turn.ask == Ask::Nothing && state.turn.stage == Stage::GiveBonuses)
            for (const SeatId seat : state.everyone())
                add(seat, "board", state.seat(seat).board, pack_.boards);
    }

    std::vector<engine::Pick> found() && { return std::move(found_); }

  private:
    void bid_for(SeatId seat, Card card) {
        const std::string deck = is_leader(card) ? "leaders_" : "wonders_";
        add(seat, deck + std::to_string(pack_.content.card(card).level), card, pack_.cards);
    }
    void learn(SeatId seat, Tech tech) {
        const int level = pack_.content.tech(tech).level;
        add(seat, "technologies_" + std::to_string(level), tech, pack_.techs);
    }
    template <class Id, class Names>
    void add(SeatId seat, std::string group, Id id, const Names& names) {
        found_.push_back({seat, std::move(group), std::string(name_of(id)), names[id]});
    }

    const Pack& pack_;
    std::vector<engine::Pick> found_;
};

}  // namespace

std::vector<engine::Pick> Texts::picks(const Pack& pack,
                                       const State& before,
                                       SeatId seat,
                                       Action action) {
    Picking picking(pack);
    if (seat != kNobody) {
        picking.take(seat, action);
    } else {
        State after = before;
        Rules::apply_observed(pack.content, after, {seat, action}, picking);
    }
    return std::move(picking).found();
}

}  // namespace pathciv
