// What an action points at on the table.
#include "engine/targets.h"

#include <array>
#include <string>

#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::target;

constexpr std::array<engine::Names<ActionKind>, 14> kThings = {{
    {ActionKind::ChooseRace, "choose_race"},
    {ActionKind::ChooseTile, "choose_tile"},
    {ActionKind::ChooseStart, "choose_start"},
    {ActionKind::ExtraCube, "extra_cube"},
    {ActionKind::On, "space"},
    {ActionKind::At, "hex"},
    {ActionKind::FreeMini, "hex"},
    {ActionKind::Site, "site"},
    {ActionKind::Target, "figure"},
    {ActionKind::Size, "size"},
    {ActionKind::OfDeck, "deck"},
    {ActionKind::Cube, "cube"},
    {ActionKind::OfSort, "sort"},
    {ActionKind::Option, "option"},
}};

bool is_row(Ask ask) {
    return ask == Ask::DevelopRow || ask == Ask::RowRow || ask == Ask::DiffRow
           || ask == Ask::UpgradeRow || ask == Ask::Victim;
}

// A colour stands for a cube or for a row of the development tracks, as the question has it.
std::string coloured(Ask ask, Colour colour) {
    if (ask == Ask::PlaceColour)
        return target("cube", "available/" + std::string(name_of(colour)));
    return target(is_row(ask) ? "row" : "colour", name_of(colour));
}

std::string thing(const State& state, Action action) {
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::OfColour)
        return coloured(state.turn.ask, colour_of(action));
    if (kind == ActionKind::Level)
        return target("row", name_of(colour_of(action)));
    if (kind == ActionKind::OfCard)
        return target(state.turn.ask == Ask::SpyCard ? "spy" : "card", name_of(card_of(action)));
    return engine::thing_or_button(kThings, kind, Texts::notation(action));
}

}  // namespace

engine::Targets Texts::targets(const Pack& pack,
                               const State& state,
                               SeatId /*seat*/,
                               Action action) {
    if (state.turn.ask == Ask::Commit)  // seats answer in any order, nothing is filled in
        return {thing(state, action)};
    return engine::targets_with_parameters<Rules>(
        pack.content, state, action, [](const State& now, Action answer) {
            return engine::Targets{thing(now, answer)};
        });
}

}  // namespace hyperborea
