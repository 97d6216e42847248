// Who may do what: everything that can be tried is tried by everybody, and what came of it stands
// in docs/roles.md. With TETRA_UPDATE_GOLDEN=1 the page is written anew; the change is then read.
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include <doctest/doctest.h>

#include "server/server_herald.h"
#include "server/testing/attempts.h"
#include "server/testing/thinking_here.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr const char* kRolesPage = "docs/roles.md";
constexpr const char* kHead =
    "# Who may do what\n\n"
    "Made by a test (`src/server/role_table_test.cpp`), which tries every route of the API, every "
    "order and every message of a socket in every role. `yes`: it was done. Anything else is the "
    "code of the refusal. The host sits on seat 0 and the opponent on seat 1 of a game between two "
    "people; the stranger has a name but no seat; nobody has not even that. The admin keeps order "
    "and "
    "has no seat either.\n";

using Line = std::map<std::string, std::string>;  // how it went by role

class RoleTable {
  public:
    Line line(const Attempt& attempt, bool is_private) {
        Line line;
        for (const std::string& role : Cast::roles()) {
            Cast cast(house_, ++casts_);
            Occasion occasion = attempt.occasion;
            occasion.is_private = is_private;
            const std::string table = cast.table(occasion);
            line[role] = attempt.run(cast, cast[role], table);
        }
        return line;
    }

    // Roles are tried one after the other, much faster than people would do it.
    RoleTable() {
        house_.services().limits.lift();
        house_.services().herald = &herald_;
        REQUIRE(herald_.open().ok());
    }
    RoleTable(const RoleTable&) = delete;
    RoleTable& operator=(const RoleTable&) = delete;
    ~RoleTable() { house_.services().herald = nullptr; }

  private:
    store::testing::ScratchFolder folder_;
    House house_{folder_.file("games.db"), std::make_unique<ThinkingHere>(1'000'000)};
    ServerHerald herald_{
        house_.services(), {}, [](const auto& /*user*/, const auto& /*table*/) { return false; }};
    int casts_ = 0;
};

struct Section {
    std::string title;
    bool is_at_table;
    bool is_private;
    std::map<std::string, Line> lines{};
    std::string text{};
};

std::string row(const std::string& first, const std::vector<std::string>& cells) {
    std::string text = "| " + first + " |";
    for (const std::string& cell : cells)
        text += " " + cell + " |";
    return text + "\n";
}

void fill(RoleTable& table, Section& section) {
    const auto roles = Cast::roles();
    section.text = "\n## " + section.title + "\n\n" + row("", roles)
                   + row("---", std::vector<std::string>(roles.size(), "---"));
    for (const Attempt& attempt : all_attempts()) {
        if (attempt.is_at_table != section.is_at_table)
            continue;
        Line& line = section.lines[attempt.name] = table.line(attempt, section.is_private);
        std::vector<std::string> cells;
        for (const std::string& role : roles)
            cells.push_back(line[role]);
        section.text += row("`" + attempt.name + "`", cells);
    }
}

std::string page_on_disk() {
    std::ifstream page(kRolesPage);
    return {std::istreambuf_iterator<char>(page), {}};
}

void check_page_of_roles(const std::string& text) {
    if (std::getenv("TETRA_UPDATE_GOLDEN") != nullptr)
        std::ofstream(kRolesPage) << text;
    CHECK_MESSAGE(page_on_disk() == text, "docs/roles.md is not what was tried:\n" << text);
}

bool is_about(const std::string& name, std::string_view what) {
    return name.find(what) != std::string::npos;
}

// Without a name one may look around and become somebody, nothing else.
void check_nobody(const Section& section) {
    for (const auto& [name, line] : section.lines) {
        const bool may = name.starts_with("GET ") || name.ends_with("/guest")
                         || name.ends_with("/register") || name.ends_with("/login")
                         || name.ends_with("/logout") || name.ends_with("/try");
        const bool looks = name == "socket watch" || name == "socket unwatch"
                           || name == "socket seek" || name == "socket earlier"
                           || name == "socket follow" || name == "socket ping";
        CHECK_MESSAGE((may || looks || line.at("nobody") != "yes"), name);
    }
}

void check_strangers_change_nothing(const Section& section) {
    for (const auto& [name, line] : section.lines) {
        const bool changes = name.starts_with("order") || is_about(name, "/act")
                             || name == "socket act" || name == "socket order";
        if (changes && name != "order sit")
            CHECK_MESSAGE(line.at("stranger") != "yes", name);
    }
}

// Nobody plays, resigns or hands over another's seat, not even the host.
void check_seats_belong_to_people(const Section& section) {
    for (const auto& [name, line] : section.lines) {
        const bool is_hosts = is_about(name, ", the host's seat") || is_about(name, "act");
        if (is_hosts)
            CHECK_MESSAGE(line.at("opponent") != "yes", name);
        if (is_about(name, ", the opponent's seat") && !name.starts_with("order leave"))
            CHECK_MESSAGE(line.at("host") != "yes", name);
    }
}

// Whether there is such a table is not to be learnt from it.
bool tells_nothing(const std::string& code) {
    return code == "unknown_table" || code == "not_signed_in";
}

// Who keeps order may look at people, and close tables, but sees and changes no more of a game than
// a stranger.
void check_admins(const Section& section) {
    for (const auto& [name, line] : section.lines) {
        const bool is_theirs = is_about(name, "/admin");
        if (!is_theirs)
            CHECK_MESSAGE((line.at("admin") == line.at("stranger") || !section.is_at_table), name);
        for (const char* role : {"nobody", "stranger", "opponent", "host"})
            if (is_theirs)
                CHECK_MESSAGE(line.at(role) != "yes", name);
    }
}

// What concerns the account is for its owner's browser, and each scope opens its own doors only.
void check_tokens(const Section& section) {
    for (const auto& [route, need] : Api::route_needs()) {
        if (!section.lines.contains(route))
            continue;
        for (const std::string_view scope : wire::names_of(wire::TokenScope{})) {
            const std::string& code = section.lines.at(route).at(Cast::token_role(scope));
            const bool is_shut = code == "not_for_tokens" || code == "missing_scope";
            const auto wanted = scope_of(need.token);
            const bool fits =
                need.token == TokenNeed::Nothing || (wanted && wire::word_of(*wanted) == scope);
            CHECK_MESSAGE(is_shut != fits, (route + " with " + std::string(scope)));
        }
    }
}

}  // namespace

TEST_CASE("everybody may do what the page of roles says, and nothing else") {
    RoleTable table;
    Section nowhere{"Without a table", false, false};
    Section open{"At a public table", true, false};
    Section hidden{"At a private table, without its invite", true, true};
    std::string page = kHead;
    for (Section* section : {&nowhere, &open, &hidden}) {
        fill(table, *section);
        page += section->text;
        check_nobody(*section);
        check_tokens(*section);
        check_strangers_change_nothing(*section);
        check_seats_belong_to_people(*section);
        check_admins(*section);
    }
    for (const auto& [name, line] : hidden.lines)
        for (const char* role : {"nobody", "stranger"})
            if (name != "socket unwatch" && !is_about(name, "/admin"))
                CHECK_MESSAGE(tells_nothing(line.at(role)), (std::string(role) + ": " + name));
    check_page_of_roles(page);
}
