#include "server/net/testing/raw_client.h"

#include <array>
#include <stdexcept>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "server/net/split.h"

namespace net::testing {
namespace {

Header header_of(std::string_view line) {
    const auto [name, value] = cut(line, ':');
    return {std::string(name), std::string(trim(value))};
}

}  // namespace

std::string_view Answer::header(std::string_view name) const {
    for (const Header& header : headers) {
        if (equal_ignoring_case(header.name, name))
            return header.value;
    }
    return {};
}

RawClient::RawClient() : descriptor_(socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{10, 0};
    setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
}

RawClient::RawClient(std::uint16_t port) : RawClient() { connect(port); }

RawClient::~RawClient() { ::close(descriptor_); }

void RawClient::connect(std::uint16_t port) const {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast): the address types of POSIX
    if (::connect(descriptor_, (const sockaddr*)&address, sizeof address) != 0)
        throw std::runtime_error("cannot connect");
}

void RawClient::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return;  // the server has closed; reading will tell
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void RawClient::end_sending() const { shutdown(descriptor_, SHUT_WR); }

bool RawClient::receive() {
    std::array<char, std::size_t{16} * 1024> bytes{};
    const auto size = recv(descriptor_, bytes.data(), bytes.size(), 0);
    if (size <= 0)
        return false;
    received_.append(bytes.data(), static_cast<std::size_t>(size));
    return true;
}

bool RawClient::fill(std::size_t count) {
    while (received_.size() < count) {
        if (!receive())
            return false;
    }
    return true;
}

std::string RawClient::take(std::size_t count) {
    std::string bytes = received_.substr(0, count);
    received_.erase(0, count);
    return bytes;
}

std::string RawClient::take_line() {
    while (received_.find("\r\n") == std::string::npos) {
        if (!receive())
            return take(received_.size());
    }
    std::string line = take(received_.find("\r\n"));
    take(2);
    return line;
}

bool RawClient::read_head(Answer& answer) {
    const std::string status = take_line();
    if (!status.starts_with("HTTP/1.1 "))
        return false;
    answer.status = std::stoi(status.substr(9, 3));
    for (std::string line = take_line(); !line.empty(); line = take_line())
        answer.headers.push_back(header_of(line));
    return true;
}

void RawClient::read_body(Answer& answer) {
    if (answer.header("Transfer-Encoding") == "chunked")
        return read_chunks(answer);
    const std::string length(answer.header("Content-Length"));
    const std::size_t size = length.empty() ? 0 : std::stoul(length);
    answer.is_complete = fill(size);
    answer.body = take(size);
}

void RawClient::read_chunks(Answer& answer) {
    while (true) {
        const std::string length = take_line();
        if (length.empty())
            return;
        const std::size_t size = std::stoul(length, nullptr, 16);
        fill(size + 2);
        answer.body += take(size);
        take(2);
        if (size == 0) {
            answer.is_complete = true;
            return;
        }
    }
}

Answer RawClient::read_answer() {
    Answer answer;
    if (read_head(answer))
        read_body(answer);
    return answer;
}

Answer RawClient::read_answer_without_body() {
    Answer answer;
    answer.is_complete = read_head(answer);
    return answer;
}

std::string RawClient::read_bytes(std::size_t count) {
    fill(count);
    return take(count);
}

std::string RawClient::read_all() {
    while (receive()) {
    }
    return take(received_.size());
}

bool RawClient::is_closed() { return received_.empty() && !receive(); }

Answer ask(std::uint16_t port, std::string_view bytes) {
    RawClient client(port);
    client.send(bytes);
    return client.read_answer();
}

Answer get(std::uint16_t port, std::string_view target, std::string_view headers) {
    return ask(port,
               "GET " + std::string(target) + " HTTP/1.1\r\nHost: test\r\n" + std::string(headers)
                   + "\r\n");
}

}  // namespace net::testing
