// Words for what was done: one sentence for each answer that has an effect on the table.
#include <string>
#include <utility>

#include "engine/reporting.h"
#include "games/ascalion/aftermath.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

// "first": as the subject that begins a sentence; "object".
Argument phase_words(const std::string& form, Phase phase) {
    return Argument::message({"phase." + form + "." + std::string(name_of(phase)), {}});
}

// One answer between two states.
class Step {
  public:
    Step(const Pack& pack, const State& before, Action action, const State& after)
        : pack_(pack), before_(before), action_(action), after_(after) {}

    // Empty if there is nothing to tell.
    Message told() const {
        switch (desk_of(before_.turn.ask)) {
            case Desk::SettingUp: return set_up();
            case Desk::Voting: return vote();
            case Desk::Founding: return founding();
            case Desk::Developing: return development();
            case Desk::Producing:
            case Desk::Spreading: return production();
            case Desk::Linking:
                return {
                    key("report.grant"),
                    {Argument::seat(before_.turn.to_move), Argument::seat(before_.turn.active)}};
            case Desk::Trading:
            case Desk::Dealing: return trade();
            case Desk::Transporting:
            case Desk::Marching:
            case Desk::Carrying:
            case Desk::Sailing:
            case Desk::Passing: return transport();
            case Desk::Scholars: return learning();
            case Desk::Attacking: return attack();
            case Desk::Nobody: break;
        }
        return {};
    }

  private:
    // "report.vote.yes" for a yes.
    std::string key(const std::string& stem) const {
        return stem + "." + std::string(name_of(kind_of(action_)));
    }
    Argument who() const { return Argument::seat(before_.turn.to_move); }
    Argument active() const { return Argument::seat(before_.turn.active); }
    Argument area() const { return area_words(pack_, before_, area_of(action_)); }
    Argument in() const { return in_area(pack_, before_, area_of(action_)); }
    Argument one(Kind kind) const { return goods_words(pack_, Goods::one(kind)); }
    Argument source() const { return Argument::words(pack_.sources[goods_kind_of(action_)]); }
    Argument country(Country which) const { return area_words(pack_, ascalion::area_of(which)); }

    Message set_up() const {
        switch (before_.turn.ask) {
            case Ask::Opener: return {"report.opened", {Argument::seat(seat_of(action_))}};
            case Ask::Turning:
                return {"report.turned", {country(before_.board.face_down.front()), source()}};
            case Ask::Dealing:
                if (goods_kind_of(action_) == kNoKind)
                    return {"report.dealt.none", {country(setting_up::next_dealt(before_))}};
                return {"report.turned", {country(setting_up::next_dealt(before_)), source()}};
            case Ask::SourceCountry: return {"report.source", {who(), area()}};
            case Ask::Drawing: return {"report.drew", {active(), area()}};
            default: return {"report.claim", {who(), area()}};
        }
    }

    Message vote() const {
        const Phase phase = before_.turn.phase;
        if (before_.turn.ask == Ask::Gate)
            return {"report.rolled." + std::string(name_of(gate_of(action_))),
                    {phase_words("first", phase), phase_words("object", phase)}};
        return {key(before_.turn.ask == Ask::Vote ? "report.vote" : "report.tie"),
                {who(), phase_words("object", phase), phase_words("first", phase)}};
    }

    Message founding() const {
        switch (before_.turn.ask) {
            case Ask::Temple:
                return is_yes(action_) ? Message{} : Message{"report.no_temple", {who()}};
            case Ask::Religion: return {};
            case Ask::TempleCountry:
                return {
                    "report.temple",
                    {who(), Argument::words(pack_.religions[before_.production.religion]), area()}};
            default: return {"report.university_placed", {who(), area()}};
        }
    }

    Message development() const {
        if (kind_of(action_) == ActionKind::Done)
            return {};
        const Purchase& purchase = before_.purchase;
        if (before_.turn.ask == Ask::LaunchPlace) {
            return {"report.launch",
                    {who(),
                     Argument::words(pack_.recipes[purchase.recipe]),
                     in_area(pack_, before_, purchase.area),
                     in_place(pack_, place_of(action_))}};
        }
        if (before_.turn.ask == Ask::RecipeArea && after_.turn.ask != Ask::LaunchPlace)
            return {"report.make", {who(), Argument::words(pack_.recipes[purchase.recipe]), in()}};
        return {};
    }

    Message production() const {
        switch (before_.turn.ask) {
            case Ask::ShortSource:
                return {"report.short", {who(), one(before_.production.kind), area()}};
            case Ask::FoalCountry: return {"report.foal", {who(), area()}};
            case Ask::BookArea: return {"report.book", {who(), in()}};
            case Ask::FollowerArea:
                if (kind_of(action_) == ActionKind::Decline)
                    return {"report.no_follower", {who()}};
                return {
                    "report.follower",
                    {who(), Argument::words(pack_.religions[before_.production.religion]), area()}};
            default: return {};
        }
    }

    Message trade() const {
        const Trade& deal = before_.trade;
        switch (kind_of(action_)) {
            case ActionKind::Send: return offer(after_.trade);
            case ActionKind::Accept:
            case ActionKind::Decline: return {key("report"), {who(), Argument::seat(deal.maker)}};
            case ActionKind::Withdraw: return {"report.withdraw", {who()}};
            case ActionKind::At:
                if (before_.turn.ask != Ask::Destination)
                    return {};
                return {"report.placed",
                        {who(),
                         one(dealing::first_kind(dealing::hand(before_))),
                         into_area(pack_, before_, area_of(action_))}};
            default: return {};
        }
    }

    // What is in it nobody else has seen before (A10.4).
    Message offer(const Trade& sent) const {
        return {sent.countering ? "report.counter" : "report.offer",
                {who(),
                 Argument::seat(sent.partner),
                 goods_words(pack_, trading::counted(sent.gives)),
                 goods_words(pack_, sent.wants)}};
    }

    Message transport() const {
        const Transport& now = before_.transport;
        if (before_.turn.ask == Ask::Passage) {
            return {key("report.passage"),
                    {who(),
                     area_words(pack_, ascalion::area_of(now.vessel)),
                     to_place(pack_, now.step_to)}};
        }
        if (kind_of(action_) == ActionKind::To) {
            return after_.turn.ask == Ask::Passage
                       ? Message{"report.asks_passage",
                                 {who(),
                                  area_words(pack_, before_, ascalion::area_of(now.vessel)),
                                  to_place(pack_, place_of(action_))}}
                       : Message{"report.sails",
                                 {who(),
                                  area_words(pack_, ascalion::area_of(now.vessel)),
                                  to_place(pack_, place_of(action_))}};
        }
        if (kind_of(action_) == ActionKind::Take)
            return moved();
        if (before_.turn.ask == Ask::Go && kind_of(action_) == ActionKind::At)
            return {"report.goes." + std::string(name_of(now.kind)), {who(), area()}};
        return {};
    }

    Message moved() const {
        const Transport& now = before_.transport;
        const Argument goods = goods_words(pack_, Goods::of(now.kind_picked, amount_of(action_)));
        const std::string stem = now.unloading ? "report.unload" : "report.load";
        if (!carrying::is_voyage(before_)) {
            if (now.kind == TransportKind::Foot)
                return {"report.foot",
                        {who(), goods, country(now.at), area_words(pack_, now.other)}};
            return {stem, {who(), goods, country(now.at)}};
        }
        return {stem + ".vessel",
                {who(),
                 goods,
                 now.unloading ? in_area(pack_, before_, now.other)
                               : from_area(pack_, before_, now.other),
                 area_words(pack_, ascalion::area_of(now.vessel))}};
    }

    Message learning() const {
        switch (before_.turn.ask) {
            case Ask::University: return {key("report.university"), {who()}};
            case Ask::PriceArea:
                return {"report.pays",
                        {who(),
                         one(before_.purchase.kind),
                         from_area(pack_, before_, area_of(action_))}};
            case Ask::LostBook: return {"report.lost_book", {who(), in()}};
            default: return {};
        }
    }

    Message attack() const {
        switch (kind_of(action_)) {
            case ActionKind::Pass: return {"report.no_attack", {who()}};
            case ActionKind::At:
                return {"report.attack",
                        {who(), in(), Argument::seat(before_.board.owner[area_of(action_)])}};
            case ActionKind::ForAttacker: return {"report.side", {who(), active()}};
            case ActionKind::ForDefender:
                return {"report.side", {who(), Argument::seat(defender_of(before_))}};
            case ActionKind::Neutral: return {"report.neutral", {who()}};
            default: return {};
        }
    }

    const Pack& pack_;
    const State& before_;
    Action action_;
    const State& after_;
};

// All answers of an action, those that the rules filled in too.
class Report {
  public:
    explicit Report(const Pack& pack) : pack_(pack) {}

    Message text(const engine::Account<View>& account) {
        account.each([this](const View& before, Action answer, const View& after) {
            add_step(Step(pack_, before.table, answer, after.table).told());
            for (Message& message : aftermath(pack_, before.table, answer, after.table))
                telling_.add(std::move(message));
        });
        if (account.after.table.is_over())
            add_end(account.after.table);
        return telling_.take();
    }

  private:
    // Answers that were filled in count only if they change something to look at.
    void add_step(Message message) {
        const bool chosen = std::exchange(chosen_, false);
        if (chosen || !is_silent(message))
            telling_.add(std::move(message));
    }
    static bool is_silent(const Message& message) {
        return message.key == "report.no_attack" || message.key == "report.withdraw";
    }

    void add_end(const State& end) {
        const engine::Outcome outcome = outcome_of(pack_.content, end);
        for (int i = 0; i < outcome.seats; ++i) {
            if (outcome.of(engine::seat_id(i)).place == 1) {
                telling_.add({"report.won",
                              {Argument::seat(engine::seat_id(i)),
                               Argument::words(Texts::outcome_names().endings[outcome.ending])}});
            }
        }
    }

    const Pack& pack_;
    engine::Telling telling_;
    bool chosen_ = true;  // the next answer is the one that the seat gave
};

}  // namespace

Message Texts::report(const Pack& pack, const engine::Account<View>& account) {
    return Report(pack).text(account);
}

}  // namespace ascalion
