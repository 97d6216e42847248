// The way to another server of the house: our clients' requests and sockets for tables that are
// kept there. It is opened again as long as it is wanted.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/handler.h"
#include "server/net/loop.h"
#include "server/net/trunk.h"
#include "server/nodes/parcel.h"

namespace nodes {

// The end of a client's socket at the other server.
class ChannelUser {
  public:
    ChannelUser() = default;
    ChannelUser(const ChannelUser&) = delete;
    ChannelUser& operator=(const ChannelUser&) = delete;

    virtual void on_channel_text(std::string_view text) = 0;
    // The table is not kept there any more: the text must go elsewhere.
    virtual void on_channel_moved(const std::string& table, std::string_view text) = 0;
    virtual void on_channel_closed(net::CloseCode code, std::string_view reason) = 0;

  protected:
    ~ChannelUser() = default;
};

struct RoadPlan {
    std::string name;  // who lives there
    std::string address;
    std::int64_t epoch = 0;
    net::TrunkKeys keys;
    std::function<void()> opened;
    std::function<void(net::Request request, net::Reply reply)> moved;
};

class Road final : public net::TrunkUser, public std::enable_shared_from_this<Road> {
  public:
    Road(net::Loop& loop, RoadPlan plan) : loop_(loop), plan_(std::move(plan)) {}

    void begin() { connect(); }
    // Nothing is heard of it any more; whoever waits for an answer hears that there is none.
    void end();
    bool is_open() const { return trunk_ != nullptr; }
    const RoadPlan& plan() const { return plan_; }

    void ask(net::Request request, net::Reply reply, const std::string& table);
    // The number of the new channel.
    std::uint32_t open_channel(const net::Request& request, ChannelUser& user);
    void send_text(std::uint32_t channel, const std::string& table, std::string_view text);
    void close_channel(std::uint32_t channel);
    void tell(const std::string& news);

    // TrunkUser
    void on_message(std::string_view message) override;
    void on_lost(const std::string& why) override;

  private:
    struct Asked {
        net::Request request;
        std::unique_ptr<net::Reply> reply;  // none: it has become a stream
        net::StreamPtr stream;
    };

    void connect();
    void connect_later();
    void watch();
    void lose_all();
    void take_answer(const Parcel& parcel);
    void take_stream(const Parcel& parcel);
    void take_line(const Parcel& parcel);
    void take_text(const Parcel& parcel);
    void take_close(const Parcel& parcel);
    void take_moved(const Parcel& parcel);

    net::Loop& loop_;
    RoadPlan plan_;
    net::TrunkPtr trunk_;
    bool is_over_ = false;
    net::TimePoint heard_;
    std::uint32_t last_ = 0;  // number that was given to a request or channel
    std::map<std::uint32_t, Asked> asked_;
    std::map<std::uint32_t, ChannelUser*> channels_;
    net::Timer retry_;
    net::Timer pulse_;
};

using RoadPtr = std::shared_ptr<Road>;

// What a client is told while a table changes hands.
net::Response changes_hands();

}  // namespace nodes
