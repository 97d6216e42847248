#include "analysis/measured_json.h"

#include <algorithm>

#include "analysis/measured_fields.h"
#include "analysis/options.h"

namespace analysis {

template <engine::FieldsOf<Weighed> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("steps", self.steps);
    visit("chances", self.chances);
    visit("doubt", self.doubt);
    visit("visits", self.visits);
}

template <engine::FieldsOf<MeasuredChoice> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("before", self.before);
    visit("options", self.options);
    visit("is_obvious", self.is_obvious);
    visit("reason", self.reason);
}

template <engine::FieldsOf<Measured> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("mean", self.mean);
    visit("came", self.came);
    visit("better_than", self.better_than);
    visit("outcomes", self.outcomes);
    visit("choices", self.choices);
}

namespace {

class Fit {
  public:
    Fit(const engine::AnyGame& game, const Event& event)
        : game_(game),
          event_(event),
          seats_(static_cast<std::size_t>(game.seats_of(event.before))) {}

    bool has(const Measured& measured) const {
        if (!may_be(measured.mean) || measured.came.size() != measured.mean.size()
            || measured.choices.size() != event_.choices.size())
            return false;
        for (std::size_t i = 0; i < measured.choices.size(); ++i)
            if (!has_choice(measured.choices[i], event_.choices[i]))
                return false;
        return true;
    }

  private:
    bool may_be(const Chances& chances) const {
        return chances.empty() || chances.size() == seats_;
    }
    bool has_choice(const MeasuredChoice& measured, const Choice& choice) const {
        return may_be(measured.before) && can_be_said(measured.reason, game_, seats_)
               && std::ranges::all_of(measured.options,
                                      [&](const Weighed& option) {
                                          return option.chances.size() == seats_
                                                 && option.doubt.size() == seats_;
                                      })
               && (measured.options.empty() || measured.options.front().steps == choice.steps)
               && std::ranges::all_of(measured.options, [&](const Weighed& option) {
                      return is_legal(game_, event_.before, choice.seat, option.steps);
                  });
    }

    const engine::AnyGame& game_;
    const Event& event_;
    std::size_t seats_;
};

}  // namespace

boost::json::value to_json(const Measured& measured) { return engine::write_json(measured); }

core::Result<Measured> measured_from(const boost::json::value& json,
                                     const engine::AnyGame& game,
                                     const Event& event) {
    auto measured = engine::read_json<Measured>(json);
    if (measured && !Fit(game, event).has(*measured))
        return core::Error{"measured", "belongs to another game"};
    return measured;
}

}  // namespace analysis
