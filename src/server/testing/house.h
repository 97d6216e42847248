// A server without sockets: a store in a scratch file, a hall, and a loop that a test turns by
// hand.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/value.hpp>
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/mini/adapted_game.h"
#include "server/api.h"
#include "server/choices.h"
#include "server/client.h"
#include "server/computer_pool.h"
#include "server/hall.h"
#include "server/orders.h"
#include "server/server_accounts.h"
#include "server/services.h"
#include "server/store/store.h"
#include "server/store/testing/scratch_store.h"
#include "server/uptime.h"

namespace server::testing {

// Remembers what it is shown.
class Viewer final : public Watcher {
  public:
    explicit Viewer(std::string user) : user_(std::move(user)) {}
    const std::string& user() const override { return user_; }
    std::optional<int> wanted_seat(const std::string& /*table*/) const override { return seat; }
    bool is_muted(const std::string& who) const override { return who == muted; }
    void show(const Json& message) override { shown.push_back(*message); }

    std::optional<int> seat;
    std::string muted;
    std::vector<std::string> shown;

  private:
    std::string user_;
};

// A browser's end of a socket.
class FakeSocket final : public net::Socket {
  public:
    bool send(std::shared_ptr<const std::string> text) override {
        sent.push_back(*text);
        return true;
    }
    void close(net::CloseCode code, std::string_view /*reason*/) override { closed = code; }
    const std::string& remote_address() const override { return address_; }
    std::size_t queued_bytes() const override { return 0; }

    std::vector<std::string> sent;
    std::optional<net::CloseCode> closed;

  private:
    std::string address_ = "127.0.0.1";
};

// The miniature game and nothing else.
inline FindGame only_mini() {
    return [](std::string_view id) -> core::Result<engine::AnyGamePtr> {
        static const engine::AnyGamePtr mini_game =
            std::make_shared<const mini::AdaptedGame>(mini::Pack{});
        if (id != mini_game->id())
            return core::Error{"game", "there is no such game"};
        return mini_game;
    };
}

// The client: one page.
inline constexpr std::array kPages = {net::Asset{"/index.html", "text/html", "v1", "<html>"}};

// Probes follow each other quickly, for tests of what happens when the store fails.
inline constexpr StorePatience kImpatient{
    std::chrono::milliseconds(5), std::chrono::milliseconds(20), std::chrono::seconds(5)};

class House {
    static constexpr std::int64_t kStart = 1'700'000'000'000;

  public:
    // Computer players are run by `worker`; by default there are none that answer.
    explicit House(const std::string& database,
                   std::vector<std::string> worker = {"/bin/false"},
                   std::int64_t start = kStart)
        : House(database,
                std::make_unique<ComputerPool>(
                    PoolSettings{std::move(worker), 1, std::chrono::seconds(2)}),
                start) {}
    House(const std::string& database,
          std::unique_ptr<Computers> computers,
          std::int64_t start = kStart)
        : time(start),
          store_(store::testing::open_store(database)),
          log_(net::Level::Error, [this](std::string_view line) { logged.emplace_back(line); }),
          health_({loop_, *store_, log_, metrics_}, kImpatient),
          computers_(std::move(computers)),
          services_{loop_,
                    *store_,
                    log_,
                    metrics_,
                    health_,
                    *computers_,
                    only_mini(),
                    {"mini"},
                    {},
                    false,
                    [this] { return time; }},
          accounts_(services_),
          uptime_(services_),
          hall_(services_),
          files_(kPages),
          api_(services_, accounts_, hall_, files_) {
        auto downtimes = uptime_.begin();
        REQUIRE(downtimes.ok());
        hall_.open(std::move(*downtimes));
    }
    ~House() {
        health_.close();
        services_.store.write(
            {}, [this](const store::Written&) { loop_.post([this] { loop_.stop(); }); });
        loop_.run();
    }

    Services& services() { return services_; }
    Hall& hall() { return hall_; }
    Accounts& accounts() { return accounts_; }
    Api& api() { return api_; }

    // Turns the loop until the condition holds.
    void run_until(const std::function<bool()>& condition) {
        const auto limit = net::Loop::now() + std::chrono::seconds(20);
        net::Timer timer;
        const std::function<void()> check = [&] {
            if (condition() || net::Loop::now() > limit)
                return loop_.stop();
            timer = loop_.after(std::chrono::milliseconds(1), check);
        };
        loop_.post(check);
        loop_.run();
        REQUIRE(condition());
    }

    // The answer to something that calls back.
    template <class T>
    Answered<T> wait_for(const std::function<void(std::function<void(Answered<T>)>)>& ask) {
        std::optional<Answered<T>> answer;
        ask([&](Answered<T> given) { answer = std::move(given); });
        run_until([&] { return answer.has_value(); });
        return *answer;
    }

    store::User guest(const std::string& name) {
        const auto made = wait_for<SignedIn>(
            [&](const auto& done) { accounts_.make_guest(net::Request{}, name, done); });
        REQUIRE(made.ok());
        return made->user;
    }
    Answered<wire::Created> try_table(const store::User& host, const wire::NewTable& wish) {
        return wait_for<wire::Created>([&](const auto& done) { hall_.create(host, wish, done); });
    }
    RoomPtr table(const store::User& host, const wire::NewTable& wish) {
        const auto made = try_table(host, wish);
        REQUIRE(made.ok());
        return hall_.room(made->table);
    }
    Answered<std::int64_t> act(Room& room,
                               const store::User& user,
                               int seat,
                               const std::vector<std::string>& path) {
        wire::Act act{{}, next_id(), room.row().id, version_of(room, user), seat, path};
        if (room.table().is_simultaneous())  // as the page does
            act.path.emplace_back(kCommit);
        return send(room, user, act);
    }
    // One user plays all seats to the end, always the first thing that is possible.
    void play_out(Room& room, const store::User& user) {
        while (!room.table().is_finished()) {
            const engine::SeatId seat = room.table().actor().first();
            const auto action = room.table().game().notation(room.table().legal(seat)[0]);
            REQUIRE(act(room, user, engine::index_of(seat), {action}).ok());
        }
    }
    Answered<std::int64_t> send(Room& room, const store::User& user, const wire::Act& act) {
        return wait_for<std::int64_t>([&](const auto& done) { room.act(user.id, act, done); });
    }
    Answered<std::int64_t> order(Room& room, const store::User& user, wire::Give order) {
        order.id = order.id.empty() ? next_id() : order.id;
        order.seen = version_of(room, user);
        const auto command = command_of(user, order);
        if (!command)
            return command.error();
        return wait_for<std::int64_t>([&](const auto& done) { room.submit(*command, done); });
    }
    Answered<std::int64_t> say(Room& room, const store::User& user, const std::string& text) {
        return say(room, user, {{}, next_id(), room.row().id, text});
    }
    Answered<std::int64_t> say(Room& room, const store::User& user, const wire::Say& line) {
        return wait_for<std::int64_t>([&](const auto& done) { room.say(user, line, done); });
    }
    std::string next_id() { return "c" + std::to_string(++commands_); }

    std::int64_t time;
    std::vector<std::string> logged;

  private:
    static std::int64_t version_of(const Room& room, const store::User& user) {
        return static_cast<std::int64_t>(room.table().newest_seen_by(user.id));
    }

    // The parts of the server in its own order: each needs those before it.
    std::unique_ptr<store::Store> store_;
    net::Log log_;
    net::Metrics metrics_;
    net::Loop loop_;
    StoreHealth health_;
    std::unique_ptr<Computers> computers_;
    Services services_;
    ServerAccounts accounts_;
    Uptime uptime_;
    Hall hall_;
    net::StaticFiles files_;
    Api api_;
    int commands_ = 0;
};

struct HouseFixture {
    store::testing::ScratchFolder folder;
    House house{folder.file("games.db")};
};

// A house that can be closed and opened again on the same file.
struct RestartFixture {
    store::testing::ScratchFolder folder;
    std::unique_ptr<House> house = std::make_unique<House>(folder.file("games.db"));

    // Nobody serves for so many milliseconds.
    void restart(std::int64_t away = 0) { restart_killed(house->time, away); }
    // The same when the last sign of life was given earlier.
    void restart_killed(std::int64_t alive, std::int64_t away) {
        store::testing::must_write(house->services().store,
                                   {store::PutSetting{"alive", std::to_string(alive)}});
        const std::int64_t start = house->time + away;
        house.reset();
        house = std::make_unique<House>(
            folder.file("games.db"), std::vector<std::string>{"/bin/false"}, start);
    }
};

// A table of the miniature game: seats of the host, open ones, computers.
inline wire::NewTable mini_table(int own, int open, int computers = 0) {
    wire::NewTable wish{};
    wish.game = "mini";
    for (int i = 0; i < own; ++i)
        wish.seats.push_back({wire::NewSeatKind::me, "Me " + std::to_string(i + 1), {}});
    for (int i = 0; i < open; ++i)
        wish.seats.push_back({wire::NewSeatKind::open, {}, {}});
    for (int i = 0; i < computers; ++i)
        wish.seats.push_back({wire::NewSeatKind::computer, {}, "random"});
    return wish;
}

inline bool mentions(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

inline boost::json::value json_of(const std::string& text) {
    const auto json = engine::parse_json(text, std::size_t{1} << 22U);
    REQUIRE(json.ok());
    return *json;
}

}  // namespace server::testing
