#include "server/post/postman.h"

#include <array>
#include <atomic>
#include <thread>

#include <boost/asio/read.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/net/wire/beast_http.h"
#include "server/post/public_address.h"

namespace post {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using net::wire::ErrorCode;
using net::wire::Executor;
using net::wire::kAwait;
using net::wire::SteadyTimer;
using net::wire::Task;
using net::wire::Tcp;
using net::wire::TcpSocket;
using Resolver = asio::ip::basic_resolver<Tcp, Executor>;
using Encrypted = asio::ssl::stream<TcpSocket&>;

constexpr std::size_t kMaxAnswer = std::size_t{64} * 1024;

std::string address_text(const Tcp::endpoint& endpoint) { return endpoint.address().to_string(); }

}  // namespace

// A connection to somebody, encrypted or not, that ends when its time is over.
class Wire {
  public:
    Wire(asio::io_context& io, asio::ssl::context& trust, const PostSettings& settings)
        : settings_(settings), trust_(trust), socket_(io), resolver_(io), watch_(io) {
        watch_.expires_after(settings.patience);
        watch_.async_wait([this](const ErrorCode& cut) {
            if (!cut)
                give_up();
        });
    }

    // Where the name leads is looked up once, and only what has been judged is connected to.
    // Empty: connected.
    Task<std::string> connect(const Url& url) {
        const auto [unknown, found] =
            co_await resolver_.async_resolve(url.host, std::to_string(url.port), kAwait);
        if (unknown)
            co_return why(unknown, "the host is not known");
        std::string trouble = "the address is not public";
        for (const auto& entry : found) {
            const bool may =
                settings_.to_private_addresses || is_public_address(address_text(entry.endpoint()));
            if (!may)
                continue;
            ErrorCode ignored;
            socket_.close(ignored);
            const auto [failed] = co_await socket_.async_connect(entry.endpoint(), kAwait);
            if (!failed)
                co_return std::string();
            trouble = why(failed, "no connection");
        }
        co_return trouble;
    }

    Task<std::string> encrypt(const std::string& host) {
        encrypted_ = std::make_unique<Encrypted>(socket_, trust_);
        SSL_set_tlsext_host_name(encrypted_->native_handle(), host.c_str());
        encrypted_->set_verify_mode(asio::ssl::verify_peer);
        encrypted_->set_verify_callback(asio::ssl::host_name_verification(host));
        const auto [failed] =
            co_await encrypted_->async_handshake(asio::ssl::stream_base::client, kAwait);
        co_return failed ? why(failed, "no encrypted connection") : std::string();
    }

    Task<std::string> write(const std::string& text) {
        const asio::const_buffer bytes = asio::buffer(text);
        ErrorCode failed;
        if (encrypted_) {
            const auto [error, size] = co_await asio::async_write(*encrypted_, bytes, kAwait);
            failed = error;
        } else {
            const auto [error, size] = co_await asio::async_write(socket_, bytes, kAwait);
            failed = error;
        }
        co_return failed ? why(failed, "the connection broke") : std::string();
    }

    // Adds to `text` what has come.
    Task<std::string> read(std::string& text) {
        std::array<char, 4096> part{};
        ErrorCode failed;
        std::size_t count = 0;
        if (encrypted_) {
            const auto [error, size] =
                co_await encrypted_->async_read_some(asio::buffer(part), kAwait);
            failed = error;
            count = size;
        } else {
            const auto [error, size] = co_await socket_.async_read_some(asio::buffer(part), kAwait);
            failed = error;
            count = size;
        }
        text.append(part.data(), count);
        co_return failed ? why(failed, "the connection broke") : std::string();
    }

    void give_up() {
        is_late_ = true;
        resolver_.cancel();
        ErrorCode ignored;
        socket_.close(ignored);
    }

  private:
    std::string why(const ErrorCode& error, const char* what) const {
        return is_late_ ? "no answer in time" : std::string(what) + ": " + error.message();
    }

    const PostSettings& settings_;
    asio::ssl::context& trust_;
    TcpSocket socket_;
    Resolver resolver_;
    SteadyTimer watch_;
    std::unique_ptr<Encrypted> encrypted_;
    bool is_late_ = false;
};

namespace {

std::string head_of(const WebRequest& request) {
    const std::string origin = request.url.origin();
    std::string head = "POST " + request.url.target
                       + " HTTP/1.1\r\nHost: " + origin.substr(origin.find("://") + 3)
                       + "\r\nUser-Agent: tetrapolis\r\nConnection: close\r\nContent-Length: "
                       + std::to_string(request.body.size()) + "\r\n";
    for (const auto& [name, value] : request.headers)
        head.append(name).append(": ").append(value).append("\r\n");
    return head + "\r\n";
}

// The head is all that matters; where it leads on to is not followed.
Task<Answer> answer_on(Wire& wire) {
    http::response_parser<http::string_body> parser;
    parser.body_limit(kMaxAnswer);
    std::string received;
    while (!parser.is_header_done()) {
        const std::string trouble = co_await wire.read(received);
        if (!trouble.empty())
            co_return Answer{0, trouble};
        ErrorCode wrong;
        const std::size_t used = parser.put(asio::buffer(received), wrong);
        if (wrong && wrong != http::error::need_more)
            co_return Answer{0, "not an answer of a web server"};
        received.erase(0, used);
        if (received.size() > kMaxAnswer)
            co_return Answer{0, "the answer is too long"};
    }
    co_return Answer{static_cast<int>(parser.get().result_int()), ""};
}

Task<Answer> posted(Wire& wire, const WebRequest& request) {
    std::string trouble = co_await wire.connect(request.url);
    if (trouble.empty() && request.url.is_tls())
        trouble = co_await wire.encrypt(request.url.host);
    if (trouble.empty())
        trouble = co_await wire.write(head_of(request) + request.body);
    if (!trouble.empty())
        co_return Answer{0, trouble};
    co_return co_await answer_on(wire);
}

// STARTTLS is asked for from everybody but a server on this machine that has no password.
Encryption encryption_for(const Url& server) {
    if (server.is_tls())
        return Encryption::Always;
    const bool is_here =
        server.host == "localhost" || server.host == "127.0.0.1" || server.host == "::1";
    return is_here && server.user.empty() ? Encryption::Never : Encryption::Required;
}

MailResult later(std::string words) { return {MailResult::TryLater, std::move(words)}; }

Task<MailResult> talk(Wire& wire, SmtpDialogue& dialogue, const std::string& host) {
    std::string received;
    for (;;) {
        SmtpReply reply;
        while (!take_reply(received, reply)) {
            const std::string trouble = co_await wire.read(received);
            if (!trouble.empty())
                co_return later(trouble);
            if (received.size() > kMaxAnswer)
                co_return later("the answer is too long");
        }
        const SmtpStep step = dialogue.next(reply);
        if (step.what == SmtpStep::TryLater)
            co_return later(step.text);
        if (step.what == SmtpStep::Refused)
            co_return MailResult{MailResult::Refused, step.text};
        std::string trouble;
        if (step.what == SmtpStep::Encrypt) {
            received.clear();  // what came before is not from behind the encryption
            trouble = co_await wire.encrypt(host);
        }
        if (trouble.empty())
            trouble = co_await wire.write(step.text);
        if (step.what == SmtpStep::Sent)
            co_return MailResult{MailResult::Sent, ""};
        if (!trouble.empty())
            co_return later(trouble);
    }
}

Task<MailResult> mailed(Wire& wire, const Url& server, const Letter& letter) {
    const Encryption encryption = encryption_for(server);
    SmtpDialogue dialogue(letter, {server.user, server.password}, encryption);
    std::string trouble = co_await wire.connect(server);
    if (trouble.empty() && encryption == Encryption::Always)
        trouble = co_await wire.encrypt(server.host);
    if (!trouble.empty())
        co_return later(trouble);
    co_return co_await talk(wire, dialogue, server.host);
}

}  // namespace

struct Postman::State {
    explicit State(PostSettings given) : settings(std::move(given)), at_home(settings) {
        at_home.to_private_addresses = true;
        trust.set_default_verify_paths(ignored);
        if (!settings.certificates.empty())
            trust.add_certificate_authority(asio::buffer(settings.certificates), ignored);
        thread = std::thread([this] { io.run(); });
    }
    ~State() {
        io.stop();
        thread.join();
    }

    Task<void> run(WebRequest request, std::function<void(Answer)> done) {
        Wire wire(io, trust, settings);
        Answer answer = co_await posted(wire, request);
        done(std::move(answer));
    }
    // The host has named the server: it may stand anywhere.
    Task<void> run(Url server, Letter letter, std::function<void(MailResult)> done) {
        Wire wire(io, trust, at_home);
        MailResult result = co_await mailed(wire, server, letter);
        done(std::move(result));
    }

    PostSettings settings;
    PostSettings at_home;
    ErrorCode ignored;
    asio::ssl::context trust{asio::ssl::context::tls_client};
    asio::io_context io;
    asio::executor_work_guard<Executor> work{io.get_executor()};
    std::thread thread;
};

Postman::Postman(PostSettings settings) : state_(std::make_unique<State>(std::move(settings))) {}

Postman::~Postman() = default;

void Postman::post(WebRequest request, std::function<void(Answer)> done) {
    asio::co_spawn(state_->io, state_->run(std::move(request), std::move(done)), asio::detached);
}

void Postman::mail(Url server, Letter letter, std::function<void(MailResult)> done) {
    asio::co_spawn(state_->io,
                   state_->run(std::move(server), std::move(letter), std::move(done)),
                   asio::detached);
}

}  // namespace post
