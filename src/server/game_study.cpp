#include "server/game_study.h"

#include <algorithm>

#include "analysis/measured_json.h"
#include "analysis/moments.h"
#include "analysis/question.h"
#include "analysis/told.h"
#include "engine/json_text.h"
#include "server/wire_json.h"
#include "server/words.h"

namespace server {
namespace {

constexpr std::size_t kMostMoments = 60;
constexpr std::uint32_t kVisits = 1000;
constexpr std::size_t kMaxText = std::size_t{16} << 20U;
constexpr std::string_view kFormat = "tetrapolis-study/1";

using analysis::Known;
using analysis::Task;

struct KeptEvent {
    std::size_t event = 0;
    bool is_glance = false;
    boost::json::value measured;
};
template <engine::FieldsOf<KeptEvent> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("event", self.event);
    visit("glance", self.is_glance);
    visit("measured", self.measured);
}

struct KeptStudy {
    std::string format{kFormat};
    std::string table;
    std::size_t entries = 0;
    std::uint32_t visits = 0;
    bool is_wanted = false;
    std::vector<KeptEvent> events;
};
template <engine::FieldsOf<KeptStudy> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("format", self.format);
    visit("table", self.table);
    visit("entries", self.entries);
    visit("visits", self.visits);
    visit("wanted", self.is_wanted);
    visit("events", self.events);
}

std::vector<int> scores_in(const engine::AnyGame& game, const engine::Position& position) {
    std::vector<int> scores;
    const engine::Outcome outcome = game.outcome(position);
    for (int seat = 0; seat < outcome.seats; ++seat)
        scores.push_back(outcome.of(engine::seat_id(seat)).score);
    return scores;
}

}  // namespace

GameStudy::GameStudy(const table::Table& table, const engine::Record& record)
    : game_(table.shared_game()),
      table_(table.setup().id),
      names_(analysis::told_apart(table.seat_names())),
      features_(ai::make_feature_set(*game_)),
      study_(*game_, table.position_at(0), record.entries, record.end->outcome, kVisits),
      moments_(analysis::moments_of(*game_, study_.events(), kMostMoments)) {
    for (const std::size_t moment : moments_)
        told_.push_back(told(study_.events()[moment].begin, study_.events()[moment].before));
    told_.push_back(told(record.entries.size(), table.position()));
}

std::unique_ptr<GameStudy> GameStudy::of(const table::Table& table, const std::string* kept) {
    if (table.state() != table::State::Over || table.frozen() || table.entries().empty())
        return nullptr;
    const engine::Record record = table.record();
    if (!record.end)
        return nullptr;
    std::unique_ptr<GameStudy> study(new GameStudy(table, record));
    if (kept != nullptr)
        study->load(*kept);
    return study;
}

void GameStudy::load(const std::string& text) {
    const auto json = engine::parse_json(text, kMaxText);
    const auto kept = json ? engine::read_json<KeptStudy>(*json) : json.error();
    if (!kept || kept->format != kFormat || kept->table != table_ || kept->visits != kVisits
        || kept->entries != study_.entries().size())
        return;
    is_wanted_ = kept->is_wanted;
    for (const KeptEvent& each : kept->events) {
        if (each.event >= study_.events().size())
            continue;
        auto measured = analysis::measured_from(each.measured, *game_, study_.events()[each.event]);
        if (measured)
            study_.take({each.event, std::nullopt, each.is_glance}, std::move(*measured));
    }
}

std::string GameStudy::text() const {
    KeptStudy kept;
    kept.table = table_;
    kept.entries = study_.entries().size();
    kept.visits = kVisits;
    kept.is_wanted = is_wanted_;
    for (std::size_t i = 0; i < study_.events().size(); ++i)
        if (study_.known()[i] != Known::Nothing)
            kept.events.push_back(
                {i, study_.known()[i] == Known::Glance, analysis::to_json(study_.measured()[i])});
    engine::FieldWriter writer;
    visit_fields(kept, writer);
    return engine::json_text(writer.take());
}

// --- what is looked at ---------------------------------------------------------------------------

std::optional<Task> GameStudy::next_glance() const {
    std::vector<bool> known;
    for (const std::size_t moment : moments_)
        known.push_back(study_.known()[moment] != Known::Nothing);
    const std::size_t next = analysis::next_unknown(known);
    return next == moments_.size() ? std::nullopt
                                   : std::optional(Task{moments_[next], std::nullopt, true});
}

std::optional<Task> GameStudy::next() {
    if (auto glance = next_glance(); glance || !is_wanted_)
        return glance;
    const auto open =
        std::ranges::find_if(study_.known(), [](Known known) { return known != Known::Whole; });
    if (open != study_.known().end())
        return Task{static_cast<std::size_t>(open - study_.known().begin()), std::nullopt, false};
    plan_second_round();
    return second_.empty() ? std::nullopt : std::optional(second_.back());
}

// Once everything has been looked at, what is worth a second look is known.
void GameStudy::plan_second_round() {
    if (std::exchange(has_second_, true))
        return;
    second_ = study_.second_round();
    std::ranges::reverse(second_);
    again_ = second_.size();
}

ThinkRequest GameStudy::request(const Task& task) const {
    ThinkRequest request;
    request.game = game_->id();
    request.content = game_->content_hash();
    request.position = game_->to_json(study_.events()[task.event].before);
    request.study = analysis::question_of(study_, task);
    return request;
}

std::optional<core::Error> GameStudy::take(const Task& task, const boost::json::value& answer) {
    auto measured = analysis::measured_from(answer, *game_, study_.events()[task.event]);
    if (!measured)
        return measured.error();
    study_.take(task, std::move(*measured));
    if (task.again)
        std::erase(second_, task);
    return std::nullopt;
}

wire::Progress GameStudy::progress() const {
    const auto known = std::ranges::count(study_.known(), Known::Whole);
    return {static_cast<int>(known) + static_cast<int>(again_ - second_.size()),
            static_cast<int>(study_.known().size() + again_)};
}

wire::StoryMoment GameStudy::told(std::size_t n, const engine::Position& position) const {
    return {static_cast<int>(n),
            words(*game_, game_->stage(position), names_),
            scores_in(*game_, position),
            {}};
}

}  // namespace server
