// What every reader of a content pack needs: the checked document, its hash, and words in errors.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "engine/message.h"

namespace engine {

// The text as JSON that fits the schema.
core::Result<boost::json::value> checked_document(std::string_view text, std::string_view schema);
// "sha256:<hex>" of the document without its white space.
std::string document_hash(const boost::json::value& document);

std::string at_index(std::string_view list, std::size_t index);  // "cards[3]"
std::string quoted(std::string_view text);

// Fields whose type the schema has checked.
std::string_view text_of(const boost::json::value& value);
Words words_of(const boost::json::value& row, std::string_view stem);  // name_en, name_de

// An id of the enum; the schema lets only known ones through.
template <class Enum>
Enum id_of(const boost::json::value& id) {
    const std::span<const std::string_view> names = names_of(Enum{});
    return static_cast<Enum>(std::ranges::find(names, text_of(id)) - names.begin());
}

// A reader derives from this: it goes on after an error and keeps the first.
class Complaining {
  public:
    void complain(std::string where, std::string what) {
        if (!error_)
            error_ = core::Error{std::move(where), std::move(what)};
    }
    const std::optional<core::Error>& error() const { return error_; }

  private:
    std::optional<core::Error> error_;
};

// `read(document, pack)` fills in the pack and gives the first error, if any.
template <class Pack, class Read>
core::Result<Pack> read_pack(std::string_view text, std::string_view schema, Read&& read) {
    const auto document = checked_document(text, schema);
    if (!document)
        return document.error();
    Pack pack;
    if (const auto wrong = read(*document, pack))
        return *wrong;
    pack.hash = document_hash(*document);
    return pack;
}

}  // namespace engine
