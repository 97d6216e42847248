// A search behind one interface: one indirect call for thousands of visits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/any_game.h"

namespace ai::search {

using WinShares = std::array<float, static_cast<std::size_t>(engine::kMaxSeats)>;

struct Finding {
    engine::Action action;
    std::uint32_t visits = 0;
    WinShares win{};          // by seat, after this action
    bool is_certain = false;  // wins by force
};

struct PlannedAction {
    engine::SeatId seat;
    engine::Action action;
};

struct Findings {
    engine::SeatId seat = engine::kNobody;
    int seats = 0;
    std::uint64_t visits = 0;
    WinShares win{};             // by seat, as things stand
    std::vector<Finding> moves;  // all legal actions, the best first
};

class Searcher {
  public:
    virtual ~Searcher() = default;

    // Thinks about this position from now on, for a seat that may decide in it. Only what the seat
    // can see of it counts. What is known about it from before is kept.
    virtual void look_at(const engine::Position& known, engine::SeatId seat) = 0;

    // Returns how many visits were made: fewer than wished for if the best action is certain.
    virtual std::uint32_t think(std::uint32_t visits) = 0;

    // Visits that all begin with this legal action, whatever it promises.
    virtual void think_of(engine::Action action, std::uint32_t visits) = 0;

    virtual Findings findings() const = 0;
    // The best action and what will probably follow, until luck decides.
    virtual std::vector<PlannedAction> plan() const = 0;

    // A number that changes when the turn of a seat begins.
    virtual std::uint64_t turn() const = 0;
    // Of the thinking of a turn: what its first decision should get, each later one of the rest.
    virtual double first_share() const = 0;
    virtual void forget() = 0;
};

using SearcherPtr = std::unique_ptr<Searcher>;

// Puts certain wins first, then what was visited most, then what promises most.
void put_best_first(Findings& findings);

}  // namespace ai::search
