#include "device/device.h"

#include <utility>

#include "games/all_games.h"

namespace device {
namespace {

const std::string kHere = "127.0.0.1";

// Each mark is written by the page, and wakes it: a clock may get that much back.
constexpr std::chrono::seconds kHeartbeat{60};

class PageSocket final : public net::Socket {
  public:
    PageSocket(Page& page, SocketId id) : page_(page), id_(id) {}

    bool send(std::shared_ptr<const std::string> text) override {
        if (is_open_)
            page_.send(id_, *text);
        return is_open_;
    }
    void close(net::CloseCode code, std::string_view /*reason*/) override {
        if (std::exchange(is_open_, false))
            page_.close(id_, static_cast<int>(code));
    }
    const std::string& remote_address() const override { return kHere; }
    std::size_t queued_bytes() const override { return 0; }

  private:
    Page& page_;
    SocketId id_;
    bool is_open_ = true;
};

class PageExchange final : public net::Exchange {
  public:
    PageExchange(Page& page, RequestId id) : page_(page), id_(id) {}

    void answer(net::Response response) override {
        page_.respond(id_, response.status, response.content_type, response.body.bytes());
    }
    // Pages read no streams: they have sockets.
    net::StreamPtr stream(std::string /*content_type*/) override { return nullptr; }
    void drop() override { page_.respond(id_, 500, "", ""); }

  private:
    Page& page_;
    RequestId id_;
};

net::Request request_of(const Asked& asked) {
    net::Request request;
    request.method = asked.method;
    request.path = asked.path;
    request.query = asked.query;
    request.body = asked.body;
    request.remote_address = kHere;
    request.id = asked.id;
    return request;
}

std::vector<std::string> all_games() { return {games::ids().begin(), games::ids().end()}; }

// Whoever sends too much here keeps nobody waiting but themselves.
server::Limits no_limits() {
    server::Limits limits;
    limits.lift();
    return limits;
}

bool is_stream(std::string_view path) { return path.ends_with("/stream"); }

}  // namespace

Device::Device(Page& page, Clock clock)
    : page_(page),
      store_([&page](const std::vector<Change>& changes) { page.keep(changes); }),
      log_(net::Level::Warning),
      health_({loop_, store_, log_, metrics_}),
      computers_(
          {[&page](std::uint64_t ticket, const std::string& line) { page.think(ticket, line); },
           [&page](std::uint64_t ticket) { page.forget(ticket); }}),
      services_{loop_,
                store_,
                log_,
                metrics_,
                health_,
                computers_,
                games::find,
                all_games(),
                no_limits(),
                false,
                std::move(clock)},
      accounts_(services_),
      uptime_(services_, kHeartbeat),
      hall_(services_),
      files_({}),
      api_(services_, accounts_, hall_, files_) {}

Device::~Device() {
    for (auto& [id, handler] : sockets_)
        handler->on_close();
    sockets_.clear();
    health_.close();
}

void Device::load(std::string key, std::string text) {
    store_.load(std::move(key), std::move(text));
}

core::Result<std::monostate> Device::begin() {
    auto downtimes = uptime_.begin();
    if (!downtimes)
        return downtimes.error();
    auto opened = hall_.open(std::move(*downtimes));
    if (!opened)
        return opened;
    store_.begin();
    uptime_.beat();
    return opened;
}

void Device::connect(SocketId socket) {
    net::Request request;
    request.path = "/ws";
    request.remote_address = kHere;
    auto opened = api_.open(request, std::make_shared<PageSocket>(page_, socket));
    if (opened)
        sockets_.insert_or_assign(socket, std::move(*opened));
    else
        page_.close(socket, static_cast<int>(net::CloseCode::TryAgainLater));
}

void Device::say(SocketId socket, std::string_view text) {
    if (const auto found = sockets_.find(socket); found != sockets_.end())
        found->second->on_text(text);
}

void Device::disconnect(SocketId socket) {
    const auto handler = sockets_.extract(socket);
    if (handler)
        handler.mapped()->on_close();
}

void Device::request(const Asked& asked) {
    net::Reply reply(std::make_shared<PageExchange>(page_, asked.id));
    if (is_stream(asked.path))
        return reply({404, "", {}, {}});
    api_.handle(request_of(asked), std::move(reply));
}

void Device::kept(bool well) { store_.kept(well); }

void Device::thought(std::uint64_t ticket, std::string_view line) {
    computers_.answered(ticket, line);
}

}  // namespace device
