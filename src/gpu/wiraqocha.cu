// Wiraqocha on the GPU.
#include "games/wiraqocha/rules.h"
#include "gpu/play_on_gpu.cuh"
#include "gpu/wiraqocha_groups.h"

template core::Result<gpu::GpuRun> gpu::play_on_gpu<wiraqocha::Rules>(const wiraqocha::Content&,
                                                                      const wiraqocha::State&,
                                                                      const gpu::Run&);
