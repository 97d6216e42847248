// Words for what was done: one sentence for each answer that changes the table.
#include <string>
#include <utility>

#include "engine/reporting.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/things.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::Argument;
using engine::Message;

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
            case ActionKind::Drew: return {"report.drew", {active(), colour()}};
            case ActionKind::Dealt: return {"report.dealt", {things_.card(card_of(action_))}};
            default:
                return {
                    "report.revealed",
                    {things_.hex(before_.turn.reveals.front()), things_.tile(tile_of(action_))}};
        }
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
        return {"report.uses", {who(), things_.token(token), things_.token_text(token)}};
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
            return {"report.full", {who(), cube, place(), things_.card_text(card_of(set))}};
        return {"report.activated",
                {who(), cube, place(), things_.effects(content_.set(set).effects)}};
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
                {who(), things_.hex(before_.turn.hex), Argument::message(things_.target(target))}};
    }

    Message explored() const {
        switch (kind_of(action_)) {
            case ActionKind::Site:
                return {"report.entered", {who(), things_.site(hex_of(action_), site_of(action_))}};
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

    Message developed() const {
        if (kind_of(action_) != ActionKind::OfColour)
            return {};
        const int level = after_.active().markers[colour_of(action_)].value();
        if (before_.turn.ask == Ask::UpgradeRow)
            return {"report.upgraded", {who(), colour()}};
        return {"report.developed", {who(), colour(), Argument::number(level)}};
    }

    Message learned() const {
        switch (before_.turn.ask) {
            case Ask::RefreshDeck:
                return {"report.refreshed", {who(), things_.deck(deck_of(action_))}};
            case Ask::SpyCard:
                return {
                    "report.spied",
                    {who(), things_.card(card_of(action_)), things_.card_text(card_of(action_))}};
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
        return {"report.suffers", {who(), Things::sort(before_.turn.sort), thing()}};
    }
    // What a victim or a payer gives.
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
        telling.add(Told(pack, before, answer, after).text());
        tell_changes(telling, before.table, after.table);
    });
    if (const Table& end = account.after.table; end.is_over())
        tell_end(telling, pack.content, end);
    return telling.take();
}

}  // namespace hyperborea
