#include "analysis/question.h"

#include "analysis/measured_json.h"
#include "engine/json_fields.h"

namespace analysis {
namespace {

struct Step {
    int by = 0;
    std::string act;
};
template <engine::FieldsOf<Step> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("by", self.by);
    visit("do", self.act);
}

// `first` stands apart: it can only be read beside its event.
struct Asked {
    std::uint32_t visits = 0;
    bool is_glance = false;
    std::optional<std::size_t> again;
    std::vector<Step> steps;
};
template <engine::FieldsOf<Asked> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("visits", self.visits);
    visit("glance", self.is_glance);
    visit("again", self.again);
    visit("steps", self.steps);
}

constexpr int kChance = -1;
constexpr std::uint32_t kMostVisits = 1'000'000;

int number_of(engine::SeatId seat) {
    return seat == engine::kNobody ? kChance : engine::index_of(seat);
}

std::optional<engine::Action> action_in(const engine::AnyGame& game,
                                        const engine::Position& position,
                                        engine::SeatId seat,
                                        const std::string& notation) {
    const engine::Actor actor = game.actor(position);
    if (seat == engine::kNobody ? !actor.is_chance() : !actor.includes(seat))
        return std::nullopt;
    engine::ActionList legal;
    game.legal(position, seat, legal);
    for (const engine::Action action : legal)
        if (game.notation(action) == notation)
            return action;
    return std::nullopt;
}

core::Result<std::vector<engine::RecordEntry>> entries_in(const engine::AnyGame& game,
                                                          engine::Position position,
                                                          const std::vector<Step>& steps) {
    std::vector<engine::RecordEntry> entries;
    for (const Step& step : steps) {
        const bool is_seat = step.by >= 0 && step.by < game.seats_of(position);
        const auto seat = is_seat ? engine::seat_id(step.by) : engine::kNobody;
        const auto action = action_in(game, position, seat, step.act);
        if (!action)
            return core::Error{"steps", "are not legal"};
        entries.push_back({seat, *action});
        game.apply(position, seat, *action);
    }
    return entries;
}

std::optional<core::Error> objection(const Asked& asked, const std::vector<Event>& events) {
    if (asked.visits < 2 || asked.visits > kMostVisits)
        return core::Error{"visits", "out of range"};
    if (events.size() != 1 || events.front().end != asked.steps.size())
        return core::Error{"steps", "are not one event"};
    if (asked.is_glance && events.front().is_luck())
        return core::Error{"glance", "nobody decides"};
    if (asked.again && *asked.again >= events.front().choices.size())
        return core::Error{"again", "there is no such choice"};
    return std::nullopt;
}

core::Result<Measured> looked_again(Eye& eye,
                                    const Event& event,
                                    const Asked& asked,
                                    const boost::json::value& first) {
    const auto known = measured_from(first, eye.game(), event);
    if (!known)
        return known.error();
    Measured measured = *known;
    MeasuredChoice& choice = measured.choices[*asked.again];
    if (choice.options.size() < 2)
        return core::Error{"again", "there was no choice"};
    choice = look_again(eye, event, *asked.again, choice, asked.visits);
    return measured;
}

}  // namespace

boost::json::value question_of(const Study& study, const Task& task) {
    const Event& event = study.events()[task.event];
    Asked asked{study.visits(), task.is_glance, task.again, {}};
    for (std::size_t n = event.begin; n < event.end; ++n) {
        const engine::RecordEntry& entry = study.entries()[n];
        asked.steps.push_back({number_of(entry.seat), study.game().notation(entry.action)});
    }
    engine::FieldWriter writer;
    visit_fields(asked, writer);
    boost::json::object question = writer.take();
    if (task.again)
        question["first"] = to_json(study.measured()[task.event]);
    return question;
}

core::Result<Measured> answer_to(Eye& eye,
                                 const engine::Position& before,
                                 const boost::json::value& question) {
    if (!question.is_object())
        return core::Error{"study", "expected an object"};
    boost::json::object fields = question.get_object();
    const boost::json::value first = fields["first"];
    fields.erase("first");
    const auto asked = engine::read_json<Asked>(boost::json::value(std::move(fields)));
    if (!asked)
        return asked.error();
    const auto entries = entries_in(eye.game(), before, asked->steps);
    if (!entries)
        return entries.error();
    const auto events = events_of(eye.game(), before, *entries);
    if (const auto wrong = objection(*asked, events))
        return *wrong;
    if (asked->again)
        return looked_again(eye, events.front(), *asked, first);
    return asked->is_glance ? glance(eye, events.front(), asked->visits)
                            : measure(eye, events.front(), asked->visits);
}

}  // namespace analysis
