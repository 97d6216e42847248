// Which things on the table get a reason: areas, places, recipes, partners and transports that
// nothing legal names.
#include "games/ascalion/reasons.h"

#include <string>
#include <utility>

#include "games/ascalion/asked_areas.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::ActionList;

using Reasons = std::vector<Reason>;

template <class Enum>
std::string target(std::string_view kind, Enum id) {
    return std::string(kind) + ":" + std::string(name_of(id));
}

void add(Reasons& out, std::string thing, Obstacle obstacle) {
    if (!obstacle.none())
        out.push_back({std::move(thing), words_of(obstacle)});
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
    const AreaSet named = named_areas(legal);
    const AreaSet shown{state.board.in_play, vessels_on_map(state)};
    for (const Area area : shown - named) {
        FirstObstacle sieve(area);
        if (sift_areas(pack.content, state, sieve) && !has_named_twin(state, named, area))
            out.push_back({target("area", area), words_of_area(pack, state, sieve.obstacle())});
    }
}

void explain_places(const Content& content, const State& state, Reasons& out) {
    if (state.turn.ask != Ask::Halt)
        return;
    for (const Place place : content.place(sailing::place_now(state)).steps)
        if (place != kNoPlace)
            add(out, target("place", place), sailing::why_not(content, state, place));
}

void explain_recipes(const Pack& pack, const State& state, Reasons& out) {
    if (state.turn.ask != Ask::Recipe)
        return;
    for (int i = 0; i < kRecipes; ++i) {
        const auto recipe = static_cast<Recipe>(i);
        const Obstacle obstacle = developing::why_not_made(pack.content, state, recipe);
        if (!obstacle.none())
            out.push_back({target("recipe", recipe), words_of(pack, state, obstacle, recipe)});
    }
}

void explain_partners(const Content& content, const State& state, Reasons& out) {
    if (state.turn.ask != Ask::Partner)
        return;
    for (const SeatId seat : SeatSet::first(state.options.seats) - SeatSet::of(state.turn.active)) {
        const Obstacle obstacle = trading::why_no_offer_to(content, state, seat);
        if (!obstacle.none())
            out.push_back(
                {"seat:" + std::to_string(engine::index_of(seat)), words_of(obstacle, seat)});
    }
}

void explain_transports(const Content& content, const State& state, Reasons& out) {
    const Ask ask = state.turn.ask;
    if (ask != Ask::Transport && ask != Ask::Extra && ask != Ask::Bonus)
        return;
    for (const TransportKind kind : transporting::all_transports())
        add(out,
            target("action", transporting::action_of(kind)),
            attacking::why_no_transport(content, state, kind));
    if (ask == Ask::Transport)
        add(out, target("action", ActionKind::Done), transporting::why_not_done(content, state));
    if (ask == Ask::Bonus)
        add(out, target("action", ActionKind::Attack), attacking::why_no_attack(content, state));
}

void explain_stop(const Content& content, const State& state, Reasons& out) {
    if (state.turn.ask == Ask::Go)
        add(out, target("action", ActionKind::Stop), marching::why_no_stop(content, state));
    if (state.turn.ask == Ask::Halt && !sailing::is_stranded(content, state))
        add(out, target("action", ActionKind::Stop), sailing::why_no_stop(content, state));
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
    explain_places(pack.content, state, all);
    explain_recipes(pack, state, all);
    explain_partners(pack.content, state, all);
    explain_transports(pack.content, state, all);
    explain_stop(pack.content, state, all);
    return all;
}

}  // namespace ascalion
