// Why one action is better than another: what the search's own judgement of the two ways finds most
// different, after each of them has been played on to the end of the turn.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/evaluations/feature_set.h"
#include "analysis/eye.h"
#include "engine/message.h"

namespace analysis {

// Themes as `FeatureSet` numbers them; none: the search sees more in it, and cannot say what.
struct Reason {
    std::vector<std::size_t> own;            // where the seat would stand better
    engine::SeatId rival = engine::kNobody;  // who would stand worse,
    std::size_t of_rival = 0;                // and in what
    friend bool operator==(const Reason&, const Reason&) = default;
};

Reason reason_for(Eye& eye,
                  engine::SeatId seat,
                  const engine::Position& better,
                  const engine::Position& played,
                  std::uint32_t visits);

// Whether it names themes of the game and seats that there are.
bool can_be_said(const Reason& reason, const engine::AnyGame& game, std::size_t seats);

// "crystals and land"; empty where nothing stands out.
engine::Words list_of(const std::vector<std::size_t>& themes, const ai::FeatureSet* features);

// "Ada would stand better in crystals and land, Bo worse in artefacts."
engine::Words words_of(const Reason& reason,
                       engine::SeatId seat,
                       const ai::FeatureSet* features,
                       const std::vector<std::string>& names);

}  // namespace analysis
