// What the search remembers about a state.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "ai/search/judge.h"

namespace ai::search {

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xffffffffU;

// An action of the seat that decides at a node.
struct Edge {
    Action action;
    float prior;
    std::uint32_t visits;
    NodeId child;
    float value;  // for the deciding seat
};

// One way in which everything random up to the next decision may fall.
template <int Seats>
struct Sample {
    std::uint32_t visits;
    NodeId child;
    Shares<Seats> value;
};

enum class NodeKind : std::uint8_t {
    Leaf,      // judged, not yet opened
    Decision,  // has edges
    Chance,    // has samples
    Over,
};

template <int Seats>
struct Node {
    std::uint64_t key;
    Shares<Seats> value;
    std::uint32_t visits;
    std::uint32_t first;   // edge or sample
    std::uint16_t count;   // edges or samples
    std::uint16_t cursor;  // sample to be looked at next
    NodeKind kind;
    SeatId seat;   // who decides, kNobody for chance
    bool settled;  // `value` is certain: the game is over, or the deciding seat can force its win
    bool inside;   // stands in the middle of an action
};

// By which way a visit left a node: the number of an edge or of a sample.
struct Step {
    NodeId node;
    std::uint32_t way;
};

// The longest way down. Where the rules allow to go in circles, a visit ends here.
inline constexpr std::size_t kLongestPath = 192;

class Path {
  public:
    void clear() { size_ = 0; }
    bool full() const { return size_ == kLongestPath; }
    void push(Step step) { steps_[size_++] = step; }
    std::size_t size() const { return size_; }
    const Step& operator[](std::size_t at) const { return steps_[at]; }

  private:
    std::array<Step, kLongestPath> steps_;
    std::size_t size_ = 0;
};

}  // namespace ai::search
