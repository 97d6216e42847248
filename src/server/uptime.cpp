#include "server/uptime.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "server/store/written.h"

namespace server {
namespace {

constexpr std::string_view kAlive = "alive";
// Longer than any live clock runs without an event.
constexpr std::int64_t kRemembered = 366LL * 24 * 60 * 60 * 1000;

store::PutSetting mark(std::int64_t now) { return {std::string(kAlive), std::to_string(now)}; }

}  // namespace

std::int64_t Downtimes::since(std::int64_t moment) const {
    std::int64_t missing = 0;
    for (const store::Downtime& one : all_)
        missing += std::max<std::int64_t>(0, one.ended - std::max(one.began, moment));
    return missing;
}

std::int64_t last_alive(const store::Store& store) {
    const auto alive = store.setting(std::string(kAlive));
    std::int64_t then = 0;
    if (!alive || !*alive)
        return 0;
    const std::string& text = **alive;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), then);
    return error == std::errc{} ? then : 0;
}

core::Result<Downtimes> Uptime::begin() {
    const std::int64_t now = services_.now();
    const std::int64_t alive = last_alive(services_.store);
    store::Batch batch = {mark(now), store::DeleteDowntimes{now - kRemembered}};
    if (alive > 0 && alive < now)
        batch.emplace_back(store::AddDowntime{{alive, now}});
    return store(std::move(batch));
}

core::Result<Downtimes> Uptime::join() { return store({mark(services_.now())}); }

core::Result<Downtimes> Uptime::store(store::Batch batch) const {
    if (const auto result = store::written(services_.store, std::move(batch)); !result)
        return result.error().error;
    auto all = services_.store.downtimes();
    if (!all)
        return all.error();
    return Downtimes(std::move(*all));
}

void Uptime::beat() {
    services_.health.write({mark(services_.now())}, {});
    heart_ = services_.loop.after(between_, [this] { beat(); });
}

}  // namespace server
