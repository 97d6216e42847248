// Pairs of keys on the curve P-256, as web push uses them: to agree on a secret (RFC 8291) and to
// sign who we are (RFC 8292).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace post {

inline constexpr std::size_t kCurvePoint = 65;  // bytes

struct KeyPair {
    std::string secret;  // 32 bytes
    std::string open;    // the point, not compressed
};

KeyPair new_key_pair();

// Whether these bytes are a point of the curve, as a browser sends it.
bool is_curve_point(std::string_view point);

// 32 bytes, the same for the two who know one half each; nothing if the point is none.
std::optional<std::string> shared_secret(const KeyPair& own, std::string_view other);

// ECDSA with SHA-256: 64 bytes, as JWT wants them. Nothing if the keys are none.
std::optional<std::string> signature_by(const KeyPair& keys, std::string_view text);
bool is_signed_by(std::string_view open, std::string_view text, std::string_view signature);

}  // namespace post
