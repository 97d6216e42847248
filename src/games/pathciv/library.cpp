#include "games/pathciv/library.h"

#include "engine/game_library.h"
#include "games/pathciv/rules.h"
#include "games/pathciv/texts.h"
#include "generated/pathciv_content.h"

namespace pathciv {

using Library = engine::GameLibrary<Rules, Texts>;

core::Result<engine::AnyGamePtr> game_with_content(std::string_view pack_json) {
    return Library::game_of(load_pack(pack_json, engine::as_text(embedded::kSchema)));
}

// The build has checked the standard pack, so reading it again cannot fail.
engine::AnyGamePtr standard_game() {
    static const engine::AnyGamePtr game = *game_with_content(engine::as_text(embedded::kPack));
    return game;
}

const Content& content_of(const engine::AnyGame& game) { return Library::content_of(game); }

}  // namespace pathciv
