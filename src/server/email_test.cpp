#include "server/email.h"

#include <string>

#include <doctest/doctest.h>

TEST_CASE("addresses of e-mail are told from other texts") {
    for (const char* good : {"ada@example.org", "a.b+c@mail.example.co.uk", "x_1@a-b.de"}) {
        CAPTURE(good);
        CHECK(server::is_email(good));
    }
    for (const char* bad : {"",
                            "ada",
                            "ada@",
                            "@example.org",
                            "ada@example",
                            "ada@example..org",
                            "ada@-example.org",
                            ".ada@example.org",
                            "a..b@example.org",
                            "a da@example.org",
                            "ada@exam ple.org",
                            "ada@example.org\nBcc: all@example.org",
                            "ada\u200b@example.org",
                            "<ada@example.org>"}) {
        CAPTURE(bad);
        CHECK_FALSE(server::is_email(bad));
    }
    CHECK_FALSE(server::is_email(std::string(250, 'a') + "@example.org"));
}
