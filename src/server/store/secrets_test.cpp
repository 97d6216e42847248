#include "server/store/secrets.h"

#include <chrono>

#include <doctest/doctest.h>

namespace {

constexpr const char* kUrlLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

TEST_CASE("a token is 256 random bits in letters that need no escaping") {
    const std::string token = store::random_token();
    CHECK(token.size() == 43);
    CHECK(token.find_first_not_of(kUrlLetters) == std::string::npos);
    CHECK(token != store::random_token());
}

TEST_CASE("the hash of a token is its SHA-256 in hexadecimal") {
    CHECK(store::token_hash("abc")
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(store::token_hash("")
          == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_CASE("secrets are the same only if every byte is") {
    CHECK(store::is_same_secret("secret", "secret"));
    CHECK(store::is_same_secret("", ""));
    CHECK_FALSE(store::is_same_secret("secret", "secreT"));
    CHECK_FALSE(store::is_same_secret("secret", "secret!"));
    CHECK_FALSE(store::is_same_secret("secret", ""));
}

TEST_CASE("a password has 8 to 200 bytes") {
    CHECK(store::password_complaint("1234567").has_value());
    CHECK_FALSE(store::password_complaint("12345678").has_value());
    CHECK_FALSE(store::password_complaint(std::string(200, 'x')).has_value());
    CHECK(store::password_complaint(std::string(201, 'x')).has_value());
    CHECK_FALSE(store::hash_password("short").ok());
}

TEST_CASE("a password fits its own hash and no other") {
    const std::string password = "pässword " + std::string(1, '\0') + "with zero";
    const auto hash = store::hash_password(password);
    REQUIRE(hash.ok());
    CHECK(hash->starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
    CHECK(store::is_password(password, *hash));
    CHECK_FALSE(store::is_password(password + "!", *hash));
    CHECK_FALSE(store::is_password("", *hash));
    CHECK(*store::hash_password(password) != *hash);
}

TEST_CASE("nothing is the password of a guest, of nobody or of a broken hash") {
    CHECK_FALSE(store::is_password("12345678", ""));
    CHECK_FALSE(store::is_password("", ""));
    CHECK_FALSE(store::is_password("12345678", "no hash at all"));
    CHECK_FALSE(store::is_password(std::string(201, 'x'), ""));
}

TEST_CASE("asking for the password of nobody takes as long as for somebody's") {
    const auto begin = std::chrono::steady_clock::now();
    CHECK_FALSE(store::is_password("12345678", ""));
    // Far less than any machine needs for 64 MiB, far more than giving up at once.
    CHECK(std::chrono::steady_clock::now() - begin > std::chrono::milliseconds(5));
}

TEST_CASE("a hash with other parameters is outdated") {
    CHECK_FALSE(store::is_outdated_hash(*store::hash_password("12345678")));
    CHECK(
        store::is_outdated_hash("$argon2id$v=19$m=19456,t=2,p=1$/+pccu1vOS8SF5kwPHyyBA"
                                "$S14DUFQOuZOWioAaRJIGEWiAl3uSgZRcj1HUSkwemAk"));
    CHECK(store::is_outdated_hash("no hash at all"));
}
