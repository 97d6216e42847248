// What a pick points at on the table.
#include "engine/targets.h"

#include <array>
#include <string>

#include "games/pathciv/names.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::target;

constexpr std::array<engine::Names<ActionKind>, 9> kThings = {{
    {ActionKind::Discard, "discard"},
    {ActionKind::GiveUpCube, "cube"},
    {ActionKind::Recruit, "cube"},
    {ActionKind::GiveUpCircle, "circle"},
    {ActionKind::CountAs, "type"},
    {ActionKind::Study, "type"},
    {ActionKind::Open, "marker"},
    {ActionKind::Take, "marker"},
    {ActionKind::Bid, "card"},
}};

// Two copies of a technology are one thing.
engine::Targets pair(Action action) {
    const std::string one = target("left", name_of(tech_of(action)));
    const std::string other = target("left", name_of(second_tech_of(action)));
    return one == other ? engine::Targets{one} : engine::Targets{one, other};
}

}  // namespace

engine::Targets Texts::targets(const Pack& /*pack*/,
                               const State& /*state*/,
                               SeatId /*seat*/,
                               Action action) {
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::Buy || kind == ActionKind::Adopt)
        return {target("stack", name_of(stack_of(tech_of(action))))};
    if (kind == ActionKind::Left)
        return pair(action);
    return {engine::thing_or_button(kThings, kind, notation(action))};
}

}  // namespace pathciv
