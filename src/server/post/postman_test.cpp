#include "server/post/postman.h"

#include <future>
#include <thread>

#include <doctest/doctest.h>

#include "server/net/wire/asio.h"

using namespace post;

namespace {

namespace asio = boost::asio;
using Acceptor = asio::ip::tcp::acceptor;
using Socket = asio::ip::tcp::socket;

// A server on this machine that talks once: `lines` after what it was sent each time.
class Sink {
  public:
    explicit Sink(std::vector<std::string> lines, bool begins = false)
        : thread_([this, lines = std::move(lines), begins] { talk(lines, begins); }) {}
    ~Sink() { thread_.join(); }

    std::uint16_t port() { return acceptor_.local_endpoint().port(); }
    std::string received() {
        thread_.join();
        thread_ = std::thread([] {});
        return received_;
    }

  private:
    void talk(const std::vector<std::string>& lines, bool begins) {
        Socket socket = acceptor_.accept();
        boost::system::error_code ended;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::array<char, 4096> part{};
            if (i > 0 || !begins) {
                const std::size_t size = socket.read_some(asio::buffer(part), ended);
                received_.append(part.data(), size);
            }
            asio::write(socket, asio::buffer(lines[i]), ended);
        }
    }

    asio::io_context io_;
    Acceptor acceptor_{io_, {asio::ip::address_v4::loopback(), 0}};
    std::string received_;
    std::thread thread_;
};

Answer post_to(const std::string& url, const PostSettings& settings) {
    Postman postman(settings);
    std::promise<Answer> promise;
    postman.post({*web_url(url), {{"Topic", "t1"}}, "hello"},
                 [&](Answer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
}

PostSettings trusting() {
    PostSettings settings;
    settings.to_private_addresses = true;
    return settings;
}

}  // namespace

TEST_CASE("a request arrives with head and body, and its status comes back") {
    Sink sink({"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"});
    const std::string port = std::to_string(sink.port());
    CHECK(post_to("http://127.0.0.1:" + port + "/send?a=b", trusting()).status == 201);
    const std::string got = sink.received();
    CHECK(got.starts_with("POST /send?a=b HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n"));
    CHECK(got.find("\r\nTopic: t1\r\n") != std::string::npos);
    CHECK(got.ends_with("\r\n\r\nhello"));
}

TEST_CASE("nothing reaches machines of the own network that the host has not opened") {
    for (const char* url : {"http://127.0.0.1:1/",
                            "http://localhost:1/",
                            "http://[::1]:1/",
                            "http://10.0.0.1/",
                            "http://169.254.169.254/latest",
                            "http://[::ffff:127.0.0.1]:1/",
                            "http://0x7f000001/",
                            "http://2130706433/",
                            "http://0177.1/"}) {
        const Answer answer = post_to(url, {});
        CHECK(answer.status == 0);
        CHECK_MESSAGE((answer.words.find("not public") != std::string::npos
                       || answer.words.find("not known") != std::string::npos),
                      (std::string(url) + ": " + answer.words));
    }
}

TEST_CASE("who does not answer, or not as a web server, does not keep anybody waiting") {
    PostSettings hasty = trusting();
    hasty.patience = std::chrono::milliseconds(50);
    asio::io_context io;
    Acceptor silent(io, {asio::ip::address_v4::loopback(), 0});
    const auto port = std::to_string(silent.local_endpoint().port());
    CHECK(post_to("http://127.0.0.1:" + port + "/", hasty).words == "no answer in time");
    Sink odd({"SSH-2.0-x\r\n\r\n"});
    CHECK(post_to("http://127.0.0.1:" + std::to_string(odd.port()) + "/", trusting()).words
          == "not an answer of a web server");
    CHECK(post_to("https://127.0.0.1:" + port + "/", hasty).status == 0);
}

TEST_CASE("a letter is handed to a mail server of this machine") {
    Sink sink({"220 hello\r\n",
               "250-here\r\n250 8BITMIME\r\n",
               "250 ok\r\n",
               "250 ok\r\n",
               "354 go on\r\n",
               "250 taken\r\n"},
              true);
    Postman postman({});
    std::promise<MailResult> promise;
    postman.mail(*mail_url("smtp://127.0.0.1:" + std::to_string(sink.port())),
                 {"house@example.org", "ada@example.org", "Subject: x\r\n\r\nDu bist dran\r\n"},
                 [&](MailResult result) { promise.set_value(std::move(result)); });
    CHECK(promise.get_future().get().what == MailResult::Sent);
    const std::string got = sink.received();
    CHECK(got.find("RCPT TO:<ada@example.org>\r\n") != std::string::npos);
    CHECK(got.find("Du bist dran\r\n.\r\n") != std::string::npos);
}

TEST_CASE("a postman that goes cuts off what is under way") {
    asio::io_context io;
    Acceptor silent(io, {asio::ip::address_v4::loopback(), 0});
    const auto port = std::to_string(silent.local_endpoint().port());
    bool called = false;
    {
        Postman postman(trusting());
        postman.post({*web_url("http://127.0.0.1:" + port + "/"), {}, ""},
                     [&](const Answer&) { called = true; });
    }
    CHECK_FALSE(called);
}
