#include "server/net/wire/server_metrics.h"

#include <algorithm>
#include <cstddef>

namespace net::wire {
namespace {

Counter& responses_of(Metrics& metrics, const char* status_class) {
    return metrics.counter(
        {"http_responses_total", "HTTP responses by class of status", {{"status", status_class}}});
}

}  // namespace

ServerMetrics::ServerMetrics(Metrics& metrics)
    : connections(metrics.gauge({"net_connections", "Open TCP connections"})),
      sockets(metrics.gauge({"net_sockets", "Open WebSockets"})),
      streams(metrics.gauge({"net_streams", "Open streamed responses"})),
      refused_connections(
          metrics.counter({"net_refused_connections_total", "Connections above a limit"})),
      accept_errors(metrics.counter({"net_accept_errors_total", "Failed accepts"})),
      slow_consumers(
          metrics.counter({"net_slow_consumers_total", "Sockets and streams cut off unread"})),
      messages_received(
          metrics.counter({"net_messages_received_total", "WebSocket messages received"})),
      messages_sent(metrics.counter({"net_messages_sent_total", "WebSocket messages sent"})),
      responses{&responses_of(metrics, "1xx"),
                &responses_of(metrics, "2xx"),
                &responses_of(metrics, "3xx"),
                &responses_of(metrics, "4xx"),
                &responses_of(metrics, "5xx")},
      request_seconds(metrics.histogram(
          {"http_request_seconds", "Time from a complete request to its complete response"},
          {0.0001, 0.00025, 0.001, 0.0025, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10})) {}

void ServerMetrics::count_response(int status, std::chrono::steady_clock::duration took) {
    const int status_class = std::clamp(status / 100, 1, 5);
    responses[static_cast<std::size_t>(status_class - 1)]->add();
    request_seconds.observe(std::chrono::duration<double>(took).count());
}

}  // namespace net::wire
