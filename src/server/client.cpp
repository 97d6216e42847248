#include "server/client.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/accounts.h"
#include "server/house_rules.h"
#include "server/names.h"
#include "server/net/address.h"
#include "server/orders.h"
#include "server/trouble_message.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxMessage = std::size_t{16} * 1024;

template <class Message>
Json json_of(const Message& message) {
    return std::make_shared<const std::string>(wire::text(message));
}

// The id of a message that is wrong in some other way.
std::string id_in(const boost::json::value& json) {
    const auto* id = json.as_object().if_contains("id");
    const bool is_id = id != nullptr && id->is_string() && table::is_word(id->get_string());
    return is_id ? std::string(id->get_string()) : "";
}

// What reading costs: docs/server.md, "Limits".
double work_of(std::string_view type) {
    constexpr auto kPrices = std::to_array<std::pair<std::string_view, double>>(
        {{"watch", 3}, {"seek", 5}, {"peek", 3}, {"earlier", 2}, {"follow", 10}});
    // NOLINTNEXTLINE(readability-qualified-auto): no pointer in every library
    const auto found =
        std::ranges::find(kPrices, type, &std::pair<std::string_view, double>::first);
    return found == kPrices.end() ? 0 : found->second;
}

// Messages without an id are refused under the name of their table.
std::string answer_id(const boost::json::object& message) {
    for (const char* name : {"id", "table"})
        if (const auto* given = message.if_contains(name); given != nullptr && given->is_string())
            return table::is_word(given->get_string()) ? std::string(given->get_string()) : "";
    return "";
}

}  // namespace

Client::Client(Services& services,
               Hall& hall,
               net::SocketPtr socket,
               const Identity& identity,
               Turnstile::Ticket ticket)
    : services_(services),
      hall_(hall),
      socket_(std::move(socket)),
      user_(identity.user.value_or(store::User{})),
      credential_(identity.credential),
      network_(net::client_network(socket_->remote_address())),
      ticket_(std::move(ticket)),
      rate_(services.limits.rate(Limit::CommandsPerSocket), 1),
      place_(services.connections.add(*this, identity)) {
    if (const auto muted = services_.store.mutes_of(user_.id))
        muted_.insert(muted->begin(), muted->end());
    say_hello();
    services_.bulletin.listen(*this);
    services_.health.listen(*this);
    if (!services_.health.works())
        store_failed();
    hall_.arrived(user_.id);
}

Client::~Client() {
    *alive_ = false;
    services_.health.ignore(*this);
    services_.bulletin.ignore(*this);
}

void Client::on_close() {
    *alive_ = false;
    services_.health.ignore(*this);
    services_.bulletin.ignore(*this);
    place_.leave();
    leave_all();
    hall_.unfollow(*this);
    hall_.departed(user_.id);
}

void Client::signed_out() {
    is_signed_out_ = true;
    socket_->close(kSignedOut, "signed out");
}

void Client::leave_all() {
    for (const auto& [table, watched] : std::exchange(watching_, {}))
        if (const RoomPtr room = hall_.awake(table))
            room->unwatch(*this);
}

void Client::show(const Json& message) { socket_->send(message); }

// Who comes again finds it.
void Client::moved() { socket_->close(net::CloseCode::ServiceRestart, "the table has moved"); }

std::optional<int> Client::wanted_seat(const std::string& table) const {
    const auto found = watching_.find(table);
    return found == watching_.end() ? std::nullopt : found->second.seat;
}

void Client::say_hello() {
    wire::Hello hello{};
    hello.protocol = wire::kProtocolVersion;
    hello.program = TETRA_VERSION;
    if (!user_.id.empty())
        hello.user = Accounts::info_of(user_);
    hello.now = services_.now();
    show(json_of(hello));
    const wire::Text news = house_rules(services_.store).announcement;
    if (news != wire::Text{})
        announced(news);
}

void Client::announced(const wire::Text& text) { show(json_of(wire::Announcement{{}, text})); }

void Client::store_failed() { show(trouble_message(true)); }

void Client::store_recovered(std::chrono::milliseconds /*outage*/) { show(trouble_message(false)); }

// --- what comes in -------------------------------------------------------------------------------

void Client::on_text(std::string_view text) {
    if (is_signed_out_)
        return;
    const auto json = engine::parse_json(text, kMaxMessage);
    if (!json)
        return refuse("", complaint::bad_request(json.error()));
    dispatch(*json);
}

template <class Message>
bool Client::take_if(std::string_view type, const boost::json::value& json) {
    if (type != decltype(Message::t)::value())
        return false;
    if (const auto message = wire::read<Message>(json)) {
        take(*message);
    } else {
        refuse(id_in(json), complaint::bad_request(message.error()));
    }
    return true;
}

template <class... Messages>
void Client::take_any(std::string_view type,
                      const boost::json::value& json,
                      boost::mp11::mp_list<Messages...> /*all*/) {
    static_cast<void>((take_if<Messages>(type, json) || ...));
}

void Client::dispatch(const boost::json::value& json) {
    const auto* object = json.if_object();
    const auto* type = object == nullptr ? nullptr : object->if_contains("t");
    if (type == nullptr || !type->is_string())
        return refuse("", complaint::bad_request({"t", "missing"}));
    const std::string_view t = type->get_string();
    if (const auto wait = too_often(t))
        return refuse(answer_id(*object), *wait);
    const auto need = std::ranges::find(message_needs(), t, &MessageNeed::t);
    if (need == message_needs().end())
        return refuse("", complaint::bad_request({"t", "there is no such message"}));
    if (const auto wrong = objection(need->need))
        return refuse(answer_id(*object), *wrong);
    take_any(t, json, wire::FromClient{});
}

std::optional<Complaint> Client::objection(const Need& need) const {
    return objection_to(need, credential_, !user_.id.empty());
}

std::optional<Complaint> Client::too_often(std::string_view type) {
    if (const auto wait = rate_.take("", net::Loop::now()))
        return complaint::too_often(row_of(Limit::CommandsPerSocket), wait->count());
    if (auto wait = services_.turnstile.pass(deed::kCommand, asker()))
        return wait;
    if (const double work = work_of(type); work > 0)
        return services_.turnstile.pass(deed::kRead, asker(), work);
    return overloaded(services_);
}

void Client::refuse(const std::string& id, const Complaint& complaint) {
    wire::Refused refused{{}, id, complaint.code, complaint.text, std::nullopt};
    if (complaint.wait > 0)
        refused.wait = static_cast<int>(complaint.wait);
    show(json_of(refused));
}

Room::Done Client::answer_to(const std::string& id, const std::string& table) {
    return [this, alive = alive_, id, table](const Answered<std::int64_t>& answer) {
        if (!*alive)
            return;
        if (answer)
            return show(json_of(wire::Ack{{}, id, table, *answer}));
        refuse(id, answer.error());
        show_fresh(table);
    };
}

void Client::show_fresh(const std::string& table) {
    const RoomPtr room = watched(table);
    if (!room)
        return;
    room->snapshot(user(), wanted_seat(table), [this, alive = alive_](const Json& fresh) {
        if (*alive)
            show(fresh);
    });
}

RoomPtr Client::watched(const std::string& table) {
    return watching_.contains(table) ? hall_.room(table) : nullptr;
}

Answered<RoomPtr> Client::room_of(const std::string& table) {
    const auto found = watching_.find(table);
    return hall_.room_for(table, user(), found == watching_.end() ? "" : found->second.invite);
}

void Client::take(const wire::Watch& message) {
    const auto room = hall_.room_for(message.table, user(), message.invite.value_or(""));
    if (!room)
        return refuse(message.table, room.error());
    if (const auto full = too_many_watched(message.table, **room))
        return refuse(message.table, *full);
    (*room)->unwatch(*this);
    watching_[message.table] = {message.viewer, message.invite.value_or("")};
    (*room)->watch(*this);
}

std::optional<Complaint> Client::too_many_watched(const std::string& table,
                                                  const Room& room) const {
    if (watching_.contains(table))
        return std::nullopt;
    if (auto full = services_.turnstile.full(Limit::WatchedPerSocket, watching_.size()))
        return full;
    return room.too_many_watchers(user());
}

void Client::take(const wire::Unwatch& message) {
    if (const RoomPtr room = hall_.awake(message.table))
        room->unwatch(*this);
    watching_.erase(message.table);
}

void Client::take(const wire::Act& message) {
    const auto room = room_of(message.table);
    if (!room)
        return refuse(message.id, room.error());
    (*room)->act(user(), message, answer_to(message.id, message.table));
}

void Client::take(const wire::Give& message) {
    const auto room = message.invite ? hall_.room_for(message.table, user(), *message.invite)
                                     : room_of(message.table);
    if (!room)
        return refuse(message.id, room.error());
    if (const auto wrong = objection(need_of(message.order)))
        return refuse(message.id, *wrong);
    if (const auto wait = order_limit(services_, asker().at(message.table), message.order))
        return refuse(message.id, *wait);
    if (message.order == wire::Order::rematch) {
        return hall_.rematch(
            user_,
            **room,
            [answer = answer_to(message.id, message.table)](const Answered<wire::Created>& made) {
                answer(made ? Answered<std::int64_t>(std::int64_t{0}) : made.error());
            });
    }
    const auto command = command_of(as_shown(services_, user_), message);
    if (!command)
        return refuse(message.id, command.error());
    (*room)->submit(*command, answer_to(message.id, message.table));
}

void Client::take(const wire::Peek& message) {
    const auto room = room_of(message.table);
    if (!room)
        return refuse(message.id, room.error());
    const auto peeked = (*room)->peek(user(), message);
    if (!peeked)
        return refuse(message.id, peeked.error());
    show(json_of(*peeked));
}

void Client::take(const wire::Seek& message) {
    const auto room = room_of(message.table);
    if (!room)
        return refuse(message.table, room.error());
    const auto seat = message.seat ? message.seat : wanted_seat(message.table);
    const auto past = (*room)->past(user(), seat, message.n);
    if (!past)
        return refuse(message.table, past.error());
    show(json_of(*past));
}

void Client::take(const wire::Say& message) {
    const auto room = room_of(message.table);
    if (!room)
        return refuse(message.id, room.error());
    if (const auto wait = services_.turnstile.pass(deed::kChat, asker()))
        return refuse(message.id, *wait);
    (*room)->say(as_shown(services_, user_), message, answer_to(message.id, message.table));
}

void Client::take(const wire::Earlier& message) {
    const auto room = room_of(message.table);
    if (!room)
        return refuse(message.table, room.error());
    const auto page = (*room)->chat_before(
        message.before, [this](const std::string& writer) { return is_muted(writer); });
    if (!page)
        return refuse(message.table, page.error());
    show(json_of(*page));
}

void Client::take(const wire::Mute& message) {
    if (const auto wait = services_.turnstile.pass(deed::kMute, asker()))
        return refuse("", *wait);
    if (const auto full = message.on ? too_many_muted() : std::nullopt)
        return refuse("", *full);
    const auto found = services_.store.user_by_id(message.user);
    if (!found)
        return refuse("", complaint::storage());
    if (!*found)
        return refuse("", complaint::bad_request({"user", "there is nobody of this id"}));
    store::Operation change = store::DeleteMute{user(), message.user};
    if (message.on)
        change = store::AddMute{user(), message.user};
    services_.health.write({std::move(change)},
                           [this, alive = alive_, message](const store::Written& result) {
                               if (!*alive)
                                   return;
                               if (!result)
                                   return refuse("", complaint::storage());
                               if (message.on)
                                   muted_.insert(message.user);
                               else
                                   muted_.erase(message.user);
                           });
}

std::optional<Complaint> Client::too_many_muted() const {
    const auto muted = services_.store.mutes_of(user());
    return muted ? services_.turnstile.full(Limit::MutesPerUser, muted->size())
                 : complaint::storage();
}

void Client::take(const wire::Follow& message) {
    if (message.on)
        hall_.follow(*this);
    else
        hall_.unfollow(*this);
}

void Client::take(const wire::Ping& /*message*/) { show(json_of(wire::Pong{{}, services_.now()})); }

}  // namespace server
