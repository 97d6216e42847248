#include "games/ascalion/library.h"

#include <memory>

#include "engine/game_adapter.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/texts.h"
#include "generated/ascalion_content.h"

namespace ascalion {
namespace {

using Game = engine::GameAdapter<Rules, Texts>;

template <std::size_t Size>
std::string_view as_text(const std::array<unsigned char, Size>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

core::Result<engine::AnyGamePtr> game_with_content(std::string_view pack_json) {
    auto pack = load_pack(pack_json, as_text(embedded::kSchema));
    if (!pack)
        return pack.error();
    return engine::AnyGamePtr(std::make_shared<Game>(std::move(*pack)));
}

// The build has checked the standard pack, so reading it again cannot fail.
engine::AnyGamePtr standard_game() {
    static const engine::AnyGamePtr game = *game_with_content(as_text(embedded::kPack));
    return game;
}

const Content& content_of(const engine::AnyGame& game) {
    return dynamic_cast<const Game&>(game).pack().content;
}

}  // namespace ascalion
