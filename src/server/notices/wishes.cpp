#include "server/notices/wishes.h"

#include <cstddef>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace notices {
namespace {

namespace json = boost::json;

constexpr Instant kMinute = 60'000;
constexpr Instant kDay = kMinutesOfDay * kMinute;

std::optional<int> minute_in(const json::object& object, const char* key) {
    const json::value* found = object.if_contains(key);
    if (found == nullptr || !found->is_int64())
        return std::nullopt;
    const std::int64_t minute = found->get_int64();
    return minute >= 0 && minute < kMinutesOfDay ? std::optional(static_cast<int>(minute))
                                                 : std::nullopt;
}

void read_switches(const json::object& object, Wishes& wishes) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const json::value* found = object.if_contains(kKindWords[kind]);
        const json::object* row = found == nullptr ? nullptr : found->if_object();
        if (row == nullptr)
            continue;
        for (std::size_t way = 0; way < kWays; ++way)
            if (const json::value* on = row->if_contains(kWayWords[way]); on && on->is_bool())
                wishes.switches[kind][way] = on->get_bool();
    }
}

json::object switches_of(const Wishes& wishes) {
    json::object object;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        json::object row;
        for (std::size_t way = 0; way < kWays; ++way)
            row[kWayWords[way]] = wishes.switches[kind][way];
        object[kKindWords[kind]] = std::move(row);
    }
    return object;
}

Instant minute_of_day(Instant local) { return (local % kDay + kDay) % kDay; }

// The next moment at which it is that minute where they live; one that is now counts.
Instant next_at(int minute, Instant now, const Wishes& wishes, const Offset& offset) {
    const Instant local = now + offset(wishes.zone, now);
    const Instant wait = (minute * kMinute - minute_of_day(local) + kDay) % kDay;
    const Instant moment = now + wait;
    // The clocks may be changed in between.
    return moment + offset(wishes.zone, now) - offset(wishes.zone, moment);
}

bool is_quiet(Instant moment, const Wishes& wishes, const Offset& offset) {
    if (!wishes.quiet || wishes.quiet->from == wishes.quiet->to)
        return false;
    const Instant minute = minute_of_day(moment + offset(wishes.zone, moment)) / kMinute;
    const auto [from, to] = *wishes.quiet;
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

Instant after_quiet(Instant moment, const Wishes& wishes, const Offset& offset) {
    return is_quiet(moment, wishes, offset) ? next_at(wishes.quiet->to, moment, wishes, offset)
                                            : moment;
}

}  // namespace

std::array<std::array<bool, kWays>, kKinds> Wishes::standard() {
    std::array<std::array<bool, kWays>, kKinds> all{};
    for (auto& ways : all)
        ways.fill(true);
    all[static_cast<std::size_t>(Kind::Mention)].fill(false);
    all[static_cast<std::size_t>(Kind::GameBegan)][static_cast<std::size_t>(Way::Mail)] = false;
    return all;
}

std::string text_of(const Wishes& wishes) {
    json::object object{{"kinds", switches_of(wishes)},
                        {"zone", wishes.zone},
                        {"lang", wishes.tongue == Tongue::German ? "de" : "en"}};
    if (wishes.quiet)
        object["quiet"] = {{"from", wishes.quiet->from}, {"to", wishes.quiet->to}};
    if (wishes.digest)
        object["digest"] = *wishes.digest;
    return json::serialize(object);
}

Wishes wishes_in(std::string_view text) {
    Wishes wishes;
    boost::system::error_code wrong;
    const json::value parsed = json::parse(text, wrong);
    const json::object* object = wrong ? nullptr : parsed.if_object();
    if (object == nullptr)
        return wishes;
    if (const json::value* kinds = object->if_contains("kinds"); kinds && kinds->is_object())
        read_switches(kinds->get_object(), wishes);
    if (const json::value* zone = object->if_contains("zone"); zone && zone->is_string())
        wishes.zone = zone->get_string();
    if (const json::value* lang = object->if_contains("lang"); lang && *lang == "de")
        wishes.tongue = Tongue::German;
    wishes.digest = minute_in(*object, "digest");
    if (const json::value* quiet = object->if_contains("quiet"); quiet && quiet->is_object()) {
        const auto from = minute_in(quiet->get_object(), "from");
        const auto to = minute_in(quiet->get_object(), "to");
        if (from && to)
            wishes.quiet = QuietHours{*from, *to};
    }
    return wishes;
}

std::vector<Planned> plan(Kind kind,
                          Instant now,
                          const Wishes& wishes,
                          const std::vector<OpenWay>& ways,
                          const Offset& offset) {
    std::vector<Planned> planned;
    const Instant awake = after_quiet(now, wishes, offset);
    for (const OpenWay& way : ways) {
        if (!wishes.wants(kind, way.way) || way.way == Way::Feed)
            continue;
        const bool digest = way.way == Way::Mail && wishes.digest && kind != Kind::Reminder;
        if (digest)
            planned.push_back({way.id, next_at(*wishes.digest, now, wishes, offset), true});
        else
            planned.push_back({way.id, way.way == Way::Hook ? now : awake, false});
    }
    return planned;
}

std::optional<Instant> pause_after(int tries) {
    constexpr std::array kPauses = {
        kMinute / 2, 2 * kMinute, 10 * kMinute, 30 * kMinute, 120 * kMinute, 360 * kMinute};
    if (tries < 1 || static_cast<std::size_t>(tries) > kPauses.size())
        return std::nullopt;
    return kPauses[static_cast<std::size_t>(tries) - 1];
}

}  // namespace notices
