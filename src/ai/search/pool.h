// Room for a fixed number of things, taken once; memory is touched only as it is filled.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace ai::search {

template <class T>
    requires std::is_trivially_copyable_v<T>
class Pool {
  public:
    static constexpr std::uint32_t kNone = 0xffffffffU;

    // NOLINTBEGIN(modernize-avoid-c-arrays): the items are not filled in advance
    explicit Pool(std::size_t capacity)
        : items_(std::make_unique_for_overwrite<T[]>(capacity)), capacity_(capacity) {}
    // NOLINTEND(modernize-avoid-c-arrays)

    // The first of `count` neighbours, their contents undefined; kNone if there is no room.
    std::uint32_t take(std::size_t count) {
        if (count > capacity_ - size_)
            return kNone;
        const auto first = static_cast<std::uint32_t>(size_);
        size_ += count;
        return first;
    }
    void clear() { size_ = 0; }

    T& operator[](std::uint32_t at) {
        assert(at < size_);
        return items_[at];
    }
    const T& operator[](std::uint32_t at) const {
        assert(at < size_);
        return items_[at];
    }
    std::size_t size() const { return size_; }
    std::size_t capacity() const { return capacity_; }

  private:
    std::unique_ptr<T[]> items_;  // NOLINT(modernize-avoid-c-arrays): not filled in advance
    std::size_t capacity_;
    std::size_t size_ = 0;
};

}  // namespace ai::search
