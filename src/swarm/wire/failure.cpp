#include "swarm/wire/failure.h"

#include <boost/asio/error.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/error.hpp>

namespace swarm {
namespace {

namespace beast = boost::beast;

bool is_end(const net::wire::ErrorCode& code) {
    return code == boost::asio::error::eof || code == beast::http::error::end_of_stream
           || code == beast::http::error::partial_message;
}

}  // namespace

core::Error failure_of(const net::wire::ErrorCode& code) {
    if (is_end(code))
        return {"connection", "closed by the server"};
    if (code == beast::error::timeout)
        return {"answer", "did not come"};
    return {code.category() == boost::system::system_category() ? "connection" : "answer",
            code.message()};
}

}  // namespace swarm
