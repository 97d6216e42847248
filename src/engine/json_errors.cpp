#include "engine/json_errors.h"

#include <algorithm>
#include <utility>

#include "engine/json_text.h"

namespace engine {
namespace {

constexpr std::size_t kLongestFound = 60;

bool is_inside_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::string list_of(std::span<const std::string_view> names) {
    std::string list;
    for (const std::string_view name : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

}  // namespace

std::string found_text(const boost::json::value& json) {
    std::string text = json_text(json);
    if (text.size() <= kLongestFound)
        return text;
    std::size_t length = kLongestFound;
    while (is_inside_letter(text[length]))
        --length;
    return text.substr(0, length) + "...";
}

core::Error expected(std::string_view what, const boost::json::value& found) {
    return {"", "expected " + std::string(what) + ", found " + found_text(found)};
}

core::Error inside(std::string_view field, core::Error error) {
    const bool joined = error.where.empty() || error.where.front() == '[';
    error.where = std::string(field) + (joined ? "" : ".") + error.where;
    return error;
}

core::Error inside(std::size_t index, core::Error error) {
    return inside("[" + std::to_string(index) + "]", std::move(error));
}

std::optional<core::Error> check_list(const boost::json::value& json, ListSize size) {
    if (!json.is_array())
        return expected("a list", json);
    const std::size_t count = json.get_array().size();
    if (count >= size.least && count <= size.most)
        return std::nullopt;
    const bool few = count < size.least;
    std::string bound = few ? "at least " : "at most ";
    if (size.least == size.most)
        bound = "exactly ";
    return core::Error{"",
                       "expected " + bound + std::to_string(few ? size.least : size.most)
                           + " items, found " + std::to_string(count)};
}

core::Result<std::size_t> index_of_name(std::span<const std::string_view> names,
                                        const boost::json::value& json) {
    if (const auto* name = json.if_string()) {
        const auto at = std::ranges::find(names, std::string_view(name->data(), name->size()));
        if (at != names.end())
            return static_cast<std::size_t>(at - names.begin());
    }
    return expected("one of " + list_of(names), json);
}

}  // namespace engine
