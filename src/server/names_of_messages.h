// Names that come from outside are short words before anything is looked up, kept or sent back by
// them: ids of commands, tables and users, invites.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "table/text_rules.h"

namespace server::wire {

// Looks at the fields of a message that are names; the rest is none of its business.
class NameCheck {
  public:
    template <class Field>
    void operator()(std::string_view /*name*/, const Field& /*field*/) {}
    void operator()(std::string_view name, const std::string& field) {
        constexpr auto kNames = std::to_array<std::string_view>({"id", "table", "user"});
        if (std::ranges::find(kNames, name) != kNames.end() && !table::is_word(field))
            note(name);
    }
    void operator()(std::string_view name, const std::optional<std::string>& field) {
        if (name == "invite" && field && !field->empty() && !table::is_word(*field))
            note(name);
    }

    const std::optional<core::Error>& wrong() const { return wrong_; }

  private:
    void note(std::string_view name) {
        if (!wrong_)
            wrong_ = core::Error{std::string(name), "expected 1 to 64 visible characters"};
    }

    std::optional<core::Error> wrong_;
};

}  // namespace server::wire
