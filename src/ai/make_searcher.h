// Which search a game gets.
#pragma once

#include <optional>

#include "ai/search/searcher.h"
#include "ai/search/settings.h"

namespace ai {

// What is wrong with the network that the settings name, if anything.
std::optional<core::Error> network_complaint(const engine::AnyGame& game,
                                             const search::Settings& settings);

// The game must outlive what is made for it.
search::SearcherPtr make_searcher(const engine::AnyGame& game, const search::Settings& settings);

// The same search with random play to the end in place of a judgement.
search::SearcherPtr make_playout_searcher(const engine::AnyGame& game,
                                          const search::Settings& settings);

// As many searches as threads, each with its own memory; their findings are added up. For a number
// of visits the result does not depend on how the threads happen to run.
search::SearcherPtr make_parallel_searcher(const engine::AnyGame& game,
                                           const search::Settings& settings,
                                           int threads);

}  // namespace ai
