#include "app/terminal.h"

#include <cstdlib>
#include <iostream>
#include <variant>

#include <unistd.h>

namespace app {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

engine::Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string_view value = variable(name); !value.empty())
            return value.starts_with("de") ? engine::Language::German : engine::Language::English;
    return engine::Language::English;
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }

bool wants_colour(bool forbidden) {
    return !forbidden && variable("NO_COLOR").empty() && output_is_terminal();
}

core::Result<std::monostate> print_all(std::string_view text) {
    if (std::cout << text << std::flush)
        return std::monostate{};
    return core::Error{"output", "cannot be written"};
}

core::Result<engine::Language> parse_language(std::string_view word) {
    if (word.empty())
        return language_of_environment();
    if (word == "en")
        return engine::Language::English;
    if (word == "de")
        return engine::Language::German;
    return core::Error{"language", "expected en or de, found \"" + std::string(word) + "\""};
}

std::optional<std::string> read_line(std::istream& in, std::size_t longest) {
    std::string line;
    bool found = false;
    for (int byte = in.get(); byte != std::istream::traits_type::eof(); byte = in.get()) {
        found = true;
        if (byte == '\n')
            break;
        if (line.size() <= longest)
            line += static_cast<char>(byte);
    }
    if (!found)
        return std::nullopt;
    return line;
}

}  // namespace app
