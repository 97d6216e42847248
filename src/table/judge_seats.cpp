// Who sits where and who plays. None of it depends on the version of the table that was seen: a
// seat is named, and what is asked for it is the same whatever has been played since.
#include <algorithm>

#include "table/judge.h"
#include "table/standing_orders.h"
#include "table/text_rules.h"

namespace table {
namespace {

// The server may do what the host may.
bool is_host(const Plea& plea) {
    return plea.command.user.empty() || plea.command.user == plea.standing.setup().host;
}

// Nothing if the seat is a person's who is still in the game, and the user is that person.
std::optional<Refusal> unless_holder(const Plea& plea, SeatId seat) {
    if (!plea.standing.has_seat(seat))
        return Refusal::BadCommand;
    if (const auto refusal = unless_under_way(plea.standing))
        return refusal;
    if (!plea.standing.seat(seat).is_held_by(plea.command.user))
        return Refusal::NotYourSeat;
    if (plea.standing.seat(seat).resigned != 0)
        return Refusal::HasResigned;
    return std::nullopt;
}

// Whether a person beside the asker and the holder is there to agree.
bool has_third_person(const Plea& plea, const Seat& holders) {
    return std::ranges::any_of(plea.standing.seats(), [&](const Seat& seat) {
        return seat.has_holder() && seat.user != plea.command.user && seat.user != holders.user
               && !is_gone(plea.command.absences, seat.user);
    });
}

// At a rated table computers only take seats that are open, and two people stay.
bool may_fill_rated(const Standing& standing, const Seat& seat) {
    const auto of_people = std::ranges::count_if(
        standing.seats(), [](const Seat& one) { return one.kind != SeatKind::Ai; });
    return seat.is_open() && of_people > 2;
}

// For somebody else, who may come back at any time: the level is not the asker's to choose.
Verdict stand_in(const Plea& plea, SeatId which) {
    const Standing& standing = plea.standing;
    const Seat& seat = standing.seat(which);
    const bool plays = standing.is_playing(plea.command.user);
    if (!plays && !is_host(plea))
        return Refusal::NotYourSeat;
    const auto away = away_for(plea.command.absences, seat.user);
    if (!away)
        return Refusal::HolderIsHere;
    const AbsenceRule rule = absence_rule(standing.setup().clock.kind);
    if (rule.stand_in && *away >= *rule.stand_in)
        return just(GivenToComputer{which, standing.setup().substitute, StandInReason::Absence});
    if (*away < rule.agreed_stand_in || !plays || !has_third_person(plea, seat))
        return Refusal::AwayTooShort;
    if (standing.request())
        return Refusal::RequestPending;
    std::vector<std::string> without = away_since(plea, kGone);
    if (std::ranges::find(without, seat.user) == without.end())
        without.push_back(seat.user);
    return just(Asked{RequestKind::StandIn, 0, which, without});
}

}  // namespace

Verdict judge(const Plea& plea, const Sit& wish) {
    const Standing& standing = plea.standing;
    if (standing.is_finished())
        return Refusal::GameOver;
    if (!standing.has_open_seat())
        return Refusal::TableFull;
    const SeatId open = standing.open_seat_for(plea.command.user);
    if (wish.seat == engine::kNobody && open == engine::kNobody)
        return Refusal::SeatKept;
    const SeatId seat = wish.seat == engine::kNobody ? open : wish.seat;
    if (plea.command.user.empty() || !is_name(wish.name) || !standing.has_seat(seat))
        return Refusal::BadCommand;
    if (!standing.seat(seat).is_open())
        return Refusal::SeatTaken;
    if (standing.setup().is_rated() && !standing.held_by(plea.command.user).empty())
        return Refusal::RatedSeat;
    if (!standing.seat(seat).is_for_anybody()
        && !standing.seat(seat).is_kept_for(plea.command.user))
        return Refusal::SeatKept;
    return just(SeatTaken{seat, plea.command.user, wish.name});
}

// Also for a seat that is kept for somebody: then it is for anybody.
Verdict judge(const Plea& plea, const Leave& wish) {
    const Standing& standing = plea.standing;
    if (!standing.has_seat(wish.seat))
        return Refusal::BadCommand;
    if (standing.is_finished())
        return Refusal::GameOver;
    if (standing.state() != State::Open)
        return Refusal::AlreadyStarted;
    if (standing.seat(wish.seat).is_for_anybody())
        return Refusal::SeatOpen;
    if (!is_host(plea) && standing.seat(wish.seat).user != plea.command.user)
        return Refusal::NotYourSeat;
    return just(SeatLeft{wish.seat});
}

Verdict judge(const Plea& plea, const Resign& wish) {
    if (const auto refusal = unless_holder(plea, wish.seat))
        return *refusal;
    return just(Resigned{wish.seat});
}

Verdict judge(const Plea& plea, const GiveToComputer& wish) {
    const Standing& standing = plea.standing;
    const std::string& level = wish.level.empty() ? standing.setup().substitute : wish.level;
    if (!standing.has_seat(wish.seat) || !is_word(level))
        return Refusal::BadCommand;
    if (standing.is_finished())
        return Refusal::GameOver;
    const Seat& seat = standing.seat(wish.seat);
    if (seat.has_computer())
        return Refusal::PlayedByComputer;
    if (seat.is_open() && !is_host(plea))
        return Refusal::NotHost;
    if (standing.setup().is_rated() && !may_fill_rated(standing, seat))
        return Refusal::RatedByPeople;
    if (seat.is_open())
        return just(GivenToComputer{wish.seat, level});
    if (standing.state() == State::Open)
        return Refusal::NotStarted;
    if (!seat.is_held_by(plea.command.user))
        return stand_in(plea, wish.seat);
    return just(GivenToComputer{wish.seat, level, StandInReason::Holder});
}

// Also while the computer plays: they count when the holder is back.
Verdict judge(const Plea& plea, const GiveOrders& wish) {
    if (const auto refusal = unless_holder(plea, wish.seat))
        return *refusal;
    const Standing& standing = plea.standing;
    if (!are_known_orders(standing.game(), standing.line().position(), wish.seat, wish.orders))
        return Refusal::BadCommand;
    return just(OrdersSet{wish.seat, wish.orders});
}

Verdict judge(const Plea& plea, const LookAtHint& wish) {
    if (const auto refusal = unless_holder(plea, wish.seat))
        return *refusal;
    const Standing& standing = plea.standing;
    if (const auto refusal = unless_running(standing))
        return *refusal;
    if (!standing.line().actor().includes(wish.seat) || standing.draft(wish.seat).is_complete)
        return Refusal::NotYourTurn;
    if (standing.hints_left(wish.seat) == 0)
        return Refusal::NoHints;
    return just(Hinted{wish.seat});
}

Verdict judge(const Plea& plea, const TakeBack& wish) {
    if (const auto refusal = unless_holder(plea, wish.seat))
        return *refusal;
    if (!plea.standing.seat(wish.seat).has_computer())
        return Refusal::PlayedByPerson;
    return just(TakenBack{wish.seat});
}

}  // namespace table
