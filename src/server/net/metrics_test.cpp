#include "server/net/metrics.h"

#include <string>
#include <thread>

#include <doctest/doctest.h>

using net::Metrics;

TEST_CASE("metrics are rendered in the text format of Prometheus") {
    Metrics metrics;
    metrics.counter({"moves_total", "Moves made", {{"game", "a\"b\\c\nd"}}}).add(3);
    metrics.counter({"moves_total", "Moves made", {{"game", "other"}, {"kind", "bot"}}}).add();
    metrics.gauge({"players", "Players online"}).set(2.5);
    CHECK(metrics.render()
          == "# HELP moves_total Moves made\n"
             "# TYPE moves_total counter\n"
             "moves_total{game=\"a\\\"b\\\\c\\nd\"} 3\n"
             "moves_total{game=\"other\",kind=\"bot\"} 1\n"
             "# HELP players Players online\n"
             "# TYPE players gauge\n"
             "players 2.5\n");
}

TEST_CASE("a histogram counts each value in its bucket and all above") {
    Metrics metrics;
    auto& histogram = metrics.histogram({"wait", "Waiting", {{"for", "x"}}}, {0.5, 1});
    for (const double value : {0.25, 0.5, 0.75, 4.0})
        histogram.observe(value);
    CHECK(metrics.render()
          == "# HELP wait Waiting\n"
             "# TYPE wait histogram\n"
             "wait_bucket{for=\"x\",le=\"0.5\"} 2\n"
             "wait_bucket{for=\"x\",le=\"1\"} 3\n"
             "wait_bucket{for=\"x\",le=\"+Inf\"} 4\n"
             "wait_sum{for=\"x\"} 5.5\n"
             "wait_count{for=\"x\"} 4\n");
}

TEST_CASE("the same name and labels are the same metric") {
    Metrics metrics;
    auto& first = metrics.counter({"a", "", {{"x", "1"}}});
    CHECK(&first == &metrics.counter({"a", "", {{"x", "1"}}}));
    CHECK(&first != &metrics.counter({"a", "", {{"x", "2"}}}));
}

TEST_CASE("metrics count right from several threads") {
    Metrics metrics;
    const auto work = [&] {
        for (int i = 0; i < 1000; ++i) {
            metrics.counter({"c", ""}).add();
            metrics.gauge({"g", ""}).add(1);
        }
    };
    std::thread other(work);
    work();
    other.join();
    CHECK(metrics.counter({"c", ""}).value() == 2000);
    CHECK(metrics.gauge({"g", ""}).value() == 2000);
}
