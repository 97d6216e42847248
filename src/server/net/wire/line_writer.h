// Writes a streamed answer to its connection until one side ends it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/net/wire/beast_http.h"
#include "server/net/wire/line_stream.h"

namespace net::wire {

class LineWriter {
  public:
    // HTTP/1.0 knows no chunks: there the answer ends with the connection.
    enum class Form : std::uint8_t { Chunked, Plain };

    // `owner` keeps the stream of the connection alive.
    LineWriter(TcpStream& stream, std::shared_ptr<void> owner, Form form, Limits::Duration limit);

    // Goes on until the application closes the stream or the client is gone.
    Task<void> run(std::shared_ptr<LineStream> lines);

  private:
    static Task<void> watch_for_hang_up(std::shared_ptr<void> owner,
                                        TcpStream& stream,
                                        std::shared_ptr<LineStream> lines);
    Task<bool> write_lines(LineStream& lines);
    std::string framed(std::string text) const;

    TcpStream& stream_;
    std::shared_ptr<void> owner_;
    Form form_;
    Limits::Duration limit_;
};

}  // namespace net::wire
