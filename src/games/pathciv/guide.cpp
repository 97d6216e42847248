// Fills the guide (facts.h) from the content pack with its names and the texts that are made from
// effects.
#include <string>

#include "games/pathciv/facts.h"
#include "games/pathciv/guide_topics.h"
#include "games/pathciv/words.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {
namespace {

class Facts {
  public:
    explicit Facts(const Pack& pack) : pack_(pack), content_(pack.content) {}

    facts::Guide whole() const {
        const facts::ParametersFact parameters{content_.parameters};
        return {
            .game = "pathciv",
            .name = pack_.name,
            .types = engine::named(pack_.types),
            .trays = engine::named(pack_.trays),
            .phases = phases(),
            .technologies = each<Tech, kTechs>(&Facts::tech),
            .stacks = each<Stack, kStacks>(&Facts::stack),
            .cards = each<Card, kCards>(&Facts::card),
            .markers = each<Marker, kMarkers>(&Facts::marker),
            .boards = each<Board, kBoards>(&Facts::board),
            .challenges = each<Challenge, kChallenges>(&Facts::challenge),
            .battles = each<Battle, kBattles>(&Facts::battle),
            .philosophy = philosophy(),
            .population = population(),
            .players = {content_.players.begin(), content_.players.end()},
            .solo = solo(),
            .parameters = parameters,
            .topics = engine::topic_facts({topics_of_the_game()}, engine::fields_of(parameters))};
    }

  private:
    template <class Id, int Count, class Fact>
    core::EnumArray<Id, Fact, Count> each(Fact (Facts::*fact)(Id) const) const {
        core::EnumArray<Id, Fact, Count> all;
        for (int i = 0; i < Count; ++i)
            all[static_cast<Id>(i)] = (this->*fact)(static_cast<Id>(i));
        return all;
    }

    static core::EnumArray<Phase, engine::Words, kPhases> phases() {
        core::EnumArray<Phase, engine::Words, kPhases> all;
        for (const engine::Phrase& phrase : Texts::phrases())
            for (std::size_t i = 0; i < kPhases; ++i)
                if (phrase.key == "phase." + std::string(names_of(Phase{})[i]))
                    all.items[i] = {std::string(phrase.english), std::string(phrase.german)};
        return all;
    }

    facts::TechFact tech(Tech tech) const {
        const TechSpec& spec = content_.tech(tech);
        return {pack_.techs[tech], {spec.type}, spec, tech_text(pack_, tech)};
    }
    facts::StackFact stack(Stack stack) const {
        return {.type = {type_of(stack)},
                .level = level_of(stack),
                .core = {core_card(stack)},
                .variant = {variant_card(stack)},
                .box_bonus = gains_words(pack_, content_.box(stack))};
    }
    facts::CardFact card(Card card) const {
        const CardSpec& spec = content_.card(card);
        return {.name = pack_.cards[card],
                .kind = is_leader(card) ? facts::CardKind::Leader : facts::CardKind::Wonder,
                .type = {spec.type},
                .level = spec.level,
                .cost = spec.cost,
                .vp = spec.vp,
                .text = card_text(pack_, card)};
    }
    int first_game_step(Marker marker) const {
        int step = 1;
        while (!content_.first_game.markers[static_cast<std::size_t>(step)].contains(marker))
            ++step;
        return step;
    }
    facts::MarkerFact marker(Marker marker) const {
        return {pack_.markers[marker],
                first_game_step(marker),
                gains_words(pack_, content_.marker(marker))};
    }
    facts::BoardFact board(Board board) const {
        return {pack_.boards[board], content_.board(board).rank, board_text(pack_, board)};
    }
    facts::ChallengeFact challenge(Challenge challenge) const {
        return {pack_.challenges[challenge],
                {type_of(challenge)},
                challenge_round(static_cast<int>(challenge) / kCivilTypes),
                challenge_text(pack_, challenge)};
    }
    facts::BattleFact battle(Battle battle) const {
        const BattleSpec& spec = content_.battle(battle);
        facts::BattleFact fact{.name = pack_.battles[battle],
                               .round = battle_round(static_cast<int>(battle) / kBattlesPerRound),
                               .threat = spec.threat,
                               .ranks = {},
                               .text = battle_text(pack_, battle)};
        for (std::size_t rank = 0; rank < kRanks; ++rank)
            fact.ranks[rank] = gains_words(pack_, spec.ranks[rank]);
        return fact;
    }

    std::vector<facts::StepFact> philosophy() const {
        std::vector<facts::StepFact> all;
        for (std::size_t i = 0; i <= kSteps; ++i)
            all.push_back({pack_.steps[i], content_.steps[i]});
        return all;
    }
    std::vector<facts::SpaceFact> population() const {
        std::vector<facts::SpaceFact> all;
        for (const SpaceSpec& space : content_.spaces) {
            all.push_back({.limit = space.limit, .gain = {}, .vp = space.vp});
            if (space.gains[0].kind != GainKind::None)
                all.back().gain.value = gains_words(pack_, space.gains);
        }
        return all;
    }
    facts::SoloFact solo() const {
        facts::SoloFact fact{content_.solo, {}};
        for (const Title& title : pack_.titles)
            fact.titles.push_back({title.from, title.name});
        return fact;
    }

    const Pack& pack_;
    const Content& content_;
};

}  // namespace

boost::json::value Texts::guide(const Pack& pack) {
    return engine::write_json(Facts(pack).whole());
}

}  // namespace pathciv
