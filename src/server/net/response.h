// What a handler answers.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/request.h"

namespace net {

// Bytes that are owned, shared between answers, or part of the program.
class Body {
  public:
    Body() = default;
    Body(std::string text) : Body(std::make_shared<const std::string>(std::move(text))) {}
    Body(std::shared_ptr<const std::string> text) : owner_(std::move(text)), bytes_(*owner_) {}
    // The bytes must live as long as the program.
    static Body of_program(std::string_view bytes) {
        Body body;
        body.bytes_ = bytes;
        return body;
    }

    std::string_view bytes() const { return bytes_; }

  private:
    std::shared_ptr<const std::string> owner_;
    std::string_view bytes_;
};

struct Response {
    int status = 200;
    std::string content_type;  // empty: none is sent
    Body body;
    std::vector<Header> headers;
    bool may_be_framed = false;  // by pages of others
};

Response json_response(int status, std::string json);

// {"error":{"code":"too_large","text":"..."}}: the code is for programs, the text for people.
Response json_error(int status, std::string_view code, std::string_view text);

// 429 that says when to come back.
Response try_again_in(std::chrono::seconds wait);

}  // namespace net
