// Texts that are put together from parts in both languages at once: counted things and lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace engine {

// One and several of a thing; # stands for the number.
struct Noun {
    std::string_view one_english;
    std::string_view more_english;
    std::string_view one_german;
    std::string_view more_german;
};

// The text with the number in the place of #.
inline std::string with_number(std::string_view text, int number) {
    std::string out(text);
    const std::size_t at = out.find('#');
    return at == std::string::npos ? out : out.replace(at, 1, std::to_string(number));
}

inline Words counted(const Noun& noun, int amount) {
    return amount == 1 ? Words{std::string(noun.one_english), std::string(noun.one_german)}
                       : Words{with_number(noun.more_english, amount),
                               with_number(noun.more_german, amount)};
}

inline Words operator+(const Words& one, const Words& other) {
    return {one.english + other.english, one.german + other.german};
}

inline Words joined(const std::vector<Words>& parts, const Words& between) {
    Words all;
    for (const Words& part : parts)
        all = all.english.empty() ? part : all + between + part;
    return all;
}

}  // namespace engine
