#include "server/nodes/road.h"

#include <charconv>
#include <utility>

namespace nodes {
namespace {

constexpr std::chrono::milliseconds kRetryPause{100};
constexpr std::chrono::milliseconds kPulse{1000};
constexpr std::chrono::milliseconds kSilence{4000};  // then the other end counts as lost

std::uint16_t number_in(std::string_view text) {
    std::uint16_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

net::Response changes_hands() {
    return net::json_error(503, "busy", "the table is just changing to another server, try again");
}

// --- the connection ------------------------------------------------------------------------------

void Road::connect() {
    net::open_trunk(loop_,
                    plan_.address,
                    plan_.name,
                    plan_.keys,
                    shared_from_this(),
                    [self = shared_from_this()](core::Result<net::TrunkPtr> opened) {
                        if (self->is_over_ && opened)
                            return (*opened)->cut();
                        if (!opened)
                            return self->connect_later();
                        self->trunk_ = *opened;
                        self->heard_ = net::Loop::now();
                        self->watch();
                        self->plan_.opened();
                    });
}

void Road::connect_later() {
    if (!is_over_)
        retry_ = loop_.after(kRetryPause, [this] { connect(); });
}

// A server that says nothing may be gone without its connection being closed.
void Road::watch() {
    pulse_ = loop_.after(kPulse, [this] {
        if (!trunk_)
            return;
        if (net::Loop::now() - heard_ > kSilence) {
            trunk_->cut();
            return on_lost("it is silent");
        }
        trunk_->send(pack({Kind::Ping, 0, {}}));
        watch();
    });
}

void Road::end() {
    is_over_ = true;
    retry_.cancel();
    pulse_.cancel();
    if (trunk_)
        trunk_->cut();
    lose_all();
}

void Road::on_lost(const std::string& /*why*/) {
    lose_all();
    connect_later();
}

// Whether a command was done nobody knows: its sender asks again, under the same id.
void Road::lose_all() {
    trunk_.reset();
    for (auto& [number, asked] : std::exchange(asked_, {})) {
        if (asked.stream)
            asked.stream->close();
        else if (asked.request.method == "GET")
            plan_.moved(std::move(asked.request), std::move(*asked.reply));
        else
            (*asked.reply)(changes_hands());
    }
    for (const auto& [number, user] : std::exchange(channels_, {}))
        user->on_channel_closed(net::CloseCode::ServiceRestart, "the server of the table is gone");
}

// --- what goes there -----------------------------------------------------------------------------

void Road::ask(net::Request request, net::Reply reply, const std::string& table) {
    const std::uint32_t number = ++last_;
    Parcel parcel{Kind::Request, number, {table}};
    add_request(parcel.texts, request);
    trunk_->send(pack(parcel));
    asked_.emplace(
        number, Asked{std::move(request), std::make_unique<net::Reply>(std::move(reply)), nullptr});
}

std::uint32_t Road::open_channel(const net::Request& request, ChannelUser& user) {
    const std::uint32_t number = ++last_;
    Parcel parcel{Kind::Open, number, {}};
    add_request(parcel.texts, request);
    trunk_->send(pack(parcel));
    channels_.emplace(number, &user);
    return number;
}

void Road::send_text(std::uint32_t channel, const std::string& table, std::string_view text) {
    if (trunk_)
        trunk_->send(pack({Kind::Text, channel, {table, text}}));
}

void Road::close_channel(std::uint32_t channel) {
    if (channels_.erase(channel) > 0 && trunk_)
        trunk_->send(pack({Kind::Close, channel, {}}));
}

void Road::tell(const std::string& news) {
    if (trunk_)
        trunk_->send(pack({Kind::News, 0, {news}}));
}

// --- what comes back -----------------------------------------------------------------------------

void Road::on_message(std::string_view message) {
    heard_ = net::Loop::now();
    const auto parcel = unpack(message);
    if (!parcel)
        return;
    switch (parcel->kind) {
        case Kind::Answer: return take_answer(*parcel);
        case Kind::Stream: return take_stream(*parcel);
        case Kind::Line: return take_line(*parcel);
        case Kind::Text: return take_text(*parcel);
        case Kind::Close: return take_close(*parcel);
        case Kind::Moved: return take_moved(*parcel);
        case Kind::Request:
        case Kind::Open:
        case Kind::News:
        case Kind::Ping: return;
    }
}

void Road::take_answer(const Parcel& parcel) {
    const auto found = asked_.find(parcel.channel);
    auto response = response_in(parcel);
    if (found == asked_.end() || !found->second.reply || !response)
        return;
    const auto reply = std::move(found->second.reply);
    asked_.erase(found);
    (*reply)(std::move(*response));
}

void Road::take_stream(const Parcel& parcel) {
    const auto found = asked_.find(parcel.channel);
    if (found == asked_.end() || !found->second.reply || parcel.texts.empty())
        return;
    Asked& asked = found->second;
    asked.stream = asked.reply->stream(std::string(parcel.texts[0]));
    asked.reply.reset();
    asked.stream->on_closed([weak = weak_from_this(), number = parcel.channel] {
        const auto self = weak.lock();
        if (self && self->asked_.erase(number) > 0 && self->trunk_)
            self->trunk_->send(pack({Kind::Close, number, {}}));
    });
}

void Road::take_line(const Parcel& parcel) {
    const auto found = asked_.find(parcel.channel);
    if (found != asked_.end() && found->second.stream && !parcel.texts.empty())
        found->second.stream->send(parcel.texts[0]);
}

void Road::take_text(const Parcel& parcel) {
    const auto found = channels_.find(parcel.channel);
    if (found != channels_.end() && !parcel.texts.empty())
        found->second->on_channel_text(parcel.texts[0]);
}

void Road::take_close(const Parcel& parcel) {
    if (const auto found = asked_.find(parcel.channel); found != asked_.end()) {
        const auto stream = found->second.stream;
        asked_.erase(found);
        if (stream)
            stream->close();
        return;
    }
    const auto found = channels_.find(parcel.channel);
    if (found == channels_.end() || parcel.texts.size() < 2)
        return;
    ChannelUser* const user = found->second;
    channels_.erase(found);
    user->on_channel_closed(net::CloseCode{number_in(parcel.texts[0])}, parcel.texts[1]);
}

void Road::take_moved(const Parcel& parcel) {
    if (const auto found = asked_.find(parcel.channel); found != asked_.end()) {
        Asked asked = std::move(found->second);
        asked_.erase(found);
        if (asked.reply)
            plan_.moved(std::move(asked.request), std::move(*asked.reply));
        return;
    }
    const auto found = channels_.find(parcel.channel);
    if (found != channels_.end() && parcel.texts.size() >= 2)
        found->second->on_channel_moved(std::string(parcel.texts[0]), parcel.texts[1]);
}

}  // namespace nodes
