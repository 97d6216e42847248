// Texts judged by what Unicode knows of their letters.
#include "server/user_text.h"

#include <cstdint>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "server/net/utf8.h"
#include "server/store/look_alike.h"

namespace server {
namespace {

enum class Kind : std::uint8_t { Seen, Blank, Mark, Hidden, Control };

constexpr UChar32 kJoiner = 0x200d;          // joins the parts of an emoji
constexpr UChar32 kColourSelector = 0xfe0f;  // says that the sign before is an emoji
constexpr UChar32 kEmptyBraille = 0x2800;    // a sign that is a blank

Kind kind_of(UChar32 letter) {
    if (letter == kEmptyBraille
        || u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0)
        return Kind::Hidden;
    switch (u_charType(letter)) {
        case U_CONTROL_CHAR: return Kind::Control;
        case U_FORMAT_CHAR:
        case U_UNASSIGNED:
        case U_PRIVATE_USE_CHAR:
        case U_SURROGATE:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR: return Kind::Hidden;
        case U_SPACE_SEPARATOR: return Kind::Blank;
        case U_NON_SPACING_MARK:
        case U_ENCLOSING_MARK: return Kind::Mark;
        default: return Kind::Seen;
    }
}

// Digits and the like count as parts of emoji, too.
bool is_emoji(UChar32 letter) {
    return letter > 0xff && u_hasBinaryProperty(letter, UCHAR_EMOJI) != 0;
}

bool runs_to_the_left(UChar32 letter) {
    const UCharDirection direction = u_charDirection(letter);
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

// Takes a text letter by letter and keeps what may stay.
class Sieve {
  public:
    void take(UChar32 letter) {
        switch (kind_of(letter)) {
            case Kind::Control: has_control_ = true; break;
            case Kind::Hidden: take_hidden(letter); break;
            case Kind::Blank: keep(kept_.isEmpty() || ends_in_blank() ? 0 : ' '); break;
            case Kind::Mark: take_mark(letter); break;
            case Kind::Seen: take_seen(letter); break;
        }
    }
    std::optional<std::string> text(std::size_t max_letters) {
        kept_.trim();
        if (has_control_ || !has_seen_ || kept_.countChar32() > static_cast<int>(max_letters))
            return std::nullopt;
        std::string out;
        return kept_.toUTF8String(out);
    }
    bool is_fit_for_a_name() const {
        const bool mixes = has_left_ && has_right_or_digit_;
        return !has_control_ && !has_hidden_ && !has_pile_ && has_letter_ && !mixes;
    }

  private:
    static constexpr int kMostMarks = 2;  // on one letter

    void keep(UChar32 letter) {
        if (letter != 0)
            kept_.append(letter);
    }
    bool ends_in_blank() const { return kept_.endsWith(' '); }
    // Parts of an emoji hold together; anything else that cannot be seen goes.
    void take_hidden(UChar32 letter) {
        const bool says_emoji = letter == kColourSelector && is_emoji(last_);
        const bool joins = letter == kJoiner && (is_emoji(last_) || last_ == kColourSelector);
        has_hidden_ = has_hidden_ || !says_emoji;
        keep(says_emoji || joins ? letter : 0);
        last_ = letter;
    }
    void take_mark(UChar32 letter) {
        const bool is_pile = kept_.isEmpty() || ends_in_blank() || ++marks_ > kMostMarks;
        has_pile_ = has_pile_ || is_pile;
        keep(is_pile ? 0 : letter);
    }
    void take_seen(UChar32 letter) {
        marks_ = 0;
        last_ = letter;
        has_seen_ = true;
        has_letter_ = has_letter_ || u_isalnum(letter) != 0;
        has_left_ = has_left_ || runs_to_the_left(letter);
        has_right_or_digit_ = has_right_or_digit_ || !runs_to_the_left(letter);
        keep(letter);
    }

    icu::UnicodeString kept_;
    UChar32 last_ = 0;
    int marks_ = 0;
    bool has_control_ = false;
    bool has_hidden_ = false;
    bool has_pile_ = false;
    bool has_seen_ = false;
    bool has_letter_ = false;
    bool has_left_ = false;
    bool has_right_or_digit_ = false;
};

std::string_view without_ends(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// The same letters in the same form, however they were typed.
icu::UnicodeString composed(std::string_view text) {
    UErrorCode failed = U_ZERO_ERROR;
    const auto letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    const icu::Normalizer2* form = icu::Normalizer2::getNFCInstance(failed);
    icu::UnicodeString out = form == nullptr ? letters : form->normalize(letters, failed);
    return U_SUCCESS(failed) != 0 ? out : letters;
}

std::optional<Sieve> sifted(std::string_view written) {
    constexpr std::size_t kMostBytes = 16 * 1024;
    const std::string_view text = without_ends(written);
    if (text.size() > kMostBytes || !net::is_utf8(text))
        return std::nullopt;
    Sieve sieve;
    const icu::UnicodeString letters = composed(text);
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1))
        sieve.take(letters.char32At(i));
    return sieve;
}

std::string first_letters(const std::string& text, int count) {
    std::string out;
    return icu::UnicodeString::fromUTF8(text).tempSubString(0, count).toUTF8String(out);
}

}  // namespace

std::optional<std::string> clean_text(std::string_view written, std::size_t max_letters) {
    auto sieve = sifted(written);
    return sieve ? sieve->text(max_letters) : std::nullopt;
}

std::optional<std::string> clean_name(std::string_view written) {
    auto sieve = sifted(written);
    return sieve && sieve->is_fit_for_a_name() ? sieve->text(kMaxNameLetters) : std::nullopt;
}

bool is_reserved_name(std::string_view name) {
    const std::string key = store::look_key(name);
    return key.starts_with(store::look_key(kComputerName))
           || key.starts_with(store::look_key(kGoneName));
}

std::string name_with(const std::string& name, const std::string& whose) {
    constexpr int kMostOfOwner = 12;
    return name + " (" + first_letters(whose, kMostOfOwner) + ")";
}

}  // namespace server
