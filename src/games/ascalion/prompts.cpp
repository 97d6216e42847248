// What a player has to decide, and where the game stands.
#include <string>
#include <utility>
#include <vector>

#include "games/ascalion/forecast.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

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
            case Ask::Vessel: return "." + std::string(name_of(transport.kind));
            case Ask::Go:
                return "." + std::string(name_of(transport.kind))
                       + (transport.borders == 0 ? ".first" : "");
            case Ask::Partner: return state_.options.offer_cap == kNoOfferCap ? ".free" : "";
            case Ask::GiveKind: return state_.trade.countering ? ".counter" : "";
            case Ask::Origin: return dealing::still_due(state_).total() == 1 ? ".only" : "";
            case Ask::Destination: return dealing::hand(state_).total() == 1 ? ".only" : "";
            case Ask::Answer: return trading::may_counter(pack_.content, state_) ? "" : ".last";
            case Ask::Load:
            case Ask::Unload: return carrying::is_voyage(state_) ? ".vessel" : "";
            case Ask::Amount:
                return std::string(transport.unloading ? ".unload" : "")
                       + (is_counted(transport.kind_picked) ? ".many" : "");
            case Ask::Halt: return sailing::is_stranded(pack_.content, state_) ? ".stranded" : "";
            case Ask::Target: return state_.attack.made == 0 ? "" : ".again";
            case Ask::PriceKind: return state_.purchase.paid == 0 ? "" : ".second";
            case Ask::Bonus: return what_follows();
            default: return {};
        }
    }

    // After a success there may be transports, another attack, or both.
    std::string what_follows() const {
        if (!attacking::why_no_attack(pack_.content, state_).none())
            return ".transport";
        return attacking::why_no_bonus(state_).none() ? "" : ".attack";
    }

    std::vector<Argument> arguments() const {
        const Trade& trade = state_.trade;
        switch (state_.turn.ask) {
            case Ask::SourceCountry: return {count_words(kSourcesLeft, sources_to_place())};
            case Ask::ClaimCountry:
                return {count_words(kFree, setting_up::unclaimed(state_).size())};
            case Ask::Vote:
            case Ask::TieBreak:
                return {
                    Argument::message({"phase.the." + std::string(name_of(state_.turn.phase)), {}}),
                    Argument::number(state_.turn.yes.size()),
                    Argument::number(state_.turn.no.size()),
                    Argument::seat(state_.turn.start)};
            case Ask::TempleCountry:
                return {Argument::words(pack_.religions[state_.production.religion])};
            case Ask::Recipe: return {Argument::number(recipes_open())};
            case Ask::RecipeArea:
                return {Argument::words(pack_.recipes[state_.purchase.recipe]),
                        Argument::number(workshops())};
            case Ask::LaunchPlace: return {area_words(pack_, state_.purchase.area)};
            case Ask::ShortSource: {
                const Kind kind = state_.production.kind;
                return {goods_words(pack_, Goods::of(kind, state_.board.supply.count(kind)))};
            }
            case Ask::Stud:
                return {Argument::number(producing::ready_studs(pack_.content, state_).size())};
            case Ask::FoalCountry: return {country(state_.production.stud)};
            case Ask::FollowerArea:
                return {Argument::words(pack_.religions[state_.production.religion]),
                        count_words(kFollowersLeft, state_.production.followers.value())};
            case Ask::Grant: return {Argument::seat(state_.turn.active)};
            case Ask::Partner:
                return state_.options.offer_cap == kNoOfferCap
                           ? std::vector<Argument>{}
                           : std::vector{count_words(kOffers, offers_left())};
            case Ask::GiveKind: return {Argument::seat(trade.partner)};
            case Ask::Answer:
                return {Argument::seat(trade.maker),
                        goods_words(pack_, trading::counted(trade.gives)),
                        goods_words(pack_, trade.wants)};
            case Ask::Origin: return of_goods(dealing::still_due(state_));
            case Ask::Destination: return of_goods(dealing::hand(state_));
            case Ask::PriceArea: return {one(state_.purchase.kind)};
            case Ask::LostBook: return {count_words(kBooks, state_.attack.books.value())};
            case Ask::Extra:
            case Ask::Side: return conflict();
            case Ask::Bonus: return {Argument::number(attacking::bonus_left(state_))};
            default: return of_transport();
        }
    }

    int sources_to_place() const {
        return total_sources(pack_.content, state_.options) - state_.turn.placed.value();
    }
    int offers_left() const {
        return state_.options.offer_cap - state_.seat(state_.turn.active).offers.value();
    }
    int recipes_open() const {
        int open = 0;
        for (int i = 0; i < kRecipes; ++i)
            open += developing::why_not_made(pack_.content, state_, static_cast<Recipe>(i)).none()
                        ? 1
                        : 0;
        return open;
    }
    int workshops() const {
        return developing::areas_for(pack_.content, state_, state_.purchase.recipe).size();
    }
    // The token that is asked for, and all that are left.
    std::vector<Argument> of_goods(Goods goods) const {
        return {one(dealing::first_kind(goods)), goods_words(pack_, goods)};
    }

    std::vector<Argument> of_transport() const {
        const Transport& transport = state_.transport;
        switch (state_.turn.ask) {
            case Ask::Transport:
                return {count_words(
                    kTransports,
                    state_.seat(state_.turn.active).transports.value() - transport.made.value())};
            case Ask::To: return {country(transport.from)};
            case Ask::Load:
            case Ask::Unload:
                return carrying::is_voyage(state_)
                           ? std::vector<Argument>{alongside(), vessel()}
                           : std::vector<Argument>{country(transport.at),
                                                   goods_words(pack_, transport.cargo)};
            case Ask::Amount:
                return {several(pack_, transport.kind_picked),
                        Argument::number(carrying::on_list(state_).count(transport.kind_picked))};
            case Ask::Go: return {country(transport.at), goods_words(pack_, transport.cargo)};
            case Ask::Halt: return {vessel(), count_words(kPoints, transport.points.value())};
            case Ask::Passage:
                return {area_words(pack_, area_of(transport.vessel)),
                        to_place(pack_, transport.step_to),
                        Argument::seat(state_.turn.active),
                        Argument::number(passing::boat_value(pack_.content, state_))};
            default: return {};
        }
    }

    // A6.87: the running sums are shown to everybody.
    std::vector<Argument> conflict() const {
        const Sums sums = sums_of(pack_.content, state_);
        const Area target = state_.attack.target;
        return {state_.turn.ask == Ask::Side ? in_area(pack_, state_, target)
                                             : area_words(pack_, state_, target),
                Argument::number(sums.attack),
                Argument::number(sums.defence),
                Argument::seat(state_.turn.active),
                Argument::seat(defender_of(state_))};
    }

    // From or to where a vessel moves its cargo.
    Argument alongside() const {
        const Area other = state_.transport.other;
        return state_.transport.unloading ? in_area(pack_, state_, other)
                                          : from_area(pack_, state_, other);
    }
    Argument one(Kind kind) const { return goods_words(pack_, Goods::one(kind)); }
    Argument country(Country which) const { return area_words(pack_, area_of(which)); }
    Argument vessel() const { return area_words(pack_, state_, area_of(state_.transport.vessel)); }

    const Pack& pack_;
    const State& state_;
};

// "Ada", "Ada and Ben", "Ada, Ben and Cleo": a victory may be shared.
Message winners_of(const engine::Outcome& outcome) {
    Message winners;
    for (int i = outcome.seats - 1; i >= 0; --i) {
        if (!outcome.of(engine::seat_id(i)).won)
            continue;
        Message one{"over.winner", {Argument::seat(engine::seat_id(i))}};
        const std::string joined = winners.key == "over.winner" ? "over.and" : "over.list";
        winners = winners.empty() ? std::move(one)
                                  : Message{joined,
                                            {Argument::message(std::move(one)),
                                             Argument::message(std::move(winners))}};
    }
    return winners;
}

// Who has won and why.
Message verdict(const Pack& pack, const State& state) {
    const engine::Outcome outcome = outcome_of(pack.content, state);
    return {"over." + std::string(name_of(state.turn.ending)),
            {Argument::message(winners_of(outcome)), Argument::number(state.turn.round)}};
}

Message chances(const Content& content, const State& state) {
    core::EnumArray<Prospect, int, kProspects> counts{};
    for (const Forecast& forecast : forecasts(content, state))
        ++counts[forecast.prospect];
    return {"stage.chances",
            {Argument::number(counts[Prospect::Sure]),
             Argument::number(counts[Prospect::Open]),
             Argument::number(counts[Prospect::Doomed])}};
}

// Where the set-up stands.
Message set_up(const Content& content, const State& state) {
    if (state.turn.ask == Ask::ClaimCountry || state.turn.ask == Ask::Drawing) {
        const int all = state.board.in_play.size();
        return {
            "stage.claims",
            {Argument::number(all - setting_up::unclaimed(state).size()), Argument::number(all)}};
    }
    return {"stage.sources",
            {Argument::number(all_sources(state).size()),
             Argument::number(total_sources(content, state.options))}};
}

// The second line of a question: how many have answered, what an attack would come to.
Message details(const Content& content, const State& state) {
    const Turn& turn = state.turn;
    switch (turn.ask) {
        case Ask::Vote:
            return {"stage.votes",
                    {Argument::number(turn.yes.size() + turn.no.size()),
                     Argument::number(players_left(state))}};
        case Ask::Partner:
            return {"stage.passes",
                    {Argument::number(state.trade.passes.value()),
                     Argument::number(players_left(state))}};
        case Ask::Target: return chances(content, state);
        default: return {};
    }
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

Message Texts::stage(const Pack& pack, const View& seen) {
    const State& state = seen.table;
    Message phase{"phase." + std::string(name_of(state.turn.phase)), {}};
    if (state.is_over())
        return phase;
    if (state.turn.phase == Phase::Setup)
        return set_up(pack.content, state);
    Message round{"stage.round",
                  {Argument::number(state.turn.round),
                   Argument::number(state.options.round_cap),
                   Argument::message(phase)}};
    Message more = details(pack.content, state);
    if (more.empty())
        return round;
    return {"stage.more",
            {Argument::message(std::move(round)), Argument::message(std::move(more))}};
}

}  // namespace ascalion
