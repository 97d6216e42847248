// Words for what was done: nothing while commits are hidden, then what the reveal brought, told by
// what changed on the table.
#include <string>
#include <utility>
#include <vector>

#include "engine/reporting.h"
#include "games/pathciv/bids.h"
#include "games/pathciv/chance_report.h"
#include "games/pathciv/events_report.h"
#include "games/pathciv/ledger.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::Words;

// One stage, one reveal or one event that nobody was asked about, between two states.
class Told {
  public:
    Told(Telling& telling, const View& before, const Table& after)
        : telling_(telling),
          things_(telling.things()),
          seen_(before),
          before_(before.table),
          after_(after) {}

    void tell() {
        const Ask ask = before_.turn.ask;
        if (ask == Ask::Nothing) {
            telling_.begin(after_.turn.phase);
            tell_stage();
        } else if (is_for_chance(ask)) {
            tell_chance(telling_, before_, sole_outcome(), after_);
        } else {
            telling_.begin(before_.turn.phase);
            tell_reveal();
        }
    }

  private:
    Action sole_outcome() const {
        State state;
        static_cast<Table&>(state) = before_;
        engine::SoleAction sole;
        chance::legal(state, sole);
        return sole.action;
    }
    void tell_reveal() {
        switch (before_.turn.ask) {
            case Ask::Projects: return for_each_seat([&](SeatId seat) { projects(seat); });
            case Ask::Deployment:
                return for_each_seat(
                    [&](SeatId seat) { produced(seat, seen_.opened[seat].cubes_given); });
            case Ask::Circles:
                return for_each_seat(
                    [&](SeatId seat) { produced(seat, seen_.opened[seat].circles_given); });
            case Ask::Opening: return for_each_seat([&](SeatId seat) { opened(seat); });
            case Ask::Taking: return for_each_seat([&](SeatId seat) { takes(seat); });
            case Ask::WonderBids:
            case Ask::LeaderBids: return tell_bids(telling_, seen_, after_);
            case Ask::TechnologyBids: return tell_technologies(telling_, seen_, after_);
            default: return for_each_seat([&](SeatId seat) { changes(seat, "report.chosen"); });
        }
    }
    void tell_stage() {
        switch (before_.turn.stage) {
            case Stage::BeginRound:
                return telling_.add("report.round", {Argument::number(after_.round())});
            case Stage::Arrive: return arrived();
            case Stage::ShowMarkers: return shown();
            case Stage::BuildWonders:
            case Stage::RecruitLeaders: rival_takes(); break;
            case Stage::HoldChallenge: tell_challenge(telling_, before_); break;
            case Stage::FightBattle: tell_battle(telling_, before_); break;
            case Stage::GiveBonuses:
            case Stage::OpenBoxes: break;
            default: return;
        }
        for_each_seat([&](SeatId seat) { changes(seat); });
    }

    template <class Tell>
    void for_each_seat(Tell&& tell) const {
        for (const SeatId seat : before_.everyone())
            tell(seat);
    }

    void changes(SeatId seat, const char* gains = "report.gains") {
        const Ledger ledger = ledger_of(telling_.pack(), before_.seat(seat), after_.seat(seat));
        if (ledger.lost)
            telling_.add("report.returns", {Argument::seat(seat), *ledger.lost});
        if (ledger.gained)
            telling_.add(gains, {Argument::seat(seat), *ledger.gained});
    }
    template <class Counts>
    void produced(SeatId seat, const Counts& given_up) {
        if (const auto words = given(telling_.pack(), given_up))
            telling_.add("report.gives_up", {Argument::seat(seat), *words});
        changes(seat);
    }

    Argument pair(const Fields& fields) const {
        if (fields[0] == fields[1])
            return Argument::message({"report.twice", {things_.tech(fields[0])}});
        return Argument::message(
            {"report.pair", {things_.tech(fields[0]), things_.tech(fields[1])}});
    }
    void projects(SeatId id) {
        const Seat& seat = after_.seat(id);
        telling_.add("report.projects", {Argument::seat(id), pair(seat.left), pair(seat.right)});
        if (seat.discarded.size() > before_.seat(id).discarded.size())
            telling_.add("report.discards",
                         {Argument::seat(id), things_.tech(seat.discarded.back())});
    }

    void arrived() {
        for (const SeatId seat : after_.turn.arrived) {
            const int paid = before_.seat(seat).trays[Tray::Blue].value()
                             - after_.seat(seat).trays[Tray::Blue].value();
            telling_.add("report.arrived",
                         {Argument::seat(seat),
                          things_.step(after_.seat(seat).philosophy.value()),
                          given(telling_.pack(), Tray::Blue, paid)});
        }
        if (after_.rival.arrived)
            telling_.add("report.rival_arrived", {things_.step(after_.rival.philosophy.value())});
    }
    void shown() {
        const int step = arriving::step_to_show(before_);
        const MarkerSet markers = before_.philosophy.unseen - after_.philosophy.unseen;
        if (step != 0 && markers)
            tell_shown(telling_, before_, markers, after_);
    }
    void opened(SeatId seat) {
        const Marker marker = seen_.opened[seat].marker;
        if (marker == kNoMarker)
            return;
        MarkerSet others = arriving::at(before_.philosophy.shown, arriving::step_of(before_, seat));
        others.erase(marker);
        telling_.add(
            "report.opened",
            {Argument::seat(seat), things_.marker(marker), things_.marker(others.front())});
    }
    void takes(SeatId seat) {
        const Marker marker = seen_.opened[seat].marker;
        if (marker != kNoMarker) {
            const int times =
                arriving::multiplier(telling_.content(), before_, arriving::step_of(before_, seat));
            telling_.add(times == 1 ? "report.takes" : "report.takes_times",
                         {Argument::seat(seat), things_.marker(marker), Argument::number(times)});
        }
        changes(seat);
    }

    void rival_takes() {
        for (const Card card : after_.market.out - before_.market.out)
            telling_.add("report.rival_takes", {things_.card(card)});
    }

    Telling& telling_;
    const Things& things_;
    const View& seen_;
    const Table& before_;
    const Table& after_;
};

// The stages and reveals of one action.
class Report {
  public:
    Report(const Pack& pack, const engine::Account<View>& account)
        : telling_(pack), account_(account), after_(account.after.table) {}

    Message text() {
        bool led_to = false;  // the first is the action itself
        account_.each([&](const View& before, Action action, const View& after) {
            if (std::exchange(led_to, true))
                Told(telling_, before, after.table).tell();
            else if (account_.seat == kNobody)
                tell_chance(telling_, before.table, action, after.table);
        });
        if (after_.is_over())
            tell_end();
        return telling_.take();
    }

  private:
    void tell_end() {
        const engine::Outcome outcome = outcome_of(telling_.content(), after_);
        if (after_.is_solo())
            return tell_solo_end(outcome.of(SeatId{0}).score);
        for (const SeatId seat : after_.everyone())
            if (outcome.of(seat).won)
                telling_.add("report.victory",
                             {Argument::seat(seat), Argument::number(outcome.of(seat).score)});
    }
    // P10.10
    void tell_solo_end(int score) {
        const bool won = after_.turn.ending == Ending::RivalBeaten;
        Words title;
        for (const Title& each : telling_.pack().titles)
            if (score >= each.from)
                title = each.name;
        telling_.add(won ? "report.solo_won" : "report.solo_lost",
                     {Argument::seat(SeatId{0}),
                      Argument::number(score),
                      Argument::words(title),
                      Argument::number(target_of(telling_.content(), after_))});
    }

    Telling telling_;
    const engine::Account<View>& account_;
    const Table& after_;
};

}  // namespace

Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    return Report(pack, account).text();
}

}  // namespace pathciv
