// The memory of a search: nodes, edges and samples, found by the key of their state.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "ai/search/node.h"
#include "ai/search/pool.h"

namespace ai::search {

// Which node has this key. Half of the slots stay empty, so a look finds its end soon.
class Transpositions {
  public:
    explicit Transpositions(std::size_t nodes)
        : mask_(std::bit_ceil(2 * nodes) - 1),
          slots_(static_cast<Slot*>(std::calloc(mask_ + 1, sizeof(Slot)))) {
        if (slots_ == nullptr)
            std::abort();
    }

    void clear() { std::memset(slots_.get(), 0, (mask_ + 1) * sizeof(Slot)); }

    // The slot that holds the key, or the empty one where it belongs. `has` compares whole keys.
    template <class Has>
    std::size_t find(std::uint64_t key, Has&& has) const {
        std::size_t at = key & mask_;
        while (slots_[at].number != 0
               && !(slots_[at].tag == tag_of(key) && has(slots_[at].number - 1)))
            at = (at + 1) & mask_;
        return at;
    }
    // kNoNode (all bits set) comes out of an empty slot by itself.
    NodeId operator[](std::size_t at) const { return slots_[at].number - 1; }
    void put(std::size_t at, std::uint64_t key, NodeId node) {
        slots_[at] = {tag_of(key), node + 1};
    }

    static constexpr std::size_t kBytesPerNode = 4 * sizeof(std::uint64_t);  // at most

  private:
    struct Slot {
        std::uint32_t tag;
        std::uint32_t number;  // of the node, counted from 1; 0: empty
    };
    struct Free {
        void operator()(Slot* slots) const { std::free(slots); }
    };
    static std::uint32_t tag_of(std::uint64_t key) {
        return static_cast<std::uint32_t>(key >> 32U);
    }

    std::size_t mask_;
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): calloc's zeros cost nothing until they are touched
    std::unique_ptr<Slot[], Free> slots_;
};

template <int Seats>
class Tree {
  public:
    using NodeType = Node<Seats>;
    using SampleType = Sample<Seats>;
    static constexpr std::uint16_t kMostSamples = 4096;  // of one chance node

    explicit Tree(std::size_t bytes)
        : nodes_(nodes_in(bytes)),
          edges_(kEdgesPerNode * nodes_.capacity()),
          samples_(nodes_.capacity()),
          known_(nodes_.capacity()) {}

    void clear() {
        if (nodes_.size() == 0)
            return;
        nodes_.clear();
        edges_.clear();
        samples_.clear();
        known_.clear();
    }
    std::size_t size() const { return nodes_.size(); }
    // The share of the memory that is filled.
    double fill() const {
        const auto filled = [](const auto& pool) {
            return static_cast<double>(pool.size()) / static_cast<double>(pool.capacity());
        };
        return std::max({filled(nodes_), filled(edges_), filled(samples_)});
    }

    NodeType& node(NodeId id) { return nodes_[id]; }
    const NodeType& node(NodeId id) const { return nodes_[id]; }
    Edge& edge(const NodeType& node, std::uint32_t way) { return edges_[node.first + way]; }
    const Edge& edge(const NodeType& node, std::uint32_t way) const {
        return edges_[node.first + way];
    }
    SampleType& sample(const NodeType& node, std::uint32_t way) {
        return samples_[node.first + way];
    }

    NodeId find(std::uint64_t key) const { return known_[slot_of(key)]; }

    // The node of the key; `is_new` ones have nothing but their key. kNoNode if there is no room.
    struct Found {
        NodeId id;
        bool is_new;
    };
    Found find_or_add(std::uint64_t key) {
        const std::size_t slot = slot_of(key);
        if (known_[slot] != kNoNode)
            return {known_[slot], false};
        const NodeId id = nodes_.take(1);
        if (id == kNoNode)
            return {kNoNode, false};
        nodes_[id].key = key;
        known_.put(slot, key, id);
        return {id, true};
    }

    bool take_edges(NodeType& node, std::size_t count) {
        const std::uint32_t first = edges_.take(count);
        if (first == kNoNode)
            return false;
        node.first = first;
        node.count = static_cast<std::uint16_t>(count);
        return true;
    }

    // One more sample at the end of the node's row, which moves when it has to grow.
    bool take_sample(NodeType& node) {
        if (node.count >= kMostSamples)
            return false;
        const bool is_full = node.count == 0 || std::has_single_bit(unsigned{node.count});
        if (is_full && !move_to_longer_row(node))
            return false;
        sample(node, node.count++) = {0, kNoNode, {}};
        return true;
    }

  private:
    static constexpr std::size_t kEdgesPerNode = 3;
    static constexpr std::size_t kFewestNodes = 1024;  // enough for a root

    static std::size_t nodes_in(std::size_t bytes) {
        constexpr std::size_t kPerNode = sizeof(NodeType) + kEdgesPerNode * sizeof(Edge)
                                         + sizeof(SampleType) + Transpositions::kBytesPerNode;
        return std::max(bytes / kPerNode, kFewestNodes);
    }

    std::size_t slot_of(std::uint64_t key) const {
        return known_.find(key, [&](NodeId id) { return nodes_[id].key == key; });
    }

    // Rows have 1, 2, 4, 8 .. places; what they leave behind is as much as they take.
    bool move_to_longer_row(NodeType& node) {
        const std::uint32_t row = samples_.take(std::max<std::size_t>(1, 2U * node.count));
        if (row == kNoNode)
            return false;
        for (std::uint32_t i = 0; i < node.count; ++i)
            samples_[row + i] = samples_[node.first + i];
        node.first = row;
        return true;
    }

    Pool<NodeType> nodes_;
    Pool<Edge> edges_;
    Pool<SampleType> samples_;
    Transpositions known_;
};

}  // namespace ai::search
