#include "server/net/metrics.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string_view>

#include "server/net/number_text.h"

namespace net {
namespace {

std::string label_value(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter == '\n') {
            out += "\\n";
            continue;
        }
        if (letter == '"' || letter == '\\')
            out += '\\';
        out += letter;
    }
    return out;
}

std::string label_text(const Labels& labels) {
    std::string out;
    for (const auto& [name, value] : labels) {
        out += out.empty() ? "" : ",";
        out += name + "=\"" + label_value(value) + "\"";
    }
    return out;
}

void append_line(std::string& out,
                 const std::string& name,
                 const std::string& labels,
                 const std::string& value) {
    out += name;
    out += labels.empty() ? "" : "{" + labels + "}";
    out += " " + value + "\n";
}

std::string with_bound(const std::string& labels, const std::string& bound) {
    return labels + (labels.empty() ? "" : ",") + "le=\"" + bound + "\"";
}

}  // namespace

void Counter::append_to(std::string& out,
                        const std::string& name,
                        const std::string& labels) const {
    append_line(out, name, labels, std::to_string(value()));
}

void Gauge::append_to(std::string& out, const std::string& name, const std::string& labels) const {
    append_line(out, name, labels, number_text(value()));
}

Histogram::Histogram(std::vector<double> bounds)
    : bounds_(std::move(bounds)), counts_(bounds_.size() + 1) {
    assert(std::ranges::is_sorted(bounds_));
}

void Histogram::observe(double value) {
    const auto at = std::ranges::lower_bound(bounds_, value) - bounds_.begin();
    counts_[static_cast<std::size_t>(at)].fetch_add(1, std::memory_order_relaxed);
    sum_.fetch_add(value, std::memory_order_relaxed);
}

void Histogram::append_to(std::string& out,
                          const std::string& name,
                          const std::string& labels) const {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        total += counts_[i].load(std::memory_order_relaxed);
        const std::string bound = i < bounds_.size() ? number_text(bounds_[i]) : "+Inf";
        append_line(out, name + "_bucket", with_bound(labels, bound), std::to_string(total));
    }
    append_line(out, name + "_sum", labels, number_text(sum_.load(std::memory_order_relaxed)));
    append_line(out, name + "_count", labels, std::to_string(total));
}

template <class M, class... Arguments>
M& Metrics::find_or_add(const MetricName& name, Arguments&&... arguments) {
    const core::Lock lock(mutex_);
    Family& family = families_[name.name];
    assert(family.type.empty() || family.type == M::kType);
    family.help = name.help;
    family.type = M::kType;
    auto& metric = family.metrics[label_text(name.labels)];
    if (!metric)
        metric = std::make_unique<M>(std::forward<Arguments>(arguments)...);
    return static_cast<M&>(*metric);
}

Counter& Metrics::counter(const MetricName& name) { return find_or_add<Counter>(name); }

Gauge& Metrics::gauge(const MetricName& name) { return find_or_add<Gauge>(name); }

Histogram& Metrics::histogram(const MetricName& name, std::vector<double> bounds) {
    return find_or_add<Histogram>(name, std::move(bounds));
}

std::string Metrics::render() const {
    const core::Lock lock(mutex_);
    std::string out;
    for (const auto& [name, family] : families_) {
        out += "# HELP " + name + " " + family.help + "\n";
        out += "# TYPE " + name + " " + family.type + "\n";
        for (const auto& [labels, metric] : family.metrics)
            metric->append_to(out, name, labels);
    }
    return out;
}

}  // namespace net
