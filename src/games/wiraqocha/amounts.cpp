#include "games/wiraqocha/amounts.h"

namespace wiraqocha {

using engine::Argument;
using engine::Message;

Message resources(int amount) {
    return {amount == 1 ? "amount.resource" : "amount.resources", {Argument::number(amount)}};
}

Message crystals(int amount) {
    return {amount == 1 ? "amount.crystal" : "amount.crystals", {Argument::number(amount)}};
}

Message dice(int amount) {
    return {amount == 1 ? "amount.die" : "amount.dice", {Argument::number(amount)}};
}

// A price in crystals alone does not exist.
Message price(int of_resources, int of_crystals) {
    if (of_crystals == 0)
        return resources(of_resources);
    return {"amount.both",
            {Argument::message(resources(of_resources)), Argument::message(crystals(of_crystals))}};
}

}  // namespace wiraqocha
