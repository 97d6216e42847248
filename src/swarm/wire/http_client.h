// Requests to one server, or to several in turn, any number at a time, each on a connection of its
// own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "swarm/wire/address.h"
#include "swarm/wire/loop.h"

namespace swarm {

struct HttpRequest {
    std::string method = "GET";
    std::string path;
    std::string cookie;  // of the session, empty for a stranger
    std::string body;    // JSON
};

struct HttpResponse {
    int status = 0;
    std::string cookie;  // that the server sets: "tetra_session=abc", empty if none
    std::string body;

    bool is_good() const { return status >= 200 && status < 300; }
};

class HttpClient {
  public:
    // An error is one of the connection: whether the server did anything is not known.
    using Answered = std::function<void(const core::Result<HttpResponse>&)>;

    HttpClient(Loop& loop, Address address) : HttpClient(loop, std::vector{std::move(address)}) {}
    HttpClient(Loop& loop, std::vector<Address> addresses)
        : loop_(loop), addresses_(std::move(addresses)) {}
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    // Nothing is heard of it any more once the client is gone.
    void send(const HttpRequest& request, Answered answered);
    // Runs the loop until the answer is there.
    core::Result<HttpResponse> fetch(const HttpRequest& request);
    core::Result<HttpResponse> get(const std::string& path);

    Loop& loop() const { return loop_; }
    // Of the server whose turn it is.
    const Address& next_address() { return addresses_[turn_++ % addresses_.size()]; }

  private:
    Loop& loop_;
    std::vector<Address> addresses_;
    std::size_t turn_ = 0;
    std::shared_ptr<bool> life_ = std::make_shared<bool>(true);
};

}  // namespace swarm
