// What a client says is judged as Beast judges it, whose stream the server does not use.
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/read.hpp>
#include <doctest/doctest.h>

#include "core/rng.h"
#include "server/net/testing/client_frame.h"
#include "server/net/wire/beast_websocket.h"
#include "server/net/wire/message_reader.h"

using namespace net::wire;
using net::CloseCode;
using net::testing::frame;
using net::testing::frame_head;

namespace {

constexpr std::size_t kMostBytes = 300;

// The texts and binaries in order, and how it ended: 0 if the client may go on.
struct Judgement {
    std::vector<std::string> messages = {};
    int code = 0;
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

std::ostream& operator<<(std::ostream& out, const Judgement& judgement) {
    return out << judgement.messages.size() << " messages, code " << judgement.code;
}

Judgement our_judgement(std::string_view bytes, bool compresses) {
    Inflater inflater;
    MessageReader reader(compresses ? &inflater : nullptr, kMostBytes);
    Judgement judgement;
    while (!bytes.empty() && judgement.code == 0) {
        const auto step = reader.read(bytes);
        if (!step.ok())
            judgement.code = static_cast<int>(step.error());
        else if (*step && (*step)->opcode == Opcode::Close)
            judgement.code = static_cast<int>(answer_to_farewell((*step)->bytes));
        else if (*step && !is_control((*step)->opcode))
            judgement.messages.push_back((*step)->bytes);
    }
    return judgement;
}

// Beast at the server's end of a connection, and the bytes of its close frame at the other end.
class Reference {
  public:
    explicit Reference(bool compresses) {
        TcpAcceptor acceptor(io_, Tcp::endpoint(asio::ip::address_v4::loopback(), 0));
        client_.connect(acceptor.local_endpoint());
        acceptor.accept(stream_.next_layer());
        websocket::permessage_deflate options;
        options.server_enable = compresses;
        options.client_no_context_takeover = true;
        stream_.set_option(options);
        stream_.read_message_max(kMostBytes);
        stream_.accept(request(compresses));
    }

    Judgement judge(const std::string& bytes) {
        asio::write(client_, asio::buffer(bytes));
        client_.shutdown(Tcp::socket::shutdown_send);
        Judgement judgement;
        ErrorCode failed;
        while (true) {
            beast::flat_buffer buffer;
            stream_.read(buffer, failed);
            if (failed)
                break;
            const auto message = buffer.cdata();
            judgement.messages.emplace_back(static_cast<const char*>(message.data()),
                                            message.size());
        }
        stream_.next_layer().close(failed);
        judgement.code = close_code();
        return judgement;
    }

  private:
    static HttpRequest request(bool compresses) {
        HttpRequest request(http::verb::get, "/", 11);
        request.set(http::field::host, "a");
        request.set(http::field::connection, "upgrade");
        request.set(http::field::upgrade, "websocket");
        request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
        request.set(http::field::sec_websocket_version, "13");
        if (compresses)
            request.set(http::field::sec_websocket_extensions, "permessage-deflate");
        return request;
    }

    // Of the last frame that came; before it there are the handshake and pongs.
    int close_code() {
        std::string heard;
        ErrorCode end;
        asio::read(client_, asio::dynamic_buffer(heard), end);
        heard.erase(0, heard.find("\r\n\r\n") + 4);
        while (heard.size() >= 2 && heard[0] != '\x88')
            heard.erase(0, 2 + static_cast<std::size_t>(heard[1]));
        if (heard.size() < 2)
            return 0;
        return heard[1] == 0 ? 1000
                             : static_cast<std::uint8_t>(heard[2]) * 256
                                   + static_cast<std::uint8_t>(heard[3]);
    }

    asio::io_context io_;
    TcpSocket client_{io_};
    websocket::stream<TcpSocket> stream_{io_};
};

std::string random_letters(core::Rng& rng) {
    std::string text(rng.below(rng.below(8) == 0 ? 200 : 12), ' ');
    for (char& letter : text)
        letter = static_cast<char>('a' + rng.below(26));
    return text;
}

// Three things are left out, in which Beast differs: it judges a text before it is whole, takes
// codes of close frames that RFC 6455 reserves, and leaves without a word at what cannot be
// inflated.
std::string random_frame(core::Rng& rng) {
    static constexpr unsigned kFirst[] = {0x81, 0x81, 0x01, 0x00, 0x80, 0x82, 0x89, 0x8a};
    static constexpr const char* kFarewells[] = {"", "\x03\xe8", "\x0f\xa1so", "\x03", "\x03\xed"};
    const std::string letters = random_letters(rng);
    switch (rng.below(16)) {
        case 0: return frame(rng.below(256) & 0xb7U, letters);                       // data
        case 7: return frame(0x89U + rng.below(7) + 0x40U * rng.below(2), letters);  // control
        case 1: return frame_head(0x82, rng.below(2) == 0 ? 5 : 70'000, 2 + 6 * rng.below(2));
        case 2: return frame(0x88, kFarewells[rng.below(5)]);
        case 3: return frame(0xc1, std::string("\xf2\x48\xcd\xc9\xc9\x07\x00", 7));
        case 4: return frame(0x81, letters + "\xc3");
        case 5: return frame(0x81, letters + "\xf0\x9f\x8e\xb2");
        case 6: return letters;
        default: return frame(kFirst[rng.below(8)], letters);
    }
}

}  // namespace

TEST_CASE("frames in any order, whole and broken, are judged as Beast judges them") {
    core::Rng rng(5);
    for (int round = 0; round < 1500; ++round) {
        const bool compresses = rng.below(2) == 0;
        std::string bytes;
        for (unsigned i = 1 + rng.below(8); i > 0; --i)
            bytes += random_frame(rng);
        CAPTURE(round);
        CAPTURE(bytes);
        CHECK(our_judgement(bytes, compresses) == Reference(compresses).judge(bytes));
    }
}
