// The server on a device, as the page around it sees it: what is acknowledged was kept, what was
// kept comes back, and computers answer from elsewhere.
#include "device/device.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "server/think.h"

namespace {

namespace json = boost::json;
using device::Change;
using device::Device;

// A page that remembers what it is asked, and does it when the test says so.
class FakePage final : public device::Page {
  public:
    void send(device::SocketId /*socket*/, std::string_view text) override {
        sent.push_back(json::parse(text).as_object());
    }
    void close(device::SocketId /*socket*/, int code) override { closed = code; }
    void respond(device::RequestId /*request*/,
                 int status,
                 std::string_view /*type*/,
                 std::string_view body) override {
        statuses.push_back(status);
        bodies.emplace_back(body);
    }
    void keep(const std::vector<Change>& changes) override { kept.push_back(changes); }
    void think(std::uint64_t ticket, std::string_view line) override {
        questions[ticket] = std::string(line);
    }
    void forget(std::uint64_t ticket) override { questions.erase(ticket); }

    std::vector<json::object> sent;
    std::vector<int> statuses;
    std::vector<std::string> bodies;
    std::vector<std::vector<Change>> kept;
    std::map<std::uint64_t, std::string> questions;
    int closed = 0;
};

struct OnDevice {
    FakePage page;
    std::int64_t time = 1'700'000'000'000;
    std::map<std::string, std::string> records;
    std::unique_ptr<Device> device;
    server::Thinker thinker{games::find};
    device::RequestId requests = 0;

    OnDevice() { open(); }

    void open() {
        page.kept.clear();
        device = std::make_unique<Device>(page, [this] { return time; });
        for (const auto& [key, text] : records)
            device->load(key, text);
        REQUIRE(device->begin().ok());
        settle();
    }
    void write(const std::vector<Change>& changes) {
        for (const Change& change : changes) {
            if (change.text)
                records[change.key] = *change.text;
            else
                records.erase(change.key);
        }
    }
    // Keeps everything and lets computers think, until nothing is to be done.
    void settle() {
        device->turn();
        while (!page.kept.empty() || !page.questions.empty()) {
            if (!page.kept.empty())
                keep(true);
            else
                think();
            device->turn();
        }
    }
    void keep(bool well) {
        const auto changes = page.kept.front();
        page.kept.erase(page.kept.begin());
        if (well)
            write(changes);
        device->kept(well);
        device->turn();
    }
    void think() {
        const auto [ticket, line] = *page.questions.begin();
        page.questions.erase(ticket);
        device->thought(ticket, thinker.answer(line));
    }
    std::string ask(const std::string& method, const std::string& path, const json::value& body) {
        const std::size_t before = page.bodies.size();
        device->request({++requests,
                         method,
                         "/api/v1" + path,
                         "",
                         body.is_null() ? "" : engine::json_text(body)});
        settle();
        REQUIRE(page.bodies.size() == before + 1);
        return page.bodies.back();
    }
    // A running table of Wiraqocha against a computer, watched.
    std::string begin_table() {
        ask("POST", "/guest", {{"name", "Ada"}});
        const auto made = json::parse(
            ask("POST",
                "/tables",
                {{"game", "wiraqocha"},
                 {"seats",
                  json::array{{{"kind", "me"}}, {{"kind", "computer"}, {"level", "random"}}}}}));
        const std::string table(made.at("table").as_string());
        watch(table);
        return table;
    }
    void watch(const std::string& table) {
        device->connect(1);
        device->say(1, engine::json_text({{"t", "watch"}, {"table", table}}));
        settle();
    }
    const json::object& last(std::string_view type) const {
        for (auto at = page.sent.rbegin(); at != page.sent.rend(); ++at)
            if (at->at("t").as_string() == type)
                return *at;
        FAIL("nothing of that type was sent");
        return page.sent.front();
    }
    bool was_sent(std::string_view type) const {
        return std::ranges::any_of(page.sent, [&](const json::object& message) {
            return message.at("t").as_string() == type;
        });
    }
    void act() {
        const json::object& table = last("table");
        json::array path;
        for (const auto* choices = &table.at("choices").as_array(); !choices->empty();
             choices = &choices->at(0).at("next").as_array())
            path.push_back(choices->at(0).at("act"));
        device->say(1,
                    engine::json_text({{"t", "act"},
                                       {"id", "a" + std::to_string(++requests)},
                                       {"table", table.at("table")},
                                       {"seen", table.at("version")},
                                       {"seat", 0},
                                       {"path", path}}));
        device->turn();
    }
};

}  // namespace

TEST_CASE_FIXTURE(OnDevice, "the person of a device is known again when it is opened again") {
    CHECK_FALSE(json::parse(ask("GET", "/me", nullptr)).as_object().contains("user"));
    ask("POST", "/guest", {{"name", "Ada"}});
    device.reset();
    open();
    CHECK(json::parse(ask("GET", "/me", nullptr)).at("user").at("name") == "Ada");
    ask("PATCH", "/me", {{"name", "Mira"}});
    CHECK(json::parse(ask("GET", "/me", nullptr)).at("user").at("name") == "Mira");
}

TEST_CASE_FIXTURE(OnDevice, "an action is acknowledged when it is kept, not before") {
    begin_table();
    act();
    CHECK_FALSE(was_sent("ack"));
    REQUIRE(page.kept.size() == 1);
    keep(true);
    CHECK(was_sent("ack"));
}

TEST_CASE_FIXTURE(OnDevice, "an action that could not be kept is refused and has not happened") {
    begin_table();
    const auto before = last("table").at("version").to_number<int>();
    act();
    keep(false);
    CHECK_FALSE(was_sent("ack"));
    CHECK(was_sent("refused"));
    CHECK(last("table").at("version").to_number<int>() == before);
}

TEST_CASE_FIXTURE(OnDevice, "a game goes on where it was when the device is opened again") {
    const std::string table = begin_table();
    act();
    settle();
    const auto seen = last("table");
    device.reset();
    page.sent.clear();
    open();
    watch(table);
    CHECK(last("table").at("n").to_number<int>() >= seen.at("n").to_number<int>());
    CHECK(last("table").at("you") == seen.at("you"));
}

TEST_CASE_FIXTURE(OnDevice, "there are no streams, no accounts and no other door") {
    ask("GET", "/stream", nullptr);
    CHECK(page.statuses.back() == 404);
    ask("POST", "/register", {{"name", "Ada"}, {"password", "long enough"}});
    CHECK(page.statuses.back() >= 400);
    ask("POST", "/guest", {{"name", "Ada"}});
    ask("DELETE", "/account", {{"password", ""}});
    CHECK(page.statuses.back() == 403);
    CHECK(json::parse(ask("GET", "/me", nullptr)).at("user").at("name") == "Ada");
    ask("GET", "/games", nullptr);
    CHECK(page.statuses.back() == 200);
}
