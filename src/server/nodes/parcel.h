// A message between two servers: what kind it is, which request or socket it belongs to, and texts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/request.h"
#include "server/net/response.h"

namespace nodes {

enum class Kind : char {
    Request = 'r',  // of a client, for a table that is kept there: table, then the request
    Answer = 'a',   // to a request
    Stream = 's',   // the answer has no end; its content type
    Line = 'l',     // of such an answer
    Open = 'o',     // a client's socket: its request
    Text = 't',     // to a table: table and text; back: text
    Close = 'c',    // the request, stream or socket is over; back: code and reason
    Moved = 'm',    // not kept there any more: table and text of a socket, or nothing of a request
    News = 'n',     // for the other server itself
    Ping = 'p',     // answered by the same
};

struct Parcel {
    Kind kind = Kind::Ping;
    std::uint32_t channel = 0;
    std::vector<std::string_view> texts;  // as long as what it was read from lives
};

std::string pack(const Parcel& parcel);
std::optional<Parcel> unpack(std::string_view bytes);

// The same for what a client sends and gets. `texts` from the place `first` on are read.
void add_request(std::vector<std::string_view>& texts, const net::Request& request);
std::optional<net::Request> request_in(const Parcel& parcel, std::size_t first);
std::string pack_answer(std::uint32_t channel, const net::Response& response);
std::optional<net::Response> response_in(const Parcel& parcel);

}  // namespace nodes
