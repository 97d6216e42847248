#include "server/room.h"

#include <algorithm>
#include <map>
#include <utility>

#include "server/choices.h"
#include "server/stored_summary.h"
#include "server/table_parts.h"
#include "server/user_text.h"
#include "server/wire_json.h"
#include "table/event_json.h"

namespace server {
namespace {

constexpr std::int64_t kSoon = 1000;  // milliseconds

// Whether the path ends with the word that commits to it, which is taken away.
bool take_commit(std::vector<std::string>& path) {
    const bool commits = !path.empty() && path.back() == kCommit;
    if (commits)
        path.pop_back();
    return commits;
}

bool leads_to_the_end(const table::Wish& wish) {
    return std::holds_alternative<table::Act>(wish) || std::holds_alternative<table::Answer>(wish)
           || std::holds_alternative<table::Cancel>(wish)
           || std::holds_alternative<table::Resign>(wish)
           || std::holds_alternative<table::Resume>(wish)
           || std::holds_alternative<table::TakeBack>(wish);
}

}  // namespace

Room::Room(Services& services, RoomHost& host, StoredTable stored)
    : services_(services), host_(host), stored_(std::move(stored)), last_use_(services.now()) {}

Room::~Room() { stop_thinking(); }

bool Room::may_sleep(std::int64_t unused_since) const {
    const bool is_busy = !watchers_.empty() || !arriving_.empty() || storing_ || !waiting_.empty();
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

// --- storing: one change at a time ---------------------------------------------------------------

void Room::when_stored(std::function<void()> job) {
    last_use_ = services_.now();
    if (storing_)
        waiting_.push_back(std::move(job));
    else
        job();
}

void Room::run_waiting() {
    while (!storing_ && !waiting_.empty()) {
        const auto job = std::move(waiting_.front());
        waiting_.pop_front();
        job();
    }
}

// The row and the index of seats, where they say something new.
void Room::add_rows(store::Batch& batch) {
    store::TableRow row = described_row(stored_.row, table());
    if (row != stored_.row) {
        stored_.row = row;
        batch.emplace_back(store::UpdateTable{row});
    }
    auto seats = seat_rows(table());
    if (seats != stored_.seats && !table().frozen()) {
        stored_.seats = seats;
        batch.emplace_back(store::SetSeats{row.id, std::move(seats)});
    }
}

// Of a table that another program wrote.
void Room::store_row() {
    store::Batch batch;
    add_rows(batch);
    store(std::move(batch), [](bool /*stored*/) {});
}

void Room::keep(const std::vector<table::Event>& events, const Done& done) {
    std::vector<std::string> lines;
    lines.reserve(events.size());
    for (const table::Event& event : events)
        lines.push_back(table::event_line(table().game(), event));
    const auto version = static_cast<std::int64_t>(table().version());
    const auto first = version - static_cast<std::int64_t>(lines.size());
    store::Batch batch = {store::AppendEvents{row().id, first, std::move(lines)}};
    const store::TableRow before = row();
    add_rows(batch);
    const std::string user = events.front().by.user;
    store(std::move(batch), [this, user, before, done](bool stored) {
        if (done)
            done(stored ? Answered<std::int64_t>(newest_for(user)) : complaint::storage());
        if (!stored)
            return;
        if (table().shown_version({}) == shown_version_)
            return publish_to(user);
        move_computers();
        publish();
        set_alarm();
        host_.table_stored(*this, before);
    });
}

// The version that the user is shown now.
std::int64_t Room::newest_for(const std::string& user) const {
    return static_cast<std::int64_t>(table().newest_seen_by(user));
}

// Of those who hold a seat here.
table::Absences Room::absences() const {
    table::Absences absences;
    for (const table::Seat& seat : table().seats()) {
        if (!seat.has_holder())
            continue;
        if (const auto since = host_.away_since(seat.user))
            absences.push_back({seat.user, services_.now() - *since});
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
    if (command.user.empty() || leads_to_the_end(command.wish))
        return std::nullopt;
    return services_.turnstile.full(Limit::EventsPerTable, table().version());
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
        const std::uint64_t before = table().version();
        const std::uint64_t shown = table().shown_version({});
        const auto submitted = stored_.table.submit(command, services_.now());
        // When somebody picks in secret must not show in since when they are away either.
        const bool is_secret = submitted.ok() && table().shown_version({}) == shown;
        if (!command.user.empty() && !is_secret)
            host_.acted(command.user);
        if (!submitted)
            return done(complaint::refused(submitted.error()));
        if (table().version() == before)  // the answer to a command that came before
            return done(static_cast<std::int64_t>(submitted->shown));
        keep(submitted->events, done);
    });
}

void Room::act(const std::string& user, const wire::Act& act, Done done) {
    if (const auto busy = user.empty() ? std::nullopt : too_much_waits())
        return done(*busy);
    wire::Act picks = act;
    const bool commits = take_commit(picks.path);
    this->act(user, picks, commits ? table::Commitment::Yes : table::Commitment::No, done);
}

void Room::act(const std::string& user,
               const wire::Act& act,
               table::Commitment commitment,
               Done done) {
    when_stored([this, user, act, commitment, done = std::move(done)] {
        table::Act wish{engine::kNobody, {}, commitment};
        if (act.seat < 0 || act.seat >= static_cast<int>(table().seats().size()))
            return done(complaint::bad_request({"seat", "there is no such seat"}));
        wish.seat = engine::seat_id(act.seat);
        for (std::size_t i = 0; i < act.path.size(); ++i) {
            const auto action = table().game().parse_action(act.path[i]);
            if (!action)
                return done(complaint::bad_request(
                    {"path[" + std::to_string(i) + "]", action.error().text()}));
            wish.path.push_back(*action);
        }
        submit({user, act.id, static_cast<std::uint64_t>(act.seen), std::move(wish)}, done);
    });
}

void Room::say(const store::User& user, const wire::Say& line, Done done) {
    const auto clean = clean_text(line.text, kMaxChatLetters);
    if (!clean)
        return done(complaint::empty_chat());
    if (const auto busy = too_much_waits())
        return done(*busy);
    when_stored([this, user, text = *clean, said = line.id, done = std::move(done)] {
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
    store({store::AddChat{line, keep}}, [this, line, done](bool stored) {
        if (!stored)
            return done(complaint::storage());
        stored_.chat_lines = line.n + 1;
        done(newest_for(line.user));
        show_line(line);
    });
}

void Room::show_line(const store::ChatRow& line) const {
    const auto message = std::make_shared<const std::string>(
        wire::text(wire::Chat{{}, row().id, {chat_line_of(line)}, std::nullopt}));
    for (Watcher* watcher : watchers())
        if (!watcher->is_muted(line.user))
            watcher->show(message);
}

// Whoever has the lines already compares their numbers.
void Room::show_chat(Watcher& watcher) const {
    const auto page =
        chat_before(kLatest, [&](const std::string& user) { return watcher.is_muted(user); });
    if (page && (!page->lines.empty() || page->page->more))
        watcher.show(std::make_shared<const std::string>(wire::text(*page)));
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

// --- showing -------------------------------------------------------------------------------------

Surroundings Room::surroundings() const {
    return {table(),
            row(),
            [this](const std::string& user) { return host_.away_since(user); },
            thinking_,
            stored_.rematch,
            spectators(),
            services_.now()};
}

// Those who watch and do not play.
int Room::spectators() const {
    return static_cast<int>(std::ranges::count_if(watchers_, [this](const Watcher* watcher) {
        return onlooker_of(table(), watcher->user(), std::nullopt).seats.empty();
    }));
}

Json Room::message_for(const Onlooker& who, std::size_t log_from) const {
    return std::make_shared<const std::string>(
        wire::text(table_message(surroundings(), who, log_from)));
}

// How much of the log as it was shown last is still true.
std::size_t Room::first_new_line() const {
    const auto& log = table().log();
    std::size_t same = 0;
    while (same < log.size() && same < shown_log_.size()
           && shown_log_[same] == std::pair(log[same].n, log[same].at))
        ++same;
    return same;
}

// Only the holder of a seat hears of what it picks in secret.
void Room::publish_to(const std::string& user) {
    for (Watcher* watcher : watchers())
        if (watcher->user() == user)
            watcher->show(message_for(onlooker_of(table(), user, watcher->wanted_seat(row().id)),
                                      shown_log_.size()));
}

void Room::publish() {
    shown_version_ = table().shown_version({});
    const std::size_t log_from = first_new_line();
    shown_log_.clear();
    for (const table::LogLine& line : table().log())
        shown_log_.emplace_back(line.n, line.at);
    // Those who look from the same seats with the same rights get the same bytes.
    std::map<std::pair<std::string, engine::SeatId>, Json> made;
    for (Watcher* watcher : watchers()) {
        const Onlooker who = onlooker_of(table(), watcher->user(), watcher->wanted_seat(row().id));
        const bool is_known = !who.seats.empty() || who.user == table().setup().host;
        Json& message = made[{is_known ? who.user : "", who.viewer}];
        if (!message)
            message = message_for(who, log_from);
        watcher->show(message);
    }
}

// Who comes while something is being stored sees nothing before the whole table.
void Room::watch(Watcher& watcher, std::optional<std::int64_t> since) {
    arriving_.push_back(&watcher);
    when_stored([this, &watcher, since] {
        if (std::erase(arriving_, &watcher) == 0)
            return;
        watchers_.push_back(&watcher);
        reconsider_thinking();
        move_computers();
        const auto who = onlooker_of(table(), watcher.user(), watcher.wanted_seat(row().id));
        if (since == version_for(table(), who))
            return;
        watcher.show(message_for(who, 0));
        show_chat(watcher);
    });
}

std::optional<Complaint> Room::too_many_watchers(const std::string& user) const {
    if (!onlooker_of(table(), user, std::nullopt).seats.empty())
        return std::nullopt;
    return services_.turnstile.full(Limit::WatchersPerTable, watchers_.size() + arriving_.size());
}

void Room::unwatch(Watcher& watcher) {
    std::erase(arriving_, &watcher);
    if (std::erase(watchers_, &watcher) > 0)
        reconsider_thinking();
    last_use_ = services_.now();
}

void Room::snapshot(const std::string& user,
                    std::optional<int> seat,
                    std::function<void(const Json&)> done) {
    when_stored([this, user, seat, done = std::move(done)] {
        done(message_for(onlooker_of(table(), user, seat), 0));
    });
}

void Room::show_presence() {
    when_stored([this] { publish(); });
    end_lapsed_request();
}

// Nobody is asked any longer about the seat of somebody who is back.
void Room::end_lapsed_request() {
    const auto& request = table().request();
    if (request && request->kind == table::RequestKind::StandIn
        && !host_.away_since(table().seats()[static_cast<std::size_t>(request->seat)].user))
        submit({"", "", 0, table::Withdraw{}}, [](const Answered<std::int64_t>& /*answer*/) {});
}

Answered<wire::Peeked> Room::peek(const std::string& user, const wire::Peek& peek) const {
    const Onlooker who = onlooker_of(table(), user, peek.seat);
    if (who.viewer == engine::kNobody || engine::index_of(who.viewer) != peek.seat)
        return complaint::refused(table::Refusal::NotYourSeat);
    if (!table().actor().includes(who.viewer))
        return complaint::refused(table::Refusal::NotYourTurn);
    if (peek.seen != version_for(table(), who))
        return complaint::refused(table::Refusal::Stale);
    const engine::Position known = known_position(table(), who.viewer);
    const SeatNames names = table().seat_names();
    auto path = peek.path;
    take_commit(path);  // what it would uncover is not to be foreseen
    const auto seen = foresee({table().game(), known, who.viewer, names}, path);
    if (!seen)
        return complaint::bad_request(seen.error());
    return wire::Peeked{{},
                        peek.id,
                        row().id,
                        peek.seen,
                        seen->path,
                        seen->text,
                        seen->effect,
                        table().game().view(seen->position, who.viewer)};
}

Answered<wire::Past> Room::past(const std::string& user, std::optional<int> seat, int n) const {
    const Onlooker who = onlooker_of(table(), user, seat);
    const engine::SeatSet own = table().held_by(user);
    const auto total = static_cast<int>(table().known_entries(own));
    if (n < 0 || n > total || table().state() == table::State::Open)
        return complaint::bad_request({"n", "expected 0 to " + std::to_string(total)});
    const engine::Position position = table().known_position_at(own, static_cast<std::size_t>(n));
    const engine::AnyGame& game = table().game();
    std::vector<int> to_move;
    for (const engine::SeatId each : game.actor(position).seats())
        to_move.push_back(engine::index_of(each));
    return wire::Past{{},
                      row().id,
                      n,
                      total,
                      to_move,
                      words(game, game.stage(position), table().seat_names()),
                      game.view(position, who.viewer)};
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
            if (auto credited = stored_.table.submit(credit, services_.now()))
                events = std::move(credited->events);
        }
        for (table::Event& event : stored_.table.tick(services_.now()))
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
        const auto events = stored_.table.tick(services_.now());
        if (events.empty())
            return set_alarm();
        keep(events, {});
    });
}

}  // namespace server
