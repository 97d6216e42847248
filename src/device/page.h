// What a device asks of the page around it. The page answers later, by the calls of Device.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "device/device_store.h"

namespace device {

using SocketId = std::uint32_t;
using RequestId = std::uint32_t;

class Page {
  public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    // To the client behind a socket.
    virtual void send(SocketId socket, std::string_view text) = 0;
    virtual void close(SocketId socket, int code) = 0;
    // The answer to a request.
    virtual void respond(RequestId request,
                         int status,
                         std::string_view type,
                         std::string_view body) = 0;
    // To be written, all or nothing; then Device::kept.
    virtual void keep(const std::vector<Change>& changes) = 0;
    // For the worker of the computers; then Device::thought.
    virtual void think(std::uint64_t ticket, std::string_view line) = 0;
    virtual void forget(std::uint64_t ticket) = 0;
};

}  // namespace device
