#include "server/post/smtp_dialogue.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "server/post/base64.h"

namespace post {
namespace {

constexpr const char* kHello = "EHLO tetrapolis";

std::string upper(std::string text) {
    for (char& letter : text)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return text;
}

bool offers(const SmtpReply& reply, std::string_view word) {
    return std::ranges::any_of(reply.lines, [&](const std::string& line) {
        const std::string offer = upper(line);
        return offer == word || offer.starts_with(std::string(word) + " ");
    });
}

bool offers_login(const SmtpReply& reply, std::string_view way) {
    return std::ranges::any_of(reply.lines, [&](const std::string& line) {
        const std::string offer = upper(line) + " ";
        return (offer.starts_with("AUTH ") || offer.starts_with("AUTH="))
               && offer.find(std::string(way) + " ", 5) != std::string::npos;
    });
}

// Printable letters of the first line, for whoever looks for the reason.
std::string reason(const SmtpReply& reply) {
    constexpr std::size_t kMost = 120;
    std::string text = std::to_string(reply.code);
    if (!reply.lines.empty())
        text += " " + reply.lines.front().substr(0, kMost);
    std::erase_if(text, [](char letter) { return letter < ' ' || letter > '~'; });
    return text;
}

SmtpStep failed(const SmtpReply& reply) {
    const bool is_final = reply.code >= 500 && reply.code < 600;
    return {is_final ? SmtpStep::Refused : SmtpStep::TryLater, reason(reply)};
}

// A line that begins with a dot gets another one, and a line with a dot alone ends it.
std::string stuffed(const std::string& text) {
    std::string out;
    bool is_line_begin = true;
    for (const char letter : text) {
        if (is_line_begin && letter == '.')
            out += '.';
        out += letter;
        is_line_begin = letter == '\n';
    }
    return out + (out.ends_with("\r\n") ? ".\r\n" : "\r\n.\r\n");
}

// What would end a command early is in no address that is_email() has let through.
bool is_bare(std::string_view address) {
    return !address.empty() && std::ranges::all_of(address, [](char letter) {
        return letter > ' ' && letter < '\x7f' && letter != '<' && letter != '>';
    });
}

}  // namespace

bool take_reply(std::string& received, SmtpReply& reply) {
    for (std::size_t end = received.find('\n'); end != std::string::npos;
         end = received.find('\n')) {
        std::string line = received.substr(0, end);
        received.erase(0, end + 1);
        if (line.ends_with('\r'))
            line.pop_back();
        const bool has_code =
            line.size() >= 3 && std::all_of(line.begin(), line.begin() + 3, [](char digit) {
                return digit >= '0' && digit <= '9';
            });
        if (!has_code) {
            reply = {0, {"not a mail server"}};
            return true;
        }
        reply.code = std::stoi(line.substr(0, 3));
        reply.lines.push_back(line.size() > 4 ? line.substr(4) : "");
        if (line.size() == 3 || line[3] != '-')
            return true;
    }
    return false;
}

SmtpStep SmtpDialogue::say(State state, std::string line) {
    state_ = state;
    return {SmtpStep::Send, std::move(line) + "\r\n"};
}

SmtpStep SmtpDialogue::next(const SmtpReply& reply) {
    const int kind = reply.code / 100;
    switch (state_) {
        case State::Greeting: return kind == 2 ? say(State::Hello, kHello) : failed(reply);
        case State::Hello:
        case State::SecondHello: return kind == 2 ? after_hello(reply) : failed(reply);
        case State::StartTls:
            if (kind != 2)
                return failed(reply);
            has_started_tls_ = true;
            state_ = State::SecondHello;
            return {SmtpStep::Encrypt, std::string(kHello) + "\r\n"};
        case State::LoginName:
            return kind == 3 ? say(State::LoginPassword, base64(login_.user)) : failed(reply);
        case State::LoginPassword:
            return kind == 3 ? say(State::LoginDone, base64(login_.password)) : failed(reply);
        case State::Plain:
        case State::LoginDone: return kind == 2 ? begin_letter() : failed(reply);
        case State::From:
            return kind == 2 ? say(State::To, "RCPT TO:<" + letter_.to + ">") : failed(reply);
        case State::To: return kind == 2 ? say(State::Data, "DATA") : failed(reply);
        case State::Data:
            if (kind != 3)
                return failed(reply);
            state_ = State::Text;
            return {SmtpStep::Send, stuffed(letter_.text)};
        case State::Text: return kind == 2 ? SmtpStep{SmtpStep::Sent, "QUIT\r\n"} : failed(reply);
    }
    return failed(reply);
}

SmtpStep SmtpDialogue::after_hello(const SmtpReply& reply) {
    if (encryption_ == Encryption::Required && !has_started_tls_) {
        if (offers(reply, "STARTTLS"))
            return say(State::StartTls, "STARTTLS");
        return {SmtpStep::TryLater, "the server does not encrypt"};
    }
    return login_.user.empty() ? begin_letter() : log_in(reply);
}

SmtpStep SmtpDialogue::log_in(const SmtpReply& reply) {
    if (!is_encrypted())
        return {SmtpStep::TryLater, "a password is only sent encrypted"};
    if (offers_login(reply, "PLAIN")) {
        const std::string both =
            std::string(1, '\0') + login_.user + std::string(1, '\0') + login_.password;
        return say(State::Plain, "AUTH PLAIN " + base64(both));
    }
    if (offers_login(reply, "LOGIN"))
        return say(State::LoginName, "AUTH LOGIN");
    return {SmtpStep::TryLater, "the server takes neither PLAIN nor LOGIN"};
}

SmtpStep SmtpDialogue::begin_letter() {
    if (!is_bare(letter_.from) || !is_bare(letter_.to))
        return {SmtpStep::Refused, "not an address"};
    return say(State::From, "MAIL FROM:<" + letter_.from + ">");
}

}  // namespace post
