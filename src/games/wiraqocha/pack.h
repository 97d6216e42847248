// A content pack: the numbers for the rules and the words for people, read from JSON.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "engine/message.h"
#include "games/wiraqocha/content.h"

namespace wiraqocha {

struct Pack {
    Content content;
    Options standard_options;
    std::string hash;  // "sha256:<hex>" of the pack's JSON without its white space
    engine::Words name;
    PerHex<engine::Words> hexes;
    PerPiece<engine::Words> pieces;
    core::EnumArray<Artefact, engine::Words, kArtefacts> artefacts;
    core::EnumArray<Card, engine::Words, kCards> cards;
    core::EnumArray<Card, engine::Words, kCards> card_texts;
};

// Errors name the place inside the document: "cards[3].cost.resources: ...".
core::Result<Pack> load_pack(std::string_view text, std::string_view schema);

}  // namespace wiraqocha
