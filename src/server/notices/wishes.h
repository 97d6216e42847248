// How somebody wants to be told things, and what follows for one notice: by which ways, and when.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/notices/happenings.h"
#include "server/notices/kind.h"

namespace notices {

inline constexpr int kMinutesOfDay = 24 * 60;

struct QuietHours {
    int from = 22 * 60;  // minutes after midnight, where they live
    int to = 8 * 60;
    friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

enum class Tongue : std::uint8_t { English, German };

struct Wishes {
    std::array<std::array<bool, kWays>, kKinds> switches = standard();
    std::optional<QuietHours> quiet{};
    std::optional<int> digest{};  // the minute of the day at which mail comes, all in one
    std::string zone = "UTC";     // as in "Europe/Berlin"
    Tongue tongue = Tongue::English;

    bool wants(Kind kind, Way way) const {
        return switches[static_cast<std::size_t>(kind)][static_cast<std::size_t>(way)];
    }
    static std::array<std::array<bool, kWays>, kKinds> standard();
    friend bool operator==(const Wishes&, const Wishes&) = default;
};

std::string text_of(const Wishes& wishes);
// What is missing or odd has its standard value.
Wishes wishes_in(std::string_view text);

// How far local time is ahead of UTC at that moment, in milliseconds.
using Offset = std::function<Instant(const std::string& zone, Instant moment)>;

// A way that can be used now.
struct OpenWay {
    std::string id;
    Way way;
};

struct Planned {
    std::string way;
    Instant due;
    bool digest;  // together with the others of that time
    friend bool operator==(const Planned&, const Planned&) = default;
};

// A feed is fetched and needs no delivery. A reminder waits for no digest.
std::vector<Planned> plan(Kind kind,
                          Instant now,
                          const Wishes& wishes,
                          const std::vector<OpenWay>& ways,
                          const Offset& offset);

// How long a delivery that failed so often waits; nothing: it is given up.
std::optional<Instant> pause_after(int tries);

}  // namespace notices
