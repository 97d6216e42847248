#include "server/waking.h"

#include <algorithm>

namespace server {
namespace {

constexpr int kWokenAtOnce = 4;
constexpr std::chrono::milliseconds kWakingPause{5};
constexpr std::chrono::milliseconds kComputersPause{20};
constexpr std::chrono::milliseconds kLongestSleep{60LL * 60 * 1000};
constexpr std::chrono::minutes kLookAgain{10};
// More would only wait in memory for their turn.
constexpr std::size_t kMaxThinking = 16;

}  // namespace

void Waking::begin() {
    look();
    look_again();
    wake_computers();
}

void Waking::again() {
    last_ = {};
    computer_.clear();
    look();
    wake_computers();
}

void Waking::expect(std::int64_t at) {
    if (at > 0 && (next_ == 0 || at < next_))
        look_at(at);
}

void Waking::look_at(std::int64_t at) {
    next_ = at;
    const std::chrono::milliseconds wait(std::max<std::int64_t>(1, at - services_.now() + 1));
    alarm_ = services_.loop.after(std::min(wait, kLongestSleep), [this] { look(); });
}

// What rang before is never asked for again: a table that sleeps has its clock in the future.
void Waking::look() {
    next_ = 0;
    const auto due = services_.store.alarms(last_, kWokenAtOnce);
    if (!due)
        return look_at(services_.now() + 1000);
    for (const store::Alarm& alarm : *due) {
        if (alarm.at > services_.now())
            return look_at(alarm.at);
        last_ = alarm;
        wake_(alarm.table);
    }
    if (!due->empty())
        look_at(services_.now() + kWakingPause.count());
}

// A table that could not be woken gets another chance.
void Waking::look_again() {
    again_ = services_.loop.after(kLookAgain, [this] {
        last_ = {};
        look();
        look_again();
    });
}

void Waking::wake_computers() {
    const auto wait = [this] {
        computers_ = services_.loop.after(kComputersPause, [this] { wake_computers(); });
    };
    if (services_.computers.waiting() >= kMaxThinking)
        return wait();
    const auto next = services_.store.tables_of_computers(computer_, kWokenAtOnce);
    if (!next)
        return wait();
    for (const std::string& table : *next) {
        computer_ = table;
        wake_(table);
    }
    if (!next->empty())
        wait();
}

}  // namespace server
