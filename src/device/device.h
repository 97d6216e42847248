// The server on a device: its rooms, lists and routes for one person, without a network. Clients
// talk to it as to any server.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "device/device_accounts.h"
#include "device/device_store.h"
#include "device/elsewhere.h"
#include "device/page.h"
#include "server/api.h"
#include "server/hall.h"
#include "server/net/static_files.h"
#include "server/services.h"
#include "server/uptime.h"

namespace device {

struct Asked {
    RequestId id = 0;
    std::string method;
    std::string path;   // decoded
    std::string query;  // without "?"
    std::string body;
};

class Device {
  public:
    // Milliseconds since 1970.
    using Clock = std::function<std::int64_t()>;

    Device(Page& page, Clock clock);
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    // What was kept, record by record, then once: begin.
    void load(std::string key, std::string text);
    core::Result<std::monostate> begin();

    // Between two actions of computers that somebody watches.
    void set_pace(std::chrono::milliseconds pace) { services_.limits.computer_pace = pace; }

    void connect(SocketId socket);
    void say(SocketId socket, std::string_view text);
    void disconnect(SocketId socket);
    void request(const Asked& asked);
    void kept(bool well);
    void thought(std::uint64_t ticket, std::string_view line);

    // Does what is due. To be called after each of the above, and when that time is over.
    std::chrono::milliseconds turn() { return loop_.turn(); }

  private:
    Page& page_;
    // Each needs those before it.
    net::Loop loop_;
    DeviceStore store_;
    net::Log log_;
    net::Metrics metrics_;
    server::StoreHealth health_;
    Elsewhere computers_;
    server::Services services_;
    DeviceAccounts accounts_;
    server::Uptime uptime_;
    server::Hall hall_;
    net::StaticFiles files_;
    server::Api api_;
    std::map<SocketId, std::unique_ptr<net::SocketHandler>> sockets_;
};

}  // namespace device
