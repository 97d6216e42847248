// From the content that is built into the program, or read from a file, to an AnyGame.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game_adapter.h"

namespace engine {

template <std::size_t Size>
std::string_view as_text(const std::array<unsigned char, Size>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <std::size_t Count>
std::vector<std::string_view> as_texts(
    const std::array<std::span<const unsigned char>, Count>& packs) {
    std::vector<std::string_view> texts;
    for (const auto& bytes : packs)
        texts.emplace_back(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return texts;
}

// `kLoadPack(text, schema)` reads a content pack. What is built in comes as bytes.
template <Game G, class T, auto kLoadPack>
struct ReadLibrary {
    using Adapter = GameAdapter<G, T>;

    static core::Result<AnyGamePtr> read(std::string_view pack_json, const auto& schema) {
        auto pack = kLoadPack(pack_json, as_text(schema));
        if (!pack)
            return pack.error();
        return AnyGamePtr(std::make_shared<Adapter>(std::move(*pack)));
    }
    // The build has checked the standard pack, so reading it again cannot fail.
    static AnyGamePtr standard(const auto& pack, const auto& schema) {
        static const AnyGamePtr game = *read(as_text(pack), schema);
        return game;
    }
    static const typename G::Content& content_of(const AnyGame& game) {
        return dynamic_cast<const Adapter&>(game).pack().content;
    }
};

}  // namespace engine
