// Amounts in words: "2 resources", "1 crystal", "3 dice".
#pragma once

#include "engine/message.h"

namespace wiraqocha {

engine::Message resources(int amount);
engine::Message crystals(int amount);
engine::Message dice(int amount);
engine::Message price(int of_resources, int of_crystals);

}  // namespace wiraqocha
