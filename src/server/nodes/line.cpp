#include "server/nodes/line.h"

#include <algorithm>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

namespace nodes {
namespace {

constexpr std::size_t kMostHeld = 64;
constexpr std::chrono::seconds kLongestHold{12};

struct Said {
    std::string type;
    std::string table;  // empty: it is about none
};

// Of what cannot be read the one who gets it complains.
Said said_in(std::string_view text) {
    boost::system::error_code failed;
    const auto json = boost::json::parse({text.data(), text.size()}, failed);
    const auto* const object = failed ? nullptr : json.if_object();
    const auto field = [object](std::string_view name) {
        const auto* const value =
            object == nullptr ? nullptr : object->if_contains({name.data(), name.size()});
        return value != nullptr && value->is_string() ? std::string(value->get_string())
                                                      : std::string();
    };
    return {field("t"), field("table")};
}

bool begins_with_type(std::string_view text, std::string_view type) {
    constexpr std::string_view kBegin = "{\"t\":\"";
    return text.starts_with(kBegin) && text.substr(kBegin.size()).starts_with(type)
           && text.substr(kBegin.size() + type.size()).starts_with('"');
}

}  // namespace

Line::Line(Directory& directory,
           net::Request request,
           net::SocketPtr socket,
           std::unique_ptr<net::SocketHandler> local)
    : directory_(directory),
      request_(std::move(request)),
      socket_(std::move(socket)),
      local_(std::move(local)) {}

void Line::on_text(std::string_view text) {
    const Said said = said_in(text);
    if (said.table.empty()) {
        local_->on_text(text);
        if (said.type == "mute")
            tell_everywhere(text);
        return;
    }
    const bool must_wait = std::ranges::find(held_, said.table, &Held::table) != held_.end();
    if (must_wait || !deliver(said.table, text))
        keep(said.table, text);
}

// False: the table is just changing hands.
bool Line::deliver(const std::string& table, std::string_view text) {
    const Place place = directory_.place_of(table);
    if (place.is_here) {
        local_->on_text(text);
        return true;
    }
    if (!place.road)
        return false;
    Channel& channel = channels_[place.road->plan().name];
    if (channel.road != place.road)
        channel = {place.road, place.road->open_channel(request_, *this)};
    channel.road->send_text(channel.number, table, text);
    directory_.note_passed_on(table, place.road->plan().name);
    return true;
}

void Line::keep(const std::string& table, std::string_view text) {
    if (held_.size() >= kMostHeld)
        return come_back_later();
    held_.push_back({table, std::string(text), net::Loop::now()});
    directory_.hold(*this);
}

bool Line::try_again() {
    for (Held& held : std::exchange(held_, {})) {
        if (net::Loop::now() - held.since > kLongestHold) {
            come_back_later();
            return true;
        }
        const bool must_wait = std::ranges::find(held_, held.table, &Held::table) != held_.end();
        if (must_wait || !deliver(held.table, held.text))
            held_.push_back(std::move(held));
    }
    return held_.empty();
}

void Line::come_back_later() {
    held_.clear();
    socket_->close(net::CloseCode::TryAgainLater, "the table is just changing to another server");
}

// Who is muted, every server must know that shows something to this client.
void Line::tell_everywhere(std::string_view text) {
    for (const auto& [name, channel] : channels_)
        channel.road->send_text(channel.number, "", text);
}

void Line::on_close() {
    for (const auto& [name, channel] : std::exchange(channels_, {}))
        channel.road->close_channel(channel.number);
    held_.clear();
    directory_.forget(*this);
    local_->on_close();
}

// Each server greets and tells of its own storage; the client hears that from this one.
void Line::on_channel_text(std::string_view text) {
    if (begins_with_type(text, "hello") || begins_with_type(text, "trouble"))
        return;
    socket_->send(std::make_shared<const std::string>(text));
}

void Line::on_channel_moved(const std::string& table, std::string_view text) { keep(table, text); }

// The client comes back and looks again at what it looked at.
void Line::on_channel_closed(net::CloseCode code, std::string_view reason) {
    socket_->close(code, reason);
}

}  // namespace nodes
