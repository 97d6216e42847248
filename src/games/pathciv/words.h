// The text of gains, effects and cards, which is made from the data itself.
#pragma once

#include "engine/message.h"
#include "games/pathciv/pack.h"

namespace pathciv {

// "Soldiers +2", "1 research point of your choice".
engine::Words gain_words(const Pack& pack, const Gain& gain);
// A whole list: "heritage +1, Soldiers +1"; "nothing" if it is empty.
engine::Words gains_words(const Pack& pack, const GainList& gains);
// "in every battle: power +2"
engine::Words effect_words(const Pack& pack, const Effect& effect);
// What a wonder or leader does.
engine::Words card_text(const Pack& pack, Card card);
// "Soldiers +1 on the left; research in Cult +1 on the right"
engine::Words tech_text(const Pack& pack, Tech tech);
// The same with what the box brings to a buyer; "..; at once Builders +1".
engine::Words offer_text(const Pack& pack, Tech tech);
// "Science, 2 points"
engine::Words sort_words(const Pack& pack, Type type, int points);
// "1 history point"
engine::Words history_words(int points);
// "1 point for each history point (Cult); for every 3 of them Philosophers +2"
engine::Words challenge_text(const Pack& pack, Challenge challenge);
// The bonuses rank by rank.
engine::Words battle_text(const Pack& pack, Battle battle);
// The priority row and the start bonus.
engine::Words board_text(const Pack& pack, Board board);

engine::Words tray_amount(const Pack& pack, Tray tray, int amount);
engine::Words research_amount(const Pack& pack, Type type, int amount);
engine::Words circle_name(const Pack& pack, Circle circle);

}  // namespace pathciv
