#include "server/store/look_alike.h"

#include <cstdint>
#include <memory>

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include "server/store/fold_case.h"

namespace store {
namespace {

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// The tables of Unicode for letters that look alike (UTS 39); made once, then only read.
const USpoofChecker* checker() {
    static const std::unique_ptr<USpoofChecker, CloseChecker> made = [] {
        UErrorCode failed = U_ZERO_ERROR;
        return std::unique_ptr<USpoofChecker, CloseChecker>(uspoof_open(&failed));
    }();
    return made.get();
}

// Without what nobody sees: the sign that makes a heart red, for example.
icu::UnicodeString seen_of(const icu::UnicodeString& text) {
    icu::UnicodeString seen;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (u_hasBinaryProperty(text.char32At(i), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) == 0)
            seen.append(text.char32At(i));
    return seen;
}

// Without the tables names are only told apart by case: better than no names at all.
std::string skeleton(const std::string& text) {
    if (checker() == nullptr)
        return text;
    UErrorCode failed = U_ZERO_ERROR;
    icu::UnicodeString out;
    uspoof_getSkeletonUnicodeString(checker(), 0, icu::UnicodeString::fromUTF8(text), out, &failed);
    std::string made;
    return U_SUCCESS(failed) != 0 ? seen_of(out).toUTF8String(made) : text;
}

}  // namespace

std::string look_key(std::string_view name) {
    std::string key = fold_case(skeleton(fold_case(name)));
    for (char& letter : key)
        letter = letter == 'i' ? 'l' : letter;  // a capital I is both
    return key;
}

}  // namespace store
