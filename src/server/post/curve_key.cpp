#include "server/post/curve_key.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

namespace post {
namespace {

constexpr const char* kCurve = "prime256v1";
constexpr std::size_t kNumber = 32;

template <auto Free>
struct Freeing {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
template <class T, auto Free>
using Own = std::unique_ptr<T, Freeing<Free>>;

using Key = Own<EVP_PKEY, EVP_PKEY_free>;
using KeyContext = Own<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using DigestContext = Own<EVP_MD_CTX, EVP_MD_CTX_free>;
using Number = Own<BIGNUM, BN_clear_free>;
using Builder = Own<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Parameters = Own<OSSL_PARAM, OSSL_PARAM_free>;
using Signature = Own<ECDSA_SIG, ECDSA_SIG_free>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string padded(const BIGNUM* number) {
    std::string bytes(kNumber, '\0');
    BN_bn2binpad(number, reinterpret_cast<unsigned char*>(bytes.data()), kNumber);
    return bytes;
}

// With an empty secret only the open half. Null: not of the curve.
Key key_of(std::string_view secret, std::string_view open) {
    const Number number(
        secret.empty() ? nullptr
                       : BN_bin2bn(bytes_of(secret), static_cast<int>(secret.size()), nullptr));
    const Builder builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0);
    OSSL_PARAM_BLD_push_octet_string(
        builder.get(), OSSL_PKEY_PARAM_PUB_KEY, open.data(), open.size());
    if (number)
        OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get());
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    const int what = number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (EVP_PKEY_fromdata_init(context.get()) != 1
        || EVP_PKEY_fromdata(context.get(), &key, what, parameters.get()) != 1)
        return nullptr;
    return Key(key);
}

}  // namespace

KeyPair new_key_pair() {
    const Key key(EVP_EC_gen(kCurve));
    BIGNUM* secret = nullptr;
    EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &secret);
    const Number number(secret);
    KeyPair pair{padded(number.get()), std::string(kCurvePoint, '\0')};
    std::size_t size = 0;
    EVP_PKEY_get_octet_string_param(key.get(),
                                    OSSL_PKEY_PARAM_PUB_KEY,
                                    reinterpret_cast<unsigned char*>(pair.open.data()),
                                    pair.open.size(),
                                    &size);
    return pair;
}

bool is_curve_point(std::string_view point) {
    return point.size() == kCurvePoint && point.front() == '\x04' && key_of("", point) != nullptr;
}

std::optional<std::string> shared_secret(const KeyPair& own, std::string_view other) {
    const Key mine = key_of(own.secret, own.open);
    const Key theirs = other.size() == kCurvePoint ? key_of("", other) : nullptr;
    if (!mine || !theirs)
        return std::nullopt;
    const KeyContext context(EVP_PKEY_CTX_new(mine.get(), nullptr));
    std::string secret(kNumber, '\0');
    std::size_t size = secret.size();
    if (EVP_PKEY_derive_init(context.get()) != 1
        || EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1
        || EVP_PKEY_derive(context.get(), reinterpret_cast<unsigned char*>(secret.data()), &size)
               != 1)
        return std::nullopt;
    return secret;
}

std::optional<std::string> signature_by(const KeyPair& keys, std::string_view text) {
    const Key key = key_of(keys.secret, keys.open);
    if (!key)
        return std::nullopt;
    const DigestContext context(EVP_MD_CTX_new());
    std::array<unsigned char, 128> der{};
    std::size_t size = der.size();
    if (EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) != 1
        || EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) != 1)
        return std::nullopt;
    const unsigned char* at = der.data();
    const Signature made(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    return padded(ECDSA_SIG_get0_r(made.get())) + padded(ECDSA_SIG_get0_s(made.get()));
}

bool is_signed_by(std::string_view open, std::string_view text, std::string_view signature) {
    const Key key = key_of("", open);
    if (!key || signature.size() != 2 * kNumber)
        return false;
    const Signature parts(ECDSA_SIG_new());
    ECDSA_SIG_set0(parts.get(),
                   BN_bin2bn(bytes_of(signature), kNumber, nullptr),
                   BN_bin2bn(bytes_of(signature.substr(kNumber)), kNumber, nullptr));
    std::array<unsigned char, 128> der{};
    unsigned char* at = der.data();
    const int size = i2d_ECDSA_SIG(parts.get(), &at);
    const DigestContext context(EVP_MD_CTX_new());
    return size > 0
           && EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1
           && EVP_DigestVerify(context.get(),
                               der.data(),
                               static_cast<std::size_t>(size),
                               bytes_of(text),
                               text.size())
                  == 1;
}

}  // namespace post
