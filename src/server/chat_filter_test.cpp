// Unwanted words are found however they are spelled, and nothing else is.
#include "server/chat_filter.h"

#include <doctest/doctest.h>

using server::ChatFilter;

TEST_CASE("unwanted words become stars, the rest stays as it is") {
    const ChatFilter filter({"idiot", "blöd*"});
    CHECK(filter.masked("You idiot, move!") == "You *****, move!");
    CHECK(filter.masked("IDIOT 1d10t iidiiot") == "***** ***** *******");
    CHECK(filter.masked("So BLÖDE Würfel. blöd") == "So ***** Würfel. ****");
    CHECK(filter.masked("idiotic is another word") == "idiotic is another word");
    CHECK(filter.masked("") == "");
    CHECK(filter.masked("\xC3") == "\xC3");
}

TEST_CASE("a filter without words finds nothing") {
    CHECK_FALSE(ChatFilter({}).finds("anything"));
    CHECK_FALSE(ChatFilter({"", "*"}).finds("anything"));
    CHECK(ChatFilter({"x"}).finds("a x b"));
}
