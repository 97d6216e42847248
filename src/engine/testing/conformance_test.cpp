#include "engine/testing/conformance.h"

#include <doctest/doctest.h>

#include "engine/testing/mini_mutants.h"
#include "engine/testing/mini_remedies.h"
#include "engine/testing/mini_table_text_mutants.h"
#include "engine/testing/mini_text_mutants.h"

namespace {

using namespace mini::mutants;
using engine::testing::check_game;
using engine::testing::ConformanceSettings;

template <class G, class T = mini::Texts>
std::string fault_of(const ConformanceSettings& settings = {}) {
    const engine::GameAdapter<G, T> game{mini::Pack{}};
    return check_game<G, mini::Remedies>(mini::kContent, game, settings);
}

// Which check found the fault.
template <class G, class T = mini::Texts>
std::string check_that_fails(const ConformanceSettings& settings = {}) {
    const std::string fault = fault_of<G, T>(settings);
    const auto begin = fault.find(": ") + 2;
    return fault.empty() ? "" : fault.substr(begin, fault.find(": ", begin) - begin);
}

template <class T>
constexpr bool tells_of_views = requires(
    const mini::Pack& pack, const mini::View& seen, const engine::Account<mini::View>& account) {
    T::report(pack, account);
    T::stage(pack, seen);
    T::prompt(pack, seen);
};

}  // namespace

TEST_CASE("the miniature game keeps the contract") {
    CHECK(fault_of<mini::Game>() == "");
    CHECK(fault_of<mini::Game>({.games = 50, .seed = 9, .every = 1}) == "");
}

TEST_CASE("the kit names the broken rule") {
    CHECK(check_that_fails<BreaksInvariant>() == "invariant");
    CHECK(check_that_fails<AsksAnEmptySeat>() == "actor");
    CHECK(check_that_fails<OffersTwice>() == "duplicate action");
    CHECK(check_that_fails<OffersNothing>({.every = 1000}) == "legal list length");
    CHECK(check_that_fails<OffersTooMuch>() == "legal list length");
    CHECK(check_that_fails<OffersToOthers>() == "legal list length");
    CHECK(check_that_fails<ChangesItsMind>() == "legal list order");
    CHECK(check_that_fails<ToldByTheSink>() == "sinks");
    CHECK(check_that_fails<WeighsNothing>() == "chance weight");
    CHECK(check_that_fails<PlacesWithoutFirst>() == "outcome");
    CHECK(check_that_fails<PlacesTooEarly>() == "outcome");
    CHECK(check_that_fails<CrownsNobody>() == "outcome");
    CHECK(check_that_fails<CrownsEverybody>() == "outcome");
    CHECK(check_that_fails<CrownsTooEarly>() == "outcome");
    CHECK(check_that_fails<RollsItsOwnDice>() == "apply");
    CHECK(check_that_fails<NeverEnds>({.step_limit = 500}) == "end");
}

TEST_CASE("the kit names the leak") {
    CHECK(check_that_fails<LeaksInTheView>() == "hidden information");
    CHECK(check_that_fails<ShufflesNothing>() == "hidden information");
    CHECK(check_that_fails<ShowsCommitments>() == "commitment");
    CHECK(check_that_fails<SamplesItsOwnHand>() == "sample_hidden");
    CHECK(check_that_fails<FirstComeFirstServed>() == "order of simultaneous choices");
    CHECK(check_that_fails<mini::Game, TellsTheCard>() == "report of hidden things");
    CHECK(check_that_fails<mini::Game, TellsWhatWasDealt>() == "report of hidden things");
    CHECK(check_that_fails<CallsEveryCommitAReveal, TellsTheCard>() == "report of hidden things");
}

TEST_CASE("what everybody reads is told of a view: a state does not compile") {
    static_assert(tells_of_views<mini::Texts>);
    static_assert(!tells_of_views<BoastsOfItsHand>);
    static_assert(!tells_of_views<StagesWithSecrets>);
    static_assert(!tells_of_views<PromptsWithSecrets>);
}

TEST_CASE("the kit names the reason that leaks") {
    const std::string told = fault_of<mini::Game, LeaksThroughAReason>({.seed = 2});
    CHECK(told.find("hidden information: the reason for '") != std::string::npos);
    const std::string counted = fault_of<mini::Game, CountsReasonsBySecrets>({.seed = 2});
    CHECK(counted.find("hidden information: the number of reasons") != std::string::npos);
}

TEST_CASE("the kit names the wrong text") {
    CHECK(check_that_fails<mini::Game, MisreadsNotation>() == "notation");
    CHECK(check_that_fails<mini::Game, WritesTwoAlike>() == "notation");
    CHECK(check_that_fails<mini::Game, ForgetsAField>() == "JSON round trip");
    CHECK(check_that_fails<mini::Game, BelievesEverything>() == "damaged JSON");
    CHECK(check_that_fails<mini::Game, LacksAPhrase>() == "words");
    CHECK(check_that_fails<mini::Game, LacksAStage>() == "words");
    CHECK(check_that_fails<mini::Game, LacksAPhraseForTheStage>() == "words");
    CHECK(check_that_fails<mini::Game, LacksAPhraseForAReason>() == "words");
    CHECK(check_that_fails<mini::Game, SaysTheSameTwice>() == "distinct descriptions");
    CHECK(check_that_fails<mini::Game, IgnoresOptions>() == "options");
    CHECK(check_that_fails<mini::Game, LacksWordsForAValue>() == "options");
    CHECK(check_that_fails<mini::Game, TranslatesBadly>() == "phrases");
    CHECK(check_that_fails<mini::Game, GuidesInEnglish>() == "guide");
    CHECK(check_that_fails<mini::Game, GuidesNobody>() == "guide");
}

TEST_CASE("the kit names the wrong reason") {
    CHECK(check_that_fails<mini::Game, GivesTwoReasons>() == "reasons");
    CHECK(check_that_fails<mini::Game, ExplainsWhatIsLegal>() == "reasons");
    CHECK(check_that_fails<mini::Game, ReasonsWithTheIdle>() == "reasons");
    CHECK(check_that_fails<mini::Game, NamesNothing>() == "reasons");
}

TEST_CASE("the kit names the reason that is not true") {
    CHECK(check_that_fails<mini::Game, BlamesTheOptions>() == "truth of reasons");
    CHECK(check_that_fails<mini::Game, BlamesThePhase>() == "truth of reasons");
    CHECK(check_that_fails<mini::Game, NamesTheWrongCard>() == "truth of reasons");
    CHECK(check_that_fails<mini::Game, BlamesWhatNobodyCanChange>() == "truth of reasons");
    CHECK(check_that_fails<HidesAReason>() == "truth of reasons");
}

TEST_CASE("the kit names the wrong target") {
    CHECK(check_that_fails<mini::Game, IsAboutNothing>() == "targets");
    CHECK(check_that_fails<mini::Game, IsAboutNoKind>() == "targets");
    CHECK(check_that_fails<mini::Game, NamesAThingTwice>() == "targets");
    CHECK(check_that_fails<mini::Game, NamesWhatItCannotBe>() == "reasons");
    const std::string told = fault_of<mini::Game, NamesThingsBySecrets>({.seed = 2});
    CHECK(told.find("hidden information: what '") != std::string::npos);
}

TEST_CASE("a fault can be repeated from its message") {
    const std::string fault = fault_of<WeighsNothing>();
    const auto at = fault.find("game ");
    REQUIRE(at != std::string::npos);
    const int number = std::stoi(fault.substr(at + 5));
    CHECK(fault.find("(seed 1, ") != std::string::npos);
    CHECK(fault.find("options gambling=on, step ") != std::string::npos);
    CHECK(fault_of<WeighsNothing>({.games = 1, .first_game = number}) == fault);
}
