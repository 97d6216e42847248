// A run of random games on the GPU, as a program of the CPU asks for it.
#pragma once

#include "core/result.h"
#include "engine/game.h"
#include "gpu/game_result.h"

namespace gpu {

// Instantiated for each game: game.cu.in.
template <engine::Game G>
core::Result<GpuRun> play_on_gpu(const typename G::Content& content,
                                 const typename G::State& start,
                                 const Run& run);

}  // namespace gpu
