// People at a known table, for a conversation in which nothing is left to chance.
#pragma once

#include <string>
#include <utility>

#include "server/cookies.h"
#include "server/store/secrets.h"
#include "server/testing/scribe.h"
#include "table/testing/driver.h"

namespace server::testing {

// Ada has made a table for two with clocks, on which she sits; Bo has an account, Cy is a guest.
// Nothing of it is left to chance: dice, ids, secrets.
inline store::Batch known_beginning() {
    auto setup = table::testing::people(*table::testing::mini_game(), 2);
    setup.options = {{"gambling", "on"}};
    setup.clock = {table::ClockKind::Live, 600'000, 5'000, 0, table::OnTimeout::ComputerTakesOver};
    setup.seats[1] = {};
    store::TableRow row{};
    row.id = setup.id;
    row.game = setup.game;
    row.title = setup.title;
    row.setup = table::setup_line(setup);
    row.state = "open";
    row.invite = "secret-link";
    row.host = setup.host;
    row.created = row.updated = setup.created;
    store::Batch batch;
    const std::int64_t now = setup.created;
    for (const auto& [id, name] : {std::pair("ada", "Ada"), {"bo", "Bo"}, {"cy", "Cy"}}) {
        const std::string id_text(id);
        batch.emplace_back(store::AddUser{{id, name, id_text == "cy" ? "" : "hash", now}});
        batch.emplace_back(store::AddSession{
            {store::token_hash(id_text + "s-cookie"), id, now, now, now + kCookieSeconds * 1000}});
    }
    batch.emplace_back(store::AddTable{row});
    batch.emplace_back(store::SetSeats{row.id, {{0, "ada"}}});
    return batch;
}

struct KnownTable : HouseFixture {
    Scribe scribe{house};

    KnownTable() { store::testing::must_write(house.services().store, known_beginning()); }

    void after(std::int64_t milliseconds) { house.time += milliseconds; }
    void watch(const std::string& name) { scribe.says(name, {{"t", "watch"}, {"table", "k3f"}}); }
    void act(const std::string& name, int seat, const boost::json::array& path) {
        scribe.commands(name, {{"t", "act"}, {"table", "k3f"}, {"seat", seat}, {"path", path}});
    }
    void peek(const std::string& name, int seat, const boost::json::array& path) {
        scribe.commands(name, {{"t", "peek"}, {"table", "k3f"}, {"seat", seat}, {"path", path}});
    }
    void order(const std::string& name, const std::string& word, boost::json::object more = {}) {
        more["t"] = "order";
        more["table"] = "k3f";
        more["order"] = word;
        scribe.commands(name, more);
    }
    void say(const std::string& name, const std::string& text) {
        scribe.says(name,
                    {{"t", "say"}, {"id", house.next_id()}, {"table", "k3f"}, {"text", text}});
    }
};

}  // namespace server::testing
