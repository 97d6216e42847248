#include "server/think_request.h"

#include "server/game_shelf.h"
#include "server/table_message.h"

namespace server {

ThinkRequest think_request(const table::Table& table, engine::SeatId seat) {
    ThinkRequest request;
    request.game = table.setup().game;
    request.content = table.game().content_hash();
    request.position = table.game().to_json(known_position(table, seat));
    request.seat = engine::index_of(seat);
    request.level = table.seats()[static_cast<std::size_t>(request.seat)].level;
    request.seed = table.secret("computer", seat);
    return request;
}

void tell_pack(const Services& services, ThinkRequest& request) {
    const auto current = services.find_game(request.game);
    if (current && (*current)->content_hash() != request.content)
        request.pack = pack_text(services, request.content);
}

}  // namespace server
