// A content pack: the numbers for the rules and the words for people, read from JSON.
#pragma once

#include <string_view>

#include "core/result.h"
#include "engine/pack.h"
#include "games/wiraqocha/content.h"

namespace wiraqocha {

struct Pack : engine::PackOf<Content, Options> {
    PerHex<engine::Words> hexes;
    PerPiece<engine::Words> pieces;
    core::EnumArray<Artefact, engine::Words, kArtefacts> artefacts;
    core::EnumArray<Card, engine::Words, kCards> cards;
    core::EnumArray<Card, engine::Words, kCards> card_texts;
};

// Errors name the place inside the document: "cards[3].cost.resources: ...".
core::Result<Pack> load_pack(std::string_view text, std::string_view schema);

}  // namespace wiraqocha
