#include "server/chat_filter.h"

#include <algorithm>
#include <cstddef>

namespace server {
namespace {

constexpr std::string_view kInPlace = "01345@$7";
constexpr std::string_view kLetters = "oieasast";
constexpr std::string_view kEnds = " \t\n.,;:!?\"'()[]{}<>/\\-_+=~`|#&%^*";

char letter_of(char byte) {
    const std::size_t place = kInPlace.find(byte);
    if (place != std::string_view::npos)
        return kLetters[place];
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

// The capital letters of Latin-1 (in UTF-8 behind the byte C3) become small ones.
char small_after(char before, char byte) {
    const auto code = static_cast<unsigned char>(byte);
    const bool is_capital =
        static_cast<unsigned char>(before) == 0xC3 && code >= 0x80 && code <= 0x9E && code != 0x97;
    return is_capital ? static_cast<char>(code + 0x20) : letter_of(byte);
}

std::string folded(std::string_view word) {
    std::string letters;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char letter = i == 0 ? letter_of(word[i]) : small_after(word[i - 1], word[i]);
        const bool is_repeated = !letters.empty() && letters.back() == letter;
        if (!is_repeated)
            letters += letter;
    }
    return letters;
}

bool is_end(char byte) { return kEnds.find(byte) != std::string_view::npos; }

// Calls `see(begin, length)` for each word.
template <class See>
void each_word(std::string_view text, See see) {
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t end = at;
        while (end < text.size() && !is_end(text[end]))
            ++end;
        if (end > at)
            see(at, end - at);
        at = end + 1;
    }
}

}  // namespace

ChatFilter::ChatFilter(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const bool is_start = word.ends_with('*');
        const std::string letters = folded(is_start ? word.substr(0, word.size() - 1) : word);
        if (!letters.empty())
            (is_start ? starts_ : words_).push_back(letters);
    }
}

bool ChatFilter::is_unwanted(std::string_view word) const {
    const std::string letters = folded(word);
    return std::ranges::find(words_, letters) != words_.end()
           || std::ranges::any_of(
               starts_, [&](const std::string& start) { return letters.starts_with(start); });
}

bool ChatFilter::finds(std::string_view text) const {
    bool found = false;
    each_word(text, [&](std::size_t begin, std::size_t length) {
        found = found || is_unwanted(text.substr(begin, length));
    });
    return found;
}

std::string ChatFilter::masked(std::string_view text) const {
    std::string masked(text);
    std::size_t shorter = 0;  // stars stand for letters, not for bytes
    each_word(text, [&](std::size_t begin, std::size_t length) {
        const std::string_view word = text.substr(begin, length);
        if (!is_unwanted(word))
            return;
        const auto letters = static_cast<std::size_t>(std::ranges::count_if(
            word, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
        masked.replace(begin - shorter, length, std::string(letters, '*'));
        shorter += length - letters;
    });
    return masked;
}

}  // namespace server
