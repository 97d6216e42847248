// What an action points at on the table.
#include "engine/targets.h"

#include <array>
#include <string>

#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

constexpr std::array<engine::Names<ActionKind>, 9> kThings = {{
    {ActionKind::At, "area"},
    {ActionKind::LoadFrom, "area"},
    {ActionKind::UnloadTo, "area"},
    {ActionKind::To, "place"},
    {ActionKind::Pick, "kind"},
    {ActionKind::Take, "take"},
    {ActionKind::Found, "religion"},
    {ActionKind::Make, "recipe"},
    {ActionKind::Offer, "seat"},
}};

}  // namespace

engine::Targets Texts::targets(const Pack& pack,
                               const State& state,
                               SeatId /*seat*/,
                               Action action) {
    return engine::targets_with_parameters<Rules>(
        pack.content, state, action, [](const State& /*now*/, Action answer) {
            return engine::Targets{
                engine::thing_or_button(kThings, kind_of(answer), notation(answer))};
        });
}

// What is taken for good is not counted in reports.
std::vector<engine::Pick> Texts::picks(const Pack& /*pack*/,
                                       const State& /*before*/,
                                       SeatId /*seat*/,
                                       Action /*action*/) {
    return {};
}

}  // namespace ascalion
