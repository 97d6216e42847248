#include "swarm/fill.h"

#include <chrono>
#include <memory>
#include <vector>

#include "core/rng.h"
#include "engine/digest.h"
#include "games/all_games.h"
#include "server/store/ids.h"
#include "server/store/open_store.h"
#include "server/store/written.h"
#include "server/stored_summary.h"
#include "table/event_json.h"

namespace swarm {
namespace {

constexpr int kSamples = 24;  // games that are really played
constexpr int kTablesInBatch = 200;
constexpr std::int64_t kApart = 1000;  // milliseconds between two tables

enum class Kind : std::uint8_t { Open, Running, Finished };

// A game to copy.
struct Sample {
    table::Setup setup;
    store::TableRow row;
    std::vector<store::SeatRow> seats;
    std::vector<std::string> events;
};

std::int64_t milliseconds_now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

core::Error no_success(const store::Written& written) { return written.error().error; }

class Filler {
  public:
    Filler(const FillPlan& plan, store::Store& store, engine::AnyGamePtr game)
        : plan_(plan), store_(store), game_(std::move(game)), rng_(plan.seed) {}

    std::optional<core::Error> run() {
        if (const auto wrong = add_people())
            return wrong;
        for (const auto& [kind, count] : {std::pair(Kind::Finished, plan_.finished),
                                          std::pair(Kind::Running, plan_.running),
                                          std::pair(Kind::Open, plan_.open)})
            if (const auto wrong = add_tables(kind, count))
                return wrong;
        return std::nullopt;
    }

  private:
    std::optional<core::Error> add_people() {
        store::Batch batch;
        for (int i = 0; i < 2 * kSamples; ++i) {
            people_.push_back({store::new_user_id(), "Guest " + std::to_string(i + 1), "", now_});
            batch.emplace_back(store::AddUser{people_.back()});
        }
        const auto written = store::written(store_, std::move(batch));
        return written ? std::nullopt : std::optional(no_success(written));
    }

    std::optional<core::Error> add_tables(Kind kind, int count) {
        std::vector<Sample> samples;
        for (int i = 0; i < std::min(count, kSamples); ++i) {
            auto sample = play(kind, i);
            if (!sample)
                return sample.error();
            samples.push_back(std::move(*sample));
        }
        for (int done = 0; done < count; done += kTablesInBatch) {
            store::Batch batch;
            for (int i = done; i < std::min(count, done + kTablesInBatch); ++i)
                add_copy(batch, samples[static_cast<std::size_t>(i) % samples.size()], i);
            if (const auto written = store::written(store_, std::move(batch)); !written)
                return no_success(written);
        }
        return std::nullopt;
    }

    table::Setup new_setup(Kind kind, int number) {
        const store::User& host = people_[static_cast<std::size_t>(number) * 2];
        const store::User& guest = people_[static_cast<std::size_t>(number) * 2 + 1];
        table::Setup setup;
        setup.id = store::new_table_id();
        setup.dice_table = setup.id;
        setup.game = plan_.game;
        setup.content = game_->content_hash();
        setup.host = host.id;
        setup.created = now_;
        setup.seed_hex = engine::to_hex(engine::random_bytes(32));
        setup.clock = {table::ClockKind::Days, 0, 0, 3, table::OnTimeout::ComputerTakesOver};
        setup.seats = {{table::SeatKind::Human, host.id, host.name, ""},
                       {table::SeatKind::Human, guest.id, guest.name, ""}};
        if (kind == Kind::Open)
            setup.seats[1] = {};
        return setup;
    }

    core::Result<Sample> play(Kind kind, int number) {
        auto table = table::Table::create(game_, new_setup(kind, number));
        if (!table)
            return table.error();
        table->tick(now_);
        while (static_cast<int>(table->entries().size()) < plan_.actions
               && !table->actor().is_nobody())
            act(*table);
        if (kind == Kind::Finished && !table->is_finished())
            table->submit({table->seats()[0].user,
                           "resign",
                           table->version(),
                           table::Resign{engine::seat_id(0)}},
                          now_);
        return sample_of(*table);
    }

    void act(table::Table& table) {
        const engine::SeatId seat = table.actor().first();
        const auto legal = table.legal(seat);
        const auto chosen = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
        table.submit({table.seats()[static_cast<std::size_t>(engine::index_of(seat))].user,
                      "fill-" + std::to_string(table.version()),
                      table.version(),
                      table::Act{seat, {chosen}}},
                     now_);
    }

    Sample sample_of(const table::Table& table) const {
        Sample sample{table.setup(), {}, server::seat_rows(table), {}};
        sample.row.game = plan_.game;
        sample.row.host = table.setup().host;
        sample.row = server::described_row(std::move(sample.row), table);
        for (table::Event event : table.events()) {
            event.check = {};  // it is made with the id of the table
            sample.events.push_back(table::event_line(table.game(), event));
        }
        return sample;
    }

    // Another table with the dice of the first: everything that happened there fits here too.
    void add_copy(store::Batch& batch, const Sample& sample, int number) {
        table::Setup setup = sample.setup;
        setup.id = store::new_table_id();
        setup.title = "Table " + std::to_string(number + 1);
        setup.created = now_ - kApart * number;
        store::TableRow row = sample.row;
        row.id = setup.id;
        row.title = setup.title;
        row.invite = store::new_invite();
        row.created = setup.created;
        row.setup = table::setup_line(setup);
        batch.emplace_back(store::AddTable{row});
        batch.emplace_back(store::SetSeats{row.id, sample.seats});
        batch.emplace_back(store::AppendEvents{row.id, 0, sample.events});
    }

    const FillPlan& plan_;
    store::Store& store_;
    engine::AnyGamePtr game_;
    core::Rng rng_;
    std::int64_t now_ = milliseconds_now();
    std::vector<store::User> people_;
};

}  // namespace

core::Result<Filled> fill(const FillPlan& plan) {
    const auto begin = std::chrono::steady_clock::now();
    const auto game = games::find(plan.game);
    if (!game)
        return game.error();
    const auto store = store::open(plan.database);
    if (!store)
        return store.error();
    if (const auto wrong = Filler(plan, **store, *game).run())
        return *wrong;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    return Filled{plan.running + plan.open + plan.finished, time.count()};
}

}  // namespace swarm
