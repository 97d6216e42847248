#include "server/post/smtp_dialogue.h"

#include <doctest/doctest.h>

using namespace post;

namespace {

const Letter kLetter{"house@example.org", "ada@example.org", "Subject: x\r\n\r\n.dot\r\nend"};

SmtpReply reply(int code, std::vector<std::string> lines = {"ok"}) {
    return {code, std::move(lines)};
}

}  // namespace

TEST_CASE("a letter goes out encrypted, with a password, to its end") {
    SmtpDialogue talk(kLetter, {"house", "secret"}, Encryption::Required);
    CHECK(talk.next(reply(220)).text == "EHLO tetrapolis\r\n");
    CHECK(talk.next(reply(250, {"mail", "STARTTLS", "AUTH PLAIN"})).text == "STARTTLS\r\n");
    const SmtpStep tls = talk.next(reply(220));
    CHECK(tls.what == SmtpStep::Encrypt);
    CHECK(tls.text == "EHLO tetrapolis\r\n");
    CHECK(talk.next(reply(250, {"mail", "AUTH LOGIN PLAIN"})).text
          == "AUTH PLAIN AGhvdXNlAHNlY3JldA==\r\n");
    CHECK(talk.next(reply(235)).text == "MAIL FROM:<house@example.org>\r\n");
    CHECK(talk.next(reply(250)).text == "RCPT TO:<ada@example.org>\r\n");
    CHECK(talk.next(reply(250)).text == "DATA\r\n");
    CHECK(talk.next(reply(354)).text == "Subject: x\r\n\r\n..dot\r\nend\r\n.\r\n");
    CHECK(talk.next(reply(250)).what == SmtpStep::Sent);
}

TEST_CASE("where PLAIN is not offered LOGIN is taken") {
    SmtpDialogue talk(kLetter, {"house", "secret"}, Encryption::Always);
    talk.next(reply(220));
    CHECK(talk.next(reply(250, {"mail", "auth login"})).text == "AUTH LOGIN\r\n");
    CHECK(talk.next(reply(334)).text == "aG91c2U=\r\n");
    CHECK(talk.next(reply(334)).text == "c2VjcmV0\r\n");
    CHECK(talk.next(reply(235)).text == "MAIL FROM:<house@example.org>\r\n");
}

TEST_CASE("no password and no letter goes over a line that is not encrypted") {
    SmtpDialogue required(kLetter, {"house", "secret"}, Encryption::Required);
    required.next(reply(220));
    CHECK(required.next(reply(250, {"mail", "AUTH PLAIN"})).what == SmtpStep::TryLater);
    SmtpDialogue open(kLetter, {"house", "secret"}, Encryption::Never);
    open.next(reply(220));
    CHECK(open.next(reply(250, {"mail", "AUTH PLAIN"})).what == SmtpStep::TryLater);
    SmtpDialogue local(kLetter, {}, Encryption::Never);
    local.next(reply(220));
    CHECK(local.next(reply(250)).text == "MAIL FROM:<house@example.org>\r\n");
}

TEST_CASE("a refusal is final or for now, with the words of the server") {
    SmtpDialogue talk(kLetter, {}, Encryption::Never);
    talk.next(reply(220));
    talk.next(reply(250));
    talk.next(reply(250));
    const SmtpStep refused = talk.next(reply(550, {"no such\x01 mailbox"}));
    CHECK(refused.what == SmtpStep::Refused);
    CHECK(refused.text == "550 no such mailbox");
    SmtpDialogue busy(kLetter, {}, Encryption::Never);
    CHECK(busy.next(reply(421)).what == SmtpStep::TryLater);
    SmtpDialogue odd(kLetter, {}, Encryption::Never);
    CHECK(odd.next(reply(0)).what == SmtpStep::TryLater);
}

TEST_CASE("an address cannot say anything of its own") {
    Letter letter = kLetter;
    letter.to = "ada@example.org>\r\nRCPT TO:<eve@example.org";
    SmtpDialogue talk(letter, {}, Encryption::Never);
    talk.next(reply(220));
    CHECK(talk.next(reply(250)).what == SmtpStep::Refused);
}

TEST_CASE("replies are taken line by line, whatever comes") {
    std::string received = "250-mail\r\n250-STARTTLS\r\n25";
    SmtpReply reply;
    CHECK_FALSE(take_reply(received, reply));
    received += "0 AUTH PLAIN\r\n220";
    CHECK(take_reply(received, reply));
    CHECK(reply.code == 250);
    CHECK(reply.lines == std::vector<std::string>{"mail", "STARTTLS", "AUTH PLAIN"});
    CHECK(received == "220");
    for (const char* text : {"HTTP/1.1 400\r\n", "\r\n", "25\n", "-50 x\n"}) {
        std::string odd = text;
        SmtpReply none;
        CHECK(take_reply(odd, none));
        CHECK(none.code == 0);
    }
}
