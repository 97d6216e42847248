#include "engine/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <fmt/core.h>

namespace engine {
namespace {

namespace json = boost::json;

// Builds the value as Boost's own parser does, but keeps the keys of every open object, because
// that parser silently lets the last of two equal keys win. The names are those Boost asks for.
class UniqueKeysHandler {
  public:
    static constexpr std::size_t max_array_size = json::array::max_size();
    static constexpr std::size_t max_object_size = json::object::max_size();
    static constexpr std::size_t max_string_size = json::string::max_size();
    static constexpr std::size_t max_key_size = json::string::max_size();

    using Code = json::error_code;
    using Text = json::string_view;

    static bool on_document_begin(Code& /*code*/) { return true; }
    static bool on_document_end(Code& /*code*/) { return true; }
    static bool on_array_begin(Code& /*code*/) { return true; }
    bool on_array_end(std::size_t size, Code& /*code*/) { return stack_.push_array(size), true; }
    bool on_object_begin(Code& /*code*/) { return keys_.emplace_back(), true; }
    bool on_object_end(std::size_t size, Code& /*code*/) {
        keys_.pop_back();
        stack_.push_object(size);
        return true;
    }
    bool on_string_part(Text part, std::size_t /*size*/, Code& /*code*/) {
        return stack_.push_chars(part), true;
    }
    bool on_string(Text rest, std::size_t /*size*/, Code& /*code*/) {
        return stack_.push_string(rest), true;
    }
    bool on_key_part(Text part, std::size_t /*size*/, Code& /*code*/) {
        key_ += part;
        return stack_.push_chars(part), true;
    }
    bool on_key(Text rest, std::size_t /*size*/, Code& code) {
        key_ += rest;
        if (!keys_.back().insert(key_).second) {
            doubled_key_ = key_;
            code = json::error::syntax;
            return false;
        }
        key_.clear();
        return stack_.push_key(rest), true;
    }
    static bool on_number_part(Text /*part*/, Code& /*code*/) { return true; }
    bool on_int64(std::int64_t number, Text /*text*/, Code& /*code*/) {
        return stack_.push_int64(number), true;
    }
    bool on_uint64(std::uint64_t number, Text /*text*/, Code& /*code*/) {
        return stack_.push_uint64(number), true;
    }
    bool on_double(double number, Text /*text*/, Code& /*code*/) {
        return stack_.push_double(number), true;
    }
    bool on_bool(bool truth, Code& /*code*/) { return stack_.push_bool(truth), true; }
    bool on_null(Code& /*code*/) { return stack_.push_null(), true; }
    static bool on_comment_part(Text /*part*/, Code& /*code*/) { return true; }
    static bool on_comment(Text /*rest*/, Code& /*code*/) { return true; }

    void begin() { stack_.reset(); }
    json::value release() { return stack_.release(); }
    const std::optional<std::string>& doubled_key() const { return doubled_key_; }

  private:
    json::value_stack stack_;
    std::vector<std::set<std::string>> keys_;
    std::string key_;
    std::optional<std::string> doubled_key_;
};

std::string place_of(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto lines = std::ranges::count(before, '\n');
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
    return "line " + std::to_string(lines + 1) + ", column "
           + std::to_string(offset - line_start + 1);
}

// Boost would write 0.5 as 5E-1.
std::string number_text(double number) {
    std::string text = fmt::format("{}", number);
    const bool looks_whole = text.find_first_not_of("-0123456789") == std::string::npos;
    return looks_whole ? text + ".0" : text;
}

void append(std::string& out, const json::array& items) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        out += i == 0 ? "" : ",";
        append_json(out, items[i]);
    }
    out += ']';
}

void append(std::string& out, const json::object& fields) {
    out += '{';
    for (const auto& field : fields) {
        out += out.back() == '{' ? "" : ",";
        append_json_string(out, field.key());
        out += ':';
        append_json(out, field.value());
    }
    out += '}';
}

bool must_be_escaped(char letter) {
    return letter == '"' || letter == '\\' || static_cast<unsigned char>(letter) < ' ';
}

void append_escaped(std::string& out, char letter) {
    switch (letter) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default: out += fmt::format("\\u{:04x}", static_cast<unsigned char>(letter));
    }
}

}  // namespace

core::Result<json::value> parse_json(std::string_view text, std::size_t max_bytes) {
    if (text.size() > max_bytes)
        return core::Error{"", "longer than " + std::to_string(max_bytes) + " bytes"};
    json::parse_options options;
    options.max_depth = kMaxJsonDepth;
    json::basic_parser<UniqueKeysHandler> parser(options);
    parser.handler().begin();
    json::error_code code;
    const std::size_t used = parser.write_some(false, text.data(), text.size(), code);
    if (const auto& key = parser.handler().doubled_key())
        return core::Error{place_of(text, used), "the key \"" + *key + "\" is given twice"};
    if (code)
        return core::Error{place_of(text, used), "not JSON: " + code.message()};
    if (used < text.size())
        return core::Error{place_of(text, used), "not JSON: more text after the value"};
    return parser.handler().release();
}

std::string json_text(const json::value& json) {
    std::string text;
    append_json(text, json);
    return text;
}

void append_json(std::string& out, const json::value& json) {
    switch (json.kind()) {
        case json::kind::null: out += "null"; break;
        case json::kind::bool_: out += json.get_bool() ? "true" : "false"; break;
        case json::kind::int64: append_json_number(out, json.get_int64()); break;
        case json::kind::uint64: out += std::to_string(json.get_uint64()); break;
        case json::kind::double_: out += number_text(json.get_double()); break;
        case json::kind::string: append_json_string(out, json.get_string()); break;
        case json::kind::array: append(out, json.get_array()); break;
        case json::kind::object: append(out, json.get_object()); break;
    }
}

void append_json_string(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::ranges::find_if(text, must_be_escaped) - text.begin());
        out += text.substr(0, plain);
        if (plain == text.size())
            break;
        append_escaped(out, text[plain]);
        text.remove_prefix(plain + 1);
    }
    out += '"';
}

void append_json_number(std::string& out, std::int64_t number) {
    std::array<char, 24> digits{};
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

}  // namespace engine
