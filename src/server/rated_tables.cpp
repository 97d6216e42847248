#include "server/rated_tables.h"

#include "games/all_games.h"

namespace server {
namespace {

bool has_standard_pack(const engine::AnyGame& game) {
    const auto standard = games::find(game.id());
    return !standard || (*standard)->content_hash() == game.content_hash();
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
    return std::nullopt;
}

}  // namespace server
