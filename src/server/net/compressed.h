// Answers in the form that the client takes best: gzip where it accepts it and where it pays.
#pragma once

#include <memory>
#include <string>

#include "server/net/request.h"
#include "server/net/response.h"

namespace net {

// Compresses an answer that is made for this request alone.
Response compressed(const Request& request, Response response);

// A text that many ask for: compressed once, with a tag, so that a client that has it hears only
// that it has not changed.
class PreparedText {
  public:
    PreparedText(std::string content_type, std::string text);

    Response respond(const Request& request) const;

  private:
    std::string content_type_;
    std::shared_ptr<const std::string> plain_;
    std::shared_ptr<const std::string> gzip_;
    std::string tag_;
};

}  // namespace net
