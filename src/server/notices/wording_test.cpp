#include "server/notices/wording.h"

#include <doctest/doctest.h>

#include "server/notices/feed.h"
#include "server/notices/letter.h"
#include "server/notices/local_time.h"

using namespace notices;

namespace {

const Told kTold{"t1", "/t/t1", "Our evening", {"Mini", "Mini"}, "Bo", "undo", 1'772'370'300'000};

Wishes german() {
    Wishes wishes;
    wishes.tongue = Tongue::German;
    wishes.zone = "Europe/Berlin";
    return wishes;
}

const LetterHead kHead{"house@example.org", "ada@example.org", "d1", "https://h/stop/x", 0};

}  // namespace

TEST_CASE("each kind is said in both languages, with the time where one lives") {
    const Note turn = note_for(Kind::YourTurn, kTold, german(), zone_offset);
    CHECK(turn.title == "Du bist dran: Our evening (Mini)");
    CHECK(turn.body == "Du hast Zeit bis Sonntag, 1. März, 14:05.");
    CHECK(note_for(Kind::Reminder, kTold, {}, zone_offset).body
          == "You have time until Sunday, 1 March, 13:05.");
    CHECK(note_for(Kind::Request, kTold, {}, zone_offset).body == "Bo asks to take a move back.");
    CHECK(note_for(Kind::Invitation, {}, german(), zone_offset).body
          == "Jemand hält dir einen Platz frei.");
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (const Wishes& wishes : {Wishes{}, german()}) {
            const Note note = note_for(static_cast<Kind>(kind), kTold, wishes, zone_offset);
            CHECK(note.title.find('{') == std::string::npos);
            CHECK(note.body.find('{') == std::string::npos);
        }
}

TEST_CASE("what is kept of a notice is read back, and garbage says nothing") {
    CHECK(told_in(text_of(kTold)) == kTold);
    CHECK(told_in("{") == Told{});
    CHECK(told_in("[1]") == Told{});
    CHECK(told_in(R"({"table":5,"deadline":"x"})") == Told{});
}

TEST_CASE("nothing that people write becomes a line of a mail's head") {
    CHECK(header_text("plain") == "plain");
    CHECK(header_text("a\r\nBcc: eve@example.org") == "a  Bcc: eve@example.org");
    CHECK(header_text("=?utf-8?B?eA==?=") == "=?utf-8?B?PT91dGYtOD9CP2VBPT0/PQ==?=");
    CHECK(header_text("März") == "=?utf-8?B?TcOkcno=?=");
    const std::string folded = header_text(std::string(39, 'x') + "äöüäöüäöü");
    CHECK(folded.find("?=\r\n =?utf-8?B?") != std::string::npos);
    LetterHead head = kHead;
    head.to = "ada@example.org>\r\nBcc: <eve@example.org";
    const std::string mail =
        letter(head, {{{"x\r\nBcc: eve", ""}, ""}}, "https://h/stop", Tongue::English);
    CHECK(mail.find("\r\nBcc") == std::string::npos);
}

TEST_CASE("a mail has what mailboxes ask for, and a way to end it") {
    const std::string mail = letter(
        kHead, {{{"Du bist dran: März", ""}, "https://h/t/t1"}}, "https://h/s", Tongue::German);
    CHECK(mail.starts_with("From: Tetrapolis <house@example.org>\r\nTo: <ada@example.org>\r\n"));
    CHECK(mail.find("\r\nMessage-ID: <d1@example.org>\r\n") != std::string::npos);
    CHECK(mail.find("\r\nDate: Thu, 01 Jan 1970 00:00:00 +0000\r\n") != std::string::npos);
    CHECK(mail.find("\r\nList-Unsubscribe: <https://h/stop/x>\r\nList-Unsubscribe-Post: "
                    "List-Unsubscribe=One-Click\r\n")
          != std::string::npos);
    for (std::size_t at = 0, end = 0; (end = mail.find("\r\n", at)) != std::string::npos;
         at = end + 2)
        CHECK(end - at <= 78);
    const std::string digest =
        letter(kHead, {{{"a", ""}, ""}, {{"b", "c"}, ""}}, "https://h/s", Tongue::English);
    CHECK(digest.find("Subject: 2 things happened at your tables") != std::string::npos);
}

TEST_CASE("a feed is well formed, whatever a table is called") {
    const std::string feed = atom_feed({"f", "https://h", Tongue::English},
                                       {{"n1", 0, {"<b>&\x01\"", "]]>"}, "/t/t1?a=b&c=d"}});
    CHECK(feed.find("<title>&lt;b&gt;&amp;&quot;</title>") != std::string::npos);
    CHECK(feed.find("<link href=\"https://h/t/t1?a=b&amp;c=d\"/>") != std::string::npos);
    CHECK(feed.find("<updated>1970-01-01T00:00:00Z</updated>") != std::string::npos);
    CHECK(atom_feed({"f", "", Tongue::German}, {}).find("xml:lang=\"de\"") != std::string::npos);
}
