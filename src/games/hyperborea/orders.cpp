// Standing orders: what is answered for the victims of a strike.
#include <algorithm>

#include "games/hyperborea/rules.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {

namespace {

constexpr const char* kLosses = "losses";
constexpr const char* kLeast = "least";

// H7.33 says which loss hurts least; what is on the table is all it takes.
Action least_loss(const Content& content, const Table& table) {
    State state;
    static_cast<Table&>(state) = table;
    striking::Preferred preferred{state, table.turn.to_move};
    striking::offer_losses(content, state, preferred);
    return preferred.chosen;
}

}  // namespace

// Where the program decides nobody is asked.
std::vector<engine::OrderSpec> Texts::orders(const Pack& /*pack*/,
                                             const Options& options,
                                             SeatId /*seat*/) {
    if (options.victim_choice != VictimChoice::Ask)
        return {};
    return {{kLosses,
             {"order.losses", {}},
             {{engine::kAskMe, {"order.ask", {}}}, {kLeast, {"order.least", {}}}}}};
}

std::optional<Action> Texts::ordered(const Pack& pack,
                                     const View& seen,
                                     const engine::OptionChoices& orders) {
    const bool least = std::ranges::any_of(orders, [](const engine::OptionChoice& order) {
        return order.key == kLosses && order.value == kLeast;
    });
    if (!least || seen.table.turn.ask != Ask::Victim)
        return std::nullopt;
    return least_loss(pack.content, seen.table);
}

}  // namespace hyperborea
