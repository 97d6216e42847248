// From the content that is built into the program, or read from a file, to an AnyGame.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/game_adapter.h"

namespace engine {

template <std::size_t Size>
std::string_view as_text(const std::array<unsigned char, Size>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <Game G, GameTexts<G> T>
struct GameLibrary {
    using Adapter = GameAdapter<G, T>;

    static core::Result<AnyGamePtr> game_of(core::Result<typename T::Pack> pack) {
        if (!pack)
            return pack.error();
        return AnyGamePtr(std::make_shared<Adapter>(std::move(*pack)));
    }
    static const typename G::Content& content_of(const AnyGame& game) {
        return dynamic_cast<const Adapter&>(game).pack().content;
    }
};

}  // namespace engine
