// Words for what was done: nothing while commits are hidden, then what the reveal brought, told by
// what changed on the table.
#include <string>
#include <utility>
#include <vector>

#include "engine/nouns.h"
#include "engine/reporting.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/things.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::Message;
using engine::Words;

// Sentences, and what they are made from.
class Telling {
  public:
    explicit Telling(const Pack& pack) : pack_(pack), things_(pack) {}

    const Pack& pack() const { return pack_; }
    const Content& content() const { return pack_.content; }
    const Things& things() const { return things_; }
    void add(std::string key, std::vector<Argument> arguments) {
        told_.add({std::move(key), std::move(arguments)});
    }
    Message take() { return told_.take(); }

  private:
    const Pack& pack_;
    Things things_;
    engine::Telling told_;
};

// What a seat has more or less than before: "Builders -4, heritage +3".
Words difference(const Pack& pack, const Seat& before, const Seat& after) {
    std::vector<Words> parts;
    const auto note = [&](const Words& name, Counter was, Counter is) {
        if (was != is)
            parts.push_back(name + Words{is > was ? " +" : " ", is > was ? " +" : " "}
                            + Words{std::to_string(is.value() - was.value()),
                                    std::to_string(is.value() - was.value())});
    };
    for (const Tray tray : all_trays())
        note(pack.trays[tray], before.trays[tray], after.trays[tray]);
    for (const Type type : all_types())
        note(Words{"research in ", "Forschung "} + pack.types[type],
             before.research[type],
             after.research[type]);
    note({"population", "Bevölkerung"}, before.population, after.population);
    note({"heritage", "Erbe"}, before.heritage, after.heritage);
    note({"points", "Punkte"}, before.tokens, after.tokens);
    note({"history cubes", "Geschichts-Würfel"}, before.history, after.history);
    return joined(parts, {", ", ", "});
}

// One stage or one reveal between two states.
class Told {
  public:
    Told(Telling& telling, const Table& before, const Table& after)
        : telling_(telling), things_(telling.things()), before_(before), after_(after) {}

    void tell() {
        if (before_.turn.ask == Ask::Nothing)
            tell_stage();
        else
            tell_reveal();
    }

  private:
    void tell_reveal() {
        switch (before_.turn.ask) {
            case Ask::Projects: return for_each_seat([&](SeatId seat) { projects(seat); });
            case Ask::Opening: return opened();
            case Ask::WonderBids:
            case Ask::LeaderBids: return for_each_seat([&](SeatId seat) { won(seat); });
            case Ask::TechnologyBids: return for_each_seat([&](SeatId seat) { learned(seat); });
            default: return for_each_seat([&](SeatId seat) { changes(seat); });
        }
    }
    void tell_stage() {
        switch (before_.turn.stage) {
            case Stage::BeginRound:
                return telling_.add("report.round", {Argument::number(after_.round())});
            case Stage::Arrive: return arrived();
            case Stage::BuildWonders:
            case Stage::RecruitLeaders: rival_takes(); break;
            case Stage::HoldChallenge: challenge(); break;
            case Stage::FightBattle: battle(); break;
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

    void changes(SeatId seat) {
        const Words words = difference(telling_.pack(), before_.seat(seat), after_.seat(seat));
        if (!words.english.empty())
            telling_.add("report.changes", {Argument::seat(seat), Argument::words(words)});
    }

    Argument pair(const Fields& fields) const {
        return Argument::message(
            {"report.pair", {things_.tech(fields[0]), things_.tech(fields[1])}});
    }
    void projects(SeatId id) {
        const Seat& seat = after_.seat(id);
        const bool discards = seat.discarded.size() > before_.seat(id).discarded.size();
        if (discards)
            telling_.add("report.discards",
                         {Argument::seat(id), things_.tech(seat.discarded.back())});
        telling_.add("report.projects", {Argument::seat(id), pair(seat.left), pair(seat.right)});
    }

    void arrived() {
        for (const SeatId seat : after_.turn.arrived)
            telling_.add(
                "report.arrived",
                {Argument::seat(seat), things_.step(after_.seat(seat).philosophy.value())});
        if (after_.rival.arrived)
            telling_.add("report.rival_arrived", {things_.step(after_.rival.philosophy.value())});
    }
    void opened() {
        for (const SeatId seat : before_.turn.arrived) {
            const int step = arriving::step_of(before_, seat);
            if (arriving::at(before_.philosophy.shown, step).empty())
                continue;
            telling_.add("report.opened",
                         {Argument::seat(seat),
                          things_.marker(arriving::at(after_.philosophy.open, step).front())});
        }
    }

    void won(SeatId id) {
        const Card card = after_.seat(id).won;
        if (card == before_.seat(id).won)
            return;
        const Tray tray = paid_from(card);
        telling_.add("report.won",
                     {Argument::seat(id),
                      things_.card(card),
                      Argument::number(before_.seat(id).trays[tray].value()
                                       - after_.seat(id).trays[tray].value())});
    }
    void rival_takes() {
        for (const Card card : after_.market.out - before_.market.out)
            telling_.add("report.rival_takes", {things_.card(card)});
    }
    void learned(SeatId id) {
        const Tech tech = after_.seat(id).fresh;
        if (tech == before_.seat(id).fresh)
            return;
        const bool paid = after_.turn.buyers.contains(id);
        telling_.add(paid ? "report.bought" : "report.adopted",
                     {Argument::seat(id), things_.tech(tech)});
    }

    void challenge() {
        if (!has_challenge(before_.round()))
            return;
        const auto event =
            static_cast<std::size_t>(holding_events::next_challenge(before_.round()));
        const Challenge card = before_.challenges[event];
        telling_.add("report.challenge", {things_.challenge(card)});
        for_each_seat([&](SeatId seat) {
            telling_.add("report.history",
                         {Argument::seat(seat),
                          Argument::number(history_points(
                              telling_.content(), before_.seat(seat), type_of(card)))});
        });
    }
    void battle() {
        if (!has_battle(before_.round()))
            return;
        telling_.add("report.battle",
                     {things_.battle(holding_events::coming_battle(before_)),
                      Argument::number(holding_events::threat_of(telling_.content(), before_))});
        const auto ranks = holding_events::ranks_of(telling_.content(), before_);
        for_each_seat([&](SeatId seat) {
            telling_.add(ranks[seat] == 0 ? "report.unranked" : "report.rank",
                         {Argument::seat(seat),
                          Argument::number(power_of(telling_.content(), before_.seat(seat))),
                          Argument::number(ranks[seat])});
        });
    }

    Telling& telling_;
    const Things& things_;
    const Table& before_;
    const Table& after_;
};

Message chance_told(const Things& things, const Table& before, Action outcome) {
    switch (kind_of(outcome)) {
        case ActionKind::Challenged: {
            const int event = setting_up::next_event(before.challenges, kNoChallenge);
            return {"report.challenged",
                    {Argument::number(challenge_round(event)),
                     things.challenge(challenge_of(event, type_of(outcome)))}};
        }
        case ActionKind::Threatened:
            return {
                "report.threatened",
                {Argument::number(battle_round(setting_up::next_event(before.battles, kNoBattle))),
                 things.battle(battle_of(outcome))}};
        case ActionKind::Stacked: return {"report.stacked", {things.tech(tech_of(outcome))}};
        case ActionKind::Dealt:
            return {"report.dealt",
                    {Argument::seat(setting_up::seat_without_board(before)),
                     things.board(board_of(outcome))}};
        case ActionKind::Opposed: return {"report.opposed", {things.board(board_of(outcome))}};
        case ActionKind::Entered: return {"report.entered", {things.card(card_of(outcome))}};
        case ActionKind::Showed: return {"report.showed", {things.marker(marker_of(outcome))}};
        case ActionKind::Opened:
            return {"report.rival_opened", {things.marker(marker_of(outcome))}};
        default: return {"report.aimed", {things.type(type_of(outcome))}};
    }
}

// The stages and reveals of one action.
class Report {
  public:
    Report(const Pack& pack, const engine::Account<View>& account)
        : telling_(pack), account_(account), after_(account.after.table) {}

    Message text() {
        if (account_.seat == kNobody) {
            Message told =
                chance_told(telling_.things(), account_.before().table, account_.action());
            telling_.add(std::move(told.key), std::move(told.arguments));
        }
        bool led_to = false;  // the first is the action itself
        account_.each([&](const View& before, Action /*action*/, const View& after) {
            if (std::exchange(led_to, true))
                Told(telling_, before.table, after.table).tell();
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
                     {Argument::seat(SeatId{0}), Argument::number(score), Argument::words(title)});
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
