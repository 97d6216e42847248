// Words and figures of an analysis: what the report says apart from the words of the games.
#pragma once

#include <string_view>

#include "analysis/verdict.h"
#include "engine/message.h"

namespace app::words {

using engine::Words;

inline const Words kPlayer{"player", "Spieler"};
inline const Words kStart{"start", "Beginn"};
inline const Words kLuck{"luck", "Glück"};
inline const Words kOwn{"own choices", "eigene Wahl"};
inline const Words kRivals{"rivals", "andere"};
inline const Words kEnd{"end", "Ende"};
inline const Words kAccuracy{"accuracy", "Genauigkeit"};
inline const Words kPhases{"by thirds", "in Dritteln"};
inline const Words kChoices{"choices", "Entscheidungen"};
inline const Words kSigns{"! only move   ?! inaccuracy   ? mistake   ?? blunder",
                          "! einziger Zug   ?! ungenau   ? Fehler   ?? grober Fehler"};
inline const Words kNoMistakes{"No mistake here.", "Kein Fehler."};
inline const Words kCosts{"{}, costs {} of 100 ({} % -> {} %)",
                          "{}, kostet {} von 100 ({} % -> {} %)"};
inline const Words kBetter{"Better:", "Besser:"};
inline const Words kFound{"Well found, +{}", "Gut gefunden, +{}"};
inline const Words kMoves{"All moves: chance of each seat before it, in per cent",
                          "Alle Züge: Chance jedes Platzes davor, in Prozent"};
inline const Words kRoll{"luck", "Glück"};

const Words& name_of(analysis::Mark mark);
std::string_view sign_of(analysis::Mark mark);

// Hundredths of a point as whole points.
int points(int hundredths);

// In whole points that still add up: what rounding leaves goes to the greatest part.
analysis::Ledger whole_points(const analysis::Ledger& ledger);

}  // namespace app::words
