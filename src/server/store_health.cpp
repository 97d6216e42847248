#include "server/store_health.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace server {
namespace {

using std::chrono::milliseconds;

constexpr const char* kProbe = "probe";  // the setting that a probe writes

store::Written refusal(const std::string& reason) {
    return store::Failure{store::Trouble::Storage, {"", reason}};
}

milliseconds since(net::TimePoint then) {
    return std::chrono::duration_cast<milliseconds>(net::Loop::now() - then);
}

}  // namespace

StoreHealth::StoreHealth(const Parts& parts, StorePatience patience)
    : parts_(parts),
      patience_(patience),
      pause_(patience.first_probe),
      working_(parts.metrics.gauge({"tetrapolis_store_works", "1 while writing works, else 0"})),
      outages_(parts.metrics.counter(
          {"tetrapolis_store_outages_total", "How often writing stopped to work"})),
      refused_(parts.metrics.counter(
          {"tetrapolis_store_refused_total", "Batches refused while writing did not work"})) {
    working_.set(1);
}

void StoreHealth::write(store::Batch batch, store::Store::Done done) {
    if (closing_)
        return;
    if (works())
        return send(std::move(batch), std::move(done));
    refused_.add();
    if (done)
        parts_.loop.post([done = std::move(done), result = refusal(reason_)] { done(result); });
}

void StoreHealth::send(store::Batch batch, store::Store::Done done) {
    under_way_.push_back(net::Loop::now());
    watch_for_stall();
    // `done` may be the last to hold a room: it moves on, so that nothing of it ends on the thread
    // of the store.
    parts_.store.write(std::move(batch),
                       [this, done = std::move(done)](const store::Written& result) mutable {
                           parts_.loop.post([this, done = std::move(done), result] {
                               ended(result);
                               if (done)
                                   done(result);
                           });
                       });
}

void StoreHealth::close() {
    closing_ = true;
    probing_.cancel();
    stall_.cancel();
}

// Writes end in the order in which they began. What is wrong with one batch alone (a name that is
// taken, say) shows that the store works.
void StoreHealth::ended(const store::Written& result) {
    under_way_.pop_front();
    stall_.cancel();
    if (result || result.error().trouble != store::Trouble::Storage)
        recover();
    else
        fail(result.error().error.what);
    if (!closing_)
        watch_for_stall();
}

void StoreHealth::fail(const std::string& reason) {
    if (!closing_ && under_way_.empty())
        probing_ = parts_.loop.after(pause_, [this] { probe(); });
    if (std::exchange(reason_, reason); !works())
        return;
    failing_since_ = net::Loop::now();
    working_.set(0);
    outages_.add();
    parts_.log.error("store_failed", {{"reason", reason}});
    tell_all([](StoreListener& listener) { listener.store_failed(); });
}

void StoreHealth::recover() {
    if (works())
        return;
    const milliseconds outage = since(*failing_since_);
    failing_since_.reset();
    probing_.cancel();
    pause_ = patience_.first_probe;
    working_.set(1);
    parts_.log.warning("store_recovered", {{"outage_ms", outage.count()}});
    tell_all([outage](StoreListener& listener) { listener.store_recovered(outage); });
}

void StoreHealth::probe() {
    pause_ = std::min(pause_ * 2, patience_.longest_pause);
    send({store::PutSetting{kProbe, reason_}}, {});
}

// A disk that neither takes nor refuses is as bad as one that refuses.
void StoreHealth::watch_for_stall() {
    if (under_way_.empty() || stall_.is_waiting())
        return;
    const milliseconds left = patience_.stall - since(under_way_.front());
    stall_ = parts_.loop.after(std::max(left, milliseconds(0)),
                               [this] { fail("the disk does not answer"); });
}

// A listener may end others, or itself, by what it does.
template <class Tell>
void StoreHealth::tell_all(Tell tell) {
    for (StoreListener* listener : std::vector(listeners_.begin(), listeners_.end()))
        if (listeners_.contains(listener))
            tell(*listener);
}

}  // namespace server
