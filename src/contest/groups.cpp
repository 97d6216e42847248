#include "contest/groups.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace contest {
namespace {

constexpr std::int64_t kRepeat = 1'000'000;  // worse than any distance
constexpr int kMostPasses = 40;

class Tables {
  public:
    Tables(const std::vector<int>& ranked, const std::vector<int>& sizes, const GroupWish& wish)
        : ranked_(ranked), wish_(wish) {
        int next = 0;
        for (const int size : sizes) {
            std::vector<int> table;
            for (int i = 0; i < size; ++i)
                table.push_back(next++);
            tables_.push_back(std::move(table));
        }
    }

    // Two of different tables change places as long as that helps.
    void improve() {
        for (int pass = 0; pass < kMostPasses; ++pass) {
            bool helped = false;
            for (std::size_t a = 0; a < tables_.size(); ++a)
                for (std::size_t b = a + 1; b < tables_.size(); ++b)
                    helped = improve(tables_[a], tables_[b]) || helped;
            if (!helped)
                return;
        }
    }

    std::vector<std::vector<int>> take() const {
        std::vector<std::vector<int>> tables;
        for (const auto& table : tables_) {
            auto& players = tables.emplace_back();
            for (const int rank : table)
                players.push_back(ranked_[static_cast<std::size_t>(rank)]);
        }
        return tables;
    }

  private:
    bool improve(std::vector<int>& one, std::vector<int>& other) const {
        bool helped = false;
        for (int& a : one)
            for (int& b : other) {
                // Far apart there is nothing to gain as long as both sit well.
                const std::int64_t before = cost(one, a) + cost(other, b);
                if (!wish_.by_rank ? before == 0 : (before < kRepeat && std::abs(a - b) > kNear))
                    continue;
                std::swap(a, b);
                if (cost(one, a) + cost(other, b) < before)
                    helped = true;
                else
                    std::swap(a, b);
            }
        return helped;
    }

    // What the player of this rank costs at the table.
    std::int64_t cost(const std::vector<int>& table, int rank) const {
        std::int64_t sum = 0;
        for (const int other : table) {
            if (other == rank)
                continue;
            const std::int64_t distance = std::abs(other - rank);
            sum += kRepeat * repeats(rank, other);
            if (wish_.by_rank)
                sum += distance * distance;
        }
        return sum;
    }
    int repeats(int a, int b) const {
        const int times = wish_.repeats(ranked_[static_cast<std::size_t>(a)],
                                        ranked_[static_cast<std::size_t>(b)]);
        return times * times;
    }

    static constexpr int kNear = 24;
    const std::vector<int>& ranked_;
    const GroupWish& wish_;
    std::vector<std::vector<int>> tables_;  // of ranks
};

}  // namespace

std::vector<std::vector<int>> grouped(const std::vector<int>& ranked,
                                      const std::vector<int>& sizes,
                                      const GroupWish& wish) {
    Tables tables(ranked, sizes, wish);
    tables.improve();
    return tables.take();
}

}  // namespace contest
