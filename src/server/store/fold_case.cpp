#include "server/store/fold_case.h"

#include <array>
#include <climits>
#include <clocale>
#include <cstddef>
#include <cwchar>
#include <cwctype>

namespace store {
namespace {

// The C library's tables of letters, for this thread and this scope. C.UTF-8 is built into glibc.
class UnicodeLetters {
  public:
    UnicodeLetters() : before_(uselocale(letters())) {}
    UnicodeLetters(const UnicodeLetters&) = delete;
    UnicodeLetters& operator=(const UnicodeLetters&) = delete;
    ~UnicodeLetters() { uselocale(before_); }

  private:
    static locale_t letters() {
        static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        return locale;
    }

    locale_t before_;
};

// To upper case first: final sigma, long s and others have one upper but several lower letters.
std::wint_t folded(wchar_t letter) {
    return std::towlower(std::towupper(static_cast<std::wint_t>(letter)));
}

// Appends the first letter of the text; returns its size.
std::size_t fold_first(std::string_view text, std::string& out) {
    wchar_t letter = 0;
    std::mbstate_t reading{};
    const std::size_t size = std::mbrtowc(&letter, text.data(), text.size(), &reading);
    if (size == 0 || size > text.size()) {
        out += text.front();
        return 1;
    }
    std::array<char, MB_LEN_MAX> bytes{};
    std::mbstate_t writing{};
    const auto lower = static_cast<wchar_t>(folded(letter));
    out.append(bytes.data(), std::wcrtomb(bytes.data(), lower, &writing));
    return size;
}

}  // namespace

std::string fold_case(std::string_view text) {
    const UnicodeLetters letters;
    std::string out;
    out.reserve(text.size());
    while (!text.empty())
        text.remove_prefix(fold_first(text, out));
    return out;
}

}  // namespace store
