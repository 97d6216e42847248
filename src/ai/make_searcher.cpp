#include "ai/make_searcher.h"

#include <cstdio>
#include <cstdlib>

#include "ai/evaluations/standing_rules.h"
#include "ai/evaluations/standings.h"
#include "ai/network/shipped.h"
#include "ai/search/playout_judge.h"
#include "ai/search/searcher_of.h"

namespace ai {
namespace {

using search::AnyRules;
using search::PlayoutJudge;
using search::ScoreJudge;
using search::SearcherOf;
using search::SearcherPtr;
using search::Settings;

// Those inside the program are read once.
template <Standing S>
core::Result<NetworksPtr> networks_of(const std::string& name) {
    if (!name.empty())
        return networks_for(S::Rules::kId, S::kFeatureNames, name);
    static const auto shipped = networks_for(S::Rules::kId, S::kFeatureNames, name);
    return shipped;
}

// A network that cannot be read is no reason to play worse in silence.
template <Standing S>
NetworksPtr networks_or_end(const std::string& name) {
    auto networks = networks_of<S>(name);
    if (networks)
        return *networks;
    std::fprintf(stderr, "%s\n", networks.error().text().c_str());
    std::abort();
}

template <Standing S>
SearcherPtr standing_searcher(const typename S::Rules::Content& content, const Settings& settings) {
    using Rules = StandingRules<S>;
    return std::make_unique<SearcherOf<Rules, StandingJudge<S>>>(
        Rules(content),
        StandingJudge<S>(
            content, S::weights_of(settings.style), networks_or_end<S>(settings.network)),
        settings);
}

SearcherPtr score_searcher(const engine::AnyGame& game, const Settings& settings) {
    const AnyRules rules(game);
    return std::make_unique<SearcherOf<AnyRules, ScoreJudge<AnyRules>>>(
        rules, ScoreJudge<AnyRules>(rules), settings);
}

template <search::SearchRules R>
SearcherPtr playout_searcher(const R& rules, const Settings& settings) {
    return std::make_unique<SearcherOf<R, PlayoutJudge<R>>>(
        rules, PlayoutJudge<R>(rules, settings.seed), settings);
}

}  // namespace

std::optional<core::Error> network_complaint(const engine::AnyGame& game,
                                             const Settings& settings) {
    return by_standing(
        game,
        [&](auto standing, const auto& /*content*/) -> std::optional<core::Error> {
            const auto networks = networks_of<decltype(standing)>(settings.network);
            return networks ? std::nullopt : std::optional(networks.error());
        },
        [] { return std::optional<core::Error>(); });
}

SearcherPtr make_searcher(const engine::AnyGame& game, const Settings& settings) {
    return by_standing(
        game,
        [&](auto standing, const auto& content) {
            return standing_searcher<decltype(standing)>(content, settings);
        },
        [&] { return score_searcher(game, settings); });
}

SearcherPtr make_playout_searcher(const engine::AnyGame& game, const Settings& settings) {
    return by_standing(
        game,
        [&](auto standing, const auto& content) {
            return playout_searcher(StandingRules<decltype(standing)>(content), settings);
        },
        [&] { return playout_searcher(AnyRules(game), settings); });
}

}  // namespace ai
