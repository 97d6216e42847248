// Words that a house does not want to read, however they are spelled.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace server {

// Capital letters, figures in place of letters and repeated letters do not matter; `ass*` stands
// for all words that begin so.
class ChatFilter {
  public:
    explicit ChatFilter(const std::vector<std::string>& words);

    bool finds(std::string_view text) const;
    // The same text with stars in place of such words.
    std::string masked(std::string_view text) const;

  private:
    bool is_unwanted(std::string_view word) const;

    std::vector<std::string> words_;   // folded
    std::vector<std::string> starts_;  // folded
};

}  // namespace server
