#include "server/post/url.h"

#include <doctest/doctest.h>

#include "server/post/public_address.h"

using namespace post;

TEST_CASE("an address is read into its parts") {
    const auto url = web_url("https://Push.Example:8443/send/a?b=c#d");
    REQUIRE(url.ok());
    CHECK(url->scheme == "https");
    CHECK(url->host == "push.example");
    CHECK(url->port == 8443);
    CHECK(url->target == "/send/a?b=c");
    CHECK(url->origin() == "https://push.example:8443");
    CHECK(web_url("http://h")->target == "/");
    CHECK(web_url("http://h?x=1")->target == "/?x=1");
    CHECK(web_url("https://h/")->origin() == "https://h");
    CHECK(web_url("http://[2001:DB8::1]:81/x")->host == "2001:db8::1");
    CHECK(web_url("http://[2001:db8::1]:81/x")->origin() == "http://[2001:db8::1]:81");
}

TEST_CASE("a mail server may have a name and password") {
    const auto url = mail_url("smtps://post%40example.org:pa%3Ass@mail.example.org");
    REQUIRE(url.ok());
    CHECK(url->user == "post@example.org");
    CHECK(url->password == "pa:ss");
    CHECK(url->port == 465);
    CHECK(mail_url("smtp://mail.example.org")->port == 587);
}

TEST_CASE("what is no address is refused") {
    for (const char* text : {"",
                             "https:/h",
                             "ftp://h/",
                             "https://",
                             "https:///path",
                             "https://h:0/",
                             "https://h:70000/",
                             "https://h:x/",
                             "https://h/a b",
                             "https://h/a\r\nHost: other",
                             "https://user@h/",
                             "https://:pass@h/",
                             "https://[::1/",
                             "https://h%00/",
                             "https://h\\x/",
                             "smtp://h/"})
        CHECK_MESSAGE(!web_url(text).ok(), text);
    CHECK_FALSE(web_url("https://h/" + std::string(kMaxUrl, 'a')).ok());
    CHECK_FALSE(mail_url("smtp://a%zz@h").ok());
    CHECK_FALSE(mail_url("https://h").ok());
}

TEST_CASE("only addresses of the open internet are public") {
    for (const char* open : {"93.184.216.34",
                             "8.8.8.8",
                             "172.32.0.1",
                             "100.128.0.1",
                             "2606:4700::1111",
                             "2a00:1450:4001::1",
                             "::ffff:8.8.8.8",
                             "64:ff9b::808:808"})
        CHECK_MESSAGE(is_public_address(open), open);
    for (const char* closed : {"",
                               "localhost",
                               "0.0.0.0",
                               "10.1.2.3",
                               "100.64.0.1",
                               "127.0.0.1",
                               "127.255.255.254",
                               "169.254.169.254",
                               "172.16.0.1",
                               "172.31.255.255",
                               "192.0.0.8",
                               "192.0.2.1",
                               "192.168.1.1",
                               "198.18.0.1",
                               "198.51.100.7",
                               "203.0.113.9",
                               "224.0.0.1",
                               "255.255.255.255",
                               "::",
                               "::1",
                               "::ffff:127.0.0.1",
                               "::ffff:10.0.0.1",
                               "64:ff9b::a00:1",
                               "fc00::1",
                               "fd12::1",
                               "fe80::1",
                               "ff02::1",
                               "2001:db8::1",
                               "2001::1",
                               "2002:a00:1::1",
                               "2002:7f00:1::1",
                               "3fff::1",
                               "0177.0.0.1",
                               "2130706433"})
        CHECK_MESSAGE(!is_public_address(closed), closed);
}
