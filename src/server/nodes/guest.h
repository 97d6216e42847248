// Another server's clients who play at tables that are kept here: to the API they are requests and
// sockets like any others.
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
#include "server/nodes/neighbours.h"
#include "server/nodes/parcel.h"

namespace nodes {

struct GuestPlan {
    net::Loop& loop;
    net::Handler& api;
    const Neighbours& neighbours;
    std::function<void(std::string_view news)> hear;
    std::function<void()> lost;
};

class Guest final : public net::TrunkUser, public std::enable_shared_from_this<Guest> {
  public:
    Guest(GuestPlan plan, net::TrunkPtr trunk) : plan_(std::move(plan)), trunk_(std::move(trunk)) {}

    void begin();
    void on_message(std::string_view message) override;
    void on_lost(const std::string& why) override;
    // The same, when it is we who go.
    void end();

  private:
    class Exchange;
    class Stream;
    class Socket;

    void take_request(const Parcel& parcel);
    void take_open(const Parcel& parcel);
    void take_text(const Parcel& parcel);
    void take_close(std::uint32_t channel);
    void close_socket(std::uint32_t channel, net::CloseCode code, std::string_view reason);
    void drop_socket(std::uint32_t channel);
    void drop_stream(std::uint32_t channel);
    void send(const std::string& bytes);

    GuestPlan plan_;
    net::TrunkPtr trunk_;  // none: it is lost
    net::TimePoint heard_;
    net::Timer watch_;
    std::map<std::uint32_t, std::unique_ptr<net::SocketHandler>> sockets_;
    std::map<std::uint32_t, std::shared_ptr<Stream>> streams_;
};

}  // namespace nodes
