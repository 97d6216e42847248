#include "server/user_text.h"

#include "table/text_rules.h"

namespace server {

std::optional<std::string> clean_text(std::string_view written, std::size_t max_letters) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = written.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return std::nullopt;
    const std::size_t last = written.find_last_not_of(kBlank);
    const std::string_view text = written.substr(first, last - first + 1);
    if (!table::is_text(text, max_letters))
        return std::nullopt;
    return std::string(text);
}

}  // namespace server
