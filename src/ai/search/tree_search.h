// Monte Carlo tree search for any number of seats: every seat maximises its own share of winning.
//
// A visit walks from the root to a state that is new, has it judged and tells every node on the
// way. States are not kept: the visit plays the actions again on a copy of the root. Equal states
// share a node, so the order of small steps inside a turn does not matter (the tree is a DAG).
//
// Open games: chance is a node whose samples are the ways in which all dice up to the next decision
// may fall. They are drawn evenly (see luck.h), more of them the more often the node is visited,
// and the value of the node is their mean.
// Games that hide something: each visit imagines what the thinking seat does not see. A node
// belongs to what the deciding seat can tell apart, so nobody acts on what others hide, and seats
// that decide at the same time have statistics of their own. Where little is hidden (Guessed), the
// root is one guess, the same whenever the same is known, and the game below it is open.
#pragma once

#include <cmath>
#include <cstdint>

#include "ai/search/expansion.h"
#include "ai/search/luck.h"
#include "ai/search/settings.h"
#include "ai/search/tree.h"

namespace ai::search {

template <SearchRules R, Judge<R> J>
class TreeSearch {
  public:
    using State = typename R::State;
    using Values = Shares<R::kMaxSeats>;
    using TreeType = Tree<R::kMaxSeats>;
    using NodeType = typename TreeType::NodeType;

    TreeSearch(const R& rules, const J& judge, const Settings& settings)
        : rules_(rules), judge_(judge), settings_(settings), tree_(settings.memory), rng_(0) {}

    // Thinks about this state from now on, for a seat that may decide in it. What is known about
    // it from before is kept.
    void look_at(const State& truth, SeatId seat) {
        const State state = believed(truth, seat);
        const std::uint64_t key = root_key(state, seat);
        was_known_ = tree_.find(key) != kNoNode;
        if (!was_known_ && tree_.fill() > kFullEnough)
            tree_.clear();
        rng_ = core::Rng(settings_.seed, key);
        root_state_ = kIsOpen ? state : rules_.imagine(state, seat, rng_);
        thinker_ = seat;
        root_tally_ = {};
        if (open_root(key))
            return;
        tree_.clear();
        open_root(key);
    }

    // Returns how many visits were made: fewer than wished for if the best action is certain.
    std::uint32_t think(std::uint32_t visits) {
        std::uint32_t done = 0;
        for (; done < visits && !root().settled; ++done)
            visit();
        return done;
    }

    // Visits that all begin with this legal action, whatever it promises.
    void think_of(engine::Action action, std::uint32_t visits) {
        for (std::uint32_t way = 0; way < root().count; ++way)
            if (tree_.edge(root(), way).action == action)
                only_way_ = way;
        for (std::uint32_t done = 0; done < visits; ++done)
            visit();
        only_way_ = kEveryWay;
    }

    const NodeType& root() const { return tree_.node(root_); }
    const TreeType& tree() const { return tree_; }
    const State& root_state() const { return root_state_; }
    const R& rules() const { return rules_; }
    const J& judge() const { return judge_; }
    bool was_known() const { return was_known_; }
    void forget() { tree_.clear(); }

    // Of all seats, after this action of the root.
    Values value_after(std::uint32_t way) const {
        if (kIsOpen && tree_.edge(root(), way).child != kNoNode)
            return tree_.node(tree_.edge(root(), way).child).value;
        return root_tally_[way].visits == 0 ? root().value : root_tally_[way].mean;
    }

  private:
    static constexpr bool kIsOpen = R::kInformation != Information::Hidden;
    static constexpr double kFullEnough = 0.5;
    static constexpr std::uint32_t kEveryWay = 0xffffffffU;

    State believed(const State& truth, SeatId seat) const {
        if constexpr (R::kInformation != Information::Guessed)
            return truth;
        core::Rng rng(settings_.seed);
        return rules_.imagine(truth, seat, rng);
    }

    // Of several seats that may decide, the thinking one comes first at the root.
    std::uint64_t root_key(const State& state, SeatId seat) const {
        const std::uint64_t key = rules_.key(state, seat);
        const bool is_first = seat == rules_.actor(state).first();
        return is_first || !kIsOpen ? key : core::combine(key, index(seat));
    }

    // False if there is no room for the edges of the root.
    bool open_root(std::uint64_t key) {
        const auto found = tree_.find_or_add(key);
        if (found.id == kNoNode)
            return false;
        root_ = found.id;
        NodeType& node = tree_.node(root_);
        if (found.is_new)
            judge_new(node, root_state_, judged(root_state_));
        return node.kind != NodeKind::Leaf || expand(node, root_state_, thinker_);
    }

    void visit() {
        path_.clear();
        luck_seen_ = 0;
        const Values value = kIsOpen ? walk_open(root_state_)
                                     : walk_hidden(rules_.imagine(root_state_, thinker_, rng_));
        tell(value);
    }

    // Down an open game. New nodes end a visit; so does a node that is known better by other orders
    // of the same steps than by this one.
    Values walk_open(State state) {
        NodeId at = root_;
        for (;;) {
            NodeType& node = tree_.node(at);
            if (node.settled || path_.full() || !is_open_to(node, state))
                return node.value;
            const bool is_chance = node.kind == NodeKind::Chance;
            const std::uint32_t way = is_chance ? draw(node) : chosen(node);
            path_.push({at, way});
            NodeId& child = is_chance ? roll(state, node, way) : act(state, node, way);
            const bool was_unknown = child == kNoNode;
            if (was_unknown && !arrive(state, child, node.value))
                return judged(state);
            at = child;
            if (is_end(node, {child, way}, was_unknown))
                return tree_.node(at).value;
        }
    }

    bool is_end(const NodeType& node, Step step, bool was_unknown) const {
        const NodeType& next = tree_.node(step.node);
        if (node.kind == NodeKind::Chance)
            return was_unknown && next.visits == 1;
        return next.visits > tree_.edge(node, step.way).visits;
    }

    // Whether the visit may go on below the node: leaves are opened, if there is room.
    bool is_open_to(NodeType& node, const State& state) {
        if (node.kind == NodeKind::Chance)
            return luck_seen_++ < settings_.chance_horizon && (node.count > 0 || widen(node));
        return node.kind == NodeKind::Decision || expand(node, state, node.seat);
    }

    NodeId& act(State& state, const NodeType& node, std::uint32_t way) {
        Edge& edge = tree_.edge(node, way);
        rules_.apply(state, node.seat, edge.action);
        return edge.child;
    }

    NodeId& roll(State& state, const NodeType& node, std::uint32_t way) {
        Luck luck(node.key, way);
        for (; rules_.actor(state).is_chance();)
            rules_.apply(state, engine::kNobody, rules_.chance_outcome(state, luck.next()));
        return tree_.sample(node, way).child;
    }

    // The sample to look at: a new one while the node has few for its visits, or the next in turn.
    std::uint32_t draw(NodeType& node) {
        if (tree_.sample(node, node.count - 1U).visits == 0)
            return node.count - 1U;
        const auto count = static_cast<float>(node.count);
        const float wanted = settings_.widening;
        const auto visits = static_cast<float>(node.visits);
        if (count * count * count < wanted * wanted * wanted * visits * visits && widen(node))
            return node.count - 1U;
        node.cursor = static_cast<std::uint16_t>((node.cursor + 1U) % node.count);
        return node.cursor;
    }
    bool widen(NodeType& node) { return tree_.take_sample(node); }

    bool arrive(const State& state, NodeId& child, const Values& before) {
        const auto found = tree_.find_or_add(rules_.key(state, decider(state)));
        child = found.id;
        if (found.is_new)
            judge_new(tree_.node(child), state, before);
        return child != kNoNode;
    }

    // Down a game that hides something: nodes are found by what the deciding seat sees.
    Values walk_hidden(State state) {
        NodeId at = root_;
        for (;;) {
            NodeType& node = tree_.node(at);
            if (path_.full()
                || (node.kind != NodeKind::Decision && !expand(node, state, node.seat)))
                return judged(state);
            const std::uint32_t way = chosen(node);
            path_.push({at, way});
            act(state, node, way);
            if (!let_chance_act(state) || rules_.actor(state).is_nobody())
                return judged(state);
            const auto found = tree_.find_or_add(rules_.key(state, decider(state)));
            if (found.id == kNoNode)
                return judged(state);
            if (found.is_new && judge_new(tree_.node(found.id), state, node.value))
                return tree_.node(found.id).value;
            at = found.id;
        }
    }

    bool let_chance_act(State& state) {
        if (!rules_.actor(state).is_chance())
            return true;
        if (luck_seen_++ >= settings_.chance_horizon)
            return false;
        while (rules_.actor(state).is_chance()) {
            const auto share = static_cast<std::uint32_t>(rng_.next() >> 32U);
            rules_.apply(state, engine::kNobody, rules_.chance_outcome(state, share));
        }
        return true;
    }

    // Nodes.
    Values judged(const State& state) const {
        return rules_.actor(state).is_nobody() ? judge_.final_shares(rules_.outcome(state))
                                               : judge_.win_shares(state);
    }

    SeatId decider(const State& state) const {
        const Actor actor = rules_.actor(state);
        return actor.seats().empty() ? engine::kNobody : actor.first();
    }

    // Returns whether that was a visit: what stands in the middle of an action is not judged for
    // its own sake and counts as much as the state before, until the first visit goes through it.
    bool judge_new(NodeType& node, const State& state, const Values& before) const {
        const Actor actor = rules_.actor(state);
        node.visits = actor.is_nobody() || rules_.is_settled(state) ? 1 : 0;
        node.value = node.visits == 1 ? judged(state) : before;
        node.first = 0;
        node.count = 0;
        node.cursor = 0;
        node.settled = actor.is_nobody();
        node.inside = node.visits == 0;
        node.seat = decider(state);
        node.kind = NodeKind::Leaf;
        if (actor.is_chance())
            node.kind = NodeKind::Chance;
        if (actor.is_nobody())
            node.kind = NodeKind::Over;
        return node.visits == 1;
    }

    bool expand(NodeType& node, const State& state, SeatId seat) {
        Choices choices;
        rules_.legal(state, seat, choices.actions);
        if (!tree_.take_edges(node, choices.actions.size()))
            return false;
        judge_.priors(state, seat, choices.actions, choices.weights_in_use());
        choices.put_best_first();
        for (std::uint32_t i = 0; i < node.count; ++i)
            tree_.edge(node, i) = choices.edge(i);
        node.seat = seat;
        node.kind = NodeKind::Decision;
        return true;
    }

    std::uint32_t chosen(const NodeType& node) const {
        return path_.size() == 0 && only_way_ != kEveryWay ? only_way_ : select(node);
    }

    // PUCT. Edges stand in the order of their priors, so the first one that has not been looked at
    // is the best of those, and what is not to be thought of comes last.
    std::uint32_t select(const NodeType& node) const {
        const float zeal = settings_.exploration * std::sqrt(static_cast<float>(node.visits));
        const float unknown = node.value[index(node.seat)] - settings_.caution;
        std::uint32_t best = 0;
        float highest = -1;
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Edge& edge = tree_.edge(node, i);
            if (edge.prior == 0 && i > 0)
                break;
            const auto visits = static_cast<float>(edge.visits);
            const float score =
                (edge.visits == 0 ? unknown : edge.value) + zeal * edge.prior / (1 + visits);
            if (score > highest) {
                highest = score;
                best = i;
            }
            if (edge.visits == 0)
                break;
        }
        return best;
    }

    // The way back up.
    void tell(Values value) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            NodeType& node = tree_.node(path_[i].node);
            if (i == 0)
                root_tally_[path_[0].way].add(value);
            if (node.kind == NodeKind::Chance)
                value = tell_chance(node, path_[i].way, value);
            else
                value = tell_decision(node, path_[i].way, value);
        }
    }

    // The mean over all samples goes up: it is a better guess than the sample of this visit.
    Values tell_chance(NodeType& node, std::uint32_t way, const Values& value) {
        auto& sample = tree_.sample(node, way);
        const Values now = sample.child == kNoNode ? value : tree_.node(sample.child).value;
        // A new sample stands against the mean so far; the first one, against the judgement of the
        // state before the luck, which has served.
        const Values before = sample.visits > 0 ? sample.value : node.value;
        for (std::size_t seat = 0; seat < now.size(); ++seat)
            node.value[seat] += (now[seat] - before[seat]) / static_cast<float>(node.count);
        sample.value = now;
        ++sample.visits;
        ++node.visits;
        return node.value;
    }

    Values tell_decision(NodeType& node, std::uint32_t way, const Values& value) {
        Edge& edge = tree_.edge(node, way);
        const std::size_t seat = index(node.seat);
        ++edge.visits;
        ++node.visits;
        blend(node.value, value, node.visits);
        if (!kIsOpen || edge.child == kNoNode) {
            edge.value += (value[seat] - edge.value) / static_cast<float>(edge.visits);
            return value;
        }
        const NodeType& child = tree_.node(edge.child);
        edge.value = child.value[seat];
        if (child.settled && edge.value >= 1) {
            node.settled = true;
            node.value = child.value;
            return node.value;
        }
        if (!J::kActionsAreLong || !node.inside)
            return value;
        node.value = value_of_best(node);
        return node.value;
    }

    // Actions that were looked at stand before the others.
    Values value_of_best(const NodeType& node) const {
        const Edge* best = &tree_.edge(node, 0);
        for (std::uint32_t i = 1; i < node.count && tree_.edge(node, i).visits > 0; ++i)
            if (const Edge& edge = tree_.edge(node, i); edge.value > best->value)
                best = &edge;
        return best->child == kNoNode ? node.value : tree_.node(best->child).value;
    }

    // What this look at the root has found, by action.
    struct Tally {
        Values mean{};
        std::uint32_t visits = 0;
        void add(const Values& value) { blend(mean, value, ++visits); }
    };

    static void blend(Values& mean, const Values& value, std::uint32_t count) {
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            mean[seat] += (value[seat] - mean[seat]) / static_cast<float>(count);
    }
    static std::size_t index(SeatId seat) {
        return static_cast<std::size_t>(engine::index_of(seat));
    }

    R rules_;
    J judge_;
    Settings settings_;
    TreeType tree_;
    State root_state_;
    SeatId thinker_ = engine::kNobody;
    NodeId root_ = kNoNode;
    core::Rng rng_;
    Path path_;
    int luck_seen_ = 0;
    bool was_known_ = false;
    std::uint32_t only_way_ = kEveryWay;  // at the root
    std::array<Tally, engine::kMaxActions> root_tally_{};
};

}  // namespace ai::search
