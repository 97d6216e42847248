// Carries letters and requests to other servers, on a thread of its own: whoever sends never waits.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/post/smtp_dialogue.h"
#include "server/post/url.h"

namespace post {

struct PostSettings {
    // Also to this machine and its own network: for tests, and houses whose people are trusted.
    bool to_private_addresses = false;
    // More certificates that are believed, in PEM; empty: only those of the system.
    std::string certificates{};
    std::chrono::milliseconds patience{20'000};  // for one delivery
};

struct WebRequest {
    Url url;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

// How it went: 0 and words where there was no answer.
struct Answer {
    int status = 0;
    std::string words{};
};

struct MailResult {
    enum What : std::uint8_t { Sent, TryLater, Refused } what = TryLater;
    std::string words{};
};

class Postman {
  public:
    explicit Postman(PostSettings settings);
    Postman(const Postman&) = delete;
    Postman& operator=(const Postman&) = delete;
    // What is under way is cut off; nobody is called back any more.
    ~Postman();

    // `done` is called on the postman's thread.
    void post(WebRequest request, std::function<void(Answer)> done);
    void mail(Url server, Letter letter, std::function<void(MailResult)> done);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace post
