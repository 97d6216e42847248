// What a player has to decide, and where the game stands.
#include <array>
#include <string>

#include "games/pathciv/names.h"
#include "games/pathciv/scoring.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::Argument;
using engine::Message;

// The key of a question is "prompt." and the name of what is asked.
// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.round", "Round {0} of 9, {1}", "Runde {0} von 9, {1}"},

    {"prompt.projects",        "Discard one technology and lay two on the left; the others lie on the right.",
                               "Wirf eine Technologie ab und lege zwei nach links; die anderen liegen rechts."},
    {"prompt.deployment",      "Your left side brings more cubes than the limit allows. What do you give up?",
                               "Deine linke Seite bringt mehr Würfel, als das Limit erlaubt. Worauf verzichtest du?"},
    {"prompt.opening",         "Which advantage do you open for all?",        "Welchen Vorteil öffnest du für alle?"},
    {"prompt.taking",          "Which advantage do you take?",                "Welchen Vorteil nimmst du?"},
    {"prompt.wonder_bids",     "Which wonder do you want?",                   "Welches Wunder möchtest du?"},
    {"prompt.leader_bids",     "Which leader do you want?",                   "Welchen Anführer möchtest du?"},
    {"prompt.circles",         "Which research points do you give up, and which types do you choose?",
                               "Auf welche Forschungspunkte verzichtest du, und welche Typen wählst du?"},
    {"prompt.technology_bids", "Which technology do you take?",               "Welche Technologie nimmst du?"},
    {"prompt.gains",           "What do you choose?",                         "Was wählst du?"},

    {"over.rival_beaten",      "The Rival is beaten: {0} points, {1} were enough.",
                               "Der Rivale ist besiegt: {0} Punkte, {1} genügten."},
    {"over.rival_unbeaten",    "The Rival is not beaten: {0} points of {1}.",
                               "Der Rivale ist nicht besiegt: {0} von {1} Punkten."},
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
