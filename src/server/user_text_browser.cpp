// Texts that people write on a device of their own: nobody else reads them there, so it is enough
// that they can be seen and are not too long.
#include "server/user_text.h"

#include <algorithm>
#include <cctype>

#include "server/net/utf8.h"

namespace server {
namespace {

bool is_control(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte == 0x7f;
}

bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

std::size_t letters_in(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_letter));
}

std::string_view without_ends(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

bool begins_with(const std::string& text, std::string_view begin) {
    const auto same = [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    };
    return text.size() >= begin.size()
           && std::equal(begin.begin(), begin.end(), text.begin(), same);
}

std::string_view first_letters(std::string_view text, std::size_t count) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (begins_letter(text[at]) && count-- == 0)
            return text.substr(0, at);
    return text;
}

}  // namespace

std::optional<std::string> clean_text(std::string_view written, std::size_t max_letters) {
    const std::string_view text = without_ends(written);
    if (text.empty() || !net::is_utf8(text) || std::ranges::any_of(text, is_control)
        || letters_in(text) > max_letters)
        return std::nullopt;
    return std::string(text);
}

std::optional<std::string> clean_name(std::string_view written) {
    return clean_text(written, kMaxNameLetters);
}

bool is_reserved_name(std::string_view name) {
    const std::string text(name);
    return begins_with(text, kComputerName) || begins_with(text, kGoneName);
}

std::string name_with(const std::string& name, const std::string& whose) {
    constexpr std::size_t kMostOfOwner = 12;
    return name + " (" + std::string(first_letters(whose, kMostOfOwner)) + ")";
}

}  // namespace server
