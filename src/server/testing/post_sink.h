// Servers on this machine that take what is sent to people, and remember it.
#pragma once

#include <array>
#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/net/wire/asio.h"
#include "server/post/base64.h"

namespace server::testing {

struct Received {
    std::string head;
    std::string body;

    std::string header(const std::string& name) const {
        const std::size_t at = head.find("\r\n" + name + ": ");
        if (at == std::string::npos)
            return "";
        const std::size_t begin = at + name.size() + 4;
        return head.substr(begin, head.find("\r\n", begin) - begin);
    }
};

inline std::string between(const std::string& text,
                           const std::string& before,
                           const std::string& after) {
    const std::size_t at = text.find(before);
    if (at == std::string::npos)
        return "";
    const std::size_t begin = at + before.size();
    return text.substr(begin, text.find(after, begin) - begin);
}

// Of a mail whose body is Base64.
inline std::string decoded_body(const std::string& mail) {
    std::string text = mail.substr(mail.find("\r\n\r\n") + 4);
    std::erase_if(text,
                  [](char letter) { return letter == '\r' || letter == '\n' || letter == '.'; });
    for (char& letter : text)
        letter = letter == '+' ? '-' : letter == '/' ? '_' : letter;
    return post::from_base64_url(text).value_or("");
}

// Takes one connection after the other on a thread of its own.
class Sink {
  public:
    using Socket = boost::asio::ip::tcp::socket;

    Sink() = default;
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;
    virtual ~Sink() = default;

    std::uint16_t port() { return acceptor_.local_endpoint().port(); }

  protected:
    void begin() {
        thread_ = std::thread([this] {
            while (!is_over_) {
                Socket socket = acceptor_.accept();
                if (!is_over_)
                    talk(socket);
            }
        });
    }
    void end() {
        is_over_ = true;
        boost::asio::io_context io;
        Socket(io).connect(acceptor_.local_endpoint());
        thread_.join();
    }
    virtual void talk(Socket& socket) = 0;

    // Until `text` holds what is looked for; false: the other side has gone.
    static bool read_until(Socket& socket, std::string& text, const std::string& wanted) {
        while (text.find(wanted) == std::string::npos)
            if (!read_more(socket, text))
                return false;
        return true;
    }
    static bool read_more(Socket& socket, std::string& text) {
        std::array<char, 4096> part{};
        boost::system::error_code ended;
        const std::size_t size = socket.read_some(boost::asio::buffer(part), ended);
        text.append(part.data(), size);
        return !ended;
    }
    static void write(Socket& socket, const std::string& text) {
        boost::system::error_code ignored;
        boost::asio::write(socket, boost::asio::buffer(text), ignored);
    }

    std::mutex mutex_;

  private:
    boost::asio::io_context io_;
    boost::asio::ip::tcp::acceptor acceptor_{io_, {boost::asio::ip::address_v4::loopback(), 0}};
    std::atomic<bool> is_over_ = false;
    std::thread thread_;
};

class WebSink final : public Sink {
  public:
    WebSink() { begin(); }
    ~WebSink() override { end(); }

    std::vector<Received> received() {
        const std::lock_guard lock(mutex_);
        return received_;
    }
    void answer_with(int status) { status_ = status; }

  private:
    void talk(Socket& socket) override {
        std::string text;
        if (!read_until(socket, text, "\r\n\r\n"))
            return;
        const std::size_t end = text.find("\r\n\r\n") + 4;
        Received one{text.substr(0, end), text.substr(end)};
        const auto size = static_cast<std::size_t>(std::stoul(one.header("Content-Length")));
        while (one.body.size() < size && read_more(socket, one.body)) {
        }
        {
            const std::lock_guard lock(mutex_);
            received_.push_back(std::move(one));
        }
        write(socket, "HTTP/1.1 " + std::to_string(status_) + " x\r\nContent-Length: 0\r\n\r\n");
    }

    std::vector<Received> received_;
    std::atomic<int> status_ = 201;
};

class MailSink final : public Sink {
  public:
    MailSink() { begin(); }
    ~MailSink() override { end(); }

    std::vector<std::string> letters() {
        const std::lock_guard lock(mutex_);
        return letters_;
    }

  private:
    void talk(Socket& socket) override {
        write(socket, "220 here\r\n");
        for (std::string line; read_until(socket, line, "\r\n"); line.clear()) {
            write(socket, line.starts_with("DATA") ? "354 go on\r\n" : "250 ok\r\n");
            if (!line.starts_with("DATA"))
                continue;
            std::string letter;
            if (!read_until(socket, letter, "\r\n.\r\n"))
                return;
            {
                const std::lock_guard lock(mutex_);
                letters_.push_back(std::move(letter));
            }
            return write(socket, "250 taken\r\n");
        }
    }

    std::vector<std::string> letters_;
};

}  // namespace server::testing
