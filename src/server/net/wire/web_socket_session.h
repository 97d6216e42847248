// A WebSocket connection: a coroutine reads, completions write one frame at a time. Beast shakes
// hands; its stream would then keep the state of two compressors for as long as the socket is idle.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/wire/asio.h"
#include "server/net/wire/message_queue.h"
#include "server/net/wire/message_reader.h"
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
    // What exists while there is a connection. The coroutine and a write under way own it, so it
    // dies with the loop even if the application keeps the socket.
    struct Connection : std::enable_shared_from_this<Connection> {
        Connection(std::shared_ptr<WebSocketSession> session, TcpSocket socket, Admission admitted);
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        ~Connection();

        std::shared_ptr<WebSocketSession> owner;
        Membership membership;
        Admission admission;
        TcpSocket tcp;
        SteadyTimer silence;
        MessageReader reader;
        std::array<char, 512> received;  // most messages fit
    };

    static Task<void> run(std::shared_ptr<Connection> connection, HttpRequest message);
    Task<bool> shake_hands(HttpRequest message);
    Task<void> read_bytes();
    void take_bytes(std::string_view bytes);
    void take(const Heard& heard);
    void take_text(std::string_view text);
    void take_ping(const std::string& payload);
    void part(CloseCode code);

    void watch_silence();
    void write_next();
    void write(Outgoing frame);
    void written(bool is_sent);
    void finish_farewell();
    void end();
    void cut_off();
    const Limits& limits() const { return core_->options.limits; }

    CorePtr core_;
    std::uint64_t request_;
    std::string remote_address_;
    std::optional<std::string> compression_;  // as agreed with the client
    Connection* connection_ = nullptr;
    std::unique_ptr<SocketHandler> handler_;
    MessageQueue queue_;
    Outgoing control_;   // a ping or pong that waits; the last one is enough
    Outgoing farewell_;  // the close frame that waits
    Outgoing under_way_;
    std::string head_;               // of the frame under way
    TimePoint heard_;                // when the client last said something
    Timer patience_;                 // for the farewell
    bool is_open_ = false;           // the handshake is done
    bool is_closing_ = false;        // nothing new is taken from the application
    bool is_deaf_ = false;           // nothing is taken from the client any more
    bool has_said_goodbye_ = false;  // nothing may follow a close frame
};

}  // namespace net::wire
