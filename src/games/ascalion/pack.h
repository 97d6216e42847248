// A content pack: the numbers for the rules and the words and shapes for people, read from JSON.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/pack.h"
#include "games/ascalion/content.h"

namespace ascalion {

// The map for those who draw it: shapes, and where names and tokens go.
using MapPoint = std::array<int, 2>;

struct Canvas {
    int width = 0;
    int height = 0;
};

struct CountryShape {
    Country id = kNoCountry;
    std::string outline;  // as path data of SVG
    MapPoint label{};
    MapPoint tokens{};
};

struct WaterShape {
    Place id = kNoPlace;
    std::string outline;
    MapPoint at{};
};

struct DrawnMap {
    Canvas canvas;
    std::vector<CountryShape> countries;
    std::vector<WaterShape> sections;
    std::vector<WaterShape> fields;
};

struct Pack : engine::PackOf<Content, Options> {
    PerCountry<engine::Words> countries;
    std::array<engine::Words, kPlaces> places;
    core::EnumArray<Kind, engine::Words, kKinds> kinds;  // the weapon is a piece
    core::EnumArray<Kind, engine::Words, kResources> sources;
    core::EnumArray<Recipe, engine::Words, kRecipes> recipes;
    core::EnumArray<Religion, engine::Words, kReligions> religions;
    DrawnMap map;

    const engine::Words& place(Place at) const { return places[static_cast<std::size_t>(at)]; }
};

// Errors name the place inside the document: "countries[3].neighbors[0]: ...".
core::Result<Pack> load_pack(std::string_view text, std::string_view schema);

}  // namespace ascalion
