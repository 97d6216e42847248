#include "protocol/library.h"

#include "games/all_games.h"

namespace protocol {

Library house_library() {
    const auto ids = games::ids();
    return {{ids.begin(), ids.end()}, games::find, games::with_content};
}

}  // namespace protocol
