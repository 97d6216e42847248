// Asio as the wire uses it.
#pragma once

#ifdef __GNUC__  // wrong alarms of g++ 12 about the frames of coroutines, which Asio allocates
                 // itself
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

#include <chrono>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/system/error_code.hpp>

namespace net::wire {

namespace asio = boost::asio;

using ErrorCode = boost::system::error_code;

// The concrete executor everywhere: Asio's default one calls through a type-erased wrapper.
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using TcpAcceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using SteadyTimer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                               asio::wait_traits<std::chrono::steady_clock>,
                                               Executor>;

template <class T>
using Task = asio::awaitable<T, Executor>;

// co_await operation(kAwait) gives the error code and the result; nothing is thrown. Await into a
// variable: with co_await in the condition of a loop g++ 12 lays out the frame of the coroutine
// wrongly.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> kAwait{};

}  // namespace net::wire
