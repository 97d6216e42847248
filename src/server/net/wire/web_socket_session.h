// A WebSocket connection over Beast: a coroutine reads, completions write one message at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/wire/beast_websocket.h"
#include "server/net/wire/message_queue.h"
#include "server/net/wire/web_socket.h"

namespace net::wire {

class WebSocketSession final : public WebSocket,
                               public Session,
                               public std::enable_shared_from_this<WebSocketSession> {
  public:
    WebSocketSession(CorePtr core, const Request& request);

    bool send(std::shared_ptr<const std::string> text) override;
    void close(CloseCode code, std::string_view reason) override;
    const std::string& remote_address() const override { return remote_address_; }
    std::size_t queued_bytes() const override { return queue_.bytes(); }

    void start(TcpSocket tcp,
               HttpRequest message,
               Admission admission,
               std::unique_ptr<SocketHandler> handler) override;
    void refuse() override { is_closing_ = true; }

    void shut_down() override;
    void abandon() override;

  private:
    // What exists while there is a connection. The coroutine owns it, so it dies with the loop even
    // if the application keeps the socket.
    struct Connection {
        Connection(std::shared_ptr<WebSocketSession> session, TcpSocket tcp, Admission admitted);
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        ~Connection();

        std::shared_ptr<WebSocketSession> owner;
        Membership membership;
        Admission admission;
        WebSocketStream stream;
        beast::flat_buffer received;
    };

    static Task<void> run(std::unique_ptr<Connection> connection, HttpRequest message);
    Task<void> read_messages();
    void take_message();

    void set_options();
    void write_next();
    void write_front();
    void write_close();
    void end();
    void cut_off();

    CorePtr core_;
    std::uint64_t request_;
    std::string remote_address_;
    Connection* connection_ = nullptr;
    std::unique_ptr<SocketHandler> handler_;
    MessageQueue queue_;
    websocket::close_reason farewell_;
    Timer patience_;           // for the farewell
    bool is_open_ = false;     // the handshake is done
    bool is_writing_ = false;  // a message or the close frame
    bool is_closing_ = false;  // nothing new is taken
};

}  // namespace net::wire
