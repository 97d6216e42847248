// A TCP client that sends exactly the bytes it is told to: for tests of HTTP.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/request.h"

namespace net::testing {

struct Answer {
    int status = 0;  // 0: the connection ended before an answer
    std::vector<Header> headers;
    std::string body;
    bool is_complete = false;  // the body came to its end

    std::string_view header(std::string_view name) const;
};

// Nothing blocks for ever: after ten seconds without a byte the connection counts as ended.
class RawClient {
  public:
    explicit RawClient(std::uint16_t port);  // connects
    RawClient();                             // connects later
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;
    ~RawClient();

    void connect(std::uint16_t port) const;
    void send(std::string_view bytes) const;
    void end_sending() const;  // the other direction stays open

    Answer read_answer();
    Answer read_answer_without_body();  // to HEAD
    std::string read_bytes(std::size_t count);
    std::string read_all();  // until the server closes
    bool is_closed();        // by the server, and nothing is left to read

    int descriptor() const { return descriptor_; }

  private:
    bool receive();
    bool read_head(Answer& answer);
    void read_body(Answer& answer);
    void read_chunks(Answer& answer);
    bool fill(std::size_t count);
    std::string take(std::size_t count);
    std::string take_line();

    int descriptor_;
    std::string received_;
};

// The shortest request there is.
inline const std::string kGet = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

// One request on its own connection.
Answer ask(std::uint16_t port, std::string_view bytes);
Answer get(std::uint16_t port, std::string_view target, std::string_view headers = "");

}  // namespace net::testing
