// What is measured of one event of a game: the values from which everything else is computed.
//
// Choices are judged by what their seat could know: hidden things are dealt anew from its view, and
// of a question that all answer at once nobody's answer is known.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/events.h"
#include "analysis/eye.h"
#include "analysis/reasons.h"
#include "analysis/weigh.h"

namespace analysis {

// `options` begins with the played action; empty where there was no choice.
struct MeasuredChoice {
    Chances before;
    std::vector<Weighed> options;
    bool is_obvious = false;  // a short look already takes the first step that was played
    Reason reason;            // for the best of them, if a second look was worth it
    friend bool operator==(const MeasuredChoice&, const MeasuredChoice&) = default;
};

// Of luck: the mean over the outcomes, the value of the one that came, in how many of 10,000 the
// seat that goes on would have stood worse; empty where nothing but one thing could happen.
struct Measured {
    Chances mean;
    Chances came;
    int better_than = 0;
    int outcomes = 0;
    std::vector<MeasuredChoice> choices;
    friend bool operator==(const Measured&, const Measured&) = default;
};

// Only how the seats stand before a decision, as the one who decides first sees it.
Measured glance(Eye& eye, const Event& event, std::uint32_t visits);

Measured measure(Eye& eye, const Event& event, std::uint32_t visits);

// The played action and the best two others, with four times the visits, and what speaks for the
// best.
MeasuredChoice look_again(Eye& eye,
                          const Event& event,
                          std::size_t choice,
                          const MeasuredChoice& first,
                          std::uint32_t visits);

}  // namespace analysis
