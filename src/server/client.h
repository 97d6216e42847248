// One browser on its socket: turns its messages into calls and shows it what it watches.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/net/rate_limiter.h"
#include "server/net/socket.h"
#include "server/services.h"
#include "server/watcher.h"

namespace server {

// The socket's session or token has ended: whoever it was may come back as a stranger.
inline constexpr net::CloseCode kSignedOut{4001};

class Client final : public net::SocketHandler,
                     public Watcher,
                     public Follower,
                     public StoreListener,
                     public BulletinReader,
                     public Connected {
  public:
    Client(Services& services,
           Hall& hall,
           net::SocketPtr socket,
           const Identity& identity,
           Turnstile::Ticket ticket = nullptr);
    ~Client() override;

    // SocketHandler
    void on_text(std::string_view text) override;
    void on_close() override;

    // Watcher and Follower
    const std::string& user() const override { return user_.id; }
    std::optional<int> wanted_seat(const std::string& table) const override;
    bool is_muted(const std::string& user) const override { return muted_.contains(user); }
    void show(const Json& message) override;
    void moved() override;

    // StoreListener
    void store_failed() override;
    void store_recovered(std::chrono::milliseconds outage) override;

    // BulletinReader
    void announced(const wire::Text& text) override;

    // Connected
    void signed_out() override;
    void renamed(const store::User& user) override { user_ = user; }

  private:
    void take(const wire::Watch& message);
    void take(const wire::Unwatch& message);
    void take(const wire::Act& message);
    void take(const wire::Give& message);
    void take(const wire::Peek& message);
    void take(const wire::Seek& message);
    void take(const wire::Say& message);
    void take(const wire::Earlier& message);
    void take(const wire::Mute& message);
    void take(const wire::Follow& message);
    void take(const wire::Ping& message);

    // How it looks at a table, and the secret that let it in.
    struct Watched {
        std::optional<int> seat;
        std::string invite;
    };

    template <class Message>
    bool take_if(std::string_view type, const boost::json::value& json);
    template <class... Messages>
    void take_any(std::string_view type,
                  const boost::json::value& json,
                  boost::mp11::mp_list<Messages...> all);
    void say_hello();
    void dispatch(const boost::json::value& json);
    std::optional<Complaint> too_often(std::string_view type);
    std::optional<Complaint> too_many_watched(const std::string& table, const Room& room) const;
    std::optional<Complaint> too_many_muted() const;
    Asker asker() const { return {user(), network_}; }
    std::optional<Complaint> objection(const Need& need) const;
    void refuse(const std::string& id, const Complaint& complaint);
    // The answer to a command; after a refusal the client gets a fresh view of the table.
    void show_fresh(const std::string& table);
    Room::Done answer_to(const std::string& id, const std::string& table);
    RoomPtr watched(const std::string& table);
    // The room, if this client may see it with the invite it showed when it began to watch.
    Answered<RoomPtr> room_of(const std::string& table);
    void leave_all();

    Services& services_;
    Hall& hall_;
    net::SocketPtr socket_;
    store::User user_;
    Credential credential_;
    bool is_signed_out_ = false;
    std::map<std::string, Watched> watching_;  // by table; at most Limit::WatchedPerSocket
    std::set<std::string> muted_;
    std::string network_;
    Turnstile::Ticket ticket_;
    net::RateLimiter rate_;
    Connections::Place place_;
    // Answers may come after the socket has gone.
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace server
