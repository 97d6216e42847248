#include "server/net/log.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <utility>

#include "server/net/json_quote.h"
#include "server/net/number_text.h"
#include "server/net/split.h"

namespace net {
namespace {

void to_standard_error(std::string_view line) { std::fwrite(line.data(), 1, line.size(), stderr); }

std::string_view name_of(Level level) {
    switch (level) {
        case Level::Debug: return "debug";
        case Level::Info: return "info";
        case Level::Warning: return "warning";
        case Level::Error: return "error";
    }
    return "error";
}

// UTC with milliseconds: 2026-01-31T12:00:00.123Z.
std::string time_text(std::chrono::system_clock::time_point now) {
    using std::chrono::milliseconds;
    const auto since = std::chrono::duration_cast<milliseconds>(now.time_since_epoch()).count();
    const std::time_t seconds = since / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%FT%T", &parts);
    const std::string fraction = std::to_string(1000 + since % 1000);
    return std::string(text.data(), length) + "." + fraction.substr(1) + "Z";
}

bool sounds_secret(std::string_view name) {
    constexpr std::array kSecrets{
        "cookie", "token", "password", "secret", "authorization", "bearer", "session_key"};
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), to_lower);
    return std::ranges::any_of(
        kSecrets, [&](const char* word) { return lower.find(word) != std::string::npos; });
}

}  // namespace

Field::Field(std::string_view name, std::string_view text) : Field(name, Json{json_quote(text)}) {}

Field::Field(std::string_view name, double number)
    : Field(name, Json{std::isfinite(number) ? number_text(number) : "null"}) {}

Field::Field(std::string_view name, const Json& value)
    : json_(json_quote(name) + ":" + (sounds_secret(name) ? "\"***\"" : value.text)) {}

Log::Log(Level minimum, Sink sink)
    : minimum_(minimum), sink_(sink ? std::move(sink) : Sink(to_standard_error)) {}

void Log::always(const Field& field) {
    if (!field.json().ends_with(":\"\""))
        always_ += "," + field.json();
}

void Log::write(Level level, std::string_view event, std::initializer_list<Field> fields) {
    if (!wants(level))
        return;
    std::string line = R"({"time":")" + time_text(std::chrono::system_clock::now());
    line += R"(","level":")" + std::string(name_of(level)) + R"(","event":)" + json_quote(event)
            + always_;
    for (const Field& field : fields)
        line += "," + field.json();
    line += "}\n";
    const core::Lock lock(mutex_);
    sink_(line);
}

void Log::debug(std::string_view event, std::initializer_list<Field> fields) {
    write(Level::Debug, event, fields);
}

void Log::info(std::string_view event, std::initializer_list<Field> fields) {
    write(Level::Info, event, fields);
}

void Log::warning(std::string_view event, std::initializer_list<Field> fields) {
    write(Level::Warning, event, fields);
}

void Log::error(std::string_view event, std::initializer_list<Field> fields) {
    write(Level::Error, event, fields);
}

}  // namespace net
