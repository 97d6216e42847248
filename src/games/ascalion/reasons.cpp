// Which things on the table get a reason: areas, places, recipes, partners and transports that
// nothing legal names.
#include "games/ascalion/reasons.h"

#include <string>
#include <utility>

#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/texts.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

using engine::ActionList;
using engine::Argument;
using engine::Message;
using engine::Reason;

using Reasons = std::vector<Reason>;

template <class Enum>
std::string target(std::string_view kind, Enum id) {
    return std::string(kind) + ":" + std::string(name_of(id));
}

// Questions that are answered with an area.
bool asks_for_area(Ask ask) {
    switch (ask) {
        case Ask::SourceCountry:
        case Ask::ClaimCountry:
        case Ask::TempleCountry:
        case Ask::UniversityCountry:
        case Ask::RecipeArea:
        case Ask::ShortSource:
        case Ask::Stud:
        case Ask::FoalCountry:
        case Ask::BookArea:
        case Ask::FollowerArea:
        case Ask::GiveArea:
        case Ask::Origin:
        case Ask::Destination:
        case Ask::From:
        case Ask::To:
        case Ask::Go:
        case Ask::Vessel:
        case Ask::PriceArea:
        case Ask::Target:
        case Ask::LostBook: return true;
        default: return false;
    }
}

AreaSet named_areas(const ActionList& legal) {
    AreaSet named;
    for (const Action action : legal)
        if (kind_of(action) == ActionKind::At)
            named.insert(area_of(action));
    return named;
}

// Vessels that are alike are chosen through the first of them.
bool has_named_twin(const State& state, AreaSet named, Area area) {
    return !is_country(area) && has_twin(state, named.vessels, vessel_of(area));
}

void explain_areas(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    if (!asks_for_area(state.turn.ask))
        return;
    const AreaSet named = named_areas(legal);
    const AreaSet shown{state.board.in_play, vessels_on_map(state)};
    for (const Area area : shown - named)
        if (!has_named_twin(state, named, area))
            out.push_back({target("area", area), why_not_area(pack, state, area)});
}

void explain_places(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    if (state.turn.ask != Ask::Halt)
        return;
    for (const Place place : pack.content.place(sailing::place_now(state)).steps)
        if (place != kNoPlace && !legal.contains(action::to(place)))
            out.push_back({target("place", place), why_not_place(pack, state, place)});
}

void explain_recipes(const Pack& pack, const State& state, const ActionList& legal, Reasons& out) {
    if (state.turn.ask != Ask::Recipe)
        return;
    for (int i = 0; i < kRecipes; ++i)
        if (const auto recipe = static_cast<Recipe>(i); !legal.contains(action::make_by(recipe)))
            out.push_back({target("recipe", recipe), why_not_recipe(pack, state, recipe)});
}

void explain_partners(const State& state, const ActionList& legal, Reasons& out) {
    if (state.turn.ask != Ask::Partner)
        return;
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId seat = engine::seat_id(i);
            seat != state.turn.active && !legal.contains(action::offer(seat)))
            out.push_back({"seat:" + std::to_string(i), why_not_partner(state, seat)});
}

void explain_transports(const Pack& pack,
                        const State& state,
                        const ActionList& legal,
                        Reasons& out) {
    const Ask ask = state.turn.ask;
    if (ask != Ask::Transport && ask != Ask::Extra && ask != Ask::Bonus)
        return;
    for (const TransportKind kind : transporting::all_transports())
        if (const ActionKind action = transporting::action_of(kind);
            !legal.contains(action::bare(action)))
            out.push_back({target("action", action), why_not_transport(pack, state, kind)});
    if (ask == Ask::Transport && !legal.contains(action::bare(ActionKind::Done)))
        out.push_back({target("action", ActionKind::Done), why("save_boats")});
    if (ask == Ask::Bonus && !legal.contains(action::bare(ActionKind::Attack))) {
        out.push_back({target("action", ActionKind::Attack),
                       why(state.attack.made < attacking::most_attacks(pack.content, state)
                               ? "no_target"
                               : "attacks_used")});
    }
}

void explain_stop(const State& state, const ActionList& legal, Reasons& out) {
    const bool asked = state.turn.ask == Ask::Halt || state.turn.ask == Ask::Go;
    if (!asked || legal.contains(action::bare(ActionKind::Stop)))
        return;
    const bool moved =
        state.turn.ask == Ask::Halt ? state.transport.acted : state.transport.borders > 0;
    const char* forbidden = carrying::is_extra(state) ? "not_at_target" : "high_sea";
    out.push_back({target("action", ActionKind::Stop), why(moved ? forbidden : "not_started")});
}

}  // namespace

Message why(std::string_view key, std::vector<Argument> arguments) {
    return {"why." + std::string(key), std::move(arguments)};
}

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    const auto legal = engine::legal_of<Rules>(pack.content, state, seat);
    if (legal.empty())
        return {};
    std::vector<Reason> all;
    explain_areas(pack, state, legal, all);
    explain_places(pack, state, legal, all);
    explain_recipes(pack, state, legal, all);
    explain_partners(state, legal, all);
    explain_transports(pack, state, legal, all);
    explain_stop(state, legal, all);
    return all;
}

}  // namespace ascalion
