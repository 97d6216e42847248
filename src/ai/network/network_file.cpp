#include "ai/network/network_file.h"

#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>

namespace ai {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::string_view kMagic = "tetranet";
constexpr std::uint32_t kVersion = 1;

// FNV-1a, 64 bits.
std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3U;
    return hash;
}

core::Error wrong(std::string_view what) { return {"network", std::string(what)}; }

// Takes values off the front; past the end all are 0, and it says so.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <class Value>
    Value take() {
        Value value{};
        take_into(&value, 1);
        return value;
    }
    template <class Value>
    std::vector<Value> take(std::size_t count) {
        std::vector<Value> values(count);
        take_into(values.data(), count);
        return values;
    }
    bool is_at_end() const { return !ran_out_ && bytes_.empty(); }

  private:
    template <class Value>
    void take_into(Value* out, std::size_t count) {
        const std::size_t size = count * sizeof(Value);
        if (size > bytes_.size()) {
            ran_out_ = true;
            return;
        }
        std::memcpy(out, bytes_.data(), size);
        bytes_.remove_prefix(size);
    }

    std::string_view bytes_;
    bool ran_out_ = false;
};

Layer take_layer(Reader& reader, std::size_t inputs, std::size_t neurons) {
    return {reader.take<std::int16_t>(inputs * neurons), reader.take<std::int32_t>(neurons)};
}

bool fits(std::uint32_t neurons) {
    return neurons > 0 && neurons <= kMostHidden && neurons % kNeuronBlock == 0;
}

std::int64_t most_of(std::span<const std::int16_t> weights) {
    std::int64_t sum = 0;
    for (const std::int16_t weight : weights)
        sum += std::abs(int{weight});
    return sum * kMostSignal;
}

// No sum of products leaves 32 bits, whatever the signals.
bool has_room(const Layer& layer) {
    const std::size_t neurons = layer.offsets.size();
    for (std::size_t neuron = 0; neuron < neurons; ++neuron) {
        std::int64_t most = std::abs(std::int64_t{layer.offsets[neuron]});
        for (std::size_t at = 2 * neuron; at < layer.weights.size(); at += 2 * neurons)
            most += most_of(std::span(layer.weights).subspan(at, 2));
        if (most > std::numeric_limits<std::int32_t>::max())
            return false;
    }
    return true;
}

bool has_room(const NetworkParts& parts) {
    return has_room(parts.first) && has_room(parts.second)
           && most_of(parts.last) + most_of(parts.past) <= std::numeric_limits<std::int32_t>::max();
}

core::Result<NetworkForSeats> take_network(Reader& reader, std::size_t features) {
    const auto seats = reader.take<std::uint32_t>();
    const auto first = reader.take<std::uint32_t>();
    const auto second = reader.take<std::uint32_t>();
    if (!fits(first) || !fits(second))
        return wrong("its layers have a size that cannot be");
    const std::size_t inputs = 2 * features + kSeatInputs;
    NetworkParts parts;
    parts.features = features;
    parts.scales = reader.take<float>(features);
    parts.first = take_layer(reader, inputs, first);
    parts.second = take_layer(reader, first, second);
    parts.last = reader.take<std::int16_t>(second);
    parts.past = reader.take<std::int16_t>(inputs);
    for (const float scale : parts.scales)
        if (!std::isfinite(scale))
            return wrong("a scale is no number");
    if (!has_room(parts))
        return wrong("its weights are too big");
    return NetworkForSeats{seats, Network(std::move(parts))};
}

std::optional<core::Error> complaint(Reader& reader, std::span<const std::string_view> names) {
    if (reader.take<std::uint32_t>() != kVersion)
        return wrong("is of another version");
    if (reader.take<std::uint32_t>() != names.size()
        || reader.take<std::uint64_t>() != hash_of_names(names))
        return wrong("was made for other features");
    return std::nullopt;
}

}  // namespace

std::uint64_t hash_of_names(std::span<const std::string_view> names) {
    std::string all;
    for (const std::string_view name : names)
        all += std::string(name) + '\n';
    return checksum(all);
}

core::Result<NetworksPtr> parse_networks(std::string_view bytes,
                                         std::span<const std::string_view> feature_names) {
    if (!bytes.starts_with(kMagic))
        return wrong("is no network");
    std::uint64_t sum = 0;
    if (bytes.size() < kMagic.size() + sizeof(sum))
        return wrong("is cut off");
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof(sum), sizeof(sum));
    bytes.remove_suffix(sizeof(sum));
    if (checksum(bytes) != sum)
        return wrong("is damaged: its checksum is another one");
    Reader reader(bytes.substr(kMagic.size()));
    if (const auto wrong_about_it = complaint(reader, feature_names))
        return *wrong_about_it;
    std::vector<NetworkForSeats> networks;
    for (auto left = reader.take<std::uint32_t>(); left > 0; --left) {
        auto network = take_network(reader, feature_names.size());
        if (!network)
            return network.error();
        networks.push_back(std::move(*network));
    }
    if (!reader.is_at_end())
        return wrong("has another length than it says");
    return NetworksPtr(std::make_shared<const Networks>(std::move(networks)));
}

}  // namespace ai
