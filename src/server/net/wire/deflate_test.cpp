#include "server/net/wire/deflate.h"

#include <string>

#include <doctest/doctest.h>

#include "core/rng.h"

using namespace net::wire;
using net::CloseCode;

namespace {

Deflater::Text text_of(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

std::string some_text(core::Rng& rng, std::size_t size) {
    const unsigned letters = 1 + rng.below(200);
    std::string text(size, ' ');
    for (char& letter : text)
        letter = static_cast<char>(rng.below(letters));
    return text;
}

}  // namespace

TEST_CASE("what is deflated is inflated again, one message after the other") {
    Deflater deflater;
    Inflater inflater;
    core::Rng rng(3);
    for (int i = 0; i < 100; ++i) {
        const auto text = text_of(some_text(rng, 512 + rng.below(100'000)));
        const auto payload = deflater.deflate(text);
        REQUIRE(payload);
        const auto back = inflater.inflate(*payload, text->size());
        REQUIRE(back.ok());
        CHECK(*back == *text);
        CHECK(inflater.inflate(*payload, text->size() - 1).error() == CloseCode::TooBig);
    }
}

TEST_CASE("a short text is not worth it") {
    Deflater deflater;
    CHECK_FALSE(deflater.deflate(text_of(std::string(511, 'x'))));
    CHECK(deflater.deflate(text_of(std::string(512, 'x')))->size() < 20);
}

TEST_CASE("a text is deflated once for all who are sent it at the same time") {
    Deflater deflater;
    const auto first = text_of(std::string(1000, 'x'));
    const auto second = text_of(std::string(1000, 'x'));
    const auto payload = deflater.deflate(first);
    CHECK(deflater.deflate(second) != payload);
    CHECK(deflater.deflate(first) == payload);
    for (int i = 0; i < 100; ++i)
        CHECK(deflater.deflate(text_of(std::string(600, 'y')))->size() < 20);
    CHECK(*deflater.deflate(first) == *payload);
}

TEST_CASE("nobody keeps a payload that is sent") {
    Deflater deflater;
    const auto text = text_of(std::string(1000, 'x'));
    const std::weak_ptr<const std::string> payload = deflater.deflate(text);
    CHECK(payload.expired());
}

TEST_CASE("what is no deflated message is refused, and the next one is understood") {
    Inflater inflater;
    const auto code_of = [&](std::string_view payload) {
        const auto result = inflater.inflate(std::string(payload), 1000);
        return result.ok() ? CloseCode::Normal : result.error();
    };
    const std::string hello("\xf2\x48\xcd\xc9\xc9\x07\x00", 7);  // RFC 7692, 7.2.3.1
    REQUIRE(inflater.inflate(hello, 5).ok());
    CHECK(*inflater.inflate(hello, 5) == "Hello");
    CHECK(inflater.inflate(std::string(1, '\0'), 5)->empty());  // 7.2.3.6
    CHECK(code_of("") == CloseCode::BadText);
    CHECK(code_of("\xff\xff\xff") == CloseCode::BadText);
    CHECK(code_of("hello") == CloseCode::BadText);
    CHECK(code_of(hello.substr(0, 4)) == CloseCode::BadText);          // ends within a block
    CHECK(code_of("\xf3\x48\xcd\xc9\xc9\x07") == CloseCode::BadText);  // says that it is the last
    CHECK(*inflater.inflate(hello, 5) == "Hello");
}

TEST_CASE("a bomb is refused when it has grown to the limit") {
    Deflater deflater;
    Inflater inflater;
    const auto bomb = deflater.deflate(text_of(std::string(10'000'000, 'x')));
    CHECK(bomb->size() < 10'000);
    CHECK(inflater.inflate(*bomb, 16'384).error() == CloseCode::TooBig);
}
