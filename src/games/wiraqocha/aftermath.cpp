#include "games/wiraqocha/aftermath.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/wiraqocha/amounts.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/words.h"

namespace wiraqocha {
namespace {

using engine::Argument;
using engine::Message;

class Aftermath {
  public:
    Aftermath(const Pack& pack, const Done& done, engine::Telling& telling)
        : pack_(pack),
          content_(pack.content),
          before_(done.before),
          after_(done.after),
          declared_(done.declared),
          last_(done.last),
          telling_(telling) {}

    void tell() {
        lifting();
        beaten();
        captives();
        changed_sides();
        artefacts();
        end_of_turn();
        income();
    }

  private:
    bool is_attack() const { return composing::is_attack(declared_.doing); }
    bool is_strike() const {
        return declared_.doing == ActionKind::FireDeathRay || declared_.doing == ActionKind::Place
               || declared_.doing == ActionKind::Conquer;
    }

    // W6.17
    void lifting() {
        if (!is_attack())
            return;
        const int price = defence_of(content_, before_, declared_.target).price;
        if (price > 0)
            add("after.lift", {amount(resources(price))});
    }

    // W6.51, W7.7
    void beaten() {
        if (!is_strike())
            return;
        const Piece piece = before_.board.pieces[declared_.target];
        if (!piece)
            return;
        if (kind_of(last_) == ActionKind::TakeCaptive)
            return add("after.captured", {seat(piece.owner), taken_piece(piece.kind)});
        if (piece.kind == PieceKind::Base)
            return add("after.home", {seat(piece.owner)});
        add(declared_.doing == ActionKind::FireDeathRay ? "after.destroyed" : "after.beaten",
            {seat(piece.owner), taken_piece(piece.kind)});
    }

    // W9.7, W9.11, W9.13: a captive that comes free without a ransom and without being named.
    void captives() {
        if (declared_.doing == ActionKind::Ransom || kind_of(last_) == ActionKind::LootCaptive)
            return;
        for (const Seat& captor : before_.seats) {
            const auto index = static_cast<std::size_t>(&captor - before_.seats.data());
            const bool replaced =
                kind_of(last_) == ActionKind::TakeCaptive && static_cast<SeatId>(index) == active();
            if (captor.captive && (replaced || !after_.seats[index].captive))
                freed(captor.captive);
        }
    }

    // A special piece comes to whoever owns its card now.
    void freed(Piece piece) {
        const bool taken_along = kind_of(last_) == ActionKind::LootCard;
        add("after.freed", {taken_along ? who() : seat(piece.owner), taken_piece(piece.kind)});
    }

    // W7.19: the hex of a special piece goes with its card.
    void changed_sides() {
        if (kind_of(last_) != ActionKind::LootCard)
            return;
        for (const Hex hex : after_.controlled_by(active()) - before_.controlled_by(active()))
            add("after.joined", {Argument::words(pack_.hexes[hex])});
    }

    // W6.9, W6.51
    void artefacts() {
        if (after_.board.lying.size() == before_.board.lying.size()
            || before_.phase == Phase::Laying)
            return;
        if (after_.board.dead != before_.board.dead)
            return add("after.treasure_lost", {});
        add("after.artefact",
            {Argument::number(after_.seat(active()).artefacts.size()),
             Argument::number(kArtefacts)});
    }

    // W8.2, W8.3
    void end_of_turn() {
        if (kind_of(last_) != ActionKind::EndTurn)
            return;
        const int mined = crystals_of(after_) - crystals_of(before_);
        if (mined > 0)
            add("after.mined",
                {amount(crystals(mined)),
                 Argument::number(crystals_of(after_)),
                 Argument::number(content_.goals_for(after_.options.seats).crystals)});
        const int lost = resources_of(before_, active()) - kept_resources();
        if (lost > 0)
            add(lost == 1 ? "after.storage.one" : "after.storage.many",
                {Argument::number(lost), Argument::number(kept_resources())});
    }

    // W5.6: the next turn has begun, its income is taken. Roll makes up for one that was left open.
    void income() {
        const bool taken_now =
            kind_of(last_) == ActionKind::Income
            || (kind_of(last_) == ActionKind::Roll && !is_done(before_, Mark::Income));
        const bool turn_began = before_.phase != Phase::Preparing
                                && after_.phase == Phase::Preparing
                                && is_done(after_, Mark::Income);
        if (!taken_now && !turn_began)
            return;
        const SeatId next = after_.turn.active;
        const int gained = resources_of(after_, next) - resources_of(before_, next);
        if (gained > 0)
            add("after.income", {seat(next), amount(resources(gained))});
        else if (taken_now)
            add("after.no_income", {seat(next)});
    }

    // What the limit leaves of the resources at the end of the turn.
    int kept_resources() const {
        return std::min<int>(resources_of(before_, active()), content_.parameters.resource_storage);
    }
    static int resources_of(const State& state, SeatId seat) {
        return state.seat(seat).resources.value();
    }
    int crystals_of(const State& state) const { return state.seat(active()).crystals.value(); }

    void add(const char* key, std::vector<Argument> arguments) {
        telling_.add({key, std::move(arguments)});
    }
    static Argument amount(Message counted) { return Argument::message(std::move(counted)); }
    static Argument seat(SeatId which) { return Argument::seat(which); }
    SeatId active() const { return before_.turn.active; }
    Argument who() const { return seat(active()); }

    const Pack& pack_;
    const Content& content_;
    const State& before_;
    const State& after_;
    const Pending& declared_;
    const Action last_;
    engine::Telling& telling_;
};

}  // namespace

void tell_aftermath(const Pack& pack, const Done& done, engine::Telling& telling) {
    Aftermath(pack, done, telling).tell();
}

}  // namespace wiraqocha
