// What a mail client says to a server (RFC 5321), without a network: replies go in, what is to be
// sent comes out. Nothing secret is said before the line is encrypted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace post {

struct Letter {
    std::string from;  // bare addresses
    std::string to;
    std::string text;  // head and body with CRLF
};

struct SmtpLogin {
    std::string user;  // empty: without
    std::string password;
};

enum class Encryption : std::uint8_t {
    Always,    // from the first byte
    Required,  // by STARTTLS, or nothing is sent
    Never,     // only to a machine of one's own, and without a password
};

struct SmtpStep {
    enum What : std::uint8_t {
        Send,      // `text`, then the next reply
        Encrypt,   // the handshake, then `text`
        Sent,      // the server has taken the letter; `text` says goodbye
        TryLater,  // `text` says why not
        Refused,   // and it would be in vain to try again
    } what = Send;
    std::string text;
};

// One reply of the server: its code and its lines without it.
struct SmtpReply {
    int code = 0;
    std::vector<std::string> lines;
};

// Takes whole lines from what has come; true when a reply is complete. What is no reply has code 0.
bool take_reply(std::string& received, SmtpReply& reply);

class SmtpDialogue {
  public:
    SmtpDialogue(Letter letter, SmtpLogin login, Encryption encryption)
        : letter_(std::move(letter)), login_(std::move(login)), encryption_(encryption) {}

    SmtpStep next(const SmtpReply& reply);

  private:
    enum class State : std::uint8_t {
        Greeting,
        Hello,
        StartTls,
        SecondHello,
        Plain,
        LoginName,
        LoginPassword,
        LoginDone,
        From,
        To,
        Data,
        Text,
    };

    SmtpStep say(State state, std::string line);
    SmtpStep after_hello(const SmtpReply& reply);
    SmtpStep log_in(const SmtpReply& reply);
    SmtpStep begin_letter();
    bool is_encrypted() const { return encryption_ == Encryption::Always || has_started_tls_; }

    Letter letter_;
    SmtpLogin login_;
    Encryption encryption_;
    State state_ = State::Greeting;
    bool has_started_tls_ = false;
};

}  // namespace post
