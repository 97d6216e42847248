#include "contest/matching.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <queue>

namespace contest {
namespace {

// A matching that grows by one path at a time.
class Matching {
  public:
    Matching(int n, const MayMeet& may_meet)
        : n_(n), edge_(at(n, n), false), gone_(size(n), false), mate_(size(n), kNone) {
        for (int a = 0; a < n; ++a)
            for (int b = 0; b < n; ++b)
                edge_[at(a, b)] = a != b && may_meet(a, b);
    }

    bool fill() {
        for (int a = 0; a < n_; ++a)
            if (!gone_[size(a)] && mate_[size(a)] == kNone && !augment(a))
                return false;
        return true;
    }

    void leave_out(int a) { gone_[size(a)] = true; }
    bool is_gone(int a) const { return gone_[size(a)]; }

    // Pairs these for good, if everybody else can still be paired.
    bool settle(int a, int b) {
        if (!edge_[at(a, b)] || gone_[size(a)] || gone_[size(b)])
            return false;
        const auto before = mate_;
        const int other_a = mate_[size(a)];
        const int other_b = mate_[size(b)];
        gone_[size(a)] = gone_[size(b)] = true;
        if (other_a == b)
            return true;
        mate_[size(other_a)] = mate_[size(other_b)] = kNone;
        if (augment(other_a))
            return true;
        gone_[size(a)] = gone_[size(b)] = false;
        mate_ = before;
        return false;
    }

  private:
    static std::size_t size(int a) { return static_cast<std::size_t>(a); }
    std::size_t at(int a, int b) const { return size(a) * size(n_) + size(b); }
    bool is_edge(int a, int b) const { return !gone_[size(b)] && edge_[at(a, b)]; }

    int common_base(int a, int b) const {
        std::vector<bool> seen(size(n_), false);
        while (true) {
            a = base_[size(a)];
            seen[size(a)] = true;
            if (mate_[size(a)] == kNone)
                break;
            a = parent_[size(mate_[size(a)])];
        }
        while (true) {
            b = base_[size(b)];
            if (seen[size(b)])
                return b;
            b = parent_[size(mate_[size(b)])];
        }
    }

    void mark_path(int a, int base, int child, std::vector<bool>& blossom) {
        while (base_[size(a)] != base) {
            blossom[size(base_[size(a)])] = blossom[size(base_[size(mate_[size(a)])])] = true;
            parent_[size(a)] = child;
            child = mate_[size(a)];
            a = parent_[size(mate_[size(a)])];
        }
    }

    void contract(int a, int b, std::queue<int>& queue) {
        const int base = common_base(a, b);
        std::vector<bool> blossom(size(n_), false);
        mark_path(a, base, b, blossom);
        mark_path(b, base, a, blossom);
        for (int i = 0; i < n_; ++i) {
            if (!blossom[size(base_[size(i)])])
                continue;
            base_[size(i)] = base;
            if (!used_[size(i)]) {
                used_[size(i)] = true;
                queue.push(i);
            }
        }
    }

    // The free end of a path from the root; kNone: there is none.
    int find_path(int root) {
        used_.assign(size(n_), false);
        parent_.assign(size(n_), kNone);
        base_.resize(size(n_));
        std::iota(base_.begin(), base_.end(), 0);
        used_[size(root)] = true;
        std::queue<int> queue({root});
        while (!queue.empty()) {
            const int a = queue.front();
            queue.pop();
            for (int b = 0; b < n_; ++b) {
                if (!is_edge(a, b) || base_[size(a)] == base_[size(b)] || mate_[size(a)] == b)
                    continue;
                if (b == root
                    || (mate_[size(b)] != kNone && parent_[size(mate_[size(b)])] != kNone))
                    contract(a, b, queue);
                else if (parent_[size(b)] == kNone && !reach(a, b, queue))
                    return b;
            }
        }
        return kNone;
    }

    // False: b is free, so the path ends there.
    bool reach(int a, int b, std::queue<int>& queue) {
        parent_[size(b)] = a;
        if (mate_[size(b)] == kNone)
            return false;
        used_[size(mate_[size(b)])] = true;
        queue.push(mate_[size(b)]);
        return true;
    }

    bool augment(int root) {
        int a = find_path(root);
        if (a == kNone)
            return false;
        while (a != kNone) {
            const int before = parent_[size(a)];
            const int next = mate_[size(before)];
            mate_[size(a)] = before;
            mate_[size(before)] = a;
            a = next;
        }
        return true;
    }

    int n_;
    std::vector<bool> edge_;
    std::vector<bool> gone_;  // paired for good, or left out
    std::vector<int> mate_;
    std::vector<int> parent_;
    std::vector<int> base_;
    std::vector<bool> used_;
};

}  // namespace

std::optional<std::vector<std::pair<int, int>>> pair_up(int n,
                                                        const MayMeet& may_meet,
                                                        const Wishes& wishes) {
    Matching matching(n, may_meet);
    if (n % 2 != 0 || !matching.fill())
        return std::nullopt;
    std::vector<std::pair<int, int>> pairs;
    for (int a = 0; a < n; ++a) {
        if (matching.is_gone(a))
            continue;
        for (const int b : wishes(a)) {
            if (!matching.settle(a, b))
                continue;
            pairs.emplace_back(a, b);
            break;
        }
    }
    return pairs;
}

bool can_pair(int n, const MayMeet& may_meet, int without) {
    Matching matching(n, may_meet);
    matching.leave_out(without);
    return matching.fill();
}

}  // namespace contest
