// From the verdicts to the report of a game.
#include <algorithm>
#include <cmath>

#include "analysis/verdict.h"

namespace analysis {
namespace {

constexpr double kDivisor = 3;  // points; a mean loss of that many is an accuracy of 37
constexpr std::size_t kShown = 3;
constexpr int kWorthTelling = 2 * kPoint;

using Losses = std::vector<int>;

std::optional<int> accuracy_of(const Losses& losses) {
    if (losses.empty())
        return std::nullopt;
    double sum = 0;
    for (const int loss : losses)
        sum += std::exp(-loss / (kDivisor * kPoint));
    return static_cast<int>(std::lround(100 * sum / static_cast<double>(losses.size())));
}

// Who was asked together with others saw the game as it stood before all of them.
// What nobody has looked at yet is taken to be as it was after it.
const Chances& seen_before(const Measured& measured, const Chances& after) {
    if (!measured.mean.empty())
        return measured.mean;
    if (!measured.choices.empty() && !measured.choices.front().before.empty())
        return measured.choices.front().before;
    return after;
}

// What a roll was found to be worth is the value of the position after it. Where nobody could do
// anything about it, a position is worth what comes of it.
std::vector<Chances> values_of(std::span<const Event> events,
                               std::span<const Measured> measured,
                               const Chances& end) {
    std::vector<Chances> before(events.size() + 1);
    before.back() = end;
    for (std::size_t i = events.size(); i-- > 0;) {
        const bool is_after_a_roll = i > 0 && !measured[i - 1].came.empty();
        before[i] =
            is_after_a_roll ? measured[i - 1].came : seen_before(measured[i], before[i + 1]);
    }
    return before;
}

std::vector<Verdict> verdicts_on(std::span<const Event> events,
                                 std::span<const Measured> measured) {
    std::vector<Verdict> verdicts;
    for (std::size_t i = 0; i < events.size(); ++i) {
        for (std::size_t j = 0; j < measured[i].choices.size(); ++j) {
            auto verdict = verdict_on(measured[i].choices[j], events[i].choices[j].seat);
            if (!verdict)
                continue;
            verdict->event = i;
            verdict->choice = j;
            verdicts.push_back(*verdict);
        }
    }
    return verdicts;
}

class Reporter {
  public:
    Reporter(std::span<const Event> events, const Analysis& analysis)
        : events_(events), analysis_(analysis) {}

    SeatReport on(std::size_t seat) {
        SeatReport report;
        std::array<Losses, kPhases> losses;
        for (std::size_t i = 0; i < analysis_.verdicts.size(); ++i) {
            if (seat_of(i) != seat)
                continue;
            const Verdict& verdict = analysis_.verdicts[i];
            losses[phase_of(verdict)].push_back(verdict.loss);
            ++report.marks[static_cast<std::size_t>(verdict.mark)];
        }
        add_accuracy(report, losses);
        report.ledger = ledger_of(seat);
        report.dearest = the_most(seat, &Verdict::loss, [](const Verdict& verdict) {
            return verdict.mark >= Mark::Inaccuracy;
        });
        report.best = the_most(seat, &Verdict::lead, [](const Verdict& verdict) {
            return verdict.is_hard && verdict.lead >= kWorthTelling
                   && verdict.lead >= 2 * verdict.doubt;
        });
        return report;
    }

  private:
    std::size_t seat_of(std::size_t verdict) const {
        const Verdict& each = analysis_.verdicts[verdict];
        return static_cast<std::size_t>(events_[each.event].choices[each.choice].seat);
    }
    std::size_t phase_of(const Verdict& verdict) const {
        return kPhases * events_[verdict.event].turn / (events_.back().turn + 1);
    }

    static void add_accuracy(SeatReport& report, const std::array<Losses, kPhases>& losses) {
        Losses all;
        for (std::size_t phase = 0; phase < kPhases; ++phase) {
            report.phases[phase] = accuracy_of(losses[phase]);
            all.insert(all.end(), losses[phase].begin(), losses[phase].end());
        }
        report.choices = all.size();
        if (all.size() >= kFewestChoices)
            report.accuracy = accuracy_of(all);
        else
            report.phases = {};
    }

    Ledger ledger_of(std::size_t seat) const {
        Ledger ledger;
        ledger.start = analysis_.before.front()[seat];
        ledger.end = analysis_.before.back()[seat];
        for (const Chances& luck : analysis_.luck)
            ledger.luck += luck.empty() ? 0 : luck[seat];
        for (std::size_t i = 0; i < analysis_.verdicts.size(); ++i)
            ledger.own -= seat_of(i) == seat ? analysis_.verdicts[i].loss : 0;
        int& rest = analysis_.before.front().size() == 1 ? ledger.own : ledger.rivals;
        rest += ledger.end - ledger.start - ledger.luck - ledger.own - ledger.rivals;
        return ledger;
    }

    template <class Amount, class Is>
    std::vector<std::size_t> the_most(std::size_t seat, Amount amount, Is&& is_told) const {
        std::vector<std::size_t> list;
        for (std::size_t i = 0; i < analysis_.verdicts.size(); ++i)
            if (seat_of(i) == seat && is_told(analysis_.verdicts[i]))
                list.push_back(i);
        std::ranges::stable_sort(list, std::ranges::greater{}, [&](std::size_t i) {
            return analysis_.verdicts[i].*amount;
        });
        list.resize(std::min(list.size(), kShown));
        return list;
    }

    std::span<const Event> events_;
    const Analysis& analysis_;
};

std::vector<Chances> luck_of(std::span<const Measured> measured) {
    std::vector<Chances> luck;
    for (const Measured& each : measured) {
        Chances gained = each.came;
        for (std::size_t seat = 0; seat < gained.size(); ++seat)
            gained[seat] -= each.mean[seat];
        luck.push_back(std::move(gained));
    }
    return luck;
}

}  // namespace

Analysis assess(std::span<const Event> events,
                std::span<const Measured> measured,
                const Chances& end) {
    Analysis analysis;
    analysis.before = values_of(events, measured, end);
    analysis.luck = luck_of(measured);
    analysis.verdicts = verdicts_on(events, measured);
    Reporter reporter(events, analysis);
    for (std::size_t seat = 0; seat < end.size(); ++seat)
        analysis.seats.push_back(reporter.on(seat));
    return analysis;
}

}  // namespace analysis
