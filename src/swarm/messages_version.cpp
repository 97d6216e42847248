// The version in a `table` message, found without reading the rest of it.
#include <utility>

#include <boost/json/basic_parser_impl.hpp>

#include "swarm/messages.h"

namespace swarm {
namespace {

namespace json = boost::json;

// Remembers three fields of the outermost object and stops as soon as it has them.
struct VersionHandler {
    static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);

    using Code = json::error_code;

    int depth = 0;
    std::string key;
    std::string part;  // of a key or text that the parser gives in pieces
    std::string t;
    std::string table;
    std::optional<std::int64_t> version;

    bool is_complete() const { return !t.empty() && !table.empty() && version; }

    static bool on_document_begin(Code& /*error*/) { return true; }
    static bool on_document_end(Code& /*error*/) { return true; }
    bool on_object_begin(Code& /*error*/) { return ++depth > 0; }
    bool on_object_end(std::size_t /*count*/, Code& /*error*/) { return --depth >= 0; }
    bool on_array_begin(Code& /*error*/) { return ++depth > 0; }
    bool on_array_end(std::size_t /*count*/, Code& /*error*/) { return --depth >= 0; }
    bool on_key_part(json::string_view text, std::size_t /*count*/, Code& /*error*/) {
        part.append(text.data(), text.size());
        return true;
    }
    bool on_key(json::string_view text, std::size_t /*count*/, Code& /*error*/) {
        key = std::exchange(part, {}).append(text.data(), text.size());
        return true;
    }
    bool on_string_part(json::string_view text, std::size_t /*count*/, Code& /*error*/) {
        part.append(text.data(), text.size());
        return true;
    }
    bool on_string(json::string_view text, std::size_t /*count*/, Code& /*error*/) {
        std::string whole = std::exchange(part, {}).append(text.data(), text.size());
        if (depth == 1 && key == "t")
            t = std::move(whole);
        else if (depth == 1 && key == "table")
            table = std::move(whole);
        return !is_complete() && (t.empty() || t == "table");
    }
    static bool on_number_part(json::string_view /*text*/, Code& /*error*/) { return true; }
    bool on_int64(std::int64_t number, json::string_view /*text*/, Code& /*error*/) {
        if (depth == 1 && key == "version")
            version = number;
        return !is_complete();
    }
    static bool on_uint64(std::uint64_t /*number*/, json::string_view /*text*/, Code& /*error*/) {
        return true;
    }
    static bool on_double(double /*number*/, json::string_view /*text*/, Code& /*error*/) {
        return true;
    }
    static bool on_bool(bool /*value*/, Code& /*error*/) { return true; }
    static bool on_null(Code& /*error*/) { return true; }
    static bool on_comment_part(json::string_view /*text*/, Code& /*error*/) { return true; }
    static bool on_comment(json::string_view /*text*/, Code& /*error*/) { return true; }
};

}  // namespace

std::optional<TableVersion> read_version(std::string_view text) {
    json::basic_parser<VersionHandler> parser(json::parse_options{});
    json::error_code stopped;
    parser.write_some(false, text.data(), text.size(), stopped);
    const VersionHandler& found = parser.handler();
    if (found.t != "table" || !found.is_complete())
        return std::nullopt;
    return TableVersion{found.table, *found.version};
}

}  // namespace swarm
