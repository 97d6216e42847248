// A message for one browser, which nobody on the way can read (RFC 8291 with RFC 8188), and the
// proof of who sends it (VAPID, RFC 8292).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/post/curve_key.h"

namespace post {

// What a browser gives away when it subscribes, as bytes.
struct PushKeys {
    std::string open;    // its point, 65 bytes
    std::string secret;  // 16 bytes
};

inline constexpr std::size_t kMaxPushText = 3000;  // some services take no more than 4096 bytes

// From the letters that the browser gives; nothing if they are no such keys.
std::optional<PushKeys> push_keys(std::string_view open, std::string_view secret);

// What is new for every message.
struct PushSeal {
    KeyPair keys;
    std::string salt;  // 16 bytes
};
PushSeal new_push_seal();

// The body of the request. Nothing if the text is too long or the keys are none.
std::optional<std::string> sealed(std::string_view text,
                                  const PushKeys& keys,
                                  const PushSeal& seal);
// As the browser reads it, for tests.
std::optional<std::string> unsealed(std::string_view body,
                                    const KeyPair& keys,
                                    std::string_view secret);

// The value of the header Authorization. `audience` is the origin of the push service, `subject`
// how its keepers can reach ours.
struct Vapid {
    std::string audience;
    std::int64_t expires = 0;  // seconds since 1970, a day ahead at most
    std::string subject;
};
std::optional<std::string> vapid_header(const Vapid& claims, const KeyPair& keys);

}  // namespace post
