#include "server/orders.h"

#include "ai/levels.h"

namespace server {
namespace {

using engine::SeatId;

SeatId seat_of(const wire::Give& order) {
    if (!order.seat || *order.seat < 0 || *order.seat >= engine::kMaxSeats)
        return engine::kNobody;
    return engine::seat_id(*order.seat);
}

Answered<table::Wish> to_computer(const wire::Give& order) {
    const std::string level = order.level.value_or("");
    if (!level.empty() && !ai::is_level(level))
        return complaint::bad_request({"level", "there is no level \"" + level + "\""});
    return table::Wish(table::GiveToComputer{seat_of(order), level});
}

Answered<table::Wish> ask_undo(const wire::Give& order) {
    if (!order.to || *order.to < 0)
        return complaint::bad_request({"to", "expected a number of actions"});
    return table::Wish(table::AskUndo{static_cast<std::size_t>(*order.to)});
}

Answered<table::Wish> answer(const wire::Give& order) {
    if (!order.yes)
        return complaint::bad_request({"yes", "missing"});
    return table::Wish(table::Answer{*order.yes});
}

Answered<table::Wish> standing(const wire::Give& order) {
    if (!order.standing)
        return complaint::bad_request({"standing", "missing"});
    table::GiveOrders wish{seat_of(order), {}};
    for (const wire::OrderGiven& given : *order.standing)
        wish.orders.push_back({given.order, given.answer});
    return table::Wish(std::move(wish));
}

Answered<table::Wish> wish_of(const store::User& user, const wire::Give& order) {
    const SeatId seat = seat_of(order);
    switch (order.order) {
        case wire::Order::sit: return table::Wish(table::Sit{seat, user.name});
        case wire::Order::leave: return table::Wish(table::Leave{seat});
        case wire::Order::undo: return table::Wish(table::Undo{seat});
        case wire::Order::redo: return table::Wish(table::Redo{seat});
        case wire::Order::reset: return table::Wish(table::ResetTurn{seat});
        case wire::Order::ask_undo: return ask_undo(order);
        case wire::Order::ask_pause: return table::Wish(table::Pause{});
        case wire::Order::ask_cancel: return table::Wish(table::Cancel{});
        case wire::Order::answer: return answer(order);
        case wire::Order::withdraw: return table::Wish(table::Withdraw{});
        case wire::Order::resign: return table::Wish(table::Resign{seat});
        case wire::Order::to_computer: return to_computer(order);
        case wire::Order::take_back: return table::Wish(table::TakeBack{seat});
        case wire::Order::resume: return table::Wish(table::Resume{});
        case wire::Order::standing: return standing(order);
        case wire::Order::rematch: break;
    }
    return complaint::bad_request({"order", "does not concern this table alone"});
}

std::span<const Limit> limits_of(wire::Order order) {
    switch (order) {
        case wire::Order::undo:
        case wire::Order::redo:
        case wire::Order::reset: return deed::kUndo;
        case wire::Order::ask_undo:
        case wire::Order::ask_pause:
        case wire::Order::ask_cancel:
        case wire::Order::withdraw: return deed::kAsk;
        case wire::Order::sit:
        case wire::Order::leave:
        case wire::Order::to_computer:
        case wire::Order::take_back:
        case wire::Order::resume:
        case wire::Order::standing: return deed::kSeatChange;
        case wire::Order::rematch: return deed::kNewTable;
        case wire::Order::answer:
        case wire::Order::resign: break;
    }
    return {};
}

}  // namespace

std::optional<Complaint> order_limit(Services& services, const Asker& asker, wire::Order order) {
    return services.turnstile.pass(limits_of(order), asker);
}

Answered<table::Command> command_of(const store::User& user, const wire::Give& order) {
    auto wish = wish_of(user, order);
    if (!wish)
        return wish.error();
    return table::Command{
        user.id, order.id, static_cast<std::uint64_t>(order.seen), std::move(*wish)};
}

}  // namespace server
