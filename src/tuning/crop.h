// The positions of one game as bytes of a file of samples (harvest.h). All numbers are
// little-endian:
//
//     header:  "tetracrp", u32 version, u32 seats, u32 features, u64 hash of their names
//     a position:  u32 game, u32 kind, then floats: what the search gives each seat, what the
//     outcome
//                  gave it, its weighted sum, and the features seat by seat
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>

namespace tuning {

inline constexpr std::uint32_t kCropVersion = 1;

enum class SampleKind : std::uint32_t {
    Aside = 0,  // who won says nothing about it
    Played = 1,
};

class Crop {
  public:
    Crop(std::size_t seats, std::size_t features) : seats_(seats), features_(features) {}

    static std::string header(std::size_t seats, std::size_t features, std::uint64_t names) {
        std::string text = "tetracrp";
        put(text, kCropVersion);
        put(text, static_cast<std::uint32_t>(seats));
        put(text, static_cast<std::uint32_t>(features));
        put(text, names);
        return text;
    }

    // Shares of the search and weighted sums for each seat; features seat by seat.
    void add(std::uint32_t game,
             SampleKind kind,
             std::span<const float> shares,
             std::span<const float> sums,
             std::span<const float> features) {
        put(bytes_, game);
        put(bytes_, static_cast<std::uint32_t>(kind));
        put_all(shares);
        bytes_.append(seats_ * sizeof(float), '\0');
        put_all(sums);
        put_all(features);
        ++size_;
    }

    // The outcome of the game, known when it is over.
    void label(std::span<const float> outcome) {
        const std::size_t of_sample =
            2 * sizeof(std::uint32_t) + (3 + features_) * seats_ * sizeof(float);
        const std::size_t at = 2 * sizeof(std::uint32_t) + seats_ * sizeof(float);
        for (std::size_t i = 0; i < size_; ++i)
            std::memcpy(&bytes_[i * of_sample + at], outcome.data(), seats_ * sizeof(float));
    }

    std::size_t size() const { return size_; }
    const std::string& bytes() const { return bytes_; }

  private:
    template <class Value>
    static void put(std::string& text, Value value) {
        text.append(reinterpret_cast<const char*>(&value), sizeof(value));
    }
    void put_all(std::span<const float> values) {
        bytes_.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());
    }

    std::size_t seats_;
    std::size_t features_;
    std::size_t size_ = 0;
    std::string bytes_;
};

}  // namespace tuning
