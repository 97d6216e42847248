// A content pack: the numbers for the rules and the words for people, read from JSON.
#pragma once

#include <string_view>

#include "core/result.h"
#include "engine/pack.h"
#include "games/pathciv/content.h"

namespace pathciv {

inline constexpr int kTitles = 6;

// What the report of a solo game calls a score (P10.10).
struct Title {
    int from = 0;
    engine::Words name;
};

struct Pack : engine::PackOf<Content, Options> {
    core::EnumArray<Type, engine::Words, kTypes> types;
    core::EnumArray<Tray, engine::Words, kTrays> trays;
    core::EnumArray<Tech, engine::Words, kTechs> techs;
    core::EnumArray<Card, engine::Words, kCards> cards;
    core::EnumArray<Marker, engine::Words, kMarkers> markers;
    core::EnumArray<Board, engine::Words, kBoards> boards;
    core::EnumArray<Challenge, engine::Words, kChallenges> challenges;
    core::EnumArray<Battle, engine::Words, kBattles> battles;
    std::array<engine::Words, kSteps + 1> steps;
    std::array<Title, kTitles> titles;
};

// Errors name the place inside the document: "wonders[3].lasting[0]: ...".
core::Result<Pack> load_pack(std::string_view text, std::string_view schema);

}  // namespace pathciv
