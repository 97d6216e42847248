// Counters, gauges and histograms in the text format of Prometheus.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/mutex.h"

namespace net {

// One line, or the few lines of a histogram, under a name. May be used from any thread.
class Metric {
  public:
    Metric() = default;
    Metric(const Metric&) = delete;
    Metric& operator=(const Metric&) = delete;
    virtual ~Metric() = default;

    // `labels` is the inside of the braces: a="1",b="2".
    virtual void append_to(std::string& out,
                           const std::string& name,
                           const std::string& labels) const = 0;
};

// Only grows.
class Counter final : public Metric {
  public:
    static constexpr const char* kType = "counter";
    void add(std::uint64_t amount = 1) { count_.fetch_add(amount, std::memory_order_relaxed); }
    std::uint64_t value() const { return count_.load(std::memory_order_relaxed); }
    void append_to(std::string& out,
                   const std::string& name,
                   const std::string& labels) const override;

  private:
    std::atomic<std::uint64_t> count_{0};
};

// Goes up and down.
class Gauge final : public Metric {
  public:
    static constexpr const char* kType = "gauge";
    void set(double value) { value_.store(value, std::memory_order_relaxed); }
    void add(double amount) { value_.fetch_add(amount, std::memory_order_relaxed); }
    double value() const { return value_.load(std::memory_order_relaxed); }
    void append_to(std::string& out,
                   const std::string& name,
                   const std::string& labels) const override;

  private:
    std::atomic<double> value_{0};
};

// How often a value was at most each bound.
class Histogram final : public Metric {
  public:
    static constexpr const char* kType = "histogram";
    explicit Histogram(std::vector<double> bounds);  // rising
    void observe(double value);
    void append_to(std::string& out,
                   const std::string& name,
                   const std::string& labels) const override;

  private:
    std::vector<double> bounds_;
    std::vector<std::atomic<std::uint64_t>> counts_;  // the last one: above all bounds
    std::atomic<double> sum_{0};
};

using Labels = std::vector<std::pair<std::string, std::string>>;

struct MetricName {
    std::string name;  // tetrapolis_moves_total
    std::string help;
    Labels labels = {};
};

// Owns the metrics; what it hands out lives as long as it does. Asking again for the same name and
// labels gives the same metric; a name has one type.
class Metrics {
  public:
    Counter& counter(const MetricName& name);
    Gauge& gauge(const MetricName& name);
    Histogram& histogram(const MetricName& name, std::vector<double> bounds);

    std::string render() const;

  private:
    struct Family {
        std::string help;
        std::string type;
        std::map<std::string, std::unique_ptr<Metric>> metrics;  // by label text
    };

    template <class M, class... Arguments>
    M& find_or_add(const MetricName& name, Arguments&&... arguments);

    mutable core::Mutex mutex_;
    std::map<std::string, Family> families_;
};

}  // namespace net
