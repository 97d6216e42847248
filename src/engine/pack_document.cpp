#include "engine/pack_document.h"

#include "engine/digest.h"
#include "engine/json_text.h"
#include "engine/schema.h"

namespace engine {

namespace {

constexpr std::size_t kMaxPackBytes = 1U << 20U;

}  // namespace

core::Result<boost::json::value> checked_document(std::string_view text, std::string_view schema) {
    auto document = parse_json(text, kMaxPackBytes);
    if (!document)
        return document;
    if (const auto fits = check_schema(*document, schema); !fits)
        return fits.error();
    return document;
}

std::string document_hash(const boost::json::value& document) {
    return "sha256:" + sha256_hex(json_text(document));
}

std::string at_index(std::string_view list, std::size_t index) {
    return std::string(list) + "[" + std::to_string(index) + "]";
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string_view text_of(const boost::json::value& value) {
    return {value.as_string().data(), value.as_string().size()};
}

Words words_of(const boost::json::value& row, std::string_view stem) {
    return {std::string(text_of(row.at(std::string(stem) + "_en"))),
            std::string(text_of(row.at(std::string(stem) + "_de")))};
}

}  // namespace engine
