#include "server/post/push_message.h"

#include <memory>

#include <openssl/evp.h>
#include <openssl/rand.h>

#include "server/post/base64.h"
#include "server/post/digests.h"

namespace post {
namespace {

using namespace std::string_literals;

constexpr std::size_t kSalt = 16;
constexpr std::size_t kKey = 16;
constexpr std::size_t kNonce = 12;
constexpr int kTag = 16;
constexpr std::size_t kHead = kSalt + 4 + 1 + kCurvePoint;
const std::string kRecord = "\0\0\x10\0"s;  // 4096, more than any message
constexpr char kLastRecord = '\x02';

struct Keys {
    std::string key;
    std::string nonce;
};

// RFC 8291, section 3.4. Both sides find the same.
Keys keys_for(std::string_view agreed,
              std::string_view secret,
              const std::string& points,
              std::string_view salt) {
    const std::string first = hmac_sha256(secret, agreed);
    const std::string input = hmac_sha256(first, "WebPush: info\0"s + points + "\x01");
    const std::string second = hmac_sha256(salt, input);
    return {hmac_sha256(second, "Content-Encoding: aes128gcm\0\x01"s).substr(0, kKey),
            hmac_sha256(second, "Content-Encoding: nonce\0\x01"s).substr(0, kNonce)};
}

struct FreeCipher {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, FreeCipher>;

const unsigned char* raw(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* raw(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

std::string encrypted(const std::string& text, const Keys& keys) {
    const Cipher context(EVP_CIPHER_CTX_new());
    EVP_EncryptInit_ex(context.get(),
                       EVP_aes_128_gcm(),
                       nullptr,
                       raw(std::string_view(keys.key)),
                       raw(std::string_view(keys.nonce)));
    std::string out(text.size(), '\0');
    int size = 0;
    EVP_EncryptUpdate(
        context.get(), raw(out), &size, raw(std::string_view(text)), static_cast<int>(text.size()));
    std::string tag(kTag, '\0');
    EVP_EncryptFinal_ex(context.get(), raw(tag), &size);
    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag, tag.data());
    return out + tag;
}

std::optional<std::string> decrypted(std::string_view sealed_text, const Keys& keys) {
    const Cipher context(EVP_CIPHER_CTX_new());
    EVP_DecryptInit_ex(context.get(),
                       EVP_aes_128_gcm(),
                       nullptr,
                       raw(std::string_view(keys.key)),
                       raw(std::string_view(keys.nonce)));
    std::string out(sealed_text.size() - kTag, '\0');
    std::string tag(sealed_text.substr(out.size()));
    int size = 0;
    EVP_DecryptUpdate(
        context.get(), raw(out), &size, raw(sealed_text), static_cast<int>(out.size()));
    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, kTag, tag.data());
    std::string rest(kTag, '\0');
    if (EVP_DecryptFinal_ex(context.get(), raw(rest), &size) != 1)
        return std::nullopt;
    return out;
}

std::string json_quoted(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text)
        if (letter != '"' && letter != '\\' && static_cast<unsigned char>(letter) >= ' ')
            quoted += letter;
    return quoted + "\"";
}

}  // namespace

std::optional<PushKeys> push_keys(std::string_view open, std::string_view secret) {
    const auto point = from_base64_url(open);
    const auto shared = from_base64_url(secret);
    if (!point || !shared || shared->size() != kSalt || !is_curve_point(*point))
        return std::nullopt;
    return PushKeys{*point, *shared};
}

PushSeal new_push_seal() {
    PushSeal seal{new_key_pair(), std::string(kSalt, '\0')};
    RAND_bytes(raw(seal.salt), static_cast<int>(kSalt));
    return seal;
}

std::optional<std::string> sealed(std::string_view text,
                                  const PushKeys& keys,
                                  const PushSeal& seal) {
    const auto agreed = shared_secret(seal.keys, keys.open);
    if (!agreed || text.size() > kMaxPushText)
        return std::nullopt;
    const Keys derived = keys_for(*agreed, keys.secret, keys.open + seal.keys.open, seal.salt);
    return seal.salt + kRecord + static_cast<char>(kCurvePoint) + seal.keys.open
           + encrypted(std::string(text) + kLastRecord, derived);
}

std::optional<std::string> unsealed(std::string_view body,
                                    const KeyPair& keys,
                                    std::string_view secret) {
    if (body.size() < kHead + kTag + 1)
        return std::nullopt;
    const std::string sender(body.substr(kHead - kCurvePoint, kCurvePoint));
    const auto agreed = shared_secret(keys, sender);
    if (!agreed)
        return std::nullopt;
    const Keys derived = keys_for(*agreed, secret, keys.open + sender, body.substr(0, kSalt));
    auto text = decrypted(body.substr(kHead), derived);
    if (!text || text->back() != kLastRecord)
        return std::nullopt;
    text->pop_back();
    return text;
}

std::optional<std::string> vapid_header(const Vapid& claims, const KeyPair& keys) {
    const std::string said = "{\"aud\":" + json_quoted(claims.audience)
                             + ",\"exp\":" + std::to_string(claims.expires)
                             + ",\"sub\":" + json_quoted(claims.subject) + "}";
    const std::string text = base64_url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64_url(said);
    const auto signature = signature_by(keys, text);
    if (!signature)
        return std::nullopt;
    return "vapid t=" + text + "." + base64_url(*signature) + ", k=" + base64_url(keys.open);
}

}  // namespace post
