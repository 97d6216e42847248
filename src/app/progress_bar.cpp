#include "app/progress_bar.h"

#include <cmath>
#include <cstdio>
#include <string>

#include <fmt/core.h>
#include <unistd.h>

#include "app/elapsed.h"

namespace app {
namespace {

constexpr std::size_t kBarWidth = 30;

std::string duration(double seconds) {
    const auto whole = std::lround(seconds);
    return whole < 60 ? fmt::format("{} s", whole)
                      : fmt::format("{}:{:02} min", whole / 60, whole % 60);
}

// "1200 of 5000 games, 34000 decisions/s, 12 s left"
std::string summary(std::uint64_t games, std::uint64_t total, double rate, double seconds) {
    const double left =
        games == 0 ? 0 : seconds * static_cast<double>(total - games) / static_cast<double>(games);
    return fmt::format("{} of {} games, {:.0f} decisions/s, {} left",
                       games,
                       total,
                       rate,
                       games == 0 ? "?" : duration(left));
}

}  // namespace

ProgressBar::ProgressBar(std::uint64_t games)
    : total_(games), begin_(std::chrono::steady_clock::now()), is_terminal_(isatty(2) == 1) {}

ProgressBar::~ProgressBar() {
    if (is_terminal_)
        std::fputs("\r\033[K", stderr);
}

void ProgressBar::show(std::uint64_t games, std::uint64_t decisions) {
    if (is_terminal_) {
        draw_bar(games, decisions);
    } else {
        print_line(games, decisions);
    }
}

void ProgressBar::draw_bar(std::uint64_t games, std::uint64_t decisions) const {
    const double seconds = seconds_since(begin_);
    const std::size_t filled = kBarWidth * games / total_;
    fmt::print(stderr,
               "\r[{}{}] {:3} %  {}\033[K",
               std::string(filled, '#'),
               std::string(kBarWidth - filled, '.'),
               100 * games / total_,
               summary(games, total_, static_cast<double>(decisions) / seconds, seconds));
    std::fflush(stderr);
}

void ProgressBar::print_line(std::uint64_t games, std::uint64_t decisions) {
    const std::uint64_t tenths = 10 * games / total_;
    if (tenths == tenths_shown_ || tenths == 10)  // the end is told by the result
        return;
    tenths_shown_ = tenths;
    const double seconds = seconds_since(begin_);
    fmt::print(stderr,
               "{:3} %  {}\n",
               10 * tenths,
               summary(games, total_, static_cast<double>(decisions) / seconds, seconds));
}

}  // namespace app
