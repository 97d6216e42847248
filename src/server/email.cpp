#include "server/email.h"

#include <algorithm>
#include <cstddef>

namespace server {
namespace {

constexpr std::size_t kMaxEmail = 254;
constexpr std::size_t kMaxMailbox = 64;
constexpr std::size_t kMaxLabel = 63;

bool is_letter_or_digit(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
           || (byte >= '0' && byte <= '9');
}

// Without quotation marks and comments, which nobody has.
bool is_mailbox_letter(char byte) {
    constexpr std::string_view kSigns = "!#$%&'*+-/=?^_`{|}~.";
    return is_letter_or_digit(byte) || kSigns.find(byte) != std::string_view::npos;
}

bool is_label(std::string_view text) {
    return !text.empty() && text.size() <= kMaxLabel && text.front() != '-' && text.back() != '-'
           && std::ranges::all_of(
               text, [](char byte) { return is_letter_or_digit(byte) || byte == '-'; });
}

// At least two labels.
bool is_domain(std::string_view text) {
    std::size_t dot = text.find('.');
    if (dot == std::string_view::npos)
        return false;
    for (; dot != std::string_view::npos; dot = text.find('.')) {
        if (!is_label(text.substr(0, dot)))
            return false;
        text.remove_prefix(dot + 1);
    }
    return is_label(text);
}

}  // namespace

bool is_email(std::string_view text) {
    const std::size_t at = text.rfind('@');
    if (at == std::string_view::npos || text.size() > kMaxEmail)
        return false;
    const std::string_view mailbox = text.substr(0, at);
    return !mailbox.empty() && mailbox.size() <= kMaxMailbox && mailbox.front() != '.'
           && mailbox.back() != '.' && mailbox.find("..") == std::string_view::npos
           && std::ranges::all_of(mailbox, is_mailbox_letter) && is_domain(text.substr(at + 1));
}

}  // namespace server
