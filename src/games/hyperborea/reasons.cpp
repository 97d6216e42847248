// Why something cannot be chosen now: kinds of the menu, and sets that take no cube.
#include <array>
#include <string>
#include <utility>

#include "games/hyperborea/names.h"
#include "games/hyperborea/phrase_tables.h"
#include "games/hyperborea/rules.h"
#include "games/hyperborea/texts.h"
#include "games/hyperborea/things.h"

namespace hyperborea {
namespace {

using engine::Argument;
using engine::Message;
using engine::Reason;

// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"why.no_points",     "You have no points for it.",               "Du hast keine Punkte dafür."},
    {"why.no_cube_fits",  "No available cube fits an open space.",    "Kein verfügbarer Würfel passt auf ein offenes Feld."},
    {"why.nowhere",       "There is nothing to use it on.",           "Es gibt nichts, worauf es wirken könnte."},
    {"why.too_dear",      "Every step costs more, or your miniatures are stopped.", "Jeder Schritt kostet mehr, oder deine Figuren sind gestoppt."},
    {"why.no_fortress",   "All your fortresses are in use.",          "Alle deine Festungen sind im Spiel."},
    {"why.no_reserve",    "Your reserve is empty.",                   "Dein Vorrat ist leer."},
    {"why.no_site",       "No city or ruin is free where you stand.", "Keine Stadt oder Ruine ist frei, wo du stehst."},
    {"why.no_token",      "You keep no token.",                       "Du bewahrst kein Plättchen auf."},
    {"why.all_at_top",    "All your markers are at the top.",         "Alle deine Marker stehen ganz oben."},
    {"why.low_markers",   "No marker is high enough, or the cubes are gone.", "Kein Marker steht hoch genug, oder die Würfel sind aus."},
    {"why.empty_bag",     "Your bag is empty.",                       "Dein Beutel ist leer."},
    {"why.no_power",      "Your race tile has nothing to use now.",   "Dein Fraktionsplättchen hat jetzt nichts zu bieten."},
    {"why.other_set",     "The other set of {0} is in use until your Reset.", "Das andere Set von {0} ist bis zum Reset in Gebrauch."},
    {"why.full",          "All its spaces are full.",                 "Alle Felder sind besetzt."},
    {"why.often_enough",  "It has been activated often enough this turn.", "Es wurde in diesem Zug oft genug aktiviert."},
    {"why.wrong_colour",  "{0} does not fit its open spaces.",        "{0} passt nicht auf die offenen Felder."},
});
// clang-format on

// The points that a kind of the menu spends.
PointSet points_for(ActionKind kind) {
    switch (kind) {
        case ActionKind::Walk: return PointSet::of(Point::Move);
        case ActionKind::Fly: return PointSet::of(Point::Fly);
        case ActionKind::Attack: return PointSet::of(Point::Attack);
        case ActionKind::Ranged: return PointSet::of(Point::Ranged);
        case ActionKind::Fort: return PointSet::of(Point::Fortress);
        case ActionKind::Deploy: return points(Point::Mini, Point::Clone);
        case ActionKind::Develop: return PointSet::of(Point::Develop);
        case ActionKind::Row: return points(Point::Row1, Point::Row6);
        case ActionKind::Diff: return points(Point::Diff1, Point::Diff6);
        case ActionKind::Take:
        case ActionKind::Refresh: return PointSet::of(Point::Tech);
        case ActionKind::Draw: return PointSet::of(Point::Draw);
        case ActionKind::Generate: return points(Point::GenerateRed, Point::GenerateAny);
        case ActionKind::Restore: return PointSet::of(Point::Restore);
        case ActionKind::Exchange: return points(Point::ExchangeRed, Point::ExchangeAny);
        case ActionKind::Purge: return PointSet::of(Point::Purge);
        case ActionKind::Spy: return PointSet::of(Point::Spy);
        case ActionKind::Strike: return points(Point::StrikeDevelop, Point::StrikeGem);
        default: return {};
    }
}

// With points, but nothing to spend them on.
std::string_view why_useless(const State& state, ActionKind kind) {
    switch (kind) {
        case ActionKind::Walk: return "too_dear";
        case ActionKind::Fort: return state.active().stock == 0 ? "no_fortress" : "nowhere";
        case ActionKind::Deploy: return "no_reserve";
        case ActionKind::Develop:
        case ActionKind::Row:
        case ActionKind::Diff: return "all_at_top";
        case ActionKind::Draw: return "empty_bag";
        default: return "nowhere";
    }
}

std::string_view why_not_kind(const State& state, ActionKind kind) {
    switch (kind) {
        case ActionKind::Place: return "no_cube_fits";
        case ActionKind::Enter: return "no_site";
        case ActionKind::UseToken: return "no_token";
        case ActionKind::Upgrade: return "low_markers";
        case ActionKind::Race: return "no_power";
        default: break;
    }
    const bool has_points = !(points_for(kind) & activating::points_in(state.pool)).empty();
    return has_points ? why_useless(state, kind) : "no_points";
}

Message because(std::string_view key, std::vector<Argument> arguments = {}) {
    return {"why." + std::string(key), std::move(arguments)};
}

void explain_menu(const State& state, const engine::ActionList& legal, std::vector<Reason>& out) {
    for (auto i = static_cast<int>(ActionKind::Place); i < static_cast<int>(ActionKind::End); ++i) {
        const auto kind = static_cast<ActionKind>(i);
        if (!legal.contains(action::bare(kind)))
            out.push_back(
                {"action:" + std::string(name_of(kind)), because(why_not_kind(state, kind))});
    }
}

Message why_not_set(const Pack& pack, const State& state, Set set) {
    const Things things(pack, state);
    const SeatId seat = state.turn.active;
    if (is_closed(state, seat, set))
        return because("other_set",
                       {Argument::words(pack.technologies[static_cast<std::size_t>(set) / 2])});
    if (is_full(pack.content, state, seat, set))
        return because("full");
    engine::ActionCounter open;
    for_each_open_space(pack.content, state, set, [&](Set /*set*/, Space /*space*/) {
        open(action::bare(ActionKind::On));
    });
    return open.count == 0 ? because("often_enough")
                           : because("wrong_colour", {things.colour(state.turn.colour)});
}

void explain_sets(const Pack& pack,
                  const State& state,
                  const engine::ActionList& legal,
                  std::vector<Reason>& out) {
    for_each_set(state, state.turn.active, [&](Set set) {
        for (const Action action : legal)
            if (set_of(action) == set)
                return;
        out.push_back({"set:" + std::string(name_of(set)), why_not_set(pack, state, set)});
    });
}

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    std::vector<Reason> all;
    if (seat == kNobody || seat != state.turn.to_move)
        return all;
    engine::ActionList legal;
    Rules::legal(pack.content, state, seat, legal);
    if (state.turn.ask == Ask::Menu)
        explain_menu(state, legal, all);
    if (state.turn.ask == Ask::PlaceSpace)
        explain_sets(pack, state, legal, all);
    return all;
}

}  // namespace hyperborea
