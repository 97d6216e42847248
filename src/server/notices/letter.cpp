#include "server/notices/letter.h"

#include <algorithm>

#include "server/notices/local_time.h"
#include "server/post/base64.h"

namespace notices {
namespace {

constexpr std::size_t kEncodedBytes = 42;  // a word of a head has 75 letters at most
constexpr std::size_t kLine = 76;

std::string without_controls(std::string_view text) {
    std::string clean;
    for (const char letter : text)
        clean += static_cast<unsigned char>(letter) < ' ' || letter == '\x7f' ? ' ' : letter;
    return clean;
}

bool is_continued(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

std::string body_text(std::string_view text) {
    std::string encoded = post::base64(text);
    std::string lines;
    for (std::size_t at = 0; at < encoded.size(); at += kLine)
        lines += encoded.substr(at, kLine) + "\r\n";
    return lines;
}

std::string domain_of(std::string_view address) {
    const std::size_t at = address.rfind('@');
    return std::string(at == std::string_view::npos ? "localhost" : address.substr(at + 1));
}

std::string head_text(const LetterHead& head, const std::string& subject) {
    std::string text = "From: Tetrapolis <" + without_controls(head.from) + ">\r\n";
    text += "To: <" + without_controls(head.to) + ">\r\n";
    text += "Subject: " + header_text(subject) + "\r\n";
    text += "Date: " + mail_time(head.at) + "\r\n";
    text += "Message-ID: <" + head.id + "@" + domain_of(head.from) + ">\r\n";
    text += "Auto-Submitted: auto-generated\r\n";
    if (!head.stop.empty())
        text += "List-Unsubscribe: <" + head.stop
                + ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
    return text
           + "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
             "Content-Transfer-Encoding: base64\r\n\r\n";
}

std::string many(std::size_t count, Tongue tongue) {
    const std::string number = std::to_string(count);
    return tongue == Tongue::German ? number + " Neuigkeiten von deinen Tischen"
                                    : number + " things happened at your tables";
}

}  // namespace

std::string header_text(std::string_view text) {
    const std::string clean = without_controls(text);
    const bool is_plain =
        std::ranges::all_of(clean, [](char letter) { return letter >= ' ' && letter <= '~'; });
    if (is_plain && clean.size() <= kLine && clean.find("=?") == std::string::npos)
        return clean;
    std::string encoded;
    for (std::size_t at = 0; at < clean.size();) {
        std::size_t end = std::min(at + kEncodedBytes, clean.size());
        while (end < clean.size() && end > at + 1 && is_continued(clean[end]))
            --end;  // no letter is cut
        encoded += (encoded.empty() ? "=?utf-8?B?" : "\r\n =?utf-8?B?")
                   + post::base64(std::string_view(clean).substr(at, end - at)) + "?=";
        at = end;
    }
    return encoded;
}

std::string letter(const LetterHead& head,
                   const std::vector<NoteWithLink>& notes,
                   const std::string& stop_page,
                   Tongue tongue) {
    std::string body;
    for (const auto& [note, link] : notes) {
        body += note.title + "\r\n";
        for (const std::string& line : {note.body, link})
            if (!line.empty())
                body += line + "\r\n";
        body += "\r\n";
    }
    body += tongue == Tongue::German ? "-- \r\nKeine Mails mehr: " : "-- \r\nNo more mail: ";
    body += stop_page + "\r\n";
    const std::string subject =
        notes.size() == 1 ? notes.front().note.title : many(notes.size(), tongue);
    return head_text(head, subject) + body_text(body);
}

std::string confirmation(const LetterHead& head,
                         const std::string& name,
                         const std::string& link,
                         Tongue tongue) {
    const std::string who = without_controls(name);
    if (tongue == Tongue::German)
        return head_text(head, "Ist das dein Postfach?")
               + body_text("Das Konto " + who
                           + " möchte an diese Adresse Nachrichten von Tetrapolis bekommen.\r\n\r\n"
                             "Bestätigen: "
                           + link
                           + "\r\n\r\nWarst du das nicht, dann tu nichts: Es kommt keine weitere "
                             "Mail.\r\n");
    return head_text(head, "Is this your mailbox?")
           + body_text("The account " + who
                       + " wants to get notices of Tetrapolis at this address.\r\n\r\nConfirm: "
                       + link
                       + "\r\n\r\nIf that was not you, do nothing: no further mail will come.\r\n");
}

}  // namespace notices
