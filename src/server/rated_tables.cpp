#include "server/rated_tables.h"

#include <vector>

#include "games/all_games.h"
#include "server/people.h"

namespace server {
namespace {

bool has_standard_pack(const engine::AnyGame& game) {
    const auto standard = games::find(game.id());
    return !standard || (*standard)->content_hash() == game.content_hash();
}

// Whom somebody at the table has blocked: the host, or one who sits there already.
core::Result<bool> is_blocked_at(const store::Crowd& crowd,
                                 const table::Table& table,
                                 const std::string& user) {
    std::vector<std::string> others = {table.setup().host};
    for (const table::Seat& seat : table.seats())
        if (seat.kind == table::SeatKind::Human)
            others.push_back(seat.user);
    for (const std::string& other : others) {
        const auto relation = crowd.relation(other, user);
        if (!relation)
            return relation.error();
        if (*relation == kBlock)
            return true;
    }
    return false;
}

}  // namespace

std::optional<Complaint> objection_to_rating(const store::User& user, const engine::AnyGame& game) {
    if (user.is_guest())
        return complaint::refused(table::Refusal::RatedForAccounts);
    if (!has_standard_pack(game))
        return complaint::bad_request({"rated", "this server plays with cards of its own"});
    return std::nullopt;
}

std::optional<Complaint> objection_to_sitting(const Services& services,
                                              const table::Table& table,
                                              const std::string& user) {
    const auto found = services.store.user_by_id(user);
    if (!found)
        return complaint::storage();
    if (table.setup().is_rated() && (!*found || (*found)->is_guest()))
        return complaint::refused(table::Refusal::RatedForAccounts);
    const store::Crowd* const crowd = services.store.crowd();
    const auto blocked =
        crowd == nullptr ? core::Result<bool>(false) : is_blocked_at(*crowd, table, user);
    if (!blocked)
        return complaint::storage();
    return *blocked ? std::optional(complaint::not_welcome()) : std::nullopt;
}

}  // namespace server
