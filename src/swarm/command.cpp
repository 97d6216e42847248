#include "swarm/command.h"

#include <algorithm>
#include <cstdio>

#include <fmt/core.h>

namespace swarm {
namespace {

constexpr std::size_t kMaxReported = 20;

}  // namespace

int fail(const core::Error& error, int exit_code) {
    std::string line = error.text();
    std::ranges::replace(line, '\n', ' ');
    fmt::print(stderr, "{}: {}\n", kProgram, line);
    return exit_code;
}

Matches begin_matches(Field& field, int count) {
    Matches matches;
    for (int i = 0; i < count; ++i) {
        matches.push_back(std::make_unique<Match>(field, i));
        matches.back()->begin();
    }
    return matches;
}

int report_violations(const Field& field) {
    const auto& found = field.violations;
    for (std::size_t i = 0; i < std::min(found.size(), kMaxReported); ++i)
        static_cast<void>(fail({"violation", found[i]}));
    if (found.size() > kMaxReported)
        static_cast<void>(
            fail({"violation", fmt::format("and {} more", found.size() - kMaxReported)}));
    return found.empty() ? 0 : kExitFailed;
}

}  // namespace swarm
