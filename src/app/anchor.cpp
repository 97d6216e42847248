#include "app/anchor.h"

#include <algorithm>

#include "app/arguments.h"

namespace app {

core::Result<arena::Anchor> parse_anchor(const std::string& text,
                                         const std::vector<std::string>& players) {
    if (text.empty())
        return arena::Anchor{};
    const std::size_t equals = text.rfind('=');
    const auto rating =
        equals == std::string::npos ? std::nullopt : number_in(text.substr(equals + 1));
    if (!rating)
        return core::Error{"anchor", "\"" + text + "\" is not of the form NAME=RATING"};
    const auto player = std::ranges::find(players, text.substr(0, equals));
    if (player == players.end())
        return core::Error{"anchor", "\"" + text.substr(0, equals) + "\" does not play"};
    return arena::Anchor{static_cast<int>(player - players.begin()), *rating};
}

}  // namespace app
