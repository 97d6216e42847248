// An array indexed by an enum whose values are 0 .. Size-1.
#pragma once

#include <array>
#include <cstddef>

namespace core {

template <class Index, class T, std::size_t Size>
struct EnumArray {
    std::array<T, Size> items{};

    constexpr const T& operator[](Index index) const {
        return items[static_cast<std::size_t>(index)];
    }
    constexpr T& operator[](Index index) { return items[static_cast<std::size_t>(index)]; }
    static constexpr std::size_t size() { return Size; }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

}  // namespace core
