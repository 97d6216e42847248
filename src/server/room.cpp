#include "server/room.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "server/choices.h"
#include "server/herald.h"
#include "server/house_rules.h"
#include "server/lapses.h"
#include "server/names.h"
#include "server/rated_tables.h"
#include "server/sanctions.h"
#include "server/stored_summary.h"
#include "server/table_parts.h"
#include "server/user_text.h"
#include "server/wire_json.h"
#include "table/event_json.h"

namespace server {
namespace {

constexpr std::int64_t kSoon = 1000;  // milliseconds

bool leads_to_the_end(const table::Wish& wish) {
    return std::holds_alternative<table::Act>(wish) || std::holds_alternative<table::Answer>(wish)
           || std::holds_alternative<table::Cancel>(wish)
           || std::holds_alternative<table::Resign>(wish)
           || std::holds_alternative<table::Resume>(wish)
           || std::holds_alternative<table::TakeBack>(wish);
}

}  // namespace

Room::Room(Services& services, RoomHost& host, StoredTable stored)
    : services_(services),
      host_(host),
      stored_(std::move(stored)),
      judged_(stored_.table),
      changes_(rating_changes(services, stored_.table)),
      last_use_(services.now()) {}

Room::~Room() {
    stop_thinking();
    while (!foretelling_.empty())
        forget_question(foretelling_.begin()->first);
    end_study();
}

bool Room::may_sleep(std::int64_t unused_since) const {
    const bool is_busy = !watchers_.empty() || !arriving_.empty() || storing_ || !waiting_.empty()
                         || study_ticket_ || !foretelling_.empty();
    const bool rings_soon = row().wakes > 0 && row().wakes <= services_.now() + kSoon;
    return !is_busy && !rings_soon && !row().computer_due && last_use_ < unused_since;
}

bool may_enter(const store::TableRow& row, const std::string& user, const std::string& invite) {
    return !row.is_private || (!row.invite.empty() && invite == row.invite)
           || (!user.empty() && user == row.host);
}

bool Room::may_see(const std::string& user, const std::string& invite) const {
    return may_enter(row(), user, invite)
           || (!user.empty()
               && std::ranges::find(stored_.seats, user, &store::SeatRow::user)
                      != stored_.seats.end());
}

// The version that the user is shown now.
std::int64_t Room::newest_for(const std::string& user) const {
    return static_cast<std::int64_t>(table().newest_seen_by(user));
}

// Of those who hold a seat here. Whoever deletes their account leaves the seat to the computer.
table::Absences Room::absences() const {
    table::Absences absences;
    for (const table::Seat& seat : table().seats()) {
        if (!seat.has_holder())
            continue;
        const auto since = host_.away_since(seat.user);
        if (!since)
            continue;
        const bool is_deserted = seat.has_computer() && is_gone(services_, seat.user);
        absences.push_back({seat.user, is_deserted ? table::kGone : services_.now() - *since});
    }
    return absences;
}

std::optional<Complaint> Room::too_much_waits() const {
    if (waiting_.size() < services_.limits.most(Limit::WaitingPerTable))
        return std::nullopt;
    return complaint::busy(row_of(Limit::WaitingPerTable));
}

// A table on which too much has happened takes only what leads to its end.
std::optional<Complaint> Room::objection(const table::Command& command) const {
    if (command.user.empty())
        return std::nullopt;
    // Seats of a tournament stay with those who were paired, and games are played.
    const bool drops_out = std::holds_alternative<table::Leave>(command.wish)
                           || std::holds_alternative<table::Cancel>(command.wish);
    if (drops_out && table().setup().contest)
        return complaint::not_allowed();
    if (leads_to_the_end(command.wish))
        return std::nullopt;
    // Whom a tournament has paired sits down with whomever it is.
    const bool chooses_table =
        std::holds_alternative<table::Sit>(command.wish) && !table().setup().contest;
    if (chooses_table)
        if (auto wrong = objection_to_sitting(services_, table(), command.user))
            return wrong;
    const bool meets_strangers = chooses_table && !row().is_private && command.user != row().host;
    if (const auto wait = meets_strangers ? must_wait(services_, command.user) : std::nullopt)
        return wait;
    return services_.turnstile.full(Limit::EventsPerTable,
                                    static_cast<std::size_t>(table().version()));
}

void Room::submit(table::Command command, Done done) {
    if (const auto busy = command.user.empty() ? std::nullopt : too_much_waits())
        return done(*busy);
    when_stored([this, command = std::move(command), done = std::move(done)]() mutable {
        if (!services_.health.works())
            return done(answer_without_storing(command));
        if (const auto wrong = objection(command))
            return done(*wrong);
        command.absences = absences();
        const auto submitted = judged_.submit(command, services_.now());
        // When somebody picks in secret must not show in since when they are away either.
        const bool is_secret =
            submitted.ok() && judged_.shown_version({}) == table().shown_version({});
        if (!command.user.empty() && !is_secret)
            host_.acted(command.user);
        if (!submitted)
            return done(complaint::refused(submitted.error()));
        if (judged_.version() == table().version())  // the answer to a command that came before
            return done(static_cast<std::int64_t>(submitted->shown));
        keep(submitted->events, done);
    });
}

void Room::act(const std::string& user, const wire::Act& act, Done done) {
    wire::Act picks = act;
    const bool commits = take_commit(picks.path);
    this->act(user, picks, commits ? table::Commitment::Yes : table::Commitment::No, done);
}

void Room::act(const std::string& user,
               const wire::Act& act,
               table::Commitment commitment,
               Done done) {
    if (act.seat < 0 || act.seat >= static_cast<int>(table().seats().size()))
        return done(complaint::bad_request({"seat", "there is no such seat"}));
    table::Act wish{engine::seat_id(act.seat), {}, commitment};
    for (std::size_t i = 0; i < act.path.size(); ++i) {
        const auto action = table().game().parse_action(act.path[i]);
        if (!action)
            return done(
                complaint::bad_request({"path[" + std::to_string(i) + "]", action.error().text()}));
        wish.path.push_back(*action);
    }
    submit({user, act.id, static_cast<std::uint64_t>(act.seen), std::move(wish)}, std::move(done));
}

void Room::say(const store::User& user, const wire::Say& line, Done done) {
    const auto clean = clean_text(line.text, kMaxChatLetters);
    if (!clean)
        return done(complaint::empty_chat());
    if (const auto silence = silenced(services_, user.id))
        return done(*silence);
    if (const auto busy = too_much_waits())
        return done(*busy);
    const std::string decent = chat_filter(services_.store).masked(*clean);
    when_stored([this, user, text = decent, said = line.id, done = std::move(done)] {
        const auto earlier = services_.store.chat_said(row().id, user.id, said);
        if (!earlier)
            return done(complaint::storage());
        if (*earlier)
            return done(newest_for(user.id));
        const bool plays = !onlooker_of(table(), user.id, std::nullopt).seats.empty();
        const auto audience = plays ? store::Audience::Players : store::Audience::Watchers;
        add_line({row().id,
                  stored_.chat_lines,
                  user.id,
                  user.name,
                  text,
                  services_.now(),
                  audience,
                  said},
                 done);
    });
}

void Room::add_line(store::ChatRow line, const Done& done) {
    const auto keep = static_cast<std::int64_t>(services_.limits.most(Limit::ChatLinesPerTable));
    store::Batch batch = {store::AddChat{line, keep}};
    if (services_.herald != nullptr)
        services_.herald->announce(line, table(), row(), batch);
    store(std::move(batch), [this, line, done](bool stored) {
        if (!stored)
            return done(complaint::storage());
        stored_.chat_lines = line.n + 1;
        done(newest_for(line.user));
        show_line(line);
    });
}

void Room::set_rematch(const std::string& next, store::Batch batch, Linked done) {
    when_stored([this, next, batch = std::move(batch), done = std::move(done)]() mutable {
        if (!stored_.rematch.empty())
            return done(stored_.rematch);
        batch.emplace_back(store::PutSetting{"rematch/" + row().id, next});
        store(std::move(batch), [this, next, done](bool stored) {
            if (!stored)
                return done(complaint::storage());
            stored_.rematch = next;
            done(next);
            publish();
        });
    });
}

void Room::retire() {
    is_retired_ = true;
    stop_thinking();
    end_study();
    alarm_.cancel();
    pace_.cancel();
    retry_.cancel();
    arriving_.clear();
    for (Watcher* watcher : std::exchange(watchers_, {}))
        watcher->moved();
}

// --- time ----------------------------------------------------------------------------------------

void Room::wake() {
    when_stored([this] {
        if (!services_.health.works())
            return;  // the recovery wakes everybody
        const std::int64_t missing =
            table().events().empty() ? 0 : host_.missing_since(table().events().back().at);
        std::vector<table::Event> events;
        if (missing > 0 && table().setup().clock.kind == table::ClockKind::Live) {
            const table::Command credit{"",
                                        "restart-" + std::to_string(services_.now()),
                                        table().version(),
                                        table::CreditClocks{std::min(missing, table::kMaxCredit)}};
            if (auto credited = judged_.submit(credit, services_.now()))
                events = std::move(credited->events);
        }
        for (table::Event& event : judged_.tick(services_.now()))
            events.push_back(std::move(event));
        if (!events.empty())
            return keep(events, {});
        if (described_row(row(), table()) != row())
            store_row();
        set_alarm();
        move_computers();
    });
}

void Room::set_alarm() {
    alarm_.cancel();
    const auto deadline = table().next_deadline();
    if (!deadline)
        return;
    constexpr std::int64_t kLongest = 60LL * 60 * 1000;
    const std::int64_t wait =
        std::clamp(*deadline - services_.now() + 1, std::int64_t{1}, kLongest);
    alarm_ = services_.loop.after(std::chrono::milliseconds(wait), [this] { tick(); });
}

void Room::tick() {
    when_stored([this] {
        if (!services_.health.works())
            return;  // the recovery wakes everybody
        const auto events = judged_.tick(services_.now());
        if (events.empty())
            return set_alarm();
        keep(events, {});
    });
}

}  // namespace server
