// Names of areas, places and goods for people, in the forms that sentences need.
#pragma once

#include <string_view>
#include <vector>

#include "engine/nouns.h"
#include "games/ascalion/pack.h"
#include "games/ascalion/state.h"

namespace ascalion {

// "Albur", "Boat 3".
engine::Words area_name(const Pack& pack, Area area);
// The same, a vessel with the place where it stands: "Boat 3 (Ascal 4)".
engine::Words area_at(const Pack& pack, const State& state, Area area);
// "wood", "2 horses"; in running text.
engine::Words kind_name(const Pack& pack, Kind kind);
bool is_counted(Kind kind);  // "many horses", but "much wood"
engine::Argument several(const Pack& pack, Kind kind);
engine::Words counted_kind(const Pack& pack, Kind kind, int amount);
// "2 wood, 1 horse"; "nothing" if there is none.
engine::Words goods_list(const Pack& pack, Goods goods);

engine::Argument area_words(const Pack& pack, Area area);
engine::Argument area_words(const Pack& pack, const State& state, Area area);
engine::Argument areas_words(const Pack& pack, const State& state, AreaSet areas);
// "in Albur", "on Boat 3"; "into Albur", "onto Boat 3"; "from Albur", "from Boat 3".
engine::Argument in_area(const Pack& pack, const State& state, Area area);
engine::Argument into_area(const Pack& pack, const State& state, Area area);
engine::Argument from_area(const Pack& pack, const State& state, Area area);

// "Ascal 4", "shallow field 12"; "in section Ascal 4", "to shallow field 12".
engine::Argument in_place(const Pack& pack, Place place);
engine::Argument to_place(const Pack& pack, Place place);

engine::Argument kind_words(const Pack& pack, Kind kind);
engine::Argument goods_words(const Pack& pack, Goods goods);
engine::Argument count_words(const engine::Noun& noun, int amount);

inline constexpr engine::Noun kPoints{"1 point", "# points", "1 Punkt", "# Punkte"};
inline constexpr engine::Noun kCities{"a city", "# cities", "eine Stadt", "# Städte"};
inline constexpr engine::Noun kFollowers{"a follower", "# followers", "ein Anhänger", "# Anhänger"};
inline constexpr engine::Noun kFollowersLeft{
    "1 follower left", "# followers left", "noch 1 Anhänger", "noch # Anhänger"};
inline constexpr engine::Noun kBooks{"1 book", "# books", "1 Buch", "# Bücher"};
inline constexpr engine::Noun kTransports{
    "1 transport left", "# transports left", "noch 1 Transport", "noch # Transporte"};
inline constexpr engine::Noun kOffers{
    "1 offer left", "# offers left", "noch 1 Angebot", "noch # Angebote"};
inline constexpr engine::Noun kOffersMade{"1 offer", "# offers", "1 Angebot", "# Angebote"};
inline constexpr engine::Noun kSourcesLeft{
    "1 source left", "# sources left", "noch 1 Quelle", "noch # Quellen"};
inline constexpr engine::Noun kFree{
    "1 country left", "# countries left", "noch 1 Land frei", "noch # Länder frei"};

}  // namespace ascalion
