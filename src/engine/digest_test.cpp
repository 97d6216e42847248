#include "engine/digest.h"

#include <doctest/doctest.h>

TEST_CASE("SHA-256 gives the published answers") {
    CHECK(engine::sha256_hex(std::string_view{})
          == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(engine::sha256_hex("abc")
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("HMAC-SHA-256 gives the answers of RFC 4231") {
    const std::vector<std::uint8_t> key(20, 0x0b);
    CHECK(engine::to_hex(engine::hmac_sha256(key, "Hi There"))
          == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    const std::vector<std::uint8_t> jefe = {'J', 'e', 'f', 'e'};
    CHECK(engine::to_hex(engine::hmac_sha256(jefe, "what do ya want for nothing?"))
          == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST_CASE("hexadecimal text goes there and back") {
    const std::vector<std::uint8_t> bytes = {0x00, 0x7f, 0xa0, 0xff};
    CHECK(engine::to_hex(bytes) == "007fa0ff");
    CHECK(*engine::from_hex("007fA0Ff") == bytes);
    CHECK(engine::from_hex("")->empty());
}

TEST_CASE("bad hexadecimal text is refused") {
    CHECK(engine::from_hex("abc").error().what == "expected an even number of hexadecimal digits");
    CHECK(engine::from_hex("0x").error().what == "expected hexadecimal digits only");
    CHECK(!engine::from_hex("a\xff"));
}

TEST_CASE("random bytes have the length asked for and differ from call to call") {
    CHECK(engine::random_bytes(32).size() == 32);
    CHECK(engine::random_bytes(0).empty());
    CHECK(engine::random_bytes(32) != engine::random_bytes(32));
}
