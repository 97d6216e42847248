// A vector with its storage inside: no heap, usable in constant expressions and on a GPU.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace core {

// Slots past the end always hold T{}, so that equal vectors have equal bytes.
template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(Capacity < 256);

  public:
    constexpr void push_back(T value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        items_[--size_] = T{};
    }
    constexpr void erase_at(std::size_t index) {
        assert(index < size_);
        for (std::size_t i = index; i + 1 < size_; ++i)
            items_[i] = items_[i + 1];
        pop_back();
    }
    constexpr void clear() { *this = FixedVector{}; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr const T& operator[](std::size_t index) const { return items_[index]; }
    constexpr T& operator[](std::size_t index) { return items_[index]; }
    constexpr const T& back() const { return items_[size_ - 1U]; }
    constexpr T& back() { return items_[size_ - 1U]; }

    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

  private:
    std::array<T, Capacity> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace core
