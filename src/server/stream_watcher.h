// A bot on its stream: gets the same messages as a browser, one per line, with a heartbeat.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/hall.h"
#include "server/net/stream.h"
#include "server/services.h"
#include "server/trouble_message.h"
#include "server/watcher.h"

namespace server {

class StreamWatcher final : public Watcher,
                            public Follower,
                            public StoreListener,
                            public Connected,
                            public std::enable_shared_from_this<StreamWatcher> {
  public:
    StreamWatcher(Services& services, Hall& hall, net::StreamPtr stream, const Identity& by)
        : services_(services),
          hall_(hall),
          stream_(std::move(stream)),
          user_(by.user ? by.user->id : ""),
          place_(services.connections.add(*this, by)) {}

    // It counts as one of the open connections of its user and network.
    void keep(Turnstile::Ticket ticket) { ticket_ = std::move(ticket); }

    // Lives until the stream is over.
    void watch_table(const std::string& table,
                     std::optional<int> seat,
                     std::optional<std::int64_t> since);
    void follow_lists();

    const std::string& user() const override { return user_; }
    std::optional<int> wanted_seat(const std::string& /*table*/) const override { return seat_; }
    bool is_muted(const std::string& /*user*/) const override { return false; }
    void show(const Json& message) override { stream_->send(*message); }
    void moved() override { stream_->close(); }

    void store_failed() override { show(trouble_message(true)); }
    void store_recovered(std::chrono::milliseconds /*outage*/) override {
        show(trouble_message(false));
    }

    // Connected
    void signed_out() override { stream_->close(); }
    void renamed(const store::User& /*user*/) override {}

  private:
    void live_until_closed();
    void beat();

    Services& services_;
    Hall& hall_;
    net::StreamPtr stream_;
    std::string user_;
    std::string table_;
    std::optional<int> seat_;
    net::Timer heart_;
    Turnstile::Ticket ticket_;
    Connections::Place place_;
};

}  // namespace server
