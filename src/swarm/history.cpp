#include "swarm/history.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace swarm {
namespace {

using Count = std::map<Played, int>;

// Where all decide at the same time a seat says that what it has picked is its choice. That is no
// action, and the versions that two seats are told cannot be compared.
constexpr std::string_view kCommit = "commit";

std::vector<std::string> actions_of(const Deed& deed) {
    std::vector<std::string> actions = deed.path;
    std::erase(actions, kCommit);
    return actions;
}

bool decide_together(std::span<const Deed> deeds) {
    return std::ranges::any_of(deeds, [](const Deed& deed) {
        return std::ranges::find(deed.path, kCommit) != deed.path.end();
    });
}

std::vector<Deed> acknowledged(std::span<const Deed> deeds) {
    std::vector<Deed> told;
    std::ranges::copy_if(deeds, std::back_inserter(told), [](const Deed& deed) {
        return deed.fate == Fate::Acknowledged;
    });
    std::ranges::stable_sort(told, {}, &Deed::version);
    return told;
}

Count count_of(std::span<const Deed> deeds, Fate fate) {
    Count count;
    for (const Deed& deed : deeds) {
        if (deed.fate != fate)
            continue;
        for (const std::string& act : actions_of(deed))
            ++count[{deed.seat, act}];
    }
    return count;
}

int take_from(Count& count, const Played& what, int most) {
    const auto found = count.find(what);
    if (found == count.end())
        return 0;
    const int taken = std::min(most, found->second);
    found->second -= taken;
    return taken;
}

void count_differences(std::span<const Deed> deeds, std::span<const Played> record, Findings& out) {
    const Count wanted = count_of(deeds, Fate::Acknowledged);
    Count refused = count_of(deeds, Fate::Refused);
    Count unanswered = count_of(deeds, Fate::Unanswered);
    Count left = wanted;
    Count extra;
    for (const Played& played : record)
        if (take_from(left, played, 1) == 0)
            ++extra[played];
    for (const auto& [played, times] : left)
        out.lost += times;
    for (const auto& [played, times] : extra) {
        int rest = times - take_from(unanswered, played, times);
        const int though_refused = take_from(refused, played, rest);
        out.refused += though_refused;
        rest -= though_refused;
        (wanted.contains(played) ? out.duplicated : out.foreign) += rest;
    }
}

std::string difference(const Deed& deed, const std::string& act, std::span<const Played> rest) {
    const std::string found =
        rest.empty() ? "the end"
                     : fmt::format("\"{}\" of seat {}", rest.front().act, rest.front().seat);
    return fmt::format(
        "where \"{}\" of seat {} should be (command {}, acknowledged with version "
        "{}), there is {}",
        act,
        deed.seat,
        deed.command,
        deed.version,
        found);
}

std::string first_difference(std::span<const Deed> told, std::span<const Played> record) {
    std::size_t at = 0;
    for (const Deed& deed : told) {
        for (const std::string& act : actions_of(deed)) {
            if (at == record.size() || record[at] != Played{deed.seat, act})
                return fmt::format("action {}: {}", at, difference(deed, act, record.subspan(at)));
            ++at;
        }
    }
    if (at == record.size())
        return "";
    return fmt::format("action {}: \"{}\" of seat {}, which nobody was told of",
                       at,
                       record[at].act,
                       record[at].seat);
}

// Whether the acknowledged actions stand in the record one after the other; those of each seat for
// itself where all decide at the same time.
bool is_in_order(std::span<const Deed> told, std::span<const Played> record) {
    const bool by_seat = decide_together(told);
    std::map<int, std::span<const Played>::iterator> reached;
    for (const Deed& deed : told) {
        auto& at = reached.try_emplace(by_seat ? deed.seat : 0, record.begin()).first->second;
        for (const std::string& act : actions_of(deed)) {
            at = std::find(at, record.end(), Played{deed.seat, act});
            if (at == record.end())
                return false;
            ++at;
        }
    }
    return true;
}

}  // namespace

bool Findings::is_clean() const {
    return lost + duplicated + refused + foreign + unanswered == 0 && !is_reordered;
}

std::string Findings::text() const {
    return fmt::format(
        "lost {}, duplicated {}, stored though refused {}, never sent {}, "
        "unanswered {}, {}{}{}",
        lost,
        duplicated,
        refused,
        foreign,
        unanswered,
        is_reordered ? "in another order" : "in order",
        first_difference.empty() ? "" : "; ",
        first_difference);
}

Findings compare(std::span<const Deed> deeds, std::span<const Played> record) {
    Findings findings;
    count_differences(deeds, record, findings);
    findings.unanswered =
        static_cast<int>(std::ranges::count(deeds, Fate::Unanswered, &Deed::fate));
    const auto told = acknowledged(deeds);
    findings.is_reordered = findings.lost == 0 && !is_in_order(told, record);
    findings.first_difference = first_difference(told, record);
    return findings;
}

}  // namespace swarm
