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

TEST_CASE("an address of e-mail is as long as it may be, and no longer") {
    const auto address = [](std::size_t mailbox, const std::string& domain) {
        return std::string(mailbox, 'a') + "@" + domain;
    };
    CHECK(server::is_email(address(64, "example.org")));
    CHECK_FALSE(server::is_email(address(65, "example.org")));
    const std::string label(63, 'b');
    CHECK(server::is_email("ada@" + label + ".org"));
    CHECK_FALSE(server::is_email("ada@b" + label + ".org"));
    const std::string domain = label + "." + label + "." + std::string(61, 'c');  // 189 letters
    CHECK(server::is_email(address(64, domain)));                                 // 254 in all
    CHECK_FALSE(server::is_email(address(64, domain + "c")));
}

TEST_CASE("dots and hyphens stand inside the parts of an address of e-mail") {
    for (const char* bad : {"ada.@example.org",
                            "ada@example-.org",
                            "ada@example.-org",
                            "ada@example.org-",
                            "ada@.example.org",
                            "ada@example.org.",
                            "ada@exam_ple.org"}) {
        CAPTURE(bad);
        CHECK_FALSE(server::is_email(bad));
    }
    CHECK(server::is_email("AZ09!#~@Ex-4.ORG"));
}
