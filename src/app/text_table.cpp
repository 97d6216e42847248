#include "app/text_table.h"

#include <algorithm>
#include <string_view>

namespace app {
namespace {

constexpr std::string_view kGap = "  ";

// Bytes that continue a UTF-8 character take no place on the screen.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string padded(const std::string& cell, std::size_t width, TextTable::Align align) {
    const std::string space(width - std::min(width, width_of(cell)), ' ');
    return align == TextTable::Align::Right ? space + cell : cell + space;
}

}  // namespace

std::vector<std::size_t> TextTable::widths() const {
    std::vector<std::size_t> widths;
    widths.reserve(columns_.size());
    for (const Column& column : columns_)
        widths.push_back(width_of(column.title));
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width_of(row[i]));
    }
    return widths;
}

std::string TextTable::text() const {
    const std::vector<std::size_t> wide = widths();
    std::string all;
    const auto add_line = [&](const auto& cell_at) {
        std::string line;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            line += std::string(kGap) + padded(cell_at(i), wide[i], columns_[i].align);
        line.erase(line.find_last_not_of(' ') + 1);
        all += line + "\n";
    };
    add_line([this](std::size_t i) { return columns_[i].title; });
    for (const auto& row : rows_)
        add_line([&row](std::size_t i) { return row[i]; });
    return all;
}

}  // namespace app
