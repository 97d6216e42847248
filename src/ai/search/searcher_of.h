// The search of one game behind the common interface.
#pragma once

#include <algorithm>

#include "ai/search/searcher.h"
#include "ai/search/tree_search.h"

namespace ai::search {

template <SearchRules R, Judge<R> J>
class SearcherOf final : public Searcher {
  public:
    SearcherOf(const R& rules, const J& judge, const Settings& settings)
        : search_(rules, judge, settings) {}

    void look_at(const engine::Position& known, engine::SeatId seat) override {
        search_.look_at(R::state_of(known), seat);
    }
    std::uint32_t think(std::uint32_t visits) override { return search_.think(visits); }
    void think_of(engine::Action action, std::uint32_t visits) override {
        search_.think_of(action, visits);
    }
    std::uint64_t turn() const override { return search_.judge().turn(search_.root_state()); }
    double first_share() const override { return J::kFirstShare; }
    void forget() override { search_.forget(); }

    Findings findings() const override {
        Findings findings;
        findings.seat = search_.root().seat;
        findings.seats = search_.rules().outcome(search_.root_state()).seats;
        findings.win = for_all(search_.root().value);
        for (std::uint32_t way = 0; way < search_.root().count; ++way)
            findings.moves.push_back(finding(way));
        for (const Finding& move : findings.moves)
            findings.visits += move.visits;
        put_best_first(findings);
        return findings;
    }

    std::vector<PlannedAction> plan() const override {
        std::vector<PlannedAction> actions;
        const auto* node = &search_.root();
        while (actions.size() < kLongestPlan && node->kind == NodeKind::Decision
               && node->visits >= kFewestVisits) {
            const Edge& edge = search_.tree().edge(*node, best_way(*node));
            actions.push_back({node->seat, edge.action});
            if (R::kInformation == Information::Hidden || edge.child == kNoNode)
                break;
            node = &search_.tree().node(edge.child);
        }
        return actions;
    }

  private:
    static constexpr std::size_t kLongestPlan = 24;
    static constexpr std::uint32_t kFewestVisits = 8;  // below that a node has not much to say

    using NodeType = Node<R::kMaxSeats>;

    static WinShares for_all(const Shares<R::kMaxSeats>& shares) {
        WinShares all{};
        std::ranges::copy(shares, all.begin());
        return all;
    }

    bool is_certain(const Edge& edge) const {
        return R::kInformation != Information::Hidden && edge.child != kNoNode && edge.value >= 1
               && search_.tree().node(edge.child).settled;
    }

    Finding finding(std::uint32_t way) const {
        const Edge& edge = search_.tree().edge(search_.root(), way);
        return {edge.action, edge.visits, for_all(search_.value_after(way)), is_certain(edge)};
    }

    std::uint32_t best_way(const NodeType& node) const {
        std::uint32_t best = 0;
        for (std::uint32_t way = 1; way < node.count; ++way) {
            const Edge& edge = search_.tree().edge(node, way);
            const Edge& leader = search_.tree().edge(node, best);
            if (!is_certain(leader) && (is_certain(edge) || edge.visits > leader.visits))
                best = way;
        }
        return best;
    }

    TreeSearch<R, J> search_;
};

}  // namespace ai::search
