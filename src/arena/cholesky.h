// Linear equations with a symmetric positive matrix: what Newton's method asks for.
#pragma once

#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace arena {

using Vector = std::vector<double>;

class SquareMatrix {
  public:
    explicit SquareMatrix(std::size_t size) : size_(size), items_(size * size) {}

    std::size_t size() const { return size_; }
    double& at(std::size_t row, std::size_t column) { return items_[row * size_ + column]; }
    double at(std::size_t row, std::size_t column) const { return items_[row * size_ + column]; }

    // Only what stands below the diagonal and on it.
    void add_square_below(const Vector& vector, double factor) {
        for (std::size_t i = 0; i < size_; ++i) {
            const double scaled = factor * vector[i];
            for (std::size_t j = 0; j <= i; ++j)
                at(i, j) += scaled * vector[j];
        }
    }

  private:
    std::size_t size_;
    Vector items_;
};

// A = L L^T. Reads the lower half of A, which must be positive definite.
class Cholesky {
  public:
    explicit Cholesky(SquareMatrix matrix) : lower_(std::move(matrix)) {
        for (std::size_t i = 0; i < lower_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                lower_.at(i, j) = rest(i, j) / lower_.at(j, j);
            assert(rest(i, i) > 0);
            lower_.at(i, i) = std::sqrt(rest(i, i));
        }
    }

    // The x with A x = right.
    Vector solve(Vector right) const {
        const std::size_t size = lower_.size();
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < i; ++j)
                right[i] -= lower_.at(i, j) * right[j];
            right[i] /= lower_.at(i, i);
        }
        for (std::size_t i = size; i-- > 0;) {
            for (std::size_t j = i + 1; j < size; ++j)
                right[i] -= lower_.at(j, i) * right[j];
            right[i] /= lower_.at(i, i);
        }
        return right;
    }

  private:
    double rest(std::size_t row, std::size_t column) const {
        double value = lower_.at(row, column);
        for (std::size_t k = 0; k < column; ++k)
            value -= lower_.at(row, k) * lower_.at(column, k);
        return value;
    }

    SquareMatrix lower_;
};

}  // namespace arena
