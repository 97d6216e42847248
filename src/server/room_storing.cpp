// A room stores one change at a time. What could not be stored is undone, and the table goes on by
// itself as soon as the store works again.
#include <algorithm>
#include <utility>

#include "server/herald.h"
#include "server/house_news.h"
#include "server/lapses.h"
#include "server/room.h"
#include "server/stored_summary.h"
#include "table/event_json.h"

namespace server {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{250};
constexpr int kMostDoublings = 7;  // about half a minute

// Tables that failed at the same time come back one after the other.
milliseconds pause_after(int failures, const std::string& table) {
    const milliseconds pause = kFirstPause * (1 << std::min(failures - 1, kMostDoublings));
    const auto part = static_cast<std::int64_t>(std::hash<std::string>{}(table) % 256);
    return pause + pause * part / 1024;
}

}  // namespace

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
Room::Rows Room::add_rows(store::Batch& batch) const {
    Rows rows{described_row(row(), judged_), seat_rows(judged_)};
    if (judged_.frozen())
        rows.seats = stored_.seats;
    if (rows.row != row())
        batch.emplace_back(store::UpdateTable{rows.row});
    if (rows.seats != stored_.seats)
        batch.emplace_back(store::SetSeats{row().id, rows.seats});
    return rows;
}

// Of a table that another program wrote.
void Room::store_row() {
    store::Batch batch;
    const Rows rows = add_rows(batch);
    store(std::move(batch), [this, rows](bool stored) {
        if (stored)
            take_over({}, rows);
    });
}

void Room::keep(const std::vector<table::Event>& events, const Done& done) {
    std::vector<std::string> lines;
    lines.reserve(events.size());
    for (const table::Event& event : events)
        lines.push_back(table::event_line(table().game(), event));
    const auto first = static_cast<std::int64_t>(table().version());
    store::Batch batch = {store::AppendEvents{row().id, first, std::move(lines)}};
    note_lapses(table(), events, batch);
    const Rows rows = add_rows(batch);
    if (!table().is_finished() && judged_.is_finished())
        if (auto result = finished_game(services_, judged_, row()))
            batch.emplace_back(std::move(*result));
    if (services_.herald != nullptr)
        services_.herald->announce(&table(), judged_, rows.row, events.front().by.user, batch);
    store(std::move(batch), [this, events, rows, done](bool stored) {
        const std::string user = events.front().by.user;
        const store::TableRow before = row();
        if (stored)
            take_over(events, rows);
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
        if (services_.herald != nullptr)
            services_.herald->look();
    });
}

// The store has it now.
void Room::take_over(const std::vector<table::Event>& events, const Rows& rows) {
    for (const table::Event& event : events)
        if (const auto wrong = stored_.table.take(event)) {
            services_.log.error("table_not_followed",
                                {{"table", row().id}, {"reason", wrong->text()}});
            return read_again();
        }
    const bool has_ended = rows.row.is_over && !stored_.row.is_over;
    stored_.row = rows.row;
    stored_.seats = rows.seats;
    if (has_ended)
        take_over_ratings();
    if (!events.empty() && services_.log.wants(net::Level::Debug))
        services_.log.debug("stored",
                            {{"table", row().id},
                             {"version", table().version()},
                             {"command", events.front().by.command}});
}

void Room::take_over_ratings() {
    changes_ = rating_changes(services_, table());
    for (const table::Seat& seat : table().seats()) {
        services_.ratings.forget(seat.user);
        if (services_.neighbours->are_there() && !seat.user.empty())
            services_.neighbours->tell(news_of_user(HouseWord::Rated, seat.user));
    }
}

// --- the store, and what it does not take
// ---------------------------------------------------------

void Room::store(store::Batch batch, std::function<void(bool)> done) {
    if (is_retired_)
        return done(false);
    storing_ = true;
    services_.health.write(
        std::move(batch),
        [room = shared_from_this(), done = std::move(done)](const store::Written& result) {
            if (!result)
                return room->not_stored(result.error(), done);
            room->storing_ = false;
            room->failures_ = 0;
            done(true);
            room->run_waiting();
        });
}

// That the store as a whole does not work is told once, and not by every table.
void Room::not_stored(const store::Failure& failure, const std::function<void(bool)>& done) {
    if (failure.trouble != store::Trouble::Storage)
        services_.log.error("table_not_stored", {{"table", row().id}, {"reason", failure.text()}});
    done(false);
    if (is_retired_)
        return;
    undo_unstored();
}

// What is in memory is ahead of what is on disk, and only that counts. Until it could be read
// everything that comes waits, as it does while something is being stored.
void Room::undo_unstored() {
    ++failures_;
    auto stored = host_.load(row().id);
    if (!stored) {
        services_.log.error("table_not_read",
                            {{"table", row().id}, {"reason", stored.error().text()}});
        retry_later([this] { undo_unstored(); });
        return;
    }
    stored_ = std::move(*stored);
    judged_ = stored_.table;
    storing_ = false;
    publish();
    retry_later([this] { go_on(); });
    run_waiting();
}

void Room::read_again() {
    when_stored([room = shared_from_this()] {
        if (room->is_retired_)
            return;
        room->storing_ = true;
        room->undo_unstored();
    });
}

void Room::retry_later(net::Job job) {
    retry_ = services_.loop.after(pause_after(failures_, row().id), std::move(job));
}

// Clocks and computers of a table that could not be stored, or could not be for a while.
void Room::go_on() {
    stop_thinking();
    wake();
}

// While nothing can be stored only that is answered which changes nothing: that a command was
// refused, or that it had been stored before.
Answered<std::int64_t> Room::answer_without_storing(const table::Command& command) const {
    table::Table trial = table();
    const auto submitted = trial.submit(command, services_.now());
    if (!submitted)
        return complaint::refused(submitted.error());
    if (trial.version() != table().version())
        return complaint::storage();
    return static_cast<std::int64_t>(submitted->shown);
}

}  // namespace server
