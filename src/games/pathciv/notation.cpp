// The stable text of an action: a word for its kind, then what it names. "left t_clt_0 t_ind_0".
#include <array>
#include <optional>
#include <string>

#include "engine/named.h"
#include "games/pathciv/names.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

// The names of what an action of the kind is about; none for a bare word.
Names operand_names(ActionKind kind) {
    switch (kind) {
        case ActionKind::None:
        case ActionKind::Pass: return {};
        case ActionKind::Challenged:
        case ActionKind::Aimed:
        case ActionKind::CountAs:
        case ActionKind::Study: return names_of(Type{});
        case ActionKind::Threatened: return names_of(Battle{});
        case ActionKind::Dealt:
        case ActionKind::Opposed: return names_of(Board{});
        case ActionKind::Entered:
        case ActionKind::Bid: return names_of(Card{});
        case ActionKind::Showed:
        case ActionKind::Opened:
        case ActionKind::Open:
        case ActionKind::Take: return names_of(Marker{});
        case ActionKind::GiveUpCircle: return names_of(Circle{});
        case ActionKind::GiveUpCube:
        case ActionKind::Recruit: return names_of(Tray{});
        case ActionKind::Stacked:
        case ActionKind::Discard:
        case ActionKind::Left:
        case ActionKind::Buy:
        case ActionKind::Adopt: return names_of(Tech{});
    }
    return {};
}
std::size_t operand_count(ActionKind kind) {
    if (kind == ActionKind::Left)
        return 2;
    return operand_names(kind).empty() ? 0 : 1;
}

std::optional<std::uint8_t> place_in(Names names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

}  // namespace

std::string Texts::notation(Action action) {
    std::string text(name_of(kind_of(action)));
    const Names names = operand_names(kind_of(action));
    const std::array<std::uint8_t, 2> operands = {action.a, action.b};
    for (std::size_t i = 0; i < operand_count(kind_of(action)); ++i)
        text += " " + std::string(operands[i] < names.size() ? names[operands[i]] : "?");
    return text;
}

std::optional<Action> Texts::parse(std::string_view text) {
    const auto words = engine::split(text, ' ');
    const auto kind = engine::named<ActionKind>(words[0]);
    if (!kind || *kind == ActionKind::None || words.size() != 1 + operand_count(*kind))
        return std::nullopt;
    std::array<std::uint8_t, 2> operands{};
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto operand = place_in(operand_names(*kind), words[i]);
        if (!operand)
            return std::nullopt;
        operands[i - 1] = *operand;
    }
    return Action{static_cast<std::uint8_t>(*kind), operands[0], operands[1], 0};
}

}  // namespace pathciv
