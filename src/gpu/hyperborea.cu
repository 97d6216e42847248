// Hyperborea on the GPU.
#include "games/hyperborea/rules.h"
#include "gpu/play_on_gpu.cuh"

template core::Result<gpu::GpuRun> gpu::play_on_gpu<hyperborea::Rules>(const hyperborea::Content&,
                                                                       const hyperborea::State&,
                                                                       const gpu::Run&);
