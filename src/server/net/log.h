// Structured logs: one JSON object per line, with time, level, event and fields.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/mutex.h"

namespace net {

enum class Level : std::uint8_t { Debug, Info, Warning, Error };

// A name and a value. Values of fields that sound secret (cookie, token, password...) are not kept.
class Field {
  public:
    Field(std::string_view name, std::string_view text);
    Field(std::string_view name, const std::string& text) : Field(name, std::string_view(text)) {}
    Field(std::string_view name, const char* text) : Field(name, std::string_view(text)) {}
    Field(std::string_view name, bool truth) : Field(name, Json{truth ? "true" : "false"}) {}
    Field(std::string_view name, std::integral auto number)
        : Field(name, Json{std::to_string(number)}) {}
    Field(std::string_view name, double number);

    const std::string& json() const { return json_; }  // "name":value

  private:
    struct Json {
        std::string text;
    };
    Field(std::string_view name, const Json& value);

    std::string json_;
};

// May be used from any thread.
class Log {
  public:
    using Sink = std::function<void(std::string_view line)>;

    // The sink gets whole lines with the line feed, one at a time. Without one: standard error.
    explicit Log(Level minimum = Level::Info, Sink sink = {});

    // Stands in every line from now on; a field without a value in none.
    void always(const Field& field);

    bool wants(Level level) const { return level >= minimum_; }
    void write(Level level, std::string_view event, std::initializer_list<Field> fields = {});

    void debug(std::string_view event, std::initializer_list<Field> fields = {});
    void info(std::string_view event, std::initializer_list<Field> fields = {});
    void warning(std::string_view event, std::initializer_list<Field> fields = {});
    void error(std::string_view event, std::initializer_list<Field> fields = {});

  private:
    Level minimum_;
    Sink sink_;
    std::string always_;
    core::Mutex mutex_;
};

}  // namespace net
