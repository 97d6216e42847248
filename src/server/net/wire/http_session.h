// One TCP connection that speaks HTTP: requests one after the other, until it ends or becomes a
// stream or a WebSocket.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/net/wire/beast_http.h"
#include "server/net/wire/http_exchange.h"
#include "server/net/wire/request_reader.h"
#include "server/net/wire/server_core.h"

namespace net::wire {

class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(CorePtr core, TcpSocket socket, Admission admission, std::string peer);

    void start();
    void shut_down() override;
    void abandon() override;

  private:
    // What the log says about the request in work. Its query stays out: it may hold a secret.
    struct Note {
        std::uint64_t id = 0;
        std::string address;
        std::string path;
        TimePoint began;
    };

    static Task<void> run(std::shared_ptr<HttpSession> self);

    // Each says whether the connection can go on with the next request.
    Task<bool> serve_next();
    Task<bool> serve_message();
    Task<bool> serve(Request request);
    Task<bool> open_socket(Request request);
    Task<bool> answer(const Response& response);
    Task<bool> refuse(const Response& response);

    Task<void> stream(std::shared_ptr<LineStream> lines, const Response& response);
    Opened ask_to_open(const Request& request, const SocketPtr& socket);
    void hand_over(Request request);
    Job cut_off();
    void take_note();
    void report(int status);
    const Limits& limits() const { return core_->options.limits; }
    bool is_head_request() { return reader_.message().method() == http::verb::head; }

    CorePtr core_;
    Membership membership_;
    Admission admission_;
    std::string peer_;
    TcpStream stream_;
    RequestReader reader_;
    std::shared_ptr<HttpExchange> exchange_;  // of the request in work
    Note note_;
    bool is_idle_ = true;
    bool is_abandoned_ = false;
};

}  // namespace net::wire
