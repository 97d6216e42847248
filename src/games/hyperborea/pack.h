// A content pack: the numbers for the rules and the words for people, read from JSON.
#pragma once

#include <string_view>

#include "core/result.h"
#include "engine/pack.h"
#include "games/hyperborea/content.h"

namespace hyperborea {

struct Pack : engine::PackOf<Content, Options> {
    core::EnumArray<Colour, engine::Words, kColours> colours;
    core::EnumArray<Terrain, engine::Words, kTerrains> terrains;
    core::EnumArray<Deck, engine::Words, kDecks> decks;
    core::EnumArray<Race, engine::Words, kRaces> races;
    core::EnumArray<RaceTile, engine::Words, kRaceTiles> race_tiles;
    std::array<engine::Words, kBaseSets / 2> technologies;  // base ones
    core::EnumArray<Card, engine::Words, kCards> cards;
    core::EnumArray<Token, engine::Words, kTokens> tokens;
    core::EnumArray<Tile, engine::Words, kInnerTiles> tiles;
    // Axial coordinates of the hexes, for those who draw.
    std::array<PerHex<std::array<int, 2>>, kMaxSeats + 1> places{};
};

// Errors name the place inside the document: "cards[3].effects[0]: ...".
core::Result<Pack> load_pack(std::string_view text, std::string_view schema);

}  // namespace hyperborea
