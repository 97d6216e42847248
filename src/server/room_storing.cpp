// A room whose change could not be stored: what was not is undone, and the table goes on by itself
// as soon as the store works again.
#include <algorithm>
#include <utility>

#include "server/room.h"

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

void Room::store(store::Batch batch, std::function<void(bool)> done) {
    storing_ = true;
    write(services_,
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
    storing_ = false;
    publish();
    retry_later([this] { go_on(); });
    run_waiting();
}

void Room::read_again() {
    when_stored([room = shared_from_this()] {
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
