#include "server/net/wire/frame.h"

#include <string>

#include <doctest/doctest.h>

#include "server/net/testing/client_frame.h"

using namespace net::wire;
using net::CloseCode;
using net::testing::frame_head;

TEST_CASE("the head of a frame says how long it is") {
    CHECK(head_size("") == 2);
    CHECK(head_size("\x81") == 2);
    CHECK(head_size("\x81\x05") == 2);  // without a mask: it is refused at once
    CHECK(head_size("\x81\x85") == 6);
    CHECK(head_size("\x81\xfe") == 8);
    CHECK(head_size("\x81\xff") == 14);
}

TEST_CASE("a head is read with its flags, length and mask") {
    const auto head = parse_head(std::string_view("\x41\xfe\x01\x00\x0a\x0b\x0c\x0d", 8));
    REQUIRE(head.ok());
    CHECK(head->opcode == Opcode::Text);
    CHECK_FALSE(head->is_final);
    CHECK(head->is_compressed);
    CHECK(head->length == 256);
    CHECK(head->mask == std::array<char, 4>{'\x0a', '\x0b', '\x0c', '\x0d'});
    CHECK(parse_head(frame_head(0x82, 65'536, 8))->length == 65'536);
    CHECK(parse_head(frame_head(0x82, 126, 2))->length == 126);
    CHECK(parse_head(frame_head(0x89, 125, 0))->opcode == Opcode::Ping);
}

TEST_CASE("a head that breaks the protocol is refused") {
    const auto is_refused = [](const std::string& bytes) {
        const auto head = parse_head(bytes);
        return !head.ok() && head.error() == CloseCode::ProtocolError;
    };
    for (const unsigned opcode : {0x3, 0x4, 0x5, 0x6, 0x7, 0xb, 0xc, 0xd, 0xe, 0xf})
        CHECK(is_refused(frame_head(0x80U | opcode, 1, 0)));
    CHECK(is_refused(frame_head(0xa1, 1, 0)));  // reserved bits
    CHECK(is_refused(frame_head(0x91, 1, 0)));
    CHECK(is_refused("\x81\x05"));                // no mask
    CHECK(is_refused(frame_head(0x81, 125, 2)));  // a length in more bytes than it needs
    CHECK(is_refused(frame_head(0x81, 65'535, 8)));
    CHECK(is_refused(frame_head(0x09, 1, 0)));    // a control frame in parts,
    CHECK(is_refused(frame_head(0x89, 126, 2)));  // too long,
    CHECK(is_refused(frame_head(0xc9, 1, 0)));    // compressed
    CHECK(is_refused(frame_head(0xc0, 1, 0)));    // only the first frame says "compressed"
}

TEST_CASE("a mask is taken off wherever the payload was cut") {
    std::string text;
    append_unmasked(text, "\x08\x06", {'\x60', '\x63', '\x60', '\x63'}, 0);
    append_unmasked(text, "\x0c\x0f\x0f", {'\x60', '\x63', '\x60', '\x63'}, 2);
    CHECK(text == "hello");
}

TEST_CASE("the server's heads are as short as can be") {
    CHECK(head_of(Opcode::Text, false, 125) == "\x81\x7d");
    CHECK(head_of(Opcode::Text, true, 126) == std::string("\xc1\x7e\x00\x7e", 4));
    CHECK(head_of(Opcode::Text, false, 65'535) == "\x81\x7e\xff\xff");
    CHECK(head_of(Opcode::Text, false, 65'536)
          == std::string("\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00", 10));
    CHECK(head_of(Opcode::Pong, false, 0) == std::string("\x8a\x00", 2));
}

TEST_CASE("a farewell fits into a control frame and is answered with its own code") {
    CHECK(farewell_payload(CloseCode::Normal, "bye") == "\x03\xe8" "bye");
    CHECK(farewell_payload(CloseCode::Normal, std::string(122, 'x') + "\xc3\xb6").size() == 124);
    CHECK(answer_to_farewell("") == CloseCode::Normal);
    CHECK(answer_to_farewell("\x03\xe9"
                             "bye")
          == CloseCode::GoingAway);
    CHECK(answer_to_farewell("\x0f\xa0") == CloseCode{4000});
    CHECK(answer_to_farewell("\x03\xe9\xff") == CloseCode::BadText);
    for (const char* bad :
         {"\x03", "\x03\xe7", "\x03\xec", "\x03\xee", "\x03\xf7", "\x0b\xb7", "\x13\x88"})
        CHECK(answer_to_farewell(bad) == CloseCode::ProtocolError);
}
