// What the host needs of the CUDA runtime: calls that may fail, and memory of the GPU.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace gpu {

// Left through the whole of a run and caught at its door, `play_on_gpu`.
struct Trouble : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline void check(cudaError_t status, const char* doing) {
    if (status != cudaSuccess)
        throw Trouble(std::string(doing) + ": " + cudaGetErrorString(status));
}

template <class T>
class GpuArray {
  public:
    GpuArray(std::size_t size, const char* use) : size_(size) {
        check(cudaMalloc(&items_, size * sizeof(T)), use);
    }
    ~GpuArray() { cudaFree(items_); }
    GpuArray(const GpuArray&) = delete;
    GpuArray& operator=(const GpuArray&) = delete;

    T* get() const { return items_; }
    void set_bytes(int byte, const char* use) const {
        check(cudaMemset(items_, byte, size_ * sizeof(T)), use);
    }
    void copy_from(const T* items, const char* use) const {
        check(cudaMemcpy(items_, items, size_ * sizeof(T), cudaMemcpyHostToDevice), use);
    }
    void copy_to(T* items, const char* use) const {
        check(cudaMemcpy(items, items_, size_ * sizeof(T), cudaMemcpyDeviceToHost), use);
    }

  private:
    T* items_ = nullptr;
    std::size_t size_;
};

}  // namespace gpu
