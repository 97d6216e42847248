// How a finished game was played, found out little by little: first a glance at its turns, which is
// its story, and the whole analysis if somebody wants it. Both are one study, and what it says of a
// moment does not depend on which of them it was looked at for.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "ai/evaluations/feature_set.h"
#include "analysis/study.h"
#include "server/messages.h"
#include "server/think.h"
#include "table/table.h"

namespace server {

class GameStudy {
  public:
    // Nothing for a table without an end or whose positions cannot be told. `kept`: what `text`
    // said of this game once; what does not fit is found out again.
    static std::unique_ptr<GameStudy> of(const table::Table& table, const std::string* kept);

    bool is_wanted() const { return is_wanted_; }
    void want() { is_wanted_ = true; }

    // What is looked at next; nothing when all is known that is wanted.
    std::optional<analysis::Task> next();
    ThinkRequest request(const analysis::Task& task) const;
    std::optional<core::Error> take(const analysis::Task& task, const boost::json::value& answer);
    wire::Progress progress() const;

    std::string text() const;

    wire::Story story();
    wire::Analysis analysis() const;
    // The event that action `n` belongs to.
    std::optional<wire::AnalysedMoment> moment(int n) const;

  private:
    GameStudy(const table::Table& table, const engine::Record& record);

    void load(const std::string& text);
    std::optional<analysis::Task> next_glance() const;
    void plan_second_round();
    wire::StoryMoment told(std::size_t n, const engine::Position& position) const;

    // game_study_told.cpp
    std::vector<int> chances_before(const analysis::Analysis& found, std::size_t event) const;
    std::vector<int> chances_after(const analysis::Analysis& found, std::size_t event) const;
    wire::AnalysedEvent told_event(const analysis::Analysis& found, std::size_t event) const;
    wire::AnalysedChoice told_choice(std::size_t event,
                                     std::size_t choice,
                                     const analysis::Verdict* verdict) const;
    wire::SeatReport told_report(const analysis::Analysis& found,
                                 const analysis::SeatReport& report) const;
    wire::JudgedChoice judged(std::size_t event,
                              std::size_t choice,
                              const analysis::Verdict* verdict) const;
    wire::WeighedOption weighed(const engine::Position& before,
                                engine::SeatId seat,
                                const analysis::Weighed& option) const;
    wire::Text text_of(const engine::Position& before,
                       engine::SeatId seat,
                       const std::vector<engine::Action>& steps) const;
    wire::Text why(const analysis::Verdict& verdict, engine::SeatId seat) const;

    engine::AnyGamePtr game_;
    std::string table_;
    std::vector<std::string> names_;
    ai::FeatureSetPtr features_;
    analysis::Study study_;
    std::vector<std::size_t> moments_;     // events that the story is told by
    std::vector<wire::StoryMoment> told_;  // they and the end, without chances
    std::vector<analysis::Task> second_;   // what is left of the second round
    bool has_second_ = false;              // whether it is planned
    std::size_t again_ = 0;                // tasks of it in all
    bool is_wanted_ = false;
};

}  // namespace server
