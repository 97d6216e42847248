#include "table/state_check.h"

#include <array>
#include <charconv>
#include <set>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "core/hash.h"
#include "engine/json_text.h"

namespace table {
namespace {

constexpr std::size_t kFullEvery = 16;

// Over words, so that it is the same on every machine.
class Digest {
  public:
    void add(std::uint64_t word) { hash_ = core::combine(hash_, word); }
    void add(std::string_view text) {
        add(text.size());
        for (std::size_t at = 0; at < text.size(); at += 8) {
            const std::string_view part = text.substr(at, 8);
            std::uint64_t word = 0;
            for (std::size_t i = 0; i < part.size(); ++i)
                word |= std::uint64_t{static_cast<unsigned char>(part[i])} << (8 * i);
            add(word);
        }
    }
    // Never 0.
    std::uint32_t word() const {
        const auto folded = static_cast<std::uint32_t>(hash_ ^ (hash_ >> 32U));
        return folded == 0 ? 1 : folded;
    }

  private:
    std::uint64_t hash_ = 0;
};

void add_offer(Digest& digest, const Reached& reached, engine::SeatId seat) {
    engine::ActionList legal;
    reached.game.legal(reached.position, seat, legal);
    digest.add(legal.size());
    for (const engine::Action action : legal) {
        digest.add(reached.game.notation(action));
        if (seat == engine::kNobody)
            digest.add(static_cast<std::uint64_t>(reached.game.weight(reached.position, action)));
    }
}

void add_scores(Digest& digest, const Reached& reached) {
    const engine::Outcome outcome = reached.game.outcome(reached.position);
    digest.add(outcome.ending);
    const int seats = reached.game.seats_of(reached.position);
    for (int i = 0; i < seats; ++i)
        digest.add(static_cast<std::uint64_t>(outcome.results[static_cast<std::size_t>(i)].score));
}

std::uint32_t step_of(const Reached& reached) {
    Digest digest;
    digest.add(reached.table);
    digest.add(reached.entries);
    const engine::Actor actor = reached.game.actor(reached.position);
    if (actor.is_chance())
        add_offer(digest, reached, engine::kNobody);
    for (const engine::SeatId seat : actor.seats()) {
        digest.add(static_cast<std::uint64_t>(engine::index_of(seat)));
        add_offer(digest, reached, seat);
    }
    add_scores(digest, reached);
    return digest.word();
}

void collect_keys(const boost::json::value& json, std::set<std::string>& keys) {
    if (const auto* array = json.if_array())
        for (const auto& item : *array)
            collect_keys(item, keys);
    if (const auto* object = json.if_object()) {
        for (const auto& [key, value] : *object) {
            keys.emplace(key);
            collect_keys(value, keys);
        }
    }
}

std::uint32_t form_of(const boost::json::value& json) {
    std::set<std::string> keys;
    collect_keys(json, keys);
    Digest digest;
    for (const std::string& key : keys)
        digest.add(key);
    return digest.word();
}

bool is_full_due(const Reached& reached) {
    return reached.entries % kFullEvery == 0 || reached.game.actor(reached.position).is_nobody();
}

std::string hex(std::uint32_t number) {
    std::array<char, 8> digits{};
    for (std::size_t i = 0; i < digits.size(); ++i)
        digits[i] = "0123456789abcdef"[(number >> (28U - 4U * i)) & 15U];
    return {digits.data(), digits.size()};
}

// Of eight digits, which always fit.
bool read_hex(std::string_view text, std::uint32_t& number) {
    const char* end = text.data() + text.size();
    return std::from_chars(text.data(), end, number, 16).ptr == end;
}

}  // namespace

StateCheck check_of(const Reached& reached) {
    StateCheck check{step_of(reached), 0, 0};
    if (!is_full_due(reached))
        return check;
    const boost::json::value json = reached.game.to_json(reached.position);
    Digest digest;
    digest.add(reached.table);
    digest.add(engine::json_text(json));
    check.form = form_of(json);
    check.full = digest.word();
    return check;
}

bool contradicts(const StateCheck& stored, const StateCheck& found) {
    if (!stored.is_known() || !found.is_known())
        return false;
    const bool is_comparable = stored.full != 0 && found.full != 0 && stored.form == found.form;
    return stored.step != found.step || (is_comparable && stored.full != found.full);
}

std::string check_text(const StateCheck& check) {
    if (check.full == 0)
        return hex(check.step);
    return hex(check.step) + "." + hex(check.form) + "." + hex(check.full);
}

std::optional<StateCheck> parse_check(std::string_view text) {
    StateCheck check;
    if (text.size() == 8)
        return read_hex(text, check.step) ? std::optional(check) : std::nullopt;
    if (text.size() != 26 || text[8] != '.' || text[17] != '.')
        return std::nullopt;
    const bool is_read = read_hex(text.substr(0, 8), check.step)
                         && read_hex(text.substr(9, 8), check.form)
                         && read_hex(text.substr(18), check.full);
    return is_read ? std::optional(check) : std::nullopt;
}

}  // namespace table
