#include "server/notices/local_time.h"

#include <array>
#include <cstdio>
#include <ctime>
#include <memory>

#include <unicode/timezone.h>

namespace notices {
namespace {

std::unique_ptr<icu::TimeZone> zone_named(const std::string& name) {
    return std::unique_ptr<icu::TimeZone>(
        icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(name)));
}

std::tm parts_of(Instant moment) {
    const auto seconds = static_cast<std::time_t>(moment / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return parts;
}

std::string written(const char* format, const std::tm& parts) {
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace

bool is_zone(const std::string& name) {
    return !name.empty() && name.size() <= 64 && *zone_named(name) != icu::TimeZone::getUnknown();
}

Instant zone_offset(const std::string& name, Instant moment) {
    std::int32_t standard = 0;
    std::int32_t summer = 0;
    UErrorCode wrong = U_ZERO_ERROR;
    zone_named(name)->getOffset(static_cast<UDate>(moment), false, standard, summer, wrong);
    return U_FAILURE(wrong) ? 0 : standard + summer;
}

std::string iso_time(Instant moment) { return written("%Y-%m-%dT%H:%M:%SZ", parts_of(moment)); }

std::string mail_time(Instant moment) {
    constexpr std::array kDays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array kMonths = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const std::tm parts = parts_of(moment);
    return std::string(kDays[static_cast<std::size_t>(parts.tm_wday)]) + ", "
           + written("%d ", parts) + kMonths[static_cast<std::size_t>(parts.tm_mon)]
           + written(" %Y %H:%M:%S +0000", parts);
}

}  // namespace notices
