#include "server/net/wire/compression_offer.h"

#include <doctest/doctest.h>

using net::wire::answer_to_offers;

namespace {

constexpr const char* kAgreed =
    "permessage-deflate; server_no_context_takeover; client_no_context_takeover";

}  // namespace

TEST_CASE("what browsers offer is accepted") {
    CHECK(answer_to_offers("permessage-deflate; client_max_window_bits") == kAgreed);  // Chromium
    CHECK(answer_to_offers("permessage-deflate") == kAgreed);  // Firefox, Safari
    CHECK(answer_to_offers("x-other; a=b, Permessage-Deflate; client_max_window_bits=12")
          == kAgreed);
    CHECK(
        answer_to_offers("permessage-deflate;server_no_context_takeover;client_no_context_takeover")
        == kAgreed);
}

TEST_CASE("an offer that names the server's window hears of it again") {
    CHECK(answer_to_offers("permessage-deflate; server_max_window_bits=15")
          == std::string(kAgreed) + "; server_max_window_bits=15");
}

TEST_CASE("an offer that cannot be met or is malformed is passed over") {
    CHECK_FALSE(answer_to_offers(""));
    CHECK_FALSE(answer_to_offers("x-webkit-deflate-frame"));
    for (const char* parameter : {"server_max_window_bits=10",
                                  "server_max_window_bits",
                                  "server_max_window_bits=16",
                                  "client_max_window_bits=7",
                                  "client_max_window_bits=16",
                                  "client_max_window_bits=010",
                                  "client_max_window_bits; client_max_window_bits",
                                  "server_no_context_takeover=1",
                                  "client_no_context_takeover; client_no_context_takeover",
                                  "unknown"}) {
        const std::string offer = std::string("permessage-deflate; ") + parameter;
        CAPTURE(offer);
        CHECK_FALSE(answer_to_offers(offer));
        CHECK(answer_to_offers(offer + ", permessage-deflate") == kAgreed);
    }
}
