// The stable text of an action: a word for its kind, then what it names. "at b3", "on trade_1
// multi", "cube unused red".
#include <array>
#include <optional>
#include <string>

#include "engine/named.h"
#include "games/hyperborea/names.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

// What one operand of an action means.
enum class Form : std::uint8_t {
    None,
    Seat,
    Race,
    RaceTile,
    Tile,
    Card,
    Colour,
    Token,
    Hex,
    Set,
    Space,
    Deck,
    Sort,
    Site,
    Target,
    Size,
    Option,
    Level,
};
using Forms = std::array<Form, 3>;

Forms chance_forms(ActionKind kind) {
    switch (kind) {
        case ActionKind::GotRace:
        case ActionKind::ChooseRace: return {Form::Race};
        case ActionKind::Began: return {Form::Seat};
        case ActionKind::Revealed: return {Form::Tile};
        case ActionKind::GotTile:
        case ActionKind::ChooseTile: return {Form::RaceTile};
        case ActionKind::Dealt:
        case ActionKind::ChooseStart: return {Form::Card};
        case ActionKind::Drew:
        case ActionKind::ExtraCube: return {Form::Colour};
        case ActionKind::Level: return {Form::Colour, Form::Level};
        case ActionKind::Unearthed: return {Form::Token};
        default: return {};
    }
}

Forms forms_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::OfColour: return {Form::Colour};
        case ActionKind::On: return {Form::Set, Form::Space};
        case ActionKind::At:
        case ActionKind::FreeMini: return {Form::Hex};
        case ActionKind::Site: return {Form::Hex, Form::Site};
        case ActionKind::Target: return {Form::Target};
        case ActionKind::Size: return {Form::Size};
        case ActionKind::OfCard: return {Form::Card};
        case ActionKind::OfDeck: return {Form::Deck};
        case ActionKind::Cube: return {Form::Set, Form::Space, Form::Colour};
        case ActionKind::OfSort: return {Form::Sort};
        case ActionKind::Option: return {Form::Option};
        default: return chance_forms(kind);
    }
}

// Numbers are written from `first` on.
struct Range {
    int first;
    int count;
};
std::optional<Range> range_of(Form form) {
    switch (form) {
        case Form::Seat: return Range{0, kMaxSeats};
        case Form::Site: return Range{1, kSites};
        case Form::Size: return Range{0, kSizes + 1};
        case Form::Option: return Range{1, kSizes};
        case Form::Level: return Range{0, kSizes + 1};
        default: return std::nullopt;
    }
}

constexpr std::array<std::string_view, kTargets> kTargetNames = {"site1",
                                                                 "site2",
                                                                 "free0",
                                                                 "free1",
                                                                 "free2",
                                                                 "free3",
                                                                 "free4",
                                                                 "free5",
                                                                 "fortress0",
                                                                 "fortress1",
                                                                 "fortress2",
                                                                 "fortress3",
                                                                 "fortress4",
                                                                 "fortress5"};

Names names_for(Form form) {
    switch (form) {
        case Form::Race: return names_of(Race{});
        case Form::RaceTile: return names_of(RaceTile{});
        case Form::Tile: return names_of(Tile{});
        case Form::Card: return names_of(Card{});
        case Form::Colour: return names_of(Colour{});
        case Form::Token: return names_of(Token{});
        case Form::Hex: return names_of(Hex{});
        case Form::Set: return names_of(Set{});
        case Form::Space: return names_of(Space{});
        case Form::Deck: return names_of(Deck{});
        case Form::Sort: return names_of(Sort{});
        case Form::Target: return kTargetNames;
        case Form::Seat:
        case Form::Site:
        case Form::Size:
        case Form::Option:
        case Form::Level:
        case Form::None: break;
    }
    return {};
}

std::string operand_text(Form form, std::uint8_t value) {
    if (const auto range = range_of(form))
        return std::to_string(value + range->first);
    const Names names = names_for(form);
    return value < names.size() ? std::string(names[value]) : "?";
}

std::optional<std::uint8_t> parse_operand(Form form, std::string_view text) {
    const auto range = range_of(form);
    const auto count = range ? static_cast<std::size_t>(range->count) : names_for(form).size();
    for (std::size_t i = 0; i < count; ++i)
        if (operand_text(form, static_cast<std::uint8_t>(i)) == text)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

std::optional<ActionKind> parse_kind(std::string_view word) {
    const Names names = names_of(ActionKind{});
    for (std::size_t i = 1; i < names.size(); ++i)
        if (names[i] == word)
            return static_cast<ActionKind>(i);
    return std::nullopt;
}

// Areas have no spaces: "cube unused red".
Forms forms_for(ActionKind kind, bool in_area) {
    return kind == ActionKind::Cube && in_area ? Forms{Form::Set, Form::None, Form::Colour}
                                               : forms_of(kind);
}
bool is_area(Set set) { return set == kAvailable || set == kUnused; }

}  // namespace

std::string Texts::notation(Action action) {
    std::string text(name_of(kind_of(action)));
    const std::array<std::uint8_t, 3> operands = {action.a, action.b, action.c};
    const Forms forms = forms_for(kind_of(action), is_area(set_of(action)));
    for (std::size_t i = 0; i < forms.size(); ++i)
        if (forms[i] != Form::None)
            text += " " + operand_text(forms[i], operands[i]);
    return text;
}

std::optional<Action> Texts::parse(std::string_view text) {
    const auto words = engine::split(text, ' ');
    const auto kind = parse_kind(words[0]);
    if (!kind)
        return std::nullopt;
    const bool in_area = words.size() > 1 && (words[1] == "available" || words[1] == "unused");
    const Forms forms = forms_for(*kind, in_area);
    std::array<std::uint8_t, 3> operands{};
    std::size_t next = 1;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (forms[i] == Form::None)
            continue;
        const auto value =
            next < words.size() ? parse_operand(forms[i], words[next]) : std::nullopt;
        if (!value)
            return std::nullopt;
        operands[i] = *value;
        ++next;
    }
    if (next != words.size())
        return std::nullopt;
    return Action{static_cast<std::uint8_t>(*kind), operands[0], operands[1], operands[2]};
}

}  // namespace hyperborea
