// What a player has to decide, and where the game stands.
#include <array>
#include <string>

#include "games/pathciv/names.h"
#include "games/pathciv/scoring.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

// The key of a question is "prompt." and the name of what is asked.
// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.round", "Round {0} of 9, {1}", "Runde {0} von 9, {1}"},

    {"prompt.projects",        "Lay two technologies on the left for cubes and two on the right for research; a fifth is discarded.",
                               "Lege zwei Technologien nach links für Würfel und zwei nach rechts für Forschung; eine fünfte wird verworfen."},
    {"prompt.deployment",      "Give up cubes until no more are left than your limit allows.",
                               "Verzichte auf Würfel, bis nicht mehr übrig sind, als dein Limit erlaubt."},
    {"prompt.opening",         "Open one of the two advantages of your step; the other one is out of the game.",
                               "Öffne einen der beiden Vorteile deiner Stufe; der andere scheidet aus."},
    {"prompt.taking",          "Take one of the open advantages.",         "Nimm einen der offenen Vorteile."},
    {"prompt.wonder_bids",     "Bid for one wonder that you can pay for, or pass for this round.",
                               "Biete auf ein Wunder, das du bezahlen kannst, oder passe für diese Runde."},
    {"prompt.leader_bids",     "Bid for one leader that you can pay for, or pass for this round.",
                               "Biete auf einen Anführer, den du bezahlen kannst, oder passe für diese Runde."},
    {"prompt.circles",         "Give up research until your limit is kept, then choose the types of what you may choose.",
                               "Verzichte auf Forschung, bis dein Limit eingehalten ist, und bestimme dann die Typen der freien Punkte."},
    {"prompt.technology_bids", "Take one technology and pay for it with research of its type.",
                               "Nimm eine Technologie und bezahle sie mit Forschung ihres Typs."},
    {"prompt.gains",           "Place what you may choose: first research points, then cubes.",
                               "Verteile, was du wählen darfst: erst Forschungspunkte, dann Würfel."},

    {"over.rival_beaten",      "The Rival is beaten: {0} points, {1} were enough.",
                               "Der Rivale ist besiegt: {0} Punkte, {1} genügten."},
    {"over.rival_unbeaten",    "The Rival wins: you have {0} of {1} points.",
                               "Der Rivale gewinnt: Du hast {0} von {1} Punkten."},
});
// clang-format on

// P10.10
Message verdict(const Content& content, const Table& table) {
    return {"over." + std::string(name_of(table.turn.ending)),
            {Argument::number(score_of(content, table.seat(SeatId{0}))),
             Argument::number(target_of(content, table))}};
}

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

// The same words for all who are asked: nobody learns how far others are.
Message Texts::prompt(const Pack& pack, const View& seen) {
    const Table& table = seen.table;
    if (table.is_over() && table.is_solo())
        return verdict(pack.content, table);
    if (!is_window(table.turn.ask))
        return {};
    return {"prompt." + std::string(name_of(table.turn.ask)), {}};
}

Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    const Table& table = seen.table;
    Message phase{"phase." + std::string(name_of(table.turn.phase)), {}};
    if (table.turn.phase == Phase::Setup || table.is_over())
        return phase;
    return {"stage.round", {Argument::number(table.round()), Argument::message(phase)}};
}

}  // namespace pathciv
