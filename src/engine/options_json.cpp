#include "engine/options_json.h"

#include <boost/json/object.hpp>

namespace engine {

boost::json::value JsonForm<OptionChoices>::write(const OptionChoices& choices) {
    boost::json::object object;
    for (const OptionChoice& choice : choices)
        object[choice.key] = write_json(choice.value);
    return object;
}

core::Result<OptionChoices> JsonForm<OptionChoices>::read(const boost::json::value& json) {
    if (!json.is_object())
        return expected("an object", json);
    OptionChoices choices;
    for (const auto& field : json.get_object()) {
        const std::string key(field.key());
        const auto value = read_json<std::string>(field.value());
        if (!value)
            return inside(key, value.error());
        choices.push_back({key, *value});
    }
    return choices;
}

}  // namespace engine
