// Any bytes on a WebSocket below its messages: they are understood the same however they are cut,
// what comes of them keeps to the limits, and no bomb gets through. The first byte says whether
// compression was agreed on.
#include <algorithm>
#include <vector>

#include "core/rng.h"
#include "fuzz/demand.h"
#include "server/net/utf8.h"
#include "server/net/wire/message_reader.h"

namespace {

using net::wire::Heard;
using net::wire::Opcode;

constexpr std::size_t kLimit = 4096;

struct Understood {
    std::vector<std::string> heard;
    std::optional<net::CloseCode> refused;
    friend bool operator==(const Understood&, const Understood&) = default;
};

class Listener {
  public:
    explicit Listener(bool compresses) : reader_(compresses ? &inflater_ : nullptr, kLimit) {}

    void take(std::string_view bytes) {
        while (!bytes.empty() && !understood_.refused) {
            const auto step = reader_.read(bytes);
            if (!step.ok())
                understood_.refused = step.error();
            else if (*step)
                note(**step);
        }
    }
    const Understood& understood() const { return understood_; }

  private:
    void note(const Heard& heard) {
        const std::size_t most = is_control(heard.opcode) ? net::wire::kMaxControlBytes : kLimit;
        fuzz::demand(heard.bytes.size() <= most, "what is heard keeps to its limit");
        fuzz::demand(heard.opcode != Opcode::Text || net::is_utf8(heard.bytes), "a text is UTF-8");
        if (heard.opcode == Opcode::Close)
            understood_.refused = net::wire::answer_to_farewell(heard.bytes);
        understood_.heard.push_back(static_cast<char>(heard.opcode) + heard.bytes);
    }

    net::wire::Inflater inflater_;
    net::wire::MessageReader reader_;
    Understood understood_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto input = fuzz::text_of(data, size);
    const bool compresses = (data[0] & 1U) != 0;
    Listener whole(compresses);
    whole.take(input.substr(1));
    Listener cut(compresses);
    core::Rng rng(fuzz::seed_of(input));
    for (auto rest = input.substr(1); !rest.empty();) {
        const std::size_t part = std::min<std::size_t>(rest.size(), 1 + rng.below(20));
        cut.take(rest.substr(0, part));
        rest.remove_prefix(part);
    }
    fuzz::demand(whole.understood() == cut.understood(), "cuts do not change what is understood");
    return 0;
}
