// Why something cannot be chosen now: kinds of the menu, and sets that take no cube. The rules say
// what keeps it: nothing is judged here.
#include <array>
#include <string>
#include <utility>

#include "engine/targets.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/things.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

// In the order of the obstacles.
// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"why.nothing",       "Nothing",                                  "Nichts"},
    {"why.no_points",      "You have no points for it.",               "Du hast keine Punkte dafür."},
    {"why.no_cube_fits",   "No available cube fits an open space.",    "Kein verfügbarer Würfel passt auf ein offenes Feld."},
    {"why.nowhere",        "There is nothing to use it on.",           "Es gibt nichts, worauf es wirken könnte."},
    {"why.no_mini",        "You have no free miniature on the map.", "Du hast keine freie Figur auf dem Plan."},
    {"why.too_dear",       "Every step costs more, or your miniatures are stopped.", "Jeder Schritt kostet mehr, oder deine Figuren sind gestoppt."},
    {"why.no_fortress",    "All your fortresses are in use.",          "Alle deine Festungen sind im Spiel."},
    {"why.no_reserve",     "Your reserve is empty.",                   "Dein Vorrat ist leer."},
    {"why.no_site",        "No city or ruin is free where you stand.", "Keine Stadt oder Ruine ist frei, wo du stehst."},
    {"why.no_token",       "You keep no token.",                       "Du bewahrst kein Plättchen auf."},
    {"why.all_at_top",     "All your markers are at the top.",         "Alle deine Marker stehen ganz oben."},
    {"why.low_markers",    "No marker is high enough, or the cubes are gone.", "Kein Marker steht hoch genug, oder die Würfel sind aus."},
    {"why.empty_bag",      "Your bag is empty.",                       "Dein Beutel ist leer."},
    {"why.no_power",       "Your race tile has nothing to use now.",   "Dein Fraktionsplättchen hat jetzt nichts zu bieten."},
    {"why.other_set",      "The other set of {0} is in use until your Reset.", "Das andere Set von {0} ist bis zum Reset in Gebrauch."},
    {"why.full",           "All its spaces are full.",                 "Alle Felder sind besetzt."},
    {"why.often_enough",   "It has been activated often enough this turn.", "Es wurde in diesem Zug oft genug aktiviert."},
    {"why.wrong_colour",   "{0} does not fit its open spaces.",        "{0} passt nicht auf die offenen Felder."},
});
// clang-format on
static_assert(kReasonPhrases.size() == kWhys);

Message because(Why why, std::vector<Argument> arguments = {}) {
    return {std::string(kReasonPhrases[static_cast<std::size_t>(why)].key), std::move(arguments)};
}

void explain_menu(const Content& content, const State& state, std::vector<Reason>& out) {
    for (auto i = static_cast<int>(ActionKind::Place); i < static_cast<int>(ActionKind::End); ++i) {
        const auto kind = static_cast<ActionKind>(i);
        if (const Why why = acting::why_not(content, state, kind); why != Why::Nothing)
            out.push_back({engine::target("action", name_of(kind)), because(why)});
    }
}

Message words_of(const Pack& pack, const State& state, Set set, Why why) {
    if (why == Why::OtherSet)
        return because(why,
                       {Argument::words(pack.technologies[static_cast<std::size_t>(set) / 2])});
    if (why == Why::WrongColour)
        return because(why, {Things(pack, state).colour(state.turn.colour)});
    return because(why);
}

void explain_sets(const Pack& pack, const State& state, std::vector<Reason>& out) {
    for_each_set(state, state.turn.active, [&](Set set) {
        if (const Why why = placing::why_not(pack.content, state, set); why != Why::Nothing)
            out.push_back({engine::target("set", name_of(set)), words_of(pack, state, set, why)});
    });
}

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    std::vector<Reason> all;
    if (seat == kNobody || seat != state.turn.to_move)
        return all;
    if (state.turn.ask == Ask::Menu)
        explain_menu(pack.content, state, all);
    if (state.turn.ask == Ask::PlaceSpace)
        explain_sets(pack, state, all);
    return all;
}

}  // namespace hyperborea
