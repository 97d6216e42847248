// The tables of a house that several servers keep together lie in parts; each part is kept by one
// server at a time. A server may write to a table only while the fence of its part is the one that
// it was given: whoever takes a part over raises it.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/batch.h"

namespace store {

inline constexpr int kParts = 256;

int part_of(std::string_view table);

// All tournaments lie in one part, as if they were a table of this id, and so do their tables.
inline constexpr std::string_view kContests = "contests";
std::string new_contest_table_id();

// Of all tables that these batches write to, each once.
std::vector<int> parts_of(std::span<const Batch> batches);

// Who of these shall keep a part; empty if there is nobody. Each server finds the same, and when
// one comes or goes no part moves that need not.
std::string keeper_of(int part, std::span<const std::string> names);

// The fences of a server, known to the thread that writes and the one that renews. 0: not ours.
class Fences {
  public:
    std::int64_t of(int part) const;
    void set(int part, std::int64_t fence);
    void drop_all();

  private:
    mutable std::mutex mutex_;
    std::array<std::int64_t, kParts> fences_{};
};

}  // namespace store
