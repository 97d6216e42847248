#include "table/text_rules.h"

#include <algorithm>

#include <boost/locale/utf.hpp>

namespace table {
namespace {

namespace utf = boost::locale::utf;

bool is_visible(char byte) { return byte > ' ' && byte < 0x7f; }

// Also true for what marks a broken letter.
bool is_unreadable(utf::code_point letter) {
    return letter < 0x20 || (letter >= 0x7f && letter < 0xa0) || !utf::is_valid_codepoint(letter);
}

}  // namespace

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= kMaxWord && std::ranges::all_of(text, is_visible);
}

bool is_text(std::string_view text, std::size_t most) {
    std::size_t letters = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (is_unreadable(utf::utf_traits<char>::decode(at, end)) || ++letters > most)
            return false;
    }
    return true;
}

}  // namespace table
