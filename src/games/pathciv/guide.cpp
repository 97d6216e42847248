// What never changes in a game of Path of Civilization, as JSON: the content pack with its names
// and the texts that are made from effects. Its ids are those of views and notation.
#include <string>

#include <boost/json.hpp>

#include "engine/guide_words.h"
#include "games/pathciv/guide_topics.h"
#include "games/pathciv/state_fields.h"
#include "games/pathciv/texts.h"
#include "games/pathciv/words.h"

namespace pathciv {
namespace {

namespace json = boost::json;
using engine::words_json;
using engine::write_json;

class Guide {
  public:
    explicit Guide(const Pack& pack) : pack_(pack), content_(pack.content) {}

    json::object whole() const {
        return {{"game", "pathciv"},
                {"name", words_json(pack_.name)},
                {"types", engine::names_json(pack_.types)},
                {"trays", engine::names_json(pack_.trays)},
                {"phases", phases()},
                {"technologies", technologies()},
                {"stacks", stacks()},
                {"cards", cards()},
                {"markers", markers()},
                {"boards", boards()},
                {"challenges", challenges()},
                {"battles", battles()},
                {"philosophy", philosophy()},
                {"population", population()},
                {"players", players()},
                {"solo", solo()},
                {"parameters", parameters()},
                {"topics", engine::topics_json({topics_of_the_game()}, parameters())}};
    }

  private:
    static json::object phases() {
        static constexpr std::string_view kStem = "phase.";
        json::object all;
        for (const engine::Phrase& phrase : Texts::phrases())
            if (phrase.key.starts_with(kStem))
                all[phrase.key.substr(kStem.size())] = words_json(phrase.english, phrase.german);
        return all;
    }
    json::object gains(const GainList& list) const { return words_json(gains_words(pack_, list)); }

    json::object technologies() const {
        json::object all;
        for (int i = 0; i < kTechs; ++i) {
            const auto tech = static_cast<Tech>(i);
            const TechSpec& spec = content_.tech(tech);
            all[name_of(tech)] = {{"name", words_json(pack_.techs[tech])},
                                  {"type", name_of(spec.type)},
                                  {"level", spec.level},
                                  {"cost", spec.cost},
                                  {"vp", spec.vp},
                                  {"copies", spec.copies},
                                  {"left", write_json(spec.left)},
                                  {"right", write_json(spec.right)},
                                  {"text", words_json(tech_text(pack_, tech))}};
        }
        return all;
    }
    json::object stacks() const {
        json::object all;
        for (const Stack stack : all_stacks()) {
            all[name_of(stack)] = {{"type", name_of(type_of(stack))},
                                   {"level", level_of(stack)},
                                   {"core", name_of(core_card(stack))},
                                   {"variant", name_of(variant_card(stack))},
                                   {"box_bonus", gains(content_.box(stack))}};
        }
        return all;
    }
    json::object cards() const {
        json::object all;
        for (const Card card : CardSet::first(kCards)) {
            const CardSpec& spec = content_.card(card);
            all[name_of(card)] = {{"name", words_json(pack_.cards[card])},
                                  {"kind", is_leader(card) ? "leader" : "wonder"},
                                  {"type", name_of(spec.type)},
                                  {"level", spec.level},
                                  {"cost", spec.cost},
                                  {"vp", spec.vp},
                                  {"text", words_json(card_text(pack_, card))}};
        }
        return all;
    }
    int first_game_step(Marker marker) const {
        int step = 1;
        while (!content_.first_game.markers[static_cast<std::size_t>(step)].contains(marker))
            ++step;
        return step;
    }
    json::object markers() const {
        json::object all;
        for (const Marker marker : MarkerSet::first(kMarkers))
            all[name_of(marker)] = {{"name", words_json(pack_.markers[marker])},
                                    {"first_game_step", first_game_step(marker)},
                                    {"text", gains(content_.marker(marker))}};
        return all;
    }
    json::object boards() const {
        json::object all;
        for (const Board board : BoardSet::first(kBoards))
            all[name_of(board)] = {{"name", words_json(pack_.boards[board])},
                                   {"ranks", write_json(content_.board(board).rank)},
                                   {"text", words_json(board_text(pack_, board))}};
        return all;
    }
    json::object challenges() const {
        json::object all;
        for (int i = 0; i < kChallenges; ++i) {
            const auto challenge = static_cast<Challenge>(i);
            all[name_of(challenge)] = {{"name", words_json(pack_.challenges[challenge])},
                                       {"type", name_of(type_of(challenge))},
                                       {"round", challenge_round(i / kCivilTypes)},
                                       {"text", words_json(challenge_text(pack_, challenge))}};
        }
        return all;
    }
    json::object battles() const {
        json::object all;
        for (int i = 0; i < kBattles; ++i) {
            const auto battle = static_cast<Battle>(i);
            all[name_of(battle)] = {{"name", words_json(pack_.battles[battle])},
                                    {"round", battle_round(i / kBattlesPerRound)},
                                    {"threat", write_json(content_.battle(battle).threat)},
                                    {"ranks", ranks(battle)},
                                    {"text", words_json(battle_text(pack_, battle))}};
        }
        return all;
    }

    json::array ranks(Battle battle) const {
        json::array all;
        for (const GainList& bonus : content_.battle(battle).ranks)
            all.push_back(gains(bonus));
        return all;
    }

    json::array philosophy() const {
        json::array all;
        for (std::size_t i = 0; i <= kSteps; ++i) {
            all.push_back(json::object{{"name", words_json(pack_.steps[i])},
                                       {"price", content_.steps[i].price},
                                       {"multiplier", content_.steps[i].multiplier},
                                       {"vp", content_.steps[i].vp}});
        }
        return all;
    }
    json::array population() const {
        json::array all;
        for (const SpaceSpec& space : content_.spaces) {
            all.push_back(json::object{
                {"limit", space.limit},
                {"gain",
                 space.gains[0].kind == GainKind::None ? json::value() : gains(space.gains)},
                {"vp", space.vp}});
        }
        return all;
    }
    json::array players() const {
        json::array all;
        for (const PlayersSpec& row : content_.players)
            all.push_back(json::object{
                {"first", row.first}, {"second", row.second}, {"paying_ranks", row.paying_ranks}});
        return all;
    }
    json::object solo() const {
        json::array titles;
        for (const Title& title : pack_.titles)
            titles.push_back(json::object{{"from", title.from}, {"name", words_json(title.name)}});
        return {{"power", write_json(content_.solo.power)},
                {"target", write_json(content_.solo.target)},
                {"titles", std::move(titles)}};
    }

    json::object parameters() const {
        const Parameters& from = content_.parameters;
        return {{"research_cap", from.research_cap},
                {"power_per_red", from.power_per_red},
                {"history_per_yellow", from.history_per_yellow},
                {"left_over_divisor", from.left_over_divisor}};
    }
    const Pack& pack_;
    const Content& content_;
};

}  // namespace

json::value Texts::guide(const Pack& pack) { return Guide(pack).whole(); }

}  // namespace pathciv
