// Names of things for people, and the text of effects, which is made from the effects themselves.
#pragma once

#include "games/hyperborea/pack.h"
#include "games/hyperborea/state.h"

namespace hyperborea {

// "2 movement points", "1 develop on each of 3 rows".
engine::Words point_words(const Pack& pack, Point point, int amount);
// A whole list: "1 attack or 2 fortresses; 1 gem".
engine::Words effect_words(const Pack& pack, EffectAt list);
// One option of the choice at this place.
engine::Words option_words(const Pack& pack, EffectAt choice, int option);
// The pay at this place: the price and what it brings.
engine::Words pay_words(const Pack& pack, EffectAt pay);
// What a card, a city or ruin, a token or a race tile does.
engine::Words card_text(const Pack& pack, Card card);
// "2 points, Green + multicolour": its worth and its spaces.
engine::Words card_worth(const Pack& pack, Card card);
engine::Words site_text(const Pack& pack, const SiteSpec& site);
engine::Words race_tile_text(const Pack& pack, RaceTile tile);

engine::Words set_name(const Pack& pack, const Table& table, SeatId owner, Set set);
// The base technology of a colour: "Warfare".
engine::Words row_name(const Pack& pack, Colour row);
// What the homeland of a people is called, hex by hex.
engine::Words homeland_name(Race race, Role role);
engine::Words space_name(const Pack& pack, Space space);
engine::Words metal_name(Metal metal);
engine::Words hex_name(const Pack& pack, const Table& table, Hex hex);
// "Salt Mirror, city: 1 gem"
engine::Words site_name(const Pack& pack, const Table& table, Hex hex, int site);
// "loses a gem", and what is lost: "a gem".
engine::Words sort_name(Sort sort);
engine::Words lost_thing(Sort sort);

}  // namespace hyperborea
