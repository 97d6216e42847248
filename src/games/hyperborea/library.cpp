#include "games/hyperborea/library.h"

#include "engine/game_library.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/texts.h"
#include "generated/hyperborea_content.h"

namespace hyperborea {

using Library = engine::GameLibrary<Rules, Texts, load_pack>;

engine::AnyGamePtr standard_game() { return Library::standard(embedded::kPack, embedded::kSchema); }
core::Result<engine::AnyGamePtr> game_with_content(std::string_view pack_json) {
    return Library::read(pack_json, embedded::kSchema);
}
std::string_view standard_pack() { return engine::as_text(embedded::kPack); }
std::vector<std::string_view> earlier_packs() { return engine::as_texts(embedded::kEarlier); }

const Content& content_of(const engine::AnyGame& game) { return Library::content_of(game); }

}  // namespace hyperborea
