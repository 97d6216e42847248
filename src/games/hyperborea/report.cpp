// Words for what was done: one sentence for each answer that changes the table.
#include <string>
#include <utility>
#include <vector>

#include "engine/nouns.h"
#include "engine/reporting.h"
#include "games/hyperborea/invariant_seats.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/tally.h"
#include "games/hyperborea/things.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

// One answer between two views.
class Told {
  public:
    Told(const Pack& pack, const View& before, Action action, const View& after)
        : things_(pack, before.table),
          content_(pack.content),
          found_(before.looked),
          before_(before.table),
          action_(action),
          after_(after.table) {}

    // Empty if there is nothing to tell.
    Message text() const {
        switch (desk_of(before_.turn.ask)) {
            case Desk::SettingUp: return set_up();
            case Desk::Dealing: return dealt();
            case Desk::Acting: return menu();
            case Desk::Placing: return placed();
            case Desk::Moving: return moved();
            case Desk::Fighting: return fought();
            case Desk::Exploring: return explored();
            case Desk::Developing: return developed();
            case Desk::Learning: return learned();
            case Desk::Converting: return converted();
            case Desk::Striking: return struck();
            case Desk::Activating: return activated();
            case Desk::Turning: return returned();
            case Desk::Committing:
            case Desk::Nobody: break;
        }
        return {};
    }

  private:
    Argument who() const { return Argument::seat(before_.turn.to_move); }
    Argument active() const { return Argument::seat(before_.turn.active); }
    Argument colour() const { return things_.colour(colour_of(action_)); }
    Argument hex() const { return things_.hex(hex_of(action_)); }
    Argument place() const { return things_.set(before_.turn.to_move, set_of(action_)); }

    Message set_up() const {
        const SeatId served = setting_up::served(before_);
        switch (kind_of(action_)) {
            case ActionKind::Began: return {"report.began", {Argument::seat(seat_of(action_))}};
            case ActionKind::GotTile:
                return {"report.tile",
                        {Argument::seat(served), things_.race_tile(race_tile_of(action_))}};
            default:
                return {"report.race", {Argument::seat(served), things_.race(race_of(action_))}};
        }
    }

    Message dealt() const {
        switch (kind_of(action_)) {
            case ActionKind::Drew: return drew();
            case ActionKind::Dealt: return {"report.dealt", {things_.card(card_of(action_))}};
            default: return {"report.revealed", {things_.tile(tile_of(action_))}};
        }
    }
    // One line for all cubes of a draw, with the last of them.
    Message drew() const {
        if (before_.turn.phase == Phase::Main)
            return {"report.drew", {active(), colour()}};
        if (before_.turn.draws.value() > 1)
            return {};
        std::vector<engine::Words> drawn;
        for (int i = 0; i < kColours; ++i) {
            const auto which = static_cast<Colour>(i);
            for (int n = after_.seat(before_.turn.active).available[which].value(); n > 0; --n)
                drawn.push_back(things_.pack().colours[which]);
        }
        return {"report.drew", {active(), Argument::words(engine::joined(drawn, {", ", ", "}))}};
    }

    Message menu() const {
        switch (kind_of(action_)) {
            case ActionKind::UseToken: return used();
            case ActionKind::Race:
                return {"report.race_power", {who(), things_.race_tile(before_.active().tile)}};
            case ActionKind::End: return {"report.end", {who()}};
            default: return {};
        }
    }
    Message used() const {
        const Token token = shown();
        return {"report.uses", {who(), things_.token(token)}};
    }
    // H7.18: the token that is out of the game now.
    Token shown() const {
        for (int i = 0; i < kTokens; ++i)
            if (const auto token = static_cast<Token>(i); after_.used[token] != before_.used[token])
                return token;
        return kNoToken;
    }

    Message placed() const {
        if (kind_of(action_) != ActionKind::On)
            return {};
        const Argument cube = things_.colour(before_.turn.colour);
        const Set set = set_of(action_);
        if (after_.activations[set] == before_.activations[set])
            return {"report.placed", {who(), cube, place()}};
        if (is_card(set) && content_.continuous.contains(card_of(set)))
            return {"report.full", {who(), cube, place()}};
        return {"report.activated", {who(), cube, place()}};
    }

    Message moved() const {
        const Argument from = before_.turn.hex == kNoHex ? hex() : things_.hex(before_.turn.hex);
        switch (before_.turn.ask) {
            case Ask::WalkTo: return {"report.walked", {who(), from, hex()}};
            case Ask::FlyTo: return {"report.flew", {who(), from, hex()}};
            case Ask::FortHex: return {"report.fort", {who(), hex()}};
            case Ask::DeployHex: return {"report.deployed", {who(), hex()}};
            default: return {};
        }
    }

    Message fought() const {
        switch (before_.turn.ask) {
            case Ask::AttackTarget:
                if (after_.turn.ask == Ask::AttackHow)
                    return {};
                return hit("report.attacked", number_of(action_));
            case Ask::RangedTarget: return hit("report.shot", number_of(action_));
            case Ask::AttackHow:
                return hit(
                    kind_of(action_) == ActionKind::Kill ? "report.attacked" : "report.converted",
                    before_.turn.site);
            default: return {};
        }
    }
    Message hit(std::string key, int target) const {
        return {std::move(key),
                {who(), things_.hex(before_.turn.hex), Argument::message(things_.beaten(target))}};
    }

    Message explored() const {
        switch (kind_of(action_)) {
            case ActionKind::Site: return entered();
            case ActionKind::Unearthed:
                return {"report.found",
                        {active(), Things::metal(exploring::metal_sought(content_, before_))}};
            case ActionKind::UseNew: return used();
            case ActionKind::StoreNew: return {"report.stores", {who(), Things::metal(found_)}};
            case ActionKind::UseStored:
                return {"report.uses_stored", {Argument::message(used()), Things::metal(found_)}};
            default: return {};
        }
    }

    Message entered() const {
        const bool city =
            site_at(content_, before_, hex_of(action_), site_of(action_)).kind == SiteKind::City;
        return {city ? "report.city" : "report.ruin", {who(), hex()}};
    }

    Message developed() const {
        if (kind_of(action_) != ActionKind::OfColour)
            return {};
        const int level = after_.active().markers[colour_of(action_)].value();
        if (before_.turn.ask == Ask::UpgradeRow)
            return upgraded(colour_of(action_));
        return {"report.developed",
                {who(), things_.row(colour_of(action_)), Argument::number(level)}};
    }

    Message upgraded(Colour row) const {
        constexpr engine::Noun kNew{"1 new cube", "# new cubes", "1 neuer Würfel", "# neue Würfel"};
        const int more = laws::cubes_owned(after_, after_.turn.active, row)
                         - laws::cubes_owned(before_, before_.turn.active, row);
        return {"report.upgraded",
                {who(),
                 things_.row(row),
                 Argument::words(engine::counted(kNew, more)),
                 things_.colour(row)}};
    }

    Message learned() const {
        switch (before_.turn.ask) {
            case Ask::RefreshDeck:
                return {"report.refreshed", {who(), things_.deck(deck_of(action_))}};
            case Ask::SpyCard: return {"report.spied", {who(), things_.card(card_of(action_))}};
            default: return {"report.took", {who(), things_.card(card_of(action_))}};
        }
    }

    Message converted() const {
        switch (before_.turn.ask) {
            case Ask::GenerateColour: return {"report.generated", {who(), colour()}};
            case Ask::RestoreCube: return {"report.restored", {who(), colour(), place()}};
            case Ask::ExchangeColour:
                return {"report.exchanged",
                        {who(),
                         things_.colour(before_.turn.cube.colour),
                         colour(),
                         things_.set(before_.turn.active, before_.turn.cube.set)}};
            case Ask::PurgeCube: return {"report.purged", {who(), place()}};
            default: return {};
        }
    }

    Message struck() const {
        if (before_.turn.ask == Ask::StrikeSort)
            return {"report.strikes", {who(), Things::sort(sort_of(action_))}};
        return {};  // told as what the victims have lost
    }
    // What a payer gives.
    Argument thing() const {
        return Argument::message(given_words(things_.pack(), before_, action_));
    }

    Message activated() const {
        switch (kind_of(action_)) {
            case ActionKind::Option:
                return {"report.chose", {who(), things_.option(number_of(action_))}};
            case ActionKind::Decline: return {"report.declined", {who()}};
            default: return {"report.paid", {who(), thing()}};
        }
    }

    Message returned() const {
        if (kind_of(action_) == ActionKind::Done)
            return {};
        return {"report.returned", {who(), colour(), place()}};
    }

    Things things_;
    const Content& content_;
    Metal found_;
    const Table& before_;
    Action action_;
    const Table& after_;
};

void tell_changes(engine::Telling& telling, const Table& before, const Table& after) {
    for (const SeatId seat : before.everyone()) {
        for (const Condition met : after.seat(seat).objectives - before.seat(seat).objectives) {
            const Argument condition =
                Argument::message({"condition." + std::string(name_of(met)), {}});
            telling.add({"report.met", {Argument::seat(seat), condition}});
        }
    }
    if (!before.turn.triggered && after.turn.triggered)
        telling.add({"report.triggered", {}});
}

bool is_strike(Ask ask) { return ask == Ask::StrikeSort || ask == Ask::Victim; }

// An answer with what it brought; then what came of it without a choice.
void tell_step(engine::Telling& telling,
               const Pack& pack,
               const View& before,
               Action answer,
               const View& after) {
    Message told = Told(pack, before, answer, after).text();
    const bool same_turn = before.table.turn.active == after.table.turn.active;
    const engine::Words gains = before.table.turn.phase == Phase::Setup
                                    ? engine::Words{}
                                    : gains_between(pack, before.table, after.table);
    // What was chosen and what it brings would be the same words twice.
    if (kind_of(answer) == ActionKind::Option && !gains.english.empty())
        told = {};
    if (same_turn && !told.empty() && !gains.english.empty())
        told = {"report.brings", {Argument::message(std::move(told)), Argument::words(gains)}};
    const bool gained_alone = told.empty() || !same_turn;
    telling.add(std::move(told));
    if (is_strike(before.table.turn.ask) || before.table.turn.ask == Ask::Menu)
        tell_losses(telling, pack, before.table, after.table);
    tell_turn_change(telling, before.table, after.table);
    if (gained_alone && !gains.english.empty())
        telling.add(
            {"report.gains", {Argument::seat(after.table.turn.active), Argument::words(gains)}});
}

void tell_end(engine::Telling& telling, const Content& content, const Table& end) {
    const engine::Outcome outcome = outcome_of(content, end);
    for (const SeatId seat : end.everyone())
        if (outcome.of(seat).won)
            telling.add(
                {"report.won", {Argument::seat(seat), Argument::number(outcome.of(seat).score)}});
}

}  // namespace

Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    if (account.before().table.turn.ask == Ask::Commit)  // hidden until all are in
        return {};
    engine::Telling telling;
    account.each([&](const View& before, Action answer, const View& after) {
        tell_step(telling, pack, before, answer, after);
        tell_changes(telling, before.table, after.table);
    });
    if (const Table& end = account.after.table; end.is_over())
        tell_end(telling, pack.content, end);
    return telling.take();
}

}  // namespace hyperborea
