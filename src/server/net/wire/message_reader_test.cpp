#include "server/net/wire/message_reader.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "server/net/testing/client_frame.h"

using namespace net::wire;
using net::CloseCode;
using net::testing::frame;
using net::testing::frame_head;

namespace {

constexpr std::size_t kLimit = 1000;
const std::string kHello("\xf2\x48\xcd\xc9\xc9\x07\x00", 7);  // RFC 7692, 7.2.3.1

// What was understood, an entry each, and the code at the end if it was refused.
struct Reading {
    Inflater inflater;
    MessageReader reader;
    std::vector<std::string> heard = {};
    std::optional<CloseCode> refused = std::nullopt;

    explicit Reading(bool compresses = true) : reader(compresses ? &inflater : nullptr, kLimit) {}

    void take(std::string_view bytes) {
        while (!bytes.empty() && !refused) {
            const auto step = reader.read(bytes);
            if (!step.ok())
                refused = step.error();
            else if (*step)
                heard.push_back(std::to_string(static_cast<int>((*step)->opcode)) + ":"
                                + (*step)->bytes);
        }
    }
};

std::optional<CloseCode> refusal(const std::string& bytes, bool compresses = true) {
    Reading reading(compresses);
    reading.take(bytes);
    return reading.refused;
}

using Entries = std::vector<std::string>;

}  // namespace

TEST_CASE("messages and control frames are understood however the bytes are cut") {
    const std::string bytes = frame(0x81, "one") + frame(0x01, "t") + frame(0x89, "?")
                              + frame(0x00, "w") + frame(0x80, "o") + frame(0xc1, kHello)
                              + frame(0x41, kHello.substr(0, 3)) + frame(0x80, kHello.substr(3))
                              + frame(0x82, "\xff") + frame(0x81, "") + frame(0x88, "");
    const Entries expected = {"1:one", "9:?", "1:two", "1:Hello", "1:Hello", "2:\xff", "1:", "8:"};
    for (std::size_t size = 1; size <= bytes.size(); ++size) {
        Reading reading;
        for (std::size_t at = 0; at < bytes.size(); at += size)
            reading.take(std::string_view(bytes).substr(at, size));
        CHECK(reading.heard == expected);
        CHECK_FALSE(reading.refused);
    }
}

TEST_CASE("the mask is taken off") {
    Reading reading;
    reading.take("\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");  // RFC 6455, 5.7
    CHECK(reading.heard == Entries{"1:Hello"});
}

TEST_CASE("frames in an order that makes no message are refused") {
    CHECK(refusal(frame(0x80, "a")) == CloseCode::ProtocolError);
    CHECK(refusal(frame(0x01, "a") + frame(0x81, "b")) == CloseCode::ProtocolError);
    CHECK(refusal(frame(0x01, "a") + frame(0x80, "b") + frame(0x80, "c"))
          == CloseCode::ProtocolError);
    CHECK(refusal(frame(0xc1, kHello), false) == CloseCode::ProtocolError);
    CHECK(refusal(frame(0x41, "") + frame(0xc0, "")) == CloseCode::ProtocolError);
}

TEST_CASE("a text that is no UTF-8 is refused, also one that was compressed or in parts") {
    CHECK(refusal(frame(0x81, "\xc3")) == CloseCode::BadText);
    CHECK_FALSE(refusal(frame(0x01, "\xc3") + frame(0x80, "\xb6")));
    CHECK(refusal(frame(0x01, "\xc3") + frame(0x80, "o")) == CloseCode::BadText);
    const std::string stored("\x00\x01\x00\xfe\xff\xff\x00", 7);  // a block that is not compressed
    CHECK(refusal(frame(0xc1, stored)) == CloseCode::BadText);
    CHECK_FALSE(refusal(frame(0xc2, stored)));
}

TEST_CASE("no message grows above the limit, and the length alone is enough to refuse it") {
    const std::string half(kLimit / 2, 'x');
    CHECK_FALSE(refusal(frame(0x81, half + half)));
    CHECK(refusal(frame_head(0x81, kLimit + 1, 2)) == CloseCode::TooBig);
    CHECK_FALSE(refusal(frame(0x01, half) + frame(0x80, half)));
    CHECK(refusal(frame(0x01, half) + frame_head(0x80, kLimit / 2 + 1, 2)) == CloseCode::TooBig);
    CHECK(refusal(frame_head(0x81, ~std::size_t{0}, 8)) == CloseCode::TooBig);
    CHECK(refusal(frame(0x01, "x") + frame_head(0x80, ~std::size_t{0}, 8)) == CloseCode::TooBig);
    CHECK(refusal(frame_head(0xc1, 2 * kLimit, 2)) == CloseCode::TooBig);
}

TEST_CASE("a compressed message is measured by what comes out of it") {
    Deflater deflater;
    const auto packed = [&](std::size_t size) {
        return *deflater.deflate(std::make_shared<const std::string>(size, 'x'));
    };
    CHECK_FALSE(refusal(frame(0xc1, packed(kLimit))));
    CHECK(refusal(frame(0xc1, packed(kLimit + 1))) == CloseCode::TooBig);
    CHECK(refusal(frame(0xc1, packed(500'000))) == CloseCode::TooBig);
}

TEST_CASE("garbage is refused or waits for more, and nothing longer than the limit comes of it") {
    core::Rng rng(11);
    const unsigned firsts[] = {0x81, 0x01, 0x00, 0x80, 0xc1, 0x41, 0x89, 0x88, 0x82};
    for (int round = 0; round < 3000; ++round) {
        Reading reading(rng.below(2) == 0);
        for (int i = 0; i < 8; ++i) {
            std::string part(rng.below(40), ' ');
            for (char& byte : part)
                byte = static_cast<char>(rng.below(256));
            reading.take(rng.below(4) == 0 ? part : frame(firsts[rng.below(9)], part));
        }
        for (const std::string& heard : reading.heard)
            CHECK(heard.size() <= kLimit + 3);
    }
}
