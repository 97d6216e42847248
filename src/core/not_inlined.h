// For functions that many ways lead to: a GPU has little room for code, so it gets them once. A
// CPU decides for itself.
#pragma once

#ifdef __CUDA_ARCH__
#define TETRA_NOT_INLINED __noinline__
#else
#define TETRA_NOT_INLINED
#endif
