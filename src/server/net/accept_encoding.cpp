#include "server/net/accept_encoding.h"

#include <optional>

#include "server/net/split.h"

namespace net {
namespace {

// A weight is 0, 0.5, 0.000, 1...: it is zero if no other digit occurs in it.
bool has_weight(std::string_view parameters) {
    return !any_part(parameters, ';', [](std::string_view parameter) {
        const auto [name, weight] = cut(parameter, '=');
        return equal_ignoring_case(trim(name), "q")
               && weight.find_first_of("123456789") == std::string_view::npos;
    });
}

// Whether the list gives this name a weight, if it has the name at all.
std::optional<bool> weight_of(std::string_view accepted, std::string_view name) {
    std::optional<bool> answer;
    any_part(accepted, ',', [&](std::string_view part) {
        const auto [coding, parameters] = cut(part, ';');
        if (equal_ignoring_case(trim(coding), name))
            answer = has_weight(parameters);
        return answer.has_value();
    });
    return answer;
}

}  // namespace

bool accepts_encoding(std::string_view accepted, std::string_view encoding) {
    if (const auto named = weight_of(accepted, encoding))
        return *named;
    return weight_of(accepted, "*").value_or(false);
}

}  // namespace net
