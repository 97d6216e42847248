// What the server counts about itself.
#pragma once

#include <array>
#include <chrono>

#include "server/net/metrics.h"

namespace net::wire {

struct ServerMetrics {
    explicit ServerMetrics(Metrics& metrics);

    Gauge& connections;
    Gauge& sockets;
    Gauge& streams;
    Counter& refused_connections;
    Counter& accept_errors;
    Counter& slow_consumers;
    Counter& messages_received;
    Counter& messages_sent;
    std::array<Counter*, 5> responses;  // 1xx to 5xx
    Histogram& request_seconds;

    void count_response(int status, std::chrono::steady_clock::duration took);
};

}  // namespace net::wire
