// Options in JSON: an object of words, {"events":"on","seed":"60"}, in the order they were chosen.
#pragma once

#include "engine/json_form.h"
#include "engine/options.h"

namespace engine {

template <>
struct JsonForm<OptionChoices> {
    static boost::json::value write(const OptionChoices& choices);
    static core::Result<OptionChoices> read(const boost::json::value& json);
};

}  // namespace engine
