// Ascalion on the GPU.
#include "games/ascalion/rules.h"
#include "gpu/play_on_gpu.cuh"

template core::Result<gpu::GpuRun> gpu::play_on_gpu<ascalion::Rules>(const ascalion::Content&,
                                                                     const ascalion::State&,
                                                                     const gpu::Run&);
