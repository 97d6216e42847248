#include "app/analysis_text.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "ai/evaluations/feature_set.h"
#include "analysis/told.h"
#include "app/analysis_words.h"
#include "app/text_table.h"
#include "engine/pen.h"

namespace app {
namespace {

using analysis::Chances;
using analysis::Mark;
using analysis::Verdict;
using engine::Language;
using engine::Words;

constexpr std::size_t kColumns = 80;

// Words that do not fit go to the next line, below the text of the first one.
std::string wrapped(const std::string& head, const std::string& text) {
    const auto indent = static_cast<std::size_t>(engine::columns_of(head));
    std::string all = head;
    std::size_t column = indent;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        const auto width = static_cast<std::size_t>(engine::columns_of(word));
        if (column > indent && column + 1 + width > kColumns) {
            all += "\n" + std::string(indent, ' ');
            column = indent;
        }
        all += (column > indent ? " " : "") + word;
        column += width + (column > indent ? 1 : 0);
        at = end + 1;
    }
    return all + "\n";
}

class Text {
  public:
    Text(const analysis::Study& study, const std::vector<std::string>& names, Language language)
        : study_(study),
          names_(analysis::told_apart(names)),
          language_(language),
          features_(ai::make_feature_set(study.game())),
          analysis_(study.analysis()) {}

    std::string report() const {
        std::string text = ledger() + "\n" + accuracy();
        for (std::size_t seat = 0; seat < analysis_.seats.size(); ++seat)
            text += choices_of(seat);
        return text;
    }

    std::string moves() const {
        std::string text = "\n" + said(words::kMoves) + "\n";
        std::size_t next = 0;
        for (std::size_t i = 0; i < study_.events().size(); ++i) {
            if (study_.events()[i].is_luck())
                text += roll(i);
            for (std::size_t j = 0; j < study_.events()[i].choices.size(); ++j) {
                const bool is_judged = next < analysis_.verdicts.size()
                                       && analysis_.verdicts[next].event == i
                                       && analysis_.verdicts[next].choice == j;
                text += move(i, j, is_judged ? &analysis_.verdicts[next++] : nullptr);
            }
        }
        return text;
    }

  private:
    const std::string& said(const Words& words) const { return words.in(language_); }
    std::string name_of(std::size_t seat) const {
        return engine::Argument::seat(engine::seat_id(static_cast<int>(seat)))
            .render(language_, {}, names_);
    }
    const analysis::MeasuredChoice& measured(const Verdict& verdict) const {
        return study_.measured()[verdict.event].choices[verdict.choice];
    }
    const analysis::Choice& choice(const Verdict& verdict) const {
        return study_.events()[verdict.event].choices[verdict.choice];
    }
    std::string told(std::size_t event,
                     const analysis::Choice& choice,
                     const std::vector<engine::Action>& steps) const {
        return said(analysis::told(
            study_.game(), study_.events()[event].before, choice.seat, steps, names_));
    }

    std::string ledger() const {
        constexpr auto kRight = TextTable::Align::Right;
        TextTable table({{said(words::kPlayer)},
                         {said(words::kStart), kRight},
                         {said(words::kLuck), kRight},
                         {said(words::kOwn), kRight},
                         {said(words::kRivals), kRight},
                         {said(words::kEnd), kRight}});
        for (std::size_t seat = 0; seat < analysis_.seats.size(); ++seat) {
            const analysis::Ledger shown = words::whole_points(analysis_.seats[seat].ledger);
            table.add({name_of(seat),
                       fmt::format("{}", shown.start),
                       fmt::format("{:+}", shown.luck),
                       fmt::format("{:+}", shown.own),
                       fmt::format("{:+}", shown.rivals),
                       fmt::format("{}", shown.end)});
        }
        return table.text();
    }

    std::string accuracy() const {
        constexpr auto kRight = TextTable::Align::Right;
        TextTable table({{said(words::kPlayer)},
                         {said(words::kAccuracy), kRight},
                         {said(words::kPhases), kRight},
                         {said(words::kChoices), kRight},
                         {"!", kRight},
                         {"?!", kRight},
                         {"?", kRight},
                         {"??", kRight}});
        for (std::size_t seat = 0; seat < analysis_.seats.size(); ++seat)
            table.add(accuracy_row(seat));
        return table.text() + "  " + said(words::kSigns) + "\n";
    }
    std::vector<std::string> accuracy_row(std::size_t seat) const {
        const analysis::SeatReport& report = analysis_.seats[seat];
        const auto shown = [](const std::optional<int>& of_100) {
            return of_100 ? std::to_string(*of_100) : "-";
        };
        const auto count = [&](Mark mark) {
            return std::to_string(report.marks[static_cast<std::size_t>(mark)]);
        };
        std::string phases;
        for (const auto& phase : report.phases)
            phases += (phases.empty() ? "" : "/") + shown(phase);
        return {name_of(seat),
                shown(report.accuracy),
                phases,
                std::to_string(report.choices),
                count(Mark::Only),
                count(Mark::Inaccuracy),
                count(Mark::Mistake),
                count(Mark::Blunder)};
    }

    std::string choices_of(std::size_t seat) const {
        const analysis::SeatReport& report = analysis_.seats[seat];
        std::string text = "\n" + name_of(seat) + "\n";
        if (report.dearest.empty())
            text += "  " + said(words::kNoMistakes) + "\n";
        for (const std::size_t i : report.dearest)
            text += dear(analysis_.verdicts[i]);
        for (const std::size_t i : report.best)
            text += good(analysis_.verdicts[i]);
        return text;
    }

    std::string dear(const Verdict& verdict) const {
        const auto& options = measured(verdict).options;
        const auto seat = static_cast<std::size_t>(choice(verdict).seat);
        const auto at = [&](std::size_t option) {
            return words::points(options[option].chances[seat]);
        };
        std::string text = wrapped(fmt::format("{:>6} ", choice(verdict).first),
                                   fmt::format(fmt::runtime(said(words::kCosts)),
                                               said(words::name_of(verdict.mark)),
                                               at(verdict.best) - at(0),
                                               at(verdict.best),
                                               at(0))
                                       + ", " + stage(verdict));
        text +=
            wrapped("       ", told(verdict.event, choice(verdict), options.front().steps) + ".");
        text +=
            wrapped("       ",
                    said(words::kBetter) + " "
                        + told(verdict.event, choice(verdict), options[verdict.best].steps) + ".");
        return text
               + wrapped(
                   "       ",
                   said(analysis::words_of(
                       measured(verdict).reason, choice(verdict).seat, features_.get(), names_)));
    }

    std::string good(const Verdict& verdict) const {
        return wrapped(fmt::format("{:>6} ", choice(verdict).first),
                       fmt::format(fmt::runtime(said(words::kFound)), words::points(verdict.lead))
                           + ", " + stage(verdict) + ": "
                           + told(verdict.event, choice(verdict), choice(verdict).steps) + ".");
    }
    std::string stage(const Verdict& verdict) const {
        return said(
            analysis::stage_in(study_.game(), study_.events()[verdict.event].before, names_));
    }

    std::string percents(const Chances& chances) const {
        std::string text;
        for (const int chance : chances)
            text += fmt::format("{:>4}", words::points(chance));
        return text;
    }
    std::string roll(std::size_t event) const {
        const Chances& luck = analysis_.luck[event];
        if (luck.empty())
            return {};
        std::string gains;
        for (const int gain : luck)
            gains += fmt::format("{:>+4}", words::points(gain));
        return fmt::format("{:>5} {}   {} {}\n",
                           study_.events()[event].begin,
                           percents(analysis_.before[event]),
                           said(words::kRoll),
                           gains);
    }
    std::string move(std::size_t event, std::size_t j, const Verdict* verdict) const {
        const analysis::Choice& choice = study_.events()[event].choices[j];
        const std::string_view sign = verdict == nullptr ? " " : words::sign_of(verdict->mark);
        return wrapped(
            fmt::format("{:>5} {} {:<2}", choice.first, percents(analysis_.before[event]), sign),
            told(event, choice, choice.steps));
    }

    const analysis::Study& study_;
    std::vector<std::string> names_;
    Language language_;
    ai::FeatureSetPtr features_;
    analysis::Analysis analysis_;
};

}  // namespace

std::string analysis_text(const analysis::Study& study,
                          const std::vector<std::string>& names,
                          Language language,
                          bool moves) {
    const Text text(study, names, language);
    return text.report() + (moves ? text.moves() : std::string());
}

}  // namespace app
