// Names for tables, users and the like: short, random, and easy to read out to a friend.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace store {

// Digits and lower-case letters without i, l, o and u (Crockford's base 32): five bits each.
std::string random_id(std::size_t letters);

inline std::string new_table_id() { return random_id(8); }
inline std::string new_user_id() { return random_id(10); }
inline std::string new_token_id() { return random_id(10); }
inline std::string new_invite() { return random_id(16); }  // a secret: too long to guess

// An id as a person types it: upper case, o for 0, i or l for 1.
std::string read_id(std::string_view typed);

}  // namespace store
