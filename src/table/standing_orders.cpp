#include "table/standing_orders.h"

#include <algorithm>

#include "table/path.h"

namespace table {
namespace {

using engine::OptionChoice;
using engine::OptionChoices;

bool has_value(const engine::OrderSpec& spec, const std::string& value) {
    return std::ranges::find(spec.values, value, &engine::OrderValue::id) != spec.values.end();
}

bool is_known(const std::vector<engine::OrderSpec>& specs, const OptionChoice& order) {
    if (order.key == kForced)
        return order.value == kForcedOn || order.value == engine::kAskMe;
    const auto spec = std::ranges::find(specs, order.key, &engine::OrderSpec::id);
    return spec != specs.end() && has_value(*spec, order.value);
}

bool stands_once(const OptionChoices& orders, const std::string& key) {
    return std::ranges::count(orders, key, &OptionChoice::key) == 1;
}

bool answers_the_forced(const OptionChoices& orders) {
    const auto forced = std::ranges::find(orders, kForced, &OptionChoice::key);
    return forced != orders.end() && forced->value == kForcedOn;
}

}  // namespace

bool are_known_orders(const engine::AnyGame& game,
                      const engine::Position& position,
                      SeatId seat,
                      const OptionChoices& orders) {
    const auto specs = game.orders(position, seat);
    return std::ranges::all_of(orders, [&](const OptionChoice& order) {
        return is_known(specs, order) && stands_once(orders, order.key);
    });
}

std::optional<engine::Action> answer_by(const OptionChoices& orders,
                                        const engine::AnyGame& game,
                                        const engine::Position& position,
                                        SeatId seat) {
    if (orders.empty())
        return std::nullopt;
    if (answers_the_forced(orders)) {
        engine::ActionList legal;
        game.legal(position, seat, legal);
        if (legal.size() == 1)
            return legal[0];
    }
    const auto answer = game.ordered(position, seat, orders);
    return answer && is_legal(game, position, seat, *answer) ? answer : std::nullopt;
}

}  // namespace table
