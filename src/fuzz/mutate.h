// Mutators for libFuzzer: whole JSON documents, and files of one JSON object a line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_text.h"
#include "fuzz/demand.h"
#include "fuzz/json_edits.h"

// libFuzzer's own mutator of bytes. Weak: the replay of kept inputs has no libFuzzer.
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerMutate(  // NOLINT(readability-identifier-naming)
    std::uint8_t* data,
    std::size_t size,
    std::size_t max_size);

namespace fuzz {

// The place that libFuzzer gives a mutator: what was there is read, what shall be there written.
struct Buffer {
    std::uint8_t* data;
    std::size_t size;
    std::size_t capacity;

    std::string_view text() const { return text_of(data, size); }
    std::size_t mutate_bytes() const { return LLVMFuzzerMutate(data, size, capacity); }
    std::size_t put(std::string_view text) const {
        if (text.size() > capacity)
            return mutate_bytes();
        std::ranges::copy(text, data);
        return text.size();
    }
};

// What a target makes of an input; each one defines its own.
std::size_t mutate(const Buffer& buffer, core::Rng& rng);

// One to four edits; text that is no JSON stays as it is.
inline std::string edited_json(std::string_view text, core::Rng& rng) {
    auto document = engine::parse_json(text, text.size());
    if (!document)
        return std::string(text);
    do {
        edit_json(*document, rng);
    } while (one_in(rng, 2));
    return engine::json_text(*document);
}

inline std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// Edits, drops, doubles or moves a line.
inline std::string edited_lines(std::string_view text, core::Rng& rng) {
    auto lines = lines_of(text);
    if (lines.empty())
        return std::string(text);
    const std::size_t at = pick(rng, lines.size());
    const std::string line = lines[at];
    const auto somewhere = [&] {
        return lines.begin() + static_cast<std::ptrdiff_t>(pick(rng, lines.size() + 1));
    };
    switch (rng.below(8)) {
        case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 1: lines.insert(somewhere(), line); break;
        case 2: std::swap(lines[at], lines[pick(rng, lines.size())]); break;
        case 3: lines.insert(somewhere(), edited_json(line, rng)); break;
        default: lines[at] = edited_json(line, rng); break;
    }
    return joined(lines);
}

}  // namespace fuzz

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for this name
extern "C" [[gnu::used]] inline std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data,
                                                                    std::size_t size,
                                                                    std::size_t max_size,
                                                                    unsigned int seed) {
    core::Rng rng(seed);
    return fuzz::mutate({data, size, max_size}, rng);
}
