// One client's socket on a server that has neighbours: what it says of a table goes to the server
// that keeps it, everything else stays here.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/handler.h"
#include "server/net/loop.h"
#include "server/nodes/road.h"

namespace nodes {

// Where a table is kept. Nowhere: it is just changing hands.
struct Place {
    bool is_here = false;
    RoadPtr road;  // to the server that keeps it, open
};

class Line;

// What lines ask of the servers they know.
class Directory {
  public:
    Directory() = default;
    Directory(const Directory&) = delete;
    Directory& operator=(const Directory&) = delete;

    virtual Place place_of(const std::string& table) const = 0;
    virtual void note_passed_on(const std::string& table, const std::string& to) = 0;
    // Asked again soon, until nothing waits there any more.
    virtual void hold(Line& line) = 0;
    virtual void forget(Line& line) = 0;

  protected:
    ~Directory() = default;
};

class Line final : public net::SocketHandler, private ChannelUser {
  public:
    Line(Directory& directory,
         net::Request request,
         net::SocketPtr socket,
         std::unique_ptr<net::SocketHandler> local);

    void on_text(std::string_view text) override;
    void on_close() override;

    // Tries again what waits for tables that change hands. True: nothing waits any more.
    bool try_again();

  private:
    struct Held {
        std::string table;
        std::string text;
        net::TimePoint since;
    };

    void on_channel_text(std::string_view text) override;
    void on_channel_moved(const std::string& table, std::string_view text) override;
    void on_channel_closed(net::CloseCode code, std::string_view reason) override;

    bool deliver(const std::string& table, std::string_view text);
    void keep(const std::string& table, std::string_view text);
    void come_back_later();
    void tell_everywhere(std::string_view text);

    Directory& directory_;
    net::Request request_;  // with which the socket was opened
    net::SocketPtr socket_;
    std::unique_ptr<net::SocketHandler> local_;
    struct Channel {
        RoadPtr road;
        std::uint32_t number = 0;
    };
    std::map<std::string, Channel> channels_;  // by server
    std::deque<Held> held_;
};

}  // namespace nodes
