// Where a game left another one, as records and setups write it.
#pragma once

#include "engine/json_fields.h"
#include "engine/record.h"

namespace engine {

template <FieldsOf<Branch> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("of", self.table);
    visit("at", self.at);
}

}  // namespace engine
