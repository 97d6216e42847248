#include "swarm/wire/frame.h"

#include <vector>

#include <doctest/doctest.h>

#include "core/rng.h"

namespace {

using swarm::client_frame;
using swarm::FrameReader;
using swarm::Opcode;
using swarm::Received;

constexpr std::size_t kLimit = 70'000;

std::string bytes(std::initializer_list<int> values) {
    std::string text;
    for (const int value : values)
        text.push_back(static_cast<char>(value));
    return text;
}

struct Outcome {
    std::vector<Received> messages;
    std::string error;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Everything a reader finds in pieces of this size.
Outcome read(std::string_view input, std::size_t piece) {
    FrameReader reader(kLimit);
    Outcome outcome;
    for (std::size_t at = 0; at < input.size() && outcome.error.empty(); at += piece) {
        reader.feed(input.substr(at, piece));
        auto next = reader.next();
        for (; next && *next; next = reader.next())
            outcome.messages.push_back(**next);
        if (!next)
            outcome.error = next.error().what;
    }
    return outcome;
}

std::string error_in_frames(const std::string& input) { return read(input, input.size()).error; }

const std::string kHelloFrame = bytes({0x81, 0x05}) + "Hello";

}  // namespace

TEST_CASE("a frame of ours is masked: the example of RFC 6455, 5.7") {
    CHECK(client_frame(Opcode::Text, "Hello", 0x37fa213d)
          == bytes({0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58}));
    CHECK(client_frame(Opcode::Pong, "", 0) == bytes({0x8a, 0x80, 0, 0, 0, 0}));
}

TEST_CASE("the length of a frame of ours is written in the shortest way") {
    CHECK(client_frame(Opcode::Text, std::string(125, 'a'), 0).substr(1, 1) == bytes({0xfd}));
    CHECK(client_frame(Opcode::Text, std::string(126, 'a'), 0).substr(1, 3)
          == bytes({0xfe, 0x00, 0x7e}));
    CHECK(client_frame(Opcode::Text, std::string(65'535, 'a'), 0).substr(1, 3)
          == bytes({0xfe, 0xff, 0xff}));
    CHECK(client_frame(Opcode::Text, std::string(65'536, 'a'), 0).substr(1, 9)
          == bytes({0xff, 0, 0, 0, 0, 0, 1, 0, 0}));
}

TEST_CASE("messages are found in pieces of any size, several in one piece") {
    const std::string medium(300, 'm');
    const std::string large(66'000, 'l');
    const std::string input =
        kHelloFrame + bytes({0x89, 0x01}) + "p" + bytes({0x81, 126, 0x01, 0x2c}) + medium
        + bytes({0x82, 127, 0, 0, 0, 0, 0, 1, 0x01, 0xd0}) + large + kHelloFrame;
    const Outcome wanted{{{Opcode::Text, "Hello"},
                          {Opcode::Ping, "p"},
                          {Opcode::Text, medium},
                          {Opcode::Binary, large},
                          {Opcode::Text, "Hello"}},
                         ""};
    for (const std::size_t piece : {std::size_t{1}, std::size_t{2}, std::size_t{7}, input.size()})
        CHECK(read(input, piece) == wanted);
}

TEST_CASE("fragments make one message, and a ping may come between them") {
    const std::string input = bytes({0x01, 0x03}) + "Hel" + bytes({0x89, 0x00})
                              + bytes({0x00, 0x01}) + "l" + bytes({0x80, 0x01}) + "o";
    for (const std::size_t piece : {std::size_t{1}, input.size()})
        CHECK(read(input, piece) == Outcome{{{Opcode::Ping, ""}, {Opcode::Text, "Hello"}}, ""});
}

TEST_CASE("a frame that is not complete is no message") {
    for (std::size_t size = 0; size < kHelloFrame.size(); ++size)
        CHECK(read(kHelloFrame.substr(0, size), 1) == Outcome{});
}

TEST_CASE("what a server must not send is refused") {
    CHECK(error_in_frames(bytes({0x81, 0x85, 1, 2, 3, 4})) == "a server does not mask");
    CHECK(error_in_frames(bytes({0xc1, 0x00})) == "reserved bits are set");
    CHECK(error_in_frames(bytes({0x83, 0x00})) == "there is no such opcode");
    CHECK(error_in_frames(bytes({0x8b, 0x00})) == "there is no such opcode");
    CHECK(error_in_frames(bytes({0x09, 0x00})) == "a control frame is fragmented or too long");
    CHECK(error_in_frames(bytes({0x89, 126, 0x00, 0x7e}))
          == "a control frame is fragmented or too long");
    CHECK(error_in_frames(bytes({0x80, 0x00})) == "nothing is to be continued");
    CHECK(error_in_frames(bytes({0x01, 0x00, 0x81, 0x00})) == "a message begins inside another");
    CHECK(error_in_frames(bytes({0x81, 126, 0x00, 0x7d}))
          == "the length is not written in the shortest way");
    CHECK(error_in_frames(bytes({0x81, 127, 0, 0, 0, 0, 0, 0, 0xff, 0xff}))
          == "the length is not written in the shortest way");
    CHECK(error_in_frames(bytes({0x81, 127, 0x80, 0, 0, 0, 0, 0, 0, 0}))
          == "the length is not written in the shortest way");
}

TEST_CASE("a message over the limit is refused before it has come, also in fragments") {
    const std::string error = "a message is longer than 70000 bytes";
    CHECK(error_in_frames(bytes({0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x71})) == error);
    const std::string most =
        bytes({0x01, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70}) + std::string(kLimit, 'a');
    CHECK(error_in_frames(most + bytes({0x00, 0x00})) == "");
    CHECK(error_in_frames(most + bytes({0x00, 0x01})) == error);
}

TEST_CASE("garbage gives the same messages and the same error however it is cut") {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        core::Rng rng(seed);
        std::string input;
        for (std::uint32_t frames = rng.below(4); frames > 0; --frames)
            input += bytes({0x80 | static_cast<int>(rng.below(3)), 2}) + "ok";
        for (std::uint32_t more = rng.below(40); more > 0; --more)
            input.push_back(static_cast<char>(rng.below(256)));
        const Outcome whole = read(input, input.size() + 1);
        CHECK(read(input, 1) == whole);
        CHECK(read(input, 3) == whole);
    }
}
