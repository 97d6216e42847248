// What an action points at on the table.
#include "engine/targets.h"

#include <array>
#include <string>

#include "games/wiraqocha/names.h"
#include "games/wiraqocha/rules.h"
#include "games/wiraqocha/words.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::target;
using engine::Targets;

constexpr std::array<engine::Names<ActionKind>, 5> kByCards = {{
    {ActionKind::UseFactory, "android_factory"},
    {ActionKind::Tunnel, "transport_tunneller"},
    {ActionKind::MoveFortress, "flying_fortress"},
    {ActionKind::Probe, "psychic_probe"},
    {ActionKind::FireDeathRay, "death_ray"},
}};

constexpr std::array<engine::Names<ActionKind>, 7> kFates = {{
    {ActionKind::ToCemetery, "fate:cemetery"},
    {ActionKind::TakeCaptive, "fate:captive"},
    {ActionKind::LootCrystal, "loot:crystal"},
    {ActionKind::LootArtefact, "loot:artefact"},
    {ActionKind::LootCaptive, "loot:captive"},
    {ActionKind::PayInResources, "pay:resources"},
    {ActionKind::PayInCrystals, "pay:crystals"},
}};

std::string piece_at(PieceKind kind, std::string_view place) {
    return target("piece", std::string(name_of(kind)) + "@" + std::string(place));
}

Targets mover(Action action) {
    const Hex from = origin_of(action);
    if (from == kNoHex)
        return {piece_at(piece_of(action), "reserve")};
    return {piece_at(piece_of(action), name_of(from)), target("hex", name_of(from))};
}

// An action of the menu is a button, and the card that it is done with.
Targets menu(ActionKind kind) {
    const std::string_view card = engine::thing_named(kByCards, kind);
    const std::string button = target("action", name_of(kind));
    return card.empty() ? Targets{button} : Targets{target("card", card), button};
}

Targets things(Action action) {
    const ActionKind kind = kind_of(action);
    if (const std::string_view fate = engine::thing_named(kFates, kind); !fate.empty())
        return {std::string(fate)};
    switch (kind) {
        case ActionKind::AtHex: return {target("hex", name_of(hex_of(action)))};
        case ActionKind::WithPiece: return mover(action);
        case ActionKind::PayDice:
        case ActionKind::BeatWith: return {target("dice", dice_text(dice_of(action)))};
        case ActionKind::PickFace:
        case ActionKind::StepDie: return {target("die", std::to_string(face_of(action)))};
        case ActionKind::PickCard: return {target("card", name_of(card_of(action)))};
        case ActionKind::PickPiece: return {piece_at(piece_of(action), "cemetery")};
        case ActionKind::FromCaptor:
            return {target("seat", std::to_string(engine::index_of(seat_of(action))))};
        case ActionKind::LootCard: return {target("loot", name_of(card_of(action)))};
        default: return menu(kind);
    }
}

}  // namespace

Targets Texts::targets(const Pack& pack, const State& state, SeatId /*seat*/, Action action) {
    return engine::targets_with_parameters<Rules>(
        pack.content, state, action, [](const State& /*now*/, Action answer) {
            return things(answer);
        });
}

// What is taken for good is not counted in reports.
std::vector<engine::Pick> Texts::picks(const Pack& /*pack*/,
                                       const State& /*before*/,
                                       SeatId /*seat*/,
                                       Action /*action*/) {
    return {};
}

}  // namespace wiraqocha
