#include "server/nodes/guest.h"

#include <utility>

namespace nodes {
namespace {

// The other side says something every second.
constexpr std::chrono::milliseconds kLongestSilence{6000};

}  // namespace

// An answer may come from any thread; what is sent goes by the loop.
class Guest::Exchange final : public net::Exchange {
  public:
    Exchange(std::weak_ptr<Guest> guest, net::Loop& loop, std::uint32_t channel)
        : guest_(std::move(guest)), loop_(loop), channel_(channel) {}

    void answer(net::Response response) override { post(pack_answer(channel_, response)); }
    net::StreamPtr stream(std::string content_type) override;
    void drop() override {
        answer(net::json_error(500, "internal", "the server has made a mistake"));
    }

  private:
    void post(std::string bytes) {
        loop_.post([guest = guest_, bytes = std::move(bytes)] {
            if (const auto there = guest.lock())
                there->send(bytes);
        });
    }

    std::weak_ptr<Guest> guest_;
    net::Loop& loop_;
    std::uint32_t channel_;
};

class Guest::Stream final : public net::Stream {
  public:
    Stream(std::weak_ptr<Guest> guest, std::uint32_t channel)
        : guest_(std::move(guest)), channel_(channel) {}

    bool send(std::string_view line) override {
        const auto guest = is_over_ ? nullptr : guest_.lock();
        if (guest)
            guest->send(pack({Kind::Line, channel_, {line}}));
        return guest != nullptr;
    }
    void close() override {
        const auto guest = is_over_ ? nullptr : guest_.lock();
        if (!guest)
            return;
        guest->send(pack({Kind::Close, channel_, {"", ""}}));
        guest->plan_.loop.post([guest, channel = channel_] { guest->drop_stream(channel); });
    }
    void on_closed(net::Job call) override { closed_ = std::move(call); }
    std::size_t queued_bytes() const override { return 0; }

    void over() {
        if (!std::exchange(is_over_, true) && closed_)
            closed_();
    }

  private:
    std::weak_ptr<Guest> guest_;
    std::uint32_t channel_;
    bool is_over_ = false;
    net::Job closed_;
};

net::StreamPtr Guest::Exchange::stream(std::string content_type) {
    const auto made = std::make_shared<Stream>(guest_, channel_);
    const auto guest = guest_.lock();
    if (!guest) {
        made->over();
        return made;
    }
    guest->streams_[channel_] = made;
    guest->send(pack({Kind::Stream, channel_, {content_type}}));
    return made;
}

class Guest::Socket final : public net::Socket {
  public:
    Socket(std::weak_ptr<Guest> guest, std::uint32_t channel, std::string address)
        : guest_(std::move(guest)), channel_(channel), address_(std::move(address)) {}

    bool send(std::shared_ptr<const std::string> text) override {
        const auto guest = is_closing_ ? nullptr : guest_.lock();
        if (guest)
            guest->send(pack({Kind::Text, channel_, {*text}}));
        return guest != nullptr;
    }
    void close(net::CloseCode code, std::string_view reason) override {
        const auto guest = std::exchange(is_closing_, true) ? nullptr : guest_.lock();
        if (guest)
            guest->close_socket(channel_, code, reason);
    }
    const std::string& remote_address() const override { return address_; }
    std::size_t queued_bytes() const override { return 0; }

  private:
    std::weak_ptr<Guest> guest_;
    std::uint32_t channel_;
    std::string address_;
    bool is_closing_ = false;
};

void Guest::send(const std::string& bytes) {
    if (trunk_)
        trunk_->send(bytes);
}

// A server that says nothing may be gone without its connection being closed.
void Guest::begin() {
    watch_ = plan_.loop.after(kLongestSilence, [this] {
        if (net::Loop::now() - heard_ > kLongestSilence)
            end();
        else
            begin();
    });
}

void Guest::on_message(std::string_view message) {
    const auto self = shared_from_this();
    heard_ = net::Loop::now();
    const auto parcel = unpack(message);
    if (!parcel)
        return;
    switch (parcel->kind) {
        case Kind::Request: return take_request(*parcel);
        case Kind::Open: return take_open(*parcel);
        case Kind::Text: return take_text(*parcel);
        case Kind::Close: return take_close(parcel->channel);
        case Kind::Ping: return send(pack({Kind::Ping, 0, {}}));
        case Kind::News:
            if (!parcel->texts.empty())
                plan_.hear(parcel->texts[0]);
            return;
        case Kind::Answer:
        case Kind::Stream:
        case Kind::Line:
        case Kind::Moved: return;
    }
}

void Guest::take_request(const Parcel& parcel) {
    auto request = request_in(parcel, 1);
    if (!request)
        return;
    if (!plan_.neighbours.keep_here(std::string(parcel.texts[0])))
        return send(pack({Kind::Moved, parcel.channel, {}}));
    plan_.api.handle(
        std::move(*request),
        net::Reply(std::make_shared<Exchange>(weak_from_this(), plan_.loop, parcel.channel)));
}

void Guest::take_open(const Parcel& parcel) {
    const auto request = request_in(parcel, 0);
    if (!request)
        return;
    auto opened = plan_.api.open(
        *request,
        std::make_shared<Socket>(weak_from_this(), parcel.channel, request->remote_address));
    if (!opened)
        return close_socket(parcel.channel, net::CloseCode::TryAgainLater, "too many at once");
    sockets_[parcel.channel] = std::move(*opened);
}

void Guest::take_text(const Parcel& parcel) {
    const auto found = sockets_.find(parcel.channel);
    if (found == sockets_.end() || parcel.texts.size() < 2)
        return;
    const std::string table(parcel.texts[0]);  // empty: it is about none
    if (!table.empty() && !plan_.neighbours.keep_here(table))
        return send(pack({Kind::Moved, parcel.channel, {parcel.texts[0], parcel.texts[1]}}));
    found->second->on_text(parcel.texts[1]);
}

void Guest::take_close(std::uint32_t channel) {
    drop_socket(channel);
    drop_stream(channel);
}

// Its handler may be the one who closes it: it goes when that is over.
void Guest::close_socket(std::uint32_t channel, net::CloseCode code, std::string_view reason) {
    const std::string number = std::to_string(static_cast<int>(code));
    send(pack({Kind::Close, channel, {number, reason}}));
    plan_.loop.post([guest = shared_from_this(), channel] { guest->drop_socket(channel); });
}

void Guest::drop_socket(std::uint32_t channel) {
    auto node = sockets_.extract(channel);
    if (!node.empty())
        node.mapped()->on_close();
}

void Guest::drop_stream(std::uint32_t channel) {
    auto node = streams_.extract(channel);
    if (!node.empty())
        node.mapped()->over();
}

void Guest::on_lost(const std::string& /*why*/) {
    const auto self = shared_from_this();
    const bool is_news = std::exchange(trunk_, nullptr) != nullptr;
    watch_.cancel();
    for (auto& [channel, socket] : std::exchange(sockets_, {}))
        socket->on_close();
    for (auto& [channel, stream] : std::exchange(streams_, {}))
        stream->over();
    if (is_news)
        plan_.lost();
}

void Guest::end() {
    if (trunk_)
        trunk_->cut();
    on_lost("");
}

}  // namespace nodes
