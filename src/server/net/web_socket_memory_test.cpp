// What a socket that is silent costs: many of them are, most of the time.
#include <list>
#include <string>

#include <doctest/doctest.h>
#include <malloc.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/socket_server.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NET_HAS_SANITIZER
// NOLINTNEXTLINE: of the sanitizers, whose header g++ does not bring
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#endif

using namespace net::testing;

namespace {

std::size_t heap_bytes() {
#ifdef NET_HAS_SANITIZER
    return __sanitizer_get_current_allocated_bytes();
#else
    return mallinfo2().uordblks;
#endif
}

// A browser that offers compression, says something that is worth compressing and hears it again.
void open_and_echo(RawClient& client, std::uint16_t port) {
    client.connect(port);
    client.send(kUpgrade + kKey + kVersion
                + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n");
    const Answer answer = client.read_answer_without_body();
    REQUIRE(answer.header("Sec-WebSocket-Extensions").find("permessage-deflate") == 0);
    client.send(frame(0x81, std::string(2000, 'x')));
    const std::string head = client.read_bytes(2);
    REQUIRE(static_cast<unsigned char>(head[0]) == 0xc1);
    client.read_bytes(static_cast<unsigned char>(head[1]));
}

}  // namespace

TEST_CASE("a silent socket keeps no state of a compressor and no buffers") {
    constexpr std::size_t kSockets = 50;
    constexpr std::size_t kMost = 6000;  // of the server and the test's end together
    SocketServer server;
    std::list<RawClient> clients(kSockets + 1);
    open_and_echo(clients.front(), server.port());  // makes what all share
    const std::size_t before = heap_bytes();
    for (auto client = std::next(clients.begin()); client != clients.end(); ++client)
        open_and_echo(*client, server.port());
    const std::size_t each = (heap_bytes() - before) / kSockets;
    CAPTURE(each);
    CHECK(each < kMost);
}
