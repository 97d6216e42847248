#include "analysis/hints.h"

#include <algorithm>

#include "analysis/measured_fields.h"
#include "analysis/options.h"
#include "core/rng.h"

namespace analysis {

template <engine::FieldsOf<Hint> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("steps", self.steps);
    visit("loss", self.loss);
    visit("doubt", self.doubt);
    visit("gains", self.gains);
    visit("lacks", self.lacks);
}

namespace {

constexpr std::size_t kCandidates = 7;
constexpr std::uint32_t kFirstLook = 4;  // times the visits, before the candidates are known
constexpr std::uint32_t kCloserLook = 4;
constexpr int kEqual = 2 * kPoint;
constexpr int kWeaker = 6 * kPoint;

class Hinting {
  public:
    Hinting(Eye& eye, const engine::Position& known, engine::SeatId seat, std::uint32_t visits)
        : eye_(eye), seat_(seat), visits_(visits) {
        // The same one whenever the seat knows the same.
        core::Rng rng(0);
        known_ = eye.game().sample_hidden(known, seat, rng);
    }

    std::vector<Hint> found() {
        std::vector<Weighed> weighed = candidates();
        if (weighed.size() > 1) {
            weigh_all(weighed, visits_);
            keep_different_ones(weighed);
            weigh_all(weighed, kCloserLook * visits_);
        }
        std::vector<Hint> hints;
        for (const Weighed& each : weighed)
            hints.push_back(compared(each, weighed.front()));
        for (std::size_t i = 0; hints.size() > 1 && i < hints.size(); ++i)
            explain(hints[i], hints[i == 0 ? 1 : 0]);
        return hints;
    }

  private:
    std::vector<Weighed> candidates() {
        eye_.as_seen_by(seat_, known_, {.visits = kFirstLook * visits_});
        std::vector<Weighed> list;
        for (Option& option : options_in(eye_.game(), eye_.searcher(), known_, seat_, kCandidates))
            list.push_back({std::move(option.steps), {}, {}, 0});
        return list;
    }
    void weigh_all(std::vector<Weighed>& list, std::uint32_t visits) {
        for (Weighed& each : list) {
            const Choice choice{seat_, 0, each.steps};
            each = weigh(eye_, worlds_of(eye_.game(), known_, choice), choice, visits);
        }
        const auto seat = static_cast<std::size_t>(seat_);
        std::ranges::stable_sort(list, std::ranges::greater{}, [seat](const Weighed& each) {
            return each.chances[seat];
        });
    }
    // What differs in its last parameter alone gives way to something else.
    static void keep_different_ones(std::vector<Weighed>& list) {
        const auto is_variant = [&](std::size_t which) {
            const auto& steps = list[which].steps;
            return std::any_of(list.begin(),
                               list.begin() + static_cast<std::ptrdiff_t>(which),
                               [&](const Weighed& other) {
                                   return other.steps.size() == steps.size()
                                          && std::equal(
                                              steps.begin(), steps.end() - 1, other.steps.begin());
                               });
        };
        std::vector<Weighed> first;
        std::vector<Weighed> rest;
        for (std::size_t i = 0; i < list.size(); ++i)
            (is_variant(i) ? rest : first).push_back(list[i]);
        first.insert(first.end(), rest.begin(), rest.end());
        first.resize(std::min(first.size(), kMostHints));
        list = std::move(first);
    }
    Hint compared(const Weighed& each, const Weighed& best) const {
        Hint hint{each.steps, 0, 0, {}, {}};
        const auto seat = static_cast<std::size_t>(seat_);
        if (each.chances.empty() || each.steps == best.steps)
            return hint;
        hint.loss = best.chances[seat] - each.chances[seat];
        hint.doubt = best.doubt[seat] + each.doubt[seat];
        return hint;
    }
    void explain(Hint& hint, const Hint& other) {
        const auto after = [this](const Hint& each) {
            return option_of(eye_.game(), known_, seat_, each.steps).after;
        };
        hint.gains = reason_for(eye_, seat_, after(hint), after(other), visits_).own;
        hint.lacks = reason_for(eye_, seat_, after(other), after(hint), visits_).own;
    }

    Eye& eye_;
    engine::Position known_;
    engine::SeatId seat_;
    std::uint32_t visits_;
};

bool are_themes(const std::vector<std::size_t>& themes, const ai::FeatureSet* features) {
    const std::size_t count = features == nullptr ? 0 : features->themes().size();
    return std::ranges::all_of(themes, [count](std::size_t theme) { return theme < count; });
}

std::string joined(const std::string& gains, const std::string& lacks, engine::Language language) {
    const bool english = language == engine::Language::English;
    std::string text;
    if (!gains.empty())
        text = (english ? "Better in " : "Besser bei ") + gains;
    if (lacks.empty())
        return text.empty() ? "" : text + ".";
    if (text.empty())
        return (english ? "Worse in " : "Schlechter bei ") + lacks + ".";
    return text + (english ? ", worse in " : ", schlechter bei ") + lacks + ".";
}

}  // namespace

std::vector<Hint> hints_for(Eye& eye,
                            const engine::Position& known,
                            engine::SeatId seat,
                            std::uint32_t visits) {
    return Hinting(eye, known, seat, visits).found();
}

std::vector<Rank> ranks_of(std::span<const Hint> hints) {
    std::vector<Rank> ranks;
    for (const Hint& hint : hints)
        ranks.push_back(hint.loss < kEqual    ? Rank::AboutEqual
                        : hint.loss < kWeaker ? Rank::Weaker
                                              : Rank::MuchWeaker);
    const bool is_clear =
        hints.size() < 2 || (hints[1].loss >= kEqual && hints[1].loss >= hints[1].doubt);
    if (!ranks.empty() && is_clear)
        ranks.front() = Rank::ClearlyBest;
    return ranks;
}

engine::Words words_of(std::span<const Hint> hints,
                       std::size_t which,
                       const ai::FeatureSet* features) {
    const engine::Words gains = list_of(hints[which].gains, features);
    const engine::Words lacks = list_of(hints[which].lacks, features);
    return {joined(gains.english, lacks.english, engine::Language::English),
            joined(gains.german, lacks.german, engine::Language::German)};
}

boost::json::value to_json(std::span<const Hint> hints) {
    return engine::write_json(std::vector<Hint>(hints.begin(), hints.end()));
}

core::Result<std::vector<Hint>> hints_from(const boost::json::value& json,
                                           const engine::AnyGame& game,
                                           const engine::Position& known,
                                           engine::SeatId seat) {
    auto hints = engine::read_json<std::vector<Hint>>(json);
    if (!hints)
        return hints;
    const auto features = ai::make_feature_set(game);
    const bool fit = std::ranges::all_of(*hints, [&](const Hint& hint) {
        return is_legal(game, known, seat, hint.steps) && are_themes(hint.gains, features.get())
               && are_themes(hint.lacks, features.get());
    });
    if (!fit || hints->empty() || hints->size() > kMostHints)
        return core::Error{"hints", "belong to another game"};
    return hints;
}

}  // namespace analysis
