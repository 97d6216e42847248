#include "server/store/ids.h"

#include <set>

#include <doctest/doctest.h>

TEST_CASE("ids have their length and only letters that nobody confuses") {
    CHECK(store::new_table_id().size() == 8);
    CHECK(store::new_user_id().size() == 10);
    CHECK(store::new_token_id().size() == 10);
    CHECK(store::new_invite().size() == 16);
    const std::string many = store::random_id(2000);
    CHECK(many.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz") == std::string::npos);
    CHECK(std::set<char>(many.begin(), many.end()).size() == 32);
}

TEST_CASE("ids do not repeat") {
    std::set<std::string> ids;
    for (int i = 0; i < 1000; ++i)
        ids.insert(store::new_table_id());
    CHECK(ids.size() == 1000);
}

TEST_CASE("an id that was read out and typed is understood") {
    CHECK(store::read_id("K3Fo1iLO") == "k3f01110");
    const std::string id = store::new_table_id();
    CHECK(store::read_id(id) == id);
}
