// Requests to one server, any number at a time, each on a connection of its own.
#pragma once

#include <functional>
#include <list>
#include <memory>

#include "core/result.h"
#include "swarm/wire/address.h"
#include "swarm/wire/http.h"
#include "swarm/wire/loop.h"

namespace swarm {

class HttpClient {
  public:
    // An error is one of the connection: whether the server did anything is not known.
    using Answered = std::function<void(const core::Result<HttpResponse>&)>;

    HttpClient(Loop& loop, Address address);
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;
    ~HttpClient();

    void send(const HttpRequest& request, Answered answered);
    // Runs the loop until the answer is there.
    core::Result<HttpResponse> fetch(const HttpRequest& request);
    core::Result<HttpResponse> get(const std::string& path);

    Loop& loop() const { return loop_; }
    const Address& address() const { return address_; }

  private:
    class Call;
    // Calls go a little later, never from within themselves.
    void forget_finished_soon();

    Loop& loop_;
    Address address_;
    std::list<std::unique_ptr<Call>> calls_;
    Timer cleaning_;
};

}  // namespace swarm
