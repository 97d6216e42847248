// What an e-mail address looks like: enough to notice mistakes in typing, and short enough to keep.
#pragma once

#include <string_view>

namespace server {

bool is_email(std::string_view text);

}  // namespace server
