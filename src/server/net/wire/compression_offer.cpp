#include "server/net/wire/compression_offer.h"

#include <array>
#include <utility>

#include "server/net/split.h"

namespace net::wire {
namespace {

constexpr std::string_view kExtension = "permessage-deflate";
constexpr std::string_view kServerBits = "server_max_window_bits";
constexpr std::string_view kLargest = "15";

bool is_window_size(std::string_view bits) {
    if (bits.size() == 1)
        return bits == "8" || bits == "9";
    return bits.size() == 2 && bits[0] == '1' && bits[1] >= '0' && bits[1] <= '5';
}

// Each name at most once, with a value that this name may have.
class Offer {
  public:
    bool add(std::string_view name, std::string_view value) {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            if (equal_ignoring_case(name, kNames[i]))
                return !std::exchange(has_[i], true) && fits(i, value);
        }
        return false;
    }
    bool names_server_bits() const { return has_[0]; }

  private:
    static constexpr std::array<std::string_view, 4> kNames = {kServerBits,
                                                               "client_max_window_bits",
                                                               "server_no_context_takeover",
                                                               "client_no_context_takeover"};

    static bool fits(std::size_t name, std::string_view value) {
        switch (name) {
            case 0: return value == kLargest;
            case 1: return value.empty() || is_window_size(value);
            default: return value.empty();
        }
    }

    std::array<bool, kNames.size()> has_ = {};
};

std::string answer_naming(bool server_bits) {
    std::string answer(kExtension);
    answer += "; server_no_context_takeover; client_no_context_takeover";
    if (server_bits)
        answer.append("; ").append(kServerBits).append("=").append(kLargest);
    return answer;
}

std::optional<std::string> answer_to(std::string_view offer) {
    const auto [name, parameters] = cut(offer, ';');
    if (!equal_ignoring_case(trim(name), kExtension))
        return std::nullopt;
    Offer known;
    const bool is_bad = name.size() < offer.size()
                        && any_part(
                            parameters,
                            ';',
                            [&](auto parameter) {
                                const auto [key, value] = cut(parameter, '=');
                                return !known.add(trim(key), trim(value));
                            });
    return is_bad ? std::nullopt : std::optional(answer_naming(known.names_server_bits()));
}

}  // namespace

// A quoted value is not one that any of these names may have, so commas within quotes do no harm.
std::optional<std::string> answer_to_offers(std::string_view extensions) {
    std::optional<std::string> answer;
    any_part(extensions, ',', [&](std::string_view offer) {
        answer = answer_to(offer);
        return answer.has_value();
    });
    return answer;
}

}  // namespace net::wire
