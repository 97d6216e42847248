// The stable text of an action: a word for its kind, then what it names. "at albur", "to r04".
#include <optional>
#include <string>

#include "engine/named.h"
#include "games/ascalion/names.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::number_up_to;

// What stands behind the first word of an action.
enum class Form : std::uint8_t {
    Bare,
    Seat,
    Kind,
    KindOrNone,
    Country,
    Gate,
    Area,
    Place,
    Amount,
    Religion,
    Recipe,
};

Form form_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::Opened:
        case ActionKind::Offer: return Form::Seat;
        case ActionKind::Turned:
        case ActionKind::Pick: return Form::Kind;
        case ActionKind::Dealt: return Form::KindOrNone;
        case ActionKind::Drew: return Form::Country;
        case ActionKind::Rolled: return Form::Gate;
        case ActionKind::At:
        case ActionKind::LoadFrom:
        case ActionKind::UnloadTo: return Form::Area;
        case ActionKind::To: return Form::Place;
        case ActionKind::Take: return Form::Amount;
        case ActionKind::Found: return Form::Religion;
        case ActionKind::Make: return Form::Recipe;
        default: return Form::Bare;
    }
}

std::string operand(Action action) {
    switch (form_of(kind_of(action))) {
        case Form::Bare: return {};
        case Form::Seat: return std::to_string(engine::index_of(seat_of(action)));
        case Form::KindOrNone:
            if (goods_kind_of(action) == kNoKind)
                return "none";
            [[fallthrough]];
        case Form::Kind: return std::string(name_of(goods_kind_of(action)));
        case Form::Country: return std::string(name_of(country_of(action)));
        case Form::Gate: return std::string(name_of(gate_of(action)));
        case Form::Area: return std::string(name_of(area_of(action)));
        case Form::Place: return std::string(name_of(place_of(action)));
        case Form::Amount: return std::to_string(amount_of(action));
        case Form::Religion: return std::string(name_of(religion_of(action)));
        case Form::Recipe: return std::string(name_of(recipe_of(action)));
    }
    return {};
}

template <class Enum>
std::optional<int> index_of_name(std::string_view name) {
    const auto value = engine::named<Enum>(name);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<int> parse_operand(Form form, std::string_view text) {
    switch (form) {
        case Form::Bare: return std::nullopt;
        case Form::Seat: return number_up_to(text, kMaxSeats - 1);
        case Form::KindOrNone:
            if (text == "none")
                return static_cast<int>(kNoKind);
            [[fallthrough]];
        case Form::Kind: return index_of_name<Kind>(text);
        case Form::Country: return index_of_name<Country>(text);
        case Form::Gate: return index_of_name<Gate>(text);
        case Form::Area: return index_of_name<Area>(text);
        case Form::Place: return index_of_name<Place>(text);
        case Form::Amount: {
            const auto amount = number_up_to(text, Goods::kMost);
            return amount && *amount > 0 ? amount : std::nullopt;
        }
        case Form::Religion: return index_of_name<Religion>(text);
        case Form::Recipe: return index_of_name<Recipe>(text);
    }
    return std::nullopt;
}

}  // namespace

std::string Texts::notation(Action action) {
    const std::string rest = operand(action);
    return std::string(name_of(kind_of(action))) + (rest.empty() ? "" : " " + rest);
}

std::optional<Action> Texts::parse(std::string_view text) {
    const std::size_t space = text.find(' ');
    const auto kind = index_of_name<ActionKind>(text.substr(0, space));
    if (!kind || *kind == 0)
        return std::nullopt;
    const auto which = static_cast<ActionKind>(*kind);
    if (form_of(which) == Form::Bare)
        return space == std::string_view::npos ? std::optional(action::bare(which)) : std::nullopt;
    if (space == std::string_view::npos)
        return std::nullopt;
    const auto value = parse_operand(form_of(which), text.substr(space + 1));
    return value ? std::optional(action::make(which, *value)) : std::nullopt;
}

}  // namespace ascalion
