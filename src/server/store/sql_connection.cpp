#include "server/store/sql_connection.h"

namespace store::sql {
namespace {

constexpr std::string_view kPlayers = "players";
constexpr std::string_view kWatchers = "watchers";

}  // namespace

Value value_of(Audience audience) { return audience == Audience::Players ? kPlayers : kWatchers; }

void Row::read_one(int column, Audience& audience) const {
    audience = text(column) == kPlayers ? Audience::Players : Audience::Watchers;
}

void Row::read(std::vector<Cell>& cells) const {
    int column = 0;
    for (Cell& cell : cells)
        std::visit([&](auto& field) { read_one(column++, field); }, cell);
}

}  // namespace store::sql
