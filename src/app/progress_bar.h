// Shows on stderr how far a long run is: a bar on a terminal, else a line every 10 %.
#pragma once

#include <chrono>
#include <cstdint>

namespace app {

class ProgressBar {
  public:
    explicit ProgressBar(std::uint64_t games);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t games, std::uint64_t decisions);

  private:
    void draw_bar(std::uint64_t games, std::uint64_t decisions) const;
    void print_line(std::uint64_t games, std::uint64_t decisions);

    std::uint64_t total_;
    std::chrono::steady_clock::time_point begin_;
    bool is_terminal_;
    std::uint64_t tenths_shown_ = 0;
};

}  // namespace app
