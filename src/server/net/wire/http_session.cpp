#include "server/net/wire/http_session.h"

#include <cassert>
#include <string_view>
#include <utility>

#include "server/net/wire/line_writer.h"
#include "server/net/wire/request_check.h"
#include "server/net/wire/tcp_output.h"
#include "server/net/wire/web_socket.h"

namespace net::wire {

HttpSession::HttpSession(CorePtr core, TcpSocket socket, Admission admission, std::string peer)
    : core_(std::move(core)),
      membership_(core_, this),
      admission_(std::move(admission)),
      peer_(std::move(peer)),
      stream_(std::move(socket)),
      reader_(stream_, limits()) {}

void HttpSession::start() {
    asio::co_spawn(stream_.get_executor(),
                   run(shared_from_this()),
                   [core = core_](const std::exception_ptr& failure) { core->note_end(failure); });
}

void HttpSession::shut_down() {
    if (is_idle_)
        stream_.close();
    if (exchange_ && exchange_->lines())
        exchange_->lines()->close();
}

void HttpSession::abandon() {
    is_abandoned_ = true;
    if (exchange_)
        exchange_->abandon();
    stream_.close();
}

Task<void> HttpSession::run(std::shared_ptr<HttpSession> self) {
    bool goes_on = true;
    while (goes_on) {
        goes_on = co_await self->serve_next();
        self->exchange_.reset();
    }
}

Task<bool> HttpSession::serve_next() {
    if (core_->stopping)
        co_return false;
    is_idle_ = true;
    const bool has_begun = co_await reader_.wait();
    is_idle_ = false;
    if (!has_begun)
        co_return false;
    const ErrorCode failed = co_await reader_.read();
    if (is_abandoned_)
        co_return false;
    take_note();
    if (!failed)
        co_return co_await serve_message();
    if (const auto refusal = refusal_of(failed))
        co_await refuse(*refusal);
    co_return false;
}

void HttpSession::take_note() { note_ = {++core_->last_request_id, peer_, "", Loop::now()}; }

Task<bool> HttpSession::serve_message() {
    auto request = check_request(reader_.message());
    if (!request.ok() && request.error().status == 400)
        co_return co_await refuse(request.error());
    if (!request.ok())
        co_return co_await answer(request.error());
    request->id = note_.id;
    request->remote_address = client_address(*request, peer_, core_->options.behind_proxy);
    note_.address = request->remote_address;
    note_.path = request->path;
    if (wants_web_socket(reader_.message()))
        co_return co_await open_socket(std::move(*request));
    co_return co_await serve(std::move(*request));
}

Task<bool> HttpSession::serve(Request request) {
    exchange_ = std::make_shared<HttpExchange>(core_, stream_.get_executor(), note_.id, cut_off());
    hand_over(std::move(request));
    co_await exchange_->wait(limits().reply_timeout);
    if (is_abandoned_)
        co_return false;
    if (exchange_->was_dropped())
        core_->log.error("reply_dropped", {{"request", note_.id}, {"path", note_.path}});
    if (!exchange_->lines())
        co_return co_await answer(exchange_->response());
    co_await stream(exchange_->lines(), exchange_->response());
    co_return false;
}

void HttpSession::hand_over(Request request) {
    core_->call_application(note_.id,
                            [&] { core_->handler->handle(std::move(request), Reply(exchange_)); });
}

Job HttpSession::cut_off() {
    return [weak = weak_from_this()] {
        if (const auto self = weak.lock())
            self->stream_.close();
    };
}

Task<bool> HttpSession::open_socket(Request request) {
    auto refusal = upgrade_refusal(reader_.message());
    if (!refusal && reader_.has_more())
        refusal = json_error(400, "bad_request", "nothing may follow before the handshake");
    if (refusal)
        co_return co_await refuse(*refusal);
    const auto socket = make_web_socket(core_, request);
    Opened opened = ask_to_open(request, socket);
    if (!opened.ok()) {
        socket->refuse();
        co_return co_await answer(opened.error());
    }
    assert(*opened && "a socket needs a handler");
    report(101);
    socket->start(stream_.release_socket(),
                  std::move(reader_.message()),
                  std::move(admission_),
                  std::move(*opened));
    co_return false;
}

Opened HttpSession::ask_to_open(const Request& request, const SocketPtr& socket) {
    Opened opened = json_error(500, "internal_error", "the server could not open the socket");
    core_->call_application(note_.id, [&] { opened = core_->handler->open(request, socket); });
    return opened;
}

Task<bool> HttpSession::answer(const Response& response) {
    const bool keep_alive = reader_.message().keep_alive() && !core_->stopping;
    const bool has_body = may_have_body(response.status) && !is_head_request();
    const std::string head = core_->heads.head(response, {Framing::Length::Known, keep_alive});
    const std::string_view body = has_body ? response.body.bytes() : std::string_view();
    const bool written = co_await write_all(stream_, head, body, limits().write_timeout);
    report(response.status);
    co_return written&& keep_alive;
}

// Then the connection ends: nobody knows where the next request would begin.
Task<bool> HttpSession::refuse(const Response& response) {
    const std::string head = core_->heads.head(response, {Framing::Length::Known, false});
    report(response.status);
    const bool written =
        co_await write_all(stream_, head, response.body.bytes(), limits().write_timeout);
    if (written)
        co_await linger(stream_, limits().close_timeout);
    co_return false;
}

Task<void> HttpSession::stream(std::shared_ptr<LineStream> lines, const Response& response) {
    const bool chunked = reader_.message().version() == 11;
    const auto length = chunked ? Framing::Length::Chunked : Framing::Length::UntilClose;
    const auto form = chunked ? LineWriter::Form::Chunked : LineWriter::Form::Plain;
    const std::string head = core_->heads.head(response, {length, false});
    report(response.status);
    LineWriter writer(stream_, shared_from_this(), form, limits().write_timeout);
    const bool written = co_await write_all(stream_, head, "", limits().write_timeout);
    if (written && !is_head_request())
        co_await writer.run(lines);
    lines->end();
    stream_.close();
}

void HttpSession::report(int status) {
    const auto took = Loop::now() - note_.began;
    const Level level = status >= 500 ? Level::Error : Level::Debug;
    core_->metrics.count_response(status, took);
    if (!core_->log.wants(level))
        return;
    core_->log.write(level,
                     "request",
                     {{"request", note_.id},
                      {"address", note_.address},
                      {"method", std::string(reader_.message().method_string())},
                      {"path", note_.path},
                      {"status", status},
                      {"milliseconds", std::chrono::duration<double, std::milli>(took).count()}});
}

}  // namespace net::wire
