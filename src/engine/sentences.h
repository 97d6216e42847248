// A report as the sentences that it is made of, each with whom and what it names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace engine {

// The phrase that joins two sentences.
inline constexpr std::string_view kAnd = "report.and";

struct Sentence {
    Message words;
    std::vector<SeatId> seats;       // in the order in which they are named, each once
    std::vector<std::string> about;  // the things, as in targets
};

std::vector<Sentence> sentences_of(const Message& report);

}  // namespace engine
