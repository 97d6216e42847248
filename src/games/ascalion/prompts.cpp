// What a player has to decide, and where the game stands.
#include <string>
#include <utility>
#include <vector>

#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::Argument;
using engine::Message;

class Prompt {
  public:
    Prompt(const Pack& pack, const State& state) : pack_(pack), state_(state) {}

    Message text() const {
        const std::string key = "prompt." + std::string(name_of(state_.turn.ask)) + variant();
        return {key, arguments()};
    }

  private:
    // The same question in different words.
    std::string variant() const {
        const Transport& transport = state_.transport;
        switch (state_.turn.ask) {
            case Ask::From:
            case Ask::Go: return "." + std::string(name_of(transport.kind));
            case Ask::GiveKind: return state_.trade.countering ? ".counter" : "";
            case Ask::Load:
            case Ask::Unload: return carrying::is_voyage(state_) ? ".vessel" : "";
            case Ask::Amount: return transport.unloading ? ".unload" : "";
            case Ask::Halt: return sailing::is_stranded(pack_.content, state_) ? ".stranded" : "";
            case Ask::Target: return state_.attack.made == 0 ? "" : ".again";
            case Ask::PriceKind: return state_.purchase.paid == 0 ? "" : ".second";
            case Ask::Bonus: return attacking::bonus_left(state_) == 0 ? ".none" : "";
            default: return {};
        }
    }

    std::vector<Argument> arguments() const {
        const Trade& trade = state_.trade;
        switch (state_.turn.ask) {
            case Ask::Vote:
            case Ask::TieBreak:
                return {Argument::message({"phase." + std::string(name_of(state_.turn.phase)), {}}),
                        Argument::number(state_.turn.yes.size()),
                        Argument::number(state_.turn.no.size())};
            case Ask::TempleCountry:
                return {Argument::words(pack_.religions[state_.production.religion])};
            case Ask::RecipeArea: return {Argument::words(pack_.recipes[state_.purchase.recipe])};
            case Ask::LaunchPlace: return {area_words(pack_, state_.purchase.area)};
            case Ask::ShortSource:
                return {kind_words(pack_, state_.production.kind),
                        Argument::number(state_.board.supply.count(state_.production.kind))};
            case Ask::FoalCountry: return {country(state_.production.stud)};
            case Ask::FollowerArea:
                return {Argument::words(pack_.religions[state_.production.religion]),
                        Argument::number(state_.production.followers.value())};
            case Ask::Grant: return {Argument::seat(state_.turn.active)};
            case Ask::GiveKind: return {Argument::seat(trade.partner), gives()};
            case Ask::GiveArea: return {kind_words(pack_, trade.kind)};
            case Ask::WantKind:
                return {Argument::seat(trade.partner), gives(), goods_words(pack_, trade.wants)};
            case Ask::Answer:
                return {Argument::seat(trade.maker), gives(), goods_words(pack_, trade.wants)};
            case Ask::Origin:
                return {kind_words(pack_, dealing::first_kind(dealing::still_due(state_)))};
            case Ask::Destination:
                return {kind_words(pack_, dealing::first_kind(dealing::hand(state_))),
                        goods_words(pack_, dealing::hand(state_))};
            case Ask::PriceArea: return {kind_words(pack_, state_.purchase.kind)};
            case Ask::LostBook: return {Argument::number(state_.attack.books.value())};
            case Ask::Extra:
            case Ask::Side: return conflict();
            case Ask::Bonus: return {Argument::number(attacking::bonus_left(state_))};
            default: return of_transport();
        }
    }

    std::vector<Argument> of_transport() const {
        const Transport& transport = state_.transport;
        switch (state_.turn.ask) {
            case Ask::Transport:
                return {Argument::number(state_.seat(state_.turn.active).transports.value()
                                         - transport.made.value())};
            case Ask::To: return {country(transport.from)};
            case Ask::Load:
            case Ask::Unload:
                return carrying::is_voyage(state_)
                           ? std::vector<Argument>{area_words(pack_, transport.other), vessel()}
                           : std::vector<Argument>{country(transport.at),
                                                   goods_words(pack_, transport.cargo)};
            case Ask::Amount: return {kind_words(pack_, transport.kind_picked)};
            case Ask::Go: return {country(transport.at), goods_words(pack_, transport.cargo)};
            case Ask::Halt: return {vessel(), Argument::number(transport.points.value())};
            case Ask::Passage:
                return {vessel(),
                        place_words(pack_, transport.step_to),
                        Argument::seat(state_.turn.active),
                        Argument::number(passing::boat_value(pack_.content, state_))};
            default: return {};
        }
    }

    // A6.87: the running sums are shown to everybody.
    std::vector<Argument> conflict() const {
        const Sums sums = sums_of(pack_.content, state_);
        return {area_words(pack_, state_, state_.attack.target),
                Argument::number(sums.attack),
                Argument::number(sums.defence),
                Argument::seat(state_.turn.active),
                Argument::seat(defender_of(state_))};
    }

    Argument gives() const { return goods_words(pack_, trading::counted(state_.trade.gives)); }
    Argument country(Country which) const { return area_words(pack_, area_of(which)); }
    Argument vessel() const { return area_words(pack_, state_, area_of(state_.transport.vessel)); }

    const Pack& pack_;
    const State& state_;
};

// "Ada", "Ada and Ben": a victory may be shared.
Message winners_of(const engine::Outcome& outcome) {
    Message winners;
    for (int i = 0; i < outcome.seats; ++i) {
        if (!outcome.of(engine::seat_id(i)).won)
            continue;
        Message one{"over.winner", {Argument::seat(engine::seat_id(i))}};
        winners = winners.empty() ? std::move(one)
                                  : Message{"over.and",
                                            {Argument::message(std::move(winners)),
                                             Argument::message(std::move(one))}};
    }
    return winners;
}

// Who has won and why.
Message verdict(const Pack& pack, const State& state) {
    const engine::Outcome outcome = outcome_of(pack.content, state);
    return {"over." + std::string(name_of(state.turn.ending)),
            {Argument::message(winners_of(outcome)), Argument::number(state.turn.round)}};
}

}  // namespace

Message Texts::prompt(const Pack& pack, const View& seen) {
    const State& state = seen.table;
    if (state.is_over())
        return verdict(pack, state);
    if (state.turn.to_move == kNobody)
        return {};
    return Prompt(pack, state).text();
}

Message Texts::stage(const Pack& /*pack*/, const View& seen) {
    const State& state = seen.table;
    Message phase{"phase." + std::string(name_of(state.turn.phase)), {}};
    if (state.turn.phase == Phase::Setup || state.is_over())
        return phase;
    return {"stage.round",
            {Argument::number(state.turn.round),
             Argument::number(state.options.round_cap),
             Argument::message(phase)}};
}

}  // namespace ascalion
