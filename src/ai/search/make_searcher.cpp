#include "ai/search/make_searcher.h"

#include "ai/evaluations/wiraqocha_judge.h"
#include "ai/evaluations/wiraqocha_styles.h"
#include "ai/search/playout_judge.h"
#include "ai/search/searcher_of.h"
#include "games/wiraqocha/library.h"

namespace ai::search {
namespace {

using WiraqochaRules = DirectRules<wiraqocha::Rules, Information::Open>;

SearcherPtr wiraqocha_searcher(const wiraqocha::Content& content, const Settings& settings) {
    return std::make_unique<SearcherOf<WiraqochaRules, WiraqochaJudge>>(
        WiraqochaRules(content),
        WiraqochaJudge(content, wiraqocha_standing::weights_of(settings.style)),
        settings);
}

}  // namespace

SearcherPtr make_searcher(const engine::AnyGame& game, const Settings& settings) {
    if (game.id() == wiraqocha::Rules::kId)
        return wiraqocha_searcher(wiraqocha::content_of(game), settings);
    const AnyRules rules(game);
    return std::make_unique<SearcherOf<AnyRules, ScoreJudge<AnyRules>>>(
        rules, ScoreJudge<AnyRules>(rules), settings);
}

SearcherPtr make_playout_searcher(const engine::AnyGame& game, const Settings& settings) {
    return std::make_unique<SearcherOf<AnyRules, PlayoutJudge>>(
        AnyRules(game), PlayoutJudge(game, settings.seed), settings);
}

}  // namespace ai::search
