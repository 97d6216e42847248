#include "rating/linear.h"

#include <cstddef>

namespace rating {

std::vector<double> solved(Square square, std::vector<double> right) {
    const std::size_t count = right.size();
    for (std::size_t row = 0; row < count; ++row)
        for (std::size_t below = row + 1; below < count; ++below) {
            const double factor = square[below][row] / square[row][row];
            for (std::size_t column = row; column < count; ++column)
                square[below][column] -= factor * square[row][column];
            right[below] -= factor * right[row];
        }
    for (std::size_t row = count; row-- > 0;) {
        for (std::size_t column = row + 1; column < count; ++column)
            right[row] -= square[row][column] * right[column];
        right[row] /= square[row][row];
    }
    return right;
}

}  // namespace rating
