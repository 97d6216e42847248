// The parts of the phrase table that stand in files of their own.
#pragma once

#include <span>

#include "engine/message.h"

namespace pathciv {

std::span<const engine::Phrase> report_phrases();
std::span<const engine::Phrase> prompt_phrases();
std::span<const engine::Phrase> reason_phrases();

}  // namespace pathciv
