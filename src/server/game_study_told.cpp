// What a study has found, as it is told to clients.
#include <algorithm>

#include "analysis/told.h"
#include "server/game_study.h"
#include "server/words.h"

namespace server {
namespace {

using analysis::Known;
using analysis::Mark;
using analysis::Verdict;

int in_thousandths(int hundredths_of_a_point) {
    return (hundredths_of_a_point + (hundredths_of_a_point < 0 ? -5 : 5)) / 10;
}
std::vector<int> in_thousandths(const analysis::Chances& chances) {
    std::vector<int> rounded;
    for (const int chance : chances)
        rounded.push_back(in_thousandths(chance));
    return rounded;
}

wire::Mark mark_of(const Verdict* verdict) {
    return verdict == nullptr ? wire::Mark::none : static_cast<wire::Mark>(verdict->mark);
}

// Verdicts stand in the order of events and choices.
const Verdict* verdict_on(const analysis::Analysis& analysis,
                          std::size_t event,
                          std::size_t choice) {
    const auto found = std::ranges::lower_bound(
        analysis.verdicts, std::pair(event, choice), std::less{}, [](const Verdict& each) {
            return std::pair(each.event, each.choice);
        });
    const bool is_it =
        found != analysis.verdicts.end() && found->event == event && found->choice == choice;
    return is_it ? &*found : nullptr;
}

}  // namespace

// --- the story -----------------------------------------------------------------------------------

wire::Story GameStudy::story() {
    const analysis::Analysis analysis = study_.analysis();
    wire::Story story{{}, table_, !next(), told_, std::nullopt};
    for (std::size_t i = 0; i < moments_.size(); ++i)
        story.moments[i].chances = chances_before(analysis, moments_[i]);
    story.moments.back().chances = in_thousandths(analysis.before.back());
    if (is_wanted_)
        story.analysis = progress();
    return story;
}

std::vector<int> GameStudy::chances_before(const analysis::Analysis& analysis,
                                           std::size_t event) const {
    return study_.known()[event] == Known::Nothing ? std::vector<int>{}
                                                   : in_thousandths(analysis.before[event]);
}

// --- the analysis --------------------------------------------------------------------------------

wire::Analysis GameStudy::analysis() const {
    const analysis::Analysis found = study_.analysis();
    wire::Analysis analysis{table_,
                            static_cast<int>(study_.visits()),
                            std::nullopt,
                            {},
                            in_thousandths(found.before.back()),
                            {}};
    if (is_wanted_)
        analysis.progress = progress();
    for (std::size_t i = 0; i < study_.events().size(); ++i)
        analysis.events.push_back(told_event(found, i));
    for (const analysis::SeatReport& report : found.seats)
        analysis.seats.push_back(told_report(found, report));
    return analysis;
}

wire::AnalysedEvent GameStudy::told_event(const analysis::Analysis& found,
                                          std::size_t event) const {
    const analysis::Event& what = study_.events()[event];
    wire::AnalysedEvent told{static_cast<int>(what.begin),
                             static_cast<int>(what.end),
                             static_cast<int>(what.turn),
                             study_.known()[event] == Known::Whole,
                             chances_before(found, event),
                             in_thousandths(found.luck[event]),
                             {}};
    for (std::size_t j = 0; j < what.choices.size(); ++j)
        told.choices.push_back(told_choice(event, j, verdict_on(found, event, j)));
    return told;
}

wire::AnalysedChoice GameStudy::told_choice(std::size_t event,
                                            std::size_t choice,
                                            const Verdict* verdict) const {
    const analysis::Choice& what = study_.events()[event].choices[choice];
    wire::AnalysedChoice told{static_cast<int>(what.first),
                              engine::index_of(what.seat),
                              mark_of(verdict),
                              verdict == nullptr ? 0 : in_thousandths(verdict->loss),
                              std::nullopt,
                              std::nullopt,
                              std::nullopt};
    if (verdict == nullptr || verdict->mark < Mark::Inaccuracy)
        return told;
    const auto& options = study_.measured()[event].choices[choice].options;
    const engine::Position& before = study_.events()[event].before;
    told.text = text_of(before, what.seat, what.steps);
    told.better = text_of(before, what.seat, options[verdict->best].steps);
    told.why = why(*verdict, what.seat);
    return told;
}

wire::Text GameStudy::text_of(const engine::Position& before,
                              engine::SeatId seat,
                              const std::vector<engine::Action>& steps) const {
    return wire::text_of(analysis::told(*game_, before, seat, steps, names_));
}

wire::Text GameStudy::why(const Verdict& verdict, engine::SeatId seat) const {
    const auto& measured = study_.measured()[verdict.event].choices[verdict.choice];
    return wire::text_of(analysis::words_of(measured.reason, seat, features_.get(), names_));
}

wire::SeatReport GameStudy::told_report(const analysis::Analysis& found,
                                        const analysis::SeatReport& report) const {
    const analysis::Ledger& ledger = report.ledger;
    const int start = in_thousandths(ledger.start);
    const int luck = in_thousandths(ledger.luck);
    const int own = in_thousandths(ledger.own);
    const int end = in_thousandths(ledger.end);
    const bool is_alone = found.seats.size() == 1;
    // Rounded parts add up, too.
    wire::SeatReport told{start,
                          luck,
                          is_alone ? end - start - luck : own,
                          is_alone ? 0 : end - start - luck - own,
                          end,
                          static_cast<int>(report.choices),
                          report.accuracy,
                          {},
                          {report.marks.begin(), report.marks.end()},
                          {},
                          {}};
    if (report.accuracy)
        for (const auto& phase : report.phases)
            told.phases.push_back(phase.value_or(-1));
    const auto numbers = [&](const std::vector<std::size_t>& verdicts, std::vector<int>& list) {
        for (const std::size_t i : verdicts) {
            const Verdict& verdict = found.verdicts[i];
            list.push_back(
                static_cast<int>(study_.events()[verdict.event].choices[verdict.choice].first));
        }
    };
    numbers(report.dearest, told.dearest);
    numbers(report.best, told.best);
    return told;
}

// --- one event -----------------------------------------------------------------------------------

std::optional<wire::AnalysedMoment> GameStudy::moment(int n) const {
    const auto& events = study_.events();
    const auto what = std::ranges::find_if(events, [n](const analysis::Event& event) {
        return static_cast<int>(event.begin) <= n && n < static_cast<int>(event.end);
    });
    if (what == events.end())
        return std::nullopt;
    const auto event = static_cast<std::size_t>(what - events.begin());
    const analysis::Analysis found = study_.analysis();
    const analysis::Measured& measured = study_.measured()[event];
    wire::AnalysedMoment told{table_,
                              static_cast<int>(what->begin),
                              static_cast<int>(what->end),
                              wire::text_of(analysis::stage_in(*game_, what->before, names_)),
                              chances_before(found, event),
                              in_thousandths(found.luck[event]),
                              measured.outcomes,
                              in_thousandths(measured.better_than),
                              {},
                              chances_after(found, event)};
    for (std::size_t j = 0; j < measured.choices.size(); ++j)
        told.choices.push_back(judged(event, j, verdict_on(found, event, j)));
    return told;
}

// What came out meanwhile is known there, unless nobody has looked yet.
std::vector<int> GameStudy::chances_after(const analysis::Analysis& found,
                                          std::size_t event) const {
    const std::size_t next = event + 1;
    return next == study_.events().size() ? in_thousandths(found.before.back())
                                          : chances_before(found, next);
}

wire::JudgedChoice GameStudy::judged(std::size_t event,
                                     std::size_t choice,
                                     const Verdict* verdict) const {
    const analysis::Choice& what = study_.events()[event].choices[choice];
    wire::JudgedChoice told{static_cast<int>(what.first),
                            engine::index_of(what.seat),
                            mark_of(verdict),
                            0,
                            0,
                            0,
                            0,
                            std::nullopt,
                            {}};
    for (const analysis::Weighed& option : study_.measured()[event].choices[choice].options)
        told.options.push_back(weighed(study_.events()[event].before, what.seat, option));
    if (verdict == nullptr)
        return told;
    told.loss = in_thousandths(verdict->loss);
    told.doubt = in_thousandths(verdict->doubt);
    told.lead = in_thousandths(verdict->lead);
    told.best = static_cast<int>(verdict->best);
    if (verdict->mark >= Mark::Inaccuracy)
        told.why = why(*verdict, what.seat);
    return told;
}

wire::WeighedOption GameStudy::weighed(const engine::Position& before,
                                       engine::SeatId seat,
                                       const analysis::Weighed& option) const {
    wire::WeighedOption told{{},
                             text_of(before, seat, option.steps),
                             {},
                             in_thousandths(option.chances),
                             in_thousandths(option.doubt[static_cast<std::size_t>(seat)]),
                             static_cast<int>(option.visits)};
    engine::Position position = before;
    for (const engine::Action step : option.steps) {
        told.path.push_back(game_->notation(step));
        for (std::string& target : game_->targets(position, seat, step))
            if (std::ranges::find(told.targets, target) == told.targets.end())
                told.targets.push_back(std::move(target));
        game_->apply(position, seat, step);
    }
    return told;
}

}  // namespace server
