// Names of areas, places and goods for people.
#pragma once

#include "games/ascalion/pack.h"
#include "games/ascalion/state.h"

namespace ascalion {

// "Albur", "Boat 3".
engine::Words area_name(const Pack& pack, Area area);
// The same, a vessel with the place where it stands: "Boat 3 (Ascal 4)".
engine::Words area_at(const Pack& pack, const State& state, Area area);
// "2 wood, 1 horse"; "nothing" if there is none.
engine::Words goods_list(const Pack& pack, Goods goods);

engine::Argument area_words(const Pack& pack, Area area);
engine::Argument area_words(const Pack& pack, const State& state, Area area);
engine::Argument place_words(const Pack& pack, Place place);
engine::Argument kind_words(const Pack& pack, Kind kind);
engine::Argument goods_words(const Pack& pack, Goods goods);

}  // namespace ascalion
