#include "protocol/choosing.h"

namespace protocol {
namespace {

using engine::Action;
using engine::kNobody;
using engine::SeatId;

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string name_of(SeatId seat) {
    return seat == kNobody ? "chance" : "seat " + std::to_string(engine::index_of(seat));
}

}  // namespace

std::optional<Refusal> check_seat(const Match& match, SeatId seat) {
    if (seat == kNobody || engine::index_of(seat) < match.seats())
        return std::nullopt;
    return Refusal{Code::BadRequest,
                   {"seat", "there are only " + std::to_string(match.seats()) + " seats"}};
}

Wanted<SeatId> chosen_seat(const Match& match, const std::optional<SeatId>& named) {
    if (named) {
        if (const auto wrong = check_seat(match, *named))
            return *wrong;
        return *named;
    }
    const engine::Actor actor = match.actor();
    return actor.seats().empty() ? kNobody : actor.first();
}

Wanted<SeatId> deciding_seat(const Match& match, const std::optional<SeatId>& named) {
    auto seat = chosen_seat(match, named);
    if (!seat || match.is_to_move(*seat))
        return seat;
    if (match.is_over())
        return Refusal{Code::NotToMove, {"cmd", "the game is over"}};
    return Refusal{Code::NotToMove, {"seat", name_of(*seat) + " is not to move"}};
}

Wanted<Action> legal_action(const Match& match, SeatId seat, const std::string& notation) {
    const auto action = match.game().parse_action(notation);
    if (!action)
        return Refusal{Code::BadAction, {"do", action.error().what}};
    if (!match.legal(seat).contains(*action))
        return Refusal{Code::IllegalAction,
                       {"do", name_of(seat) + " may not do " + quoted(notation) + " here"}};
    return *action;
}

Wanted<Action> numbered_action(const Match& match, SeatId seat, std::size_t index) {
    const auto legal = match.legal(seat);
    if (index >= legal.size())
        return Refusal{Code::IllegalAction,
                       {"index", "there are only " + std::to_string(legal.size()) + " actions"}};
    return legal[index];
}

}  // namespace protocol
