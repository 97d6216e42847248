#include "app/analysis_json.h"

#include <array>
#include <string_view>

#include <boost/json/array.hpp>

#include "ai/evaluations/feature_set.h"
#include "analysis/told.h"
#include "protocol/answers.h"

namespace app {
namespace {

namespace json = boost::json;
using engine::Language;

constexpr std::array<std::string_view, analysis::kMarks> kMarkIds = {
    "none", "good", "only", "inaccuracy", "mistake", "blunder"};

double in_points(int hundredths) { return static_cast<double>(hundredths) / analysis::kPoint; }
json::array in_points(const analysis::Chances& chances) {
    json::array points;
    for (const int chance : chances)
        points.push_back(in_points(chance));
    return points;
}
json::value number_or_null(const std::optional<int>& number) {
    return number ? json::value(*number) : json::value();
}

class Json {
  public:
    Json(const analysis::Study& study, const std::vector<std::string>& names, Language language)
        : study_(study),
          names_(analysis::told_apart(names)),
          language_(language),
          features_(ai::make_feature_set(study.game())),
          analysis_(study.analysis()) {}

    json::object all() const {
        json::array moments;
        std::size_t next = 0;
        for (std::size_t i = 0; i < study_.events().size(); ++i)
            moments.push_back(moment(i, next));
        json::array seats;
        for (std::size_t seat = 0; seat < analysis_.seats.size(); ++seat)
            seats.push_back(report(seat));
        return {{"game", study_.game().id()},
                {"visits", study_.visits()},
                {"seats", std::move(seats)},
                {"moments", std::move(moments)},
                {"end", in_points(analysis_.before.back())}};
    }

  private:
    json::object moment(std::size_t event, std::size_t& next) const {
        const analysis::Event& what = study_.events()[event];
        json::object moment{
            {"n", what.begin},
            {"turn", what.turn},
            {"stage", analysis::stage_in(study_.game(), what.before, names_).in(language_)},
            {"chances", in_points(analysis_.before[event])}};
        if (what.is_luck() && !analysis_.luck[event].empty()) {
            moment["luck"] = in_points(analysis_.luck[event]);
            moment["outcomes"] = study_.measured()[event].outcomes;
            moment["better_than"] = in_points(study_.measured()[event].better_than);
        }
        json::array choices;
        for (std::size_t j = 0; j < what.choices.size(); ++j)
            choices.push_back(choice(event, j, next));
        if (!choices.empty())
            moment["choices"] = std::move(choices);
        return moment;
    }

    json::object choice(std::size_t event, std::size_t j, std::size_t& next) const {
        const analysis::Choice& what = study_.events()[event].choices[j];
        json::object choice{{"n", what.first},
                            {"by", protocol::doer(what.seat)},
                            {"text", told(event, what, what.steps)}};
        if (next == analysis_.verdicts.size() || analysis_.verdicts[next].event != event
            || analysis_.verdicts[next].choice != j)
            return choice;
        add_verdict(choice, analysis_.verdicts[next++]);
        return choice;
    }
    void add_verdict(json::object& choice, const analysis::Verdict& verdict) const {
        const auto& what = study_.events()[verdict.event].choices[verdict.choice];
        const auto& measured = study_.measured()[verdict.event].choices[verdict.choice];
        choice["mark"] = kMarkIds[static_cast<std::size_t>(verdict.mark)];
        choice["loss"] = in_points(verdict.loss);
        choice["doubt"] = in_points(verdict.doubt);
        choice["lead"] = in_points(verdict.lead);
        choice["best"] = verdict.best;
        if (verdict.mark >= analysis::Mark::Inaccuracy)
            choice["why"] = analysis::words_of(measured.reason, what.seat, features_.get(), names_)
                                .in(language_);
        json::array options;
        for (const analysis::Weighed& option : measured.options)
            options.push_back(weighed(verdict.event, what, option));
        choice["options"] = std::move(options);
    }
    json::object weighed(std::size_t event,
                         const analysis::Choice& what,
                         const analysis::Weighed& option) const {
        json::array steps;
        for (const engine::Action step : option.steps)
            steps.push_back(json::value(study_.game().notation(step)));
        return {{"do", std::move(steps)},
                {"text", told(event, what, option.steps)},
                {"chances", in_points(option.chances)},
                {"doubt", in_points(option.doubt)},
                {"visits", option.visits}};
    }
    std::string told(std::size_t event,
                     const analysis::Choice& choice,
                     const std::vector<engine::Action>& steps) const {
        return analysis::told(
                   study_.game(), study_.events()[event].before, choice.seat, steps, names_)
            .in(language_);
    }

    json::object report(std::size_t seat) const {
        const analysis::SeatReport& report = analysis_.seats[seat];
        json::array phases;
        for (const auto& phase : report.phases)
            phases.push_back(number_or_null(phase));
        json::object marks;
        for (std::size_t mark = 0; mark < kMarkIds.size(); ++mark)
            marks[kMarkIds[mark]] = report.marks[mark];
        const auto moments = [&](const std::vector<std::size_t>& verdicts) {
            json::array numbers;
            for (const std::size_t i : verdicts)
                numbers.push_back(first_entry(analysis_.verdicts[i]));
            return numbers;
        };
        return {{"name", names_[seat]},
                {"start", in_points(report.ledger.start)},
                {"luck", in_points(report.ledger.luck)},
                {"own", in_points(report.ledger.own)},
                {"rivals", in_points(report.ledger.rivals)},
                {"end", in_points(report.ledger.end)},
                {"choices", report.choices},
                {"accuracy", number_or_null(report.accuracy)},
                {"phases", std::move(phases)},
                {"marks", std::move(marks)},
                {"dearest", moments(report.dearest)},
                {"best", moments(report.best)}};
    }
    std::size_t first_entry(const analysis::Verdict& verdict) const {
        return study_.events()[verdict.event].choices[verdict.choice].first;
    }

    const analysis::Study& study_;
    std::vector<std::string> names_;
    Language language_;
    ai::FeatureSetPtr features_;
    analysis::Analysis analysis_;
};

}  // namespace

json::object analysis_json(const analysis::Study& study,
                           const std::vector<std::string>& names,
                           Language language) {
    return Json(study, names, language).all();
}

}  // namespace app
