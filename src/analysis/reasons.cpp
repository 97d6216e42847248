#include "analysis/reasons.h"

#include <algorithm>

namespace analysis {
namespace {

using engine::Language;
using engine::Position;
using engine::SeatId;

constexpr double kWorthSaying = 0.1;  // of the logarithm of the odds: 2 or 3 points
constexpr int kMostAnswers = 12;      // of others, each with all its steps
constexpr double kOfTheFirst = 0.4;   // a second theme is told if it weighs that much of the first
const engine::Words kNoReason{"The search sees more in it.", "Die Suche sieht mehr darin."};

// On as the search would go, while it is this seat that decides; luck and rivals end it.
Position planned_on(Eye& eye, SeatId seat, Position position, std::uint32_t visits) {
    eye.as_seen_by(seat, position, {.visits = visits});
    for (const ai::search::PlannedAction& step : eye.searcher().plan()) {
        engine::ActionList legal;
        if (step.seat != seat || !eye.game().actor(position).includes(seat))
            break;
        eye.game().legal(position, seat, legal);
        if (!legal.contains(step.action))
            break;
        eye.game().apply(position, seat, step.action);
    }
    return position;
}

// To the end of the turn. What all answer at once says nothing before the others have answered,
// too.
Position played_on(Eye& eye,
                   const ai::FeatureSet& features,
                   SeatId seat,
                   Position position,
                   std::uint32_t visits) {
    if (eye.game().actor(position).includes(seat))
        position = planned_on(eye, seat, position, visits);
    for (int i = 0; i < kMostAnswers && !features.is_asked(position); ++i) {
        const engine::Actor actor = eye.game().actor(position);
        if (actor.is_chance() || actor.is_nobody())
            break;
        position = planned_on(eye, actor.first(), position, visits);
    }
    return position;
}

using Weights = std::vector<double>;

// By theme, how much better the seat stands in one position than in the other.
Weights gained(const ai::FeatureSet& features,
               const Position& one,
               const Position& other,
               SeatId seat,
               int seats) {
    const std::size_t count = features.names().size();
    const std::vector<double> weights = features.weights(seats);
    std::vector<float> in_one(count);
    std::vector<float> in_other(count);
    features.fill(one, seat, in_one);
    features.fill(other, seat, in_other);
    Weights gain(features.themes().size());
    for (std::size_t i = 0; i < count; ++i)
        gain[features.theme_of(i)] += weights[i] * static_cast<double>(in_one[i] - in_other[i]);
    return gain;
}

std::size_t greatest(const Weights& weights) {
    return static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
}

std::vector<std::size_t> told(Weights gain) {
    const std::size_t first = greatest(gain);
    if (gain[first] < kWorthSaying)
        return {};
    const double enough = std::max(kWorthSaying, kOfTheFirst * gain[first]);
    gain[first] = 0;
    const std::size_t second = greatest(gain);
    return gain[second] < enough ? std::vector{first} : std::vector{first, second};
}

std::string list_of(const std::vector<std::size_t>& themes,
                    const ai::FeatureSet& features,
                    Language language) {
    std::string list;
    for (const std::size_t theme : themes) {
        const ai::Theme& words = features.themes()[theme];
        const bool english = language == Language::English;
        if (!list.empty())
            list += english ? " and " : " und ";
        list += english ? words.english : words.german;
    }
    return list;
}

std::string sentence(const Reason& reason,
                     const std::string& seat,
                     const std::string& rival,
                     const ai::FeatureSet& features,
                     Language language) {
    const bool english = language == Language::English;
    const std::string own = list_of(reason.own, features, language);
    const std::string theirs = list_of({reason.of_rival}, features, language);
    std::string text;
    if (!own.empty())
        text = seat + (english ? " would stand better in " : " stünde besser da bei ") + own;
    if (reason.rival == engine::kNobody)
        return text + ".";
    if (own.empty())
        return rival + (english ? " would stand worse in " : " stünde schlechter da bei ") + theirs
               + ".";
    return text + ", " + rival + (english ? " worse in " : " schlechter bei ") + theirs + ".";
}

}  // namespace

Reason reason_for(
    Eye& eye, SeatId seat, const Position& better, const Position& played, std::uint32_t visits) {
    const auto features = ai::make_feature_set(eye.game());
    if (features == nullptr)
        return {};
    const int seats = eye.game().seats_of(better);
    const Position one = played_on(eye, *features, seat, better, visits);
    const Position other = played_on(eye, *features, seat, played, visits);
    Reason reason;
    reason.own = told(gained(*features, one, other, seat, seats));
    double most = kWorthSaying;
    for (int i = 0; i < seats; ++i) {
        const SeatId rival = engine::seat_id(i);
        const Weights lost = gained(*features, other, one, rival, seats);
        if (rival == seat || lost[greatest(lost)] <= most)
            continue;
        most = lost[greatest(lost)];
        reason.rival = rival;
        reason.of_rival = greatest(lost);
    }
    return reason;
}

bool can_be_said(const Reason& reason, const engine::AnyGame& game, std::size_t seats) {
    const auto features = ai::make_feature_set(game);
    const std::size_t themes = features == nullptr ? 0 : features->themes().size();
    const bool names_rival = reason.rival != engine::kNobody;
    return std::ranges::all_of(reason.own, [&](std::size_t theme) { return theme < themes; })
           && (!names_rival
               || (reason.of_rival < themes && static_cast<std::size_t>(reason.rival) < seats));
}

engine::Words list_of(const std::vector<std::size_t>& themes, const ai::FeatureSet* features) {
    if (features == nullptr)
        return {};
    return {list_of(themes, *features, Language::English),
            list_of(themes, *features, Language::German)};
}

engine::Words words_of(const Reason& reason,
                       SeatId seat,
                       const ai::FeatureSet* features,
                       const std::vector<std::string>& names) {
    if (features == nullptr || (reason.own.empty() && reason.rival == engine::kNobody))
        return kNoReason;
    const auto name = [&](SeatId who, Language language) {
        return who == engine::kNobody ? std::string()
                                      : engine::Argument::seat(who).render(language, {}, names);
    };
    const auto in = [&](Language language) {
        return sentence(
            reason, name(seat, language), name(reason.rival, language), *features, language);
    };
    return {in(Language::English), in(Language::German)};
}

}  // namespace analysis
