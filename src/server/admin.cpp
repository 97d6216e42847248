#include "server/admin.h"

#include <algorithm>
#include <utility>

#include "server/farewell.h"
#include "server/house_news.h"
#include "server/house_rules.h"
#include "server/sanctions.h"
#include "server/user_text.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::int64_t kHour = 60LL * 60 * 1000;
constexpr int kMaxHours = 24 * 365 * 10;
constexpr int kWeek = 24 * 7;
constexpr std::size_t kMaxReason = 300;

wire::AdminDeed deed_of(wire::SanctionKind kind) {
    switch (kind) {
        case wire::SanctionKind::warning: return wire::AdminDeed::warn;
        case wire::SanctionKind::silence: return wire::AdminDeed::silence;
        case wire::SanctionKind::ban: break;
    }
    return wire::AdminDeed::ban;
}

// Everything that is done to somebody says why.
Answered<std::string> reason_of(const std::string& written) {
    const auto reason = clean_text(written, kMaxReason);
    if (!reason)
        return complaint::bad_request({"reason", "expected 1 to 300 letters"});
    return *reason;
}

std::string span_of(const wire::Measure& measure) {
    return measure.hours ? std::to_string(*measure.hours) + " h: " : "";
}

}  // namespace

store::AddDeed Admin::line(wire::AdminDeed deed, const About& about) const {
    return {{0,
             services_.now(),
             admin_.name,
             std::string(wire::word_of(deed)),
             about.id,
             about.name,
             about.note}};
}

void Admin::write(store::Batch batch, const Done& done, std::function<void()> then) {
    services_.health.write(std::move(batch),
                           [done, then = std::move(then)](const store::Written& result) {
                               if (!result)
                                   return done(complaint::storage());
                               if (then)
                                   return then();
                               done(std::nullopt);
                           });
}

// Admins among each other recall first.
std::optional<Complaint> Admin::objection_to(const store::User& person) const {
    return person.is_admin ? std::optional(complaint::not_allowed()) : std::nullopt;
}

void Admin::sanction(const store::User& person, const wire::Measure& measure, Done done) {
    if (const auto wrong = objection_to(person))
        return done(*wrong);
    const auto reason = reason_of(measure.reason);
    if (!reason)
        return done(reason.error());
    if (measure.hours && (*measure.hours < 1 || *measure.hours > kMaxHours))
        return done(complaint::bad_request({"hours", "expected 1 to 87600"}));
    const std::int64_t now = services_.now();
    const std::int64_t until = measure.hours ? now + *measure.hours * kHour : kForever;
    store::Batch batch = {
        store::SetSanction{
            {person.id, std::string(wire::word_of(measure.kind)), until, *reason, now}},
        line(deed_of(measure.kind), {person.id, person.name, span_of(measure) + *reason})};
    if (measure.kind != wire::SanctionKind::ban)
        return write(std::move(batch), done);
    ban(person, std::move(batch), measure.hours.value_or(kMaxHours) >= kWeek, done);
}

void Admin::ban(const store::User& person, store::Batch batch, bool is_long, const Done& done) {
    batch.emplace_back(store::DeleteSessionsOf{person.id, ""});
    batch.emplace_back(store::DeleteTokensOf{person.id});
    write(std::move(batch),
          done,
          [&services = services_, &hall = hall_, user = person.id, is_long, done] {
              services.connections.end_sessions(user, "");
              services.connections.end_tokens(user);
              if (is_long) {
                  services.neighbours->tell(news_of_user(HouseWord::Leaves, user));
                  leave_tables(services, hall, user);
              }
              done(std::nullopt);
          });
}

void Admin::lift(const store::User& person, wire::SanctionKind kind, const Done& done) {
    const std::string word(wire::word_of(kind));
    write({store::LiftSanction{person.id, word},
           line(wire::AdminDeed::lift, {person.id, person.name, word})},
          done);
}

// Nobody recalls themselves: so there is always an admin.
void Admin::appoint(const store::User& person, bool is_admin, const Done& done) {
    if (person.is_guest() || person.id == admin_.id)
        return done(complaint::not_allowed());
    const auto deed = is_admin ? wire::AdminDeed::appoint : wire::AdminDeed::recall;
    write({store::SetAdmin{person.id, is_admin}, line(deed, {person.id, person.name, ""})}, done);
}

void Admin::decide(const std::string& report, const wire::Verdict& verdict, const Done& done) {
    const auto row = services_.store.report(report);
    if (!row)
        return done(complaint::storage());
    if (!*row || !(*row)->verdict.empty())
        return done(complaint::unknown_page());
    const auto note = verdict.note.empty() ? Answered<std::string>("") : reason_of(verdict.note);
    if (!note)
        return done(note.error());
    const auto person = services_.store.user_by_id((*row)->about);
    const std::string name = person && *person ? (*person)->name : "";
    const auto deed = verdict.upheld ? wire::AdminDeed::uphold : wire::AdminDeed::dismiss;
    write({store::DecideReport{
               report, verdict.upheld ? "upheld" : "dismissed", *note, services_.now()},
           line(deed, {(*row)->about, name, *note})},
          done);
}

void Admin::close(Room& room, const std::string& written, const Done& done) {
    if (room.table().is_finished())
        return done(complaint::refused(table::Refusal::GameOver));
    const auto reason = reason_of(written);
    if (!reason)
        return done(reason.error());
    const std::string& id = room.row().id;
    const auto deed = line(wire::AdminDeed::close_table, {id, room.row().title, *reason});
    room.submit({"", "closed", room.table().version(), table::Cancel{}},
                [self = Admin(*this), deed, done](const Answered<std::int64_t>& answer) mutable {
                    if (!answer)
                        return done(answer.error());
                    self.write({deed}, done);
                });
}

void Admin::change_rules(const wire::HouseRules& wish, const Done& done) {
    const auto rules = checked_rules(wish);
    if (!rules)
        return done(rules.error());
    const bool is_news = rules->announcement != house_rules(services_.store).announcement;
    const std::string note = is_news ? rules->announcement.en : "";
    write({store::PutSetting{kHouseRules, stored_rules(*rules)},
           line(wire::AdminDeed::change_rules, {"", "", note})},
          done,
          [&services = services_, text = rules->announcement, is_news, done] {
              if (is_news)
                  services.bulletin.announce(text);
              done(std::nullopt);
          });
}

}  // namespace server
