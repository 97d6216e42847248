// The pages of rules in English and German, and the rules that the guide cites.
#include <fstream>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

// Ids at the beginning of a bullet: "- **P6.4** ..."
std::set<std::string> rules_of_the_page(const std::string& path) {
    std::ifstream page(path);
    REQUIRE(page.is_open());
    std::set<std::string> ids;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("- **P"))
            ids.insert(line.substr(4, line.find("**", 4) - 4));
    return ids;
}

}  // namespace

TEST_CASE("the German page has every rule of the English one, and no other") {
    const auto english = rules_of_the_page("docs/rules/pathciv.md");
    CHECK(english.size() > 150);
    CHECK(rules_of_the_page("docs/rules/pathciv.de.md") == english);
}

TEST_CASE("every rule that the guide cites is on the page, and no number is missing") {
    const auto known = rules_of_the_page("docs/rules/pathciv.md");
    const boost::json::value guide = standard_game()->guide();
    for (const auto& topic : guide.at("topics").as_object()) {
        for (const boost::json::value& rule : topic.value().at("rules").as_array())
            CHECK_MESSAGE(known.contains(std::string(rule.as_string())), rule);
        for (const char* language : {"en", "de"})
            CHECK(topic.value().at("text").at(language).as_string().find('{')
                  == boost::json::string::npos);
    }
}

}  // namespace pathciv::testing
