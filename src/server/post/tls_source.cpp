// The compiled part of Asio's TLS: net/wire/boost_source.cpp has the others.
#include <boost/asio/ssl/impl/src.hpp>
