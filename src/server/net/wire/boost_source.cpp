// The compiled parts of Asio and Beast; see asio.h.
// clang-format off: asio.h sets the macros, so it comes first
#include "server/net/wire/asio.h"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
// clang-format on
