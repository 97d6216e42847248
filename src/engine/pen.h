// What every drawing of a table for a terminal needs: a language, colours, names of seats.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/message.h"
#include "engine/seat.h"

namespace engine {

inline constexpr std::string_view kDim = "\x1b[2m";
inline constexpr std::string_view kBold = "\x1b[1m";

class Pen {
  public:
    Pen(Language language, bool coloured) : language_(language), coloured_(coloured) {}

    Language language() const { return language_; }
    std::string say(std::string_view english, std::string_view german) const {
        return std::string(language_ == Language::English ? english : german);
    }
    std::string paint(std::string_view colour, const std::string& text) const {
        return coloured_ ? std::string(colour) + text + "\x1b[0m" : text;
    }
    std::string seat_name(SeatId seat) const {
        return say("Seat ", "Platz ") + std::to_string(index_of(seat) + 1);
    }
    std::string in_colour(SeatId seat, const std::string& text) const {
        return paint(kSeatColours[static_cast<std::size_t>(index_of(seat))], text);
    }

  private:
    static constexpr std::array<std::string_view, kMaxSeats> kSeatColours = {
        "\x1b[31m", "\x1b[34m", "\x1b[33m", "\x1b[35m", "\x1b[32m", "\x1b[36m"};

    Language language_;
    bool coloured_;
};

// UTF-8: every byte but a continuation byte.
inline bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }

// How many columns a text takes.
inline int columns_of(std::string_view text) {
    int columns = 0;
    for (const char c : text)
        columns += starts_character(c) ? 1 : 0;
    return columns;
}

}  // namespace engine
