#include "server/post/push_message.h"

#include <doctest/doctest.h>

#include "server/post/base64.h"
#include "server/post/digests.h"

using namespace post;

namespace {

std::string bytes(std::string_view text) { return from_base64_url(text).value_or(""); }

// RFC 8291, appendix A.
constexpr std::string_view kBrowserPoint =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr std::string_view kBrowserSecret = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr std::string_view kSealedMelon =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN";
constexpr std::string_view kMelon = "When I grow up, I want to be a watermelon";

KeyPair browser() {
    return {bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), bytes(kBrowserPoint)};
}

}  // namespace

TEST_CASE("a message is sealed as the example of RFC 8291 says, to the last byte") {
    const PushSeal seal{
        {bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
         bytes(
             "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
             "7A8")},
        bytes("DGv6ra1nlYgDCS1FRnbzlw")};
    const auto keys = push_keys(kBrowserPoint, kBrowserSecret);
    REQUIRE(keys.has_value());
    const auto body = sealed(kMelon, *keys, seal);
    REQUIRE(body.has_value());
    CHECK(base64_url(*body) == kSealedMelon);
    CHECK(unsealed(*body, browser(), keys->secret) == kMelon);
}

TEST_CASE("only the browser reads a message, and no bit of it may change") {
    const auto keys = push_keys(kBrowserPoint, kBrowserSecret);
    auto body = sealed("Du bist dran", *keys, new_push_seal());
    REQUIRE(body.has_value());
    CHECK(*body != *sealed("Du bist dran", *keys, new_push_seal()));
    CHECK(unsealed(*body, browser(), keys->secret) == "Du bist dran");
    CHECK_FALSE(unsealed(*body, new_key_pair(), keys->secret).has_value());
    CHECK_FALSE(unsealed(*body, browser(), "another secret..").has_value());
    body->back() = static_cast<char>(body->back() ^ 1);
    CHECK_FALSE(unsealed(*body, browser(), keys->secret).has_value());
    CHECK_FALSE(unsealed("short", browser(), keys->secret).has_value());
    CHECK_FALSE(sealed(std::string(kMaxPushText + 1, 'x'), *keys, new_push_seal()).has_value());
}

TEST_CASE("keys that are none are refused") {
    CHECK_FALSE(push_keys("", "").has_value());
    CHECK_FALSE(push_keys(kBrowserPoint, "AAAA").has_value());
    CHECK_FALSE(push_keys(kBrowserSecret, kBrowserSecret).has_value());
    CHECK_FALSE(push_keys("not base64!", kBrowserSecret).has_value());
    std::string elsewhere = bytes(kBrowserPoint);
    elsewhere.back() = static_cast<char>(elsewhere.back() ^ 1);
    CHECK_FALSE(push_keys(base64_url(elsewhere), kBrowserSecret).has_value());  // not on the curve
}

TEST_CASE("who sends is signed in a form that push services check") {
    const KeyPair keys = new_key_pair();
    const auto header =
        vapid_header({"https://push.example", 1'700'000'000, "mailto:host@example.org"}, keys);
    REQUIRE(header.has_value());
    const std::size_t comma = header->find(", k=");
    REQUIRE(comma != std::string::npos);
    CHECK(header->substr(comma + 4) == base64_url(keys.open));
    const std::string token = header->substr(8, comma - 8);
    const std::size_t dot = token.rfind('.');
    const std::string text = token.substr(0, dot);
    CHECK(is_signed_by(keys.open, text, bytes(token.substr(dot + 1))));
    CHECK_FALSE(is_signed_by(keys.open, text + "x", bytes(token.substr(dot + 1))));
    CHECK(bytes(text.substr(text.find('.') + 1))
          == R"({"aud":"https://push.example","exp":1700000000,"sub":"mailto:host@example.org"})");
}

TEST_CASE("base64 goes there and back, and what is none is refused") {
    CHECK(base64("") == "");
    CHECK(base64("f") == "Zg==");
    CHECK(base64("foobar") == "Zm9vYmFy");
    CHECK(base64_url("\xfb\xff") == "-_8");
    CHECK(from_base64_url("-_8") == "\xfb\xff");
    CHECK(from_base64_url("Zg==") == "f");
    CHECK_FALSE(from_base64_url("Z").has_value());
    CHECK_FALSE(from_base64_url("Zh").has_value());  // bits that belong to nothing
    CHECK_FALSE(from_base64_url("a b").has_value());
}

TEST_CASE("a webhook is signed with time and body: RFC 4231, case 2, and its own form") {
    CHECK(hexadecimal(hmac_sha256("Jefe", "what do ya want for nothing?"))
          == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    CHECK(hook_signature("s", "12", "{}") == hexadecimal(hmac_sha256("s", "12.{}")));
    CHECK(hook_signature("s", "12", "{}") != hook_signature("s", "13", "{}"));
}
