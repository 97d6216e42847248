// Why something cannot be picked now, in words. The rules say what keeps it: nothing is judged
// here.
#include <array>
#include <string>
#include <utility>

#include "engine/targets.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

// The key is the name of the obstacle; the phrases stand in its order.
// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"why.nothing",       "Nothing",                                   "Nichts"},
    {"why.later",         "Only in phase {0}.",                        "Erst in Phase {0}."},
    {"why.no_discard",    "With four technologies you discard none.",  "Mit vier Technologien verwirfst du keine."},
    {"why.discard_chosen", "You have chosen what to discard.",         "Du hast gewählt, was du verwirfst."},
    {"why.discard_first", "First choose what to discard.",             "Wähle zuerst, was du verwirfst."},
    {"why.is_discarded",  "You discard it.",                           "Du verwirfst sie."},
    {"why.nothing_to_give_up", "You need not give up more.",           "Auf mehr musst du nicht verzichten."},
    {"why.in_order",      "They are chosen from left to right, without going back.", "Gewählt wird von links nach rechts, ohne zurückzugehen."},
    {"why.none_left",     "There is none of it to give up.",           "Davon ist nichts da, worauf du verzichten könntest."},
    {"why.too_few_behind", "You still have to give up {0}, and from here on there are too few.", "Du musst noch auf {0} verzichten, und ab hier sind es zu wenige."},
    {"why.spares_no_type", "The points of your choice need a type that you give up nothing of.", "Für die Punkte deiner Wahl muss ein Typ bleiben, auf den du nicht verzichtest."},
    {"why.give_up_first", "You still have to give up {0}.",            "Du musst noch auf {0} verzichten."},
    {"why.type_given_up", "You have given up points of this type.",    "Auf Punkte dieses Typs hast du verzichtet."},
    {"why.no_point_left", "You have no research point of your choice to place.", "Du hast keinen Forschungspunkt deiner Wahl zu vergeben."},
    {"why.points_first",  "First choose types for your points.",       "Wähle zuerst Typen für deine Punkte."},
    {"why.no_cube_left",  "You have no cube of your choice to place.", "Du hast keinen Würfel deiner Wahl zu vergeben."},
    {"why.other_step",    "It does not lie at your step.",             "Er liegt nicht bei deiner Stufe."},
    {"why.is_open",       "It is open already.",                       "Er ist schon offen."},
    {"why.not_open",      "It is not open.",                           "Er ist nicht offen."},
    {"why.too_dear",      "It costs {0}, you have {1}.",               "Preis {0}, du hast {1}."},
    {"why.gone",          "No copy is left.",                          "Es ist keine Karte mehr da."},
    {"why.level",         "For nothing you get only the lowest level.", "Umsonst gibt es nur die niedrigste Stufe."},
});
// clang-format on
static_assert(kReasonPhrases.size() == kWhys);

std::vector<Argument> arguments(Obstacle obstacle) {
    switch (obstacle.why) {
        case Why::Later:
            return {Argument::message({"phase." + std::string(name_of(obstacle.phase)), {}})};
        case Why::TooFewBehind:
        case Why::GiveUpFirst: return {Argument::number(obstacle.amount)};
        case Why::TooDear:
            return {Argument::number(obstacle.amount), Argument::number(obstacle.held)};
        default: return {};
    }
}

// Collects the things that cannot be picked.
class Explainer {
  public:
    Explainer(const Content& content, const State& state, SeatId seat)
        : content_(content), state_(state), seat_(seat) {}

    std::vector<Reason> all() {
        explain_projects();
        explain_each("cube", all_trays());
        explain_each("circle", all_circles());
        explain_each("type", all_types());
        for (const Marker marker :
             arriving::all_of(state_.philosophy.shown) | arriving::all_of(state_.philosophy.open))
            add("marker", marker, windows::why_not(state_, seat_, marker));
        explain_each("card", state_.market.open);
        explain_each("stack", all_stacks());
        return std::move(reasons_);
    }

  private:
    template <class Set>
    void explain_each(std::string_view kind, Set things) {
        for (const auto thing : things)
            add(kind, thing, windows::why_not(content_, state_, seat_, thing));
    }

    // Copies are one thing.
    void explain_projects() {
        const Seat& seat = state_.seat(seat_);
        const Secret& secret = state_.secrets[seat_];
        Tech last = kNoTech;
        for (const Tech tech : seat.hand) {
            if (state_.turn.ask != Ask::Projects || tech == last || tech == kNoTech)
                continue;
            add("discard", tech, projecting::why_no_discard(seat, secret));
            add("left", tech, projecting::why_not_left(seat, secret, tech));
            last = tech;
        }
    }

    template <class Thing>
    void add(std::string_view kind, Thing thing, Obstacle obstacle) {
        if (obstacle.none())
            return;
        const auto& phrase = kReasonPhrases[static_cast<std::size_t>(obstacle.why)];
        reasons_.push_back(
            {engine::target(kind, name_of(thing)), {std::string(phrase.key), arguments(obstacle)}});
    }

    const Content& content_;
    const State& state_;
    const SeatId seat_;
    std::vector<Reason> reasons_;
};

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

std::vector<Reason> Texts::reasons(const Pack& pack, const State& state, SeatId seat) {
    if (seat == kNobody || !state.turn.waiting.contains(seat))
        return {};
    return Explainer(pack.content, state, seat).all();
}

}  // namespace pathciv
