// Path of Civilization on the GPU.
#include "games/pathciv/rules.h"
#include "gpu/play_on_gpu.cuh"

template core::Result<gpu::GpuRun> gpu::play_on_gpu<pathciv::Rules>(const pathciv::Content&,
                                                                    const pathciv::State&,
                                                                    const gpu::Run&);
