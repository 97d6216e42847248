#include "server/hall.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/digest.h"
#include "server/herald.h"
#include "server/house_news.h"
#include "server/names.h"
#include "server/new_table.h"
#include "server/rated_tables.h"
#include "server/restore_table.h"
#include "server/store/ids.h"
#include "server/store/parts.h"
#include "server/tries.h"
#include "table/event_json.h"
#include "table/text_rules.h"

namespace server {
namespace {

constexpr std::chrono::seconds kCleaningPause{30};
constexpr std::chrono::milliseconds kDescribingPause{20};
constexpr int kDescribedAtOnce = 1;

store::TableRow row_of(const table::Setup& setup) {
    store::TableRow row;
    row.id = setup.id;
    row.game = setup.game;
    row.title = setup.title;
    row.setup = table::setup_line(setup);
    row.state = "open";
    row.is_private = setup.is_private;
    row.invite = store::new_invite();
    row.host = setup.contest ? "" : setup.host;
    row.created = setup.created;
    row.updated = setup.created;
    return row;
}

wire::Created created_of(const store::TableRow& row) { return {row.id, row.invite}; }

template <class T>
core::Error missing(const core::Result<T>& result, std::string_view what) {
    return result ? core::Error{std::string(what), "is not in the store"} : result.error();
}

}  // namespace

Hall::Hall(Services& services)
    : services_(services),
      lists_(services,
             {"",
              [this](const std::string& user) { return !presence_.away_since(user); },
              [this](const std::string& table) { return spectators_at(table); },
              [this](const std::string& user, const std::string& level, const std::string& ladder) {
                  return seat_rating(services_, user, level, ladder);
              }}),
      news_(services, lists_),
      waking_(services, [this](const std::string& table) { room(table); }),
      presence_(services.now()),
      contests_(services, *this) {
    services_.health.listen(*this);
}

Hall::~Hall() { services_.health.ignore(*this); }

// --- rooms ---------------------------------------------------------------------------------------

core::Result<std::monostate> Hall::open(Downtimes downtimes) {
    if (const auto kept = keep_packs(services_); !kept)
        return kept.error().error;
    downtimes_ = std::move(downtimes);
    waking_.begin();
    contests_.open();
    add_summaries();
    clean();
    return std::monostate{};
}

RoomPtr Hall::room(const std::string& table) {
    if (!services_.neighbours->keep_here(table))
        return nullptr;
    if (RoomPtr found = rooms_.find(table))
        return found;
    auto stored = load(table);
    if (!stored)
        return nullptr;
    const RoomPtr woken = add_room(std::move(*stored));
    woken->wake();
    return woken;
}

// Strangers wake no private table.
bool Hall::may_wake(const std::string& table,
                    const std::string& user,
                    const std::string& invite) const {
    const auto row = services_.store.table(table);
    if (!row || !*row)
        return false;
    if (may_enter(**row, user, invite))
        return true;
    const auto seats = services_.store.seats(table);
    return seats && !user.empty()
           && std::ranges::find(*seats, user, &store::SeatRow::user) != seats->end();
}

Answered<RoomPtr> Hall::room_for(const std::string& table,
                                 const std::string& user,
                                 const std::string& invite) {
    if (!rooms_.find(table) && !may_wake(table, user, invite))
        return complaint::unknown_table();
    const RoomPtr found = room(table);
    if (!found || !found->may_see(user, invite))
        return complaint::unknown_table();
    return found;
}

// Those that go on are woken for it.
std::vector<RoomPtr> Hall::rooms_of(const std::string& user) {
    store::TableFilter unfinished;
    unfinished.user = user;
    unfinished.is_over = false;
    unfinished.limit = store::kMaxListed;
    if (const auto rows = services_.store.tables(unfinished))
        for (const store::TableRow& row : *rows)
            room(row.id);
    return rooms_.of(user);
}

RoomPtr Hall::add_room(StoredTable stored) {
    // However many tables are looked at, only so many that nobody uses stay in memory.
    if (rooms_.size() >= most_rooms_) {
        let_sleep(services_.now() + 1);
        most_rooms_ = std::max(services_.limits.idle_rooms, rooms_.size() + rooms_.size() / 4);
    }
    const auto room = std::make_shared<Room>(services_, *this, std::move(stored));
    rooms_.add(room);
    return room;
}

core::Result<StoredTable> Hall::load(const std::string& table) const {
    const auto row = services_.store.table(table);
    if (!row || !*row)
        return missing(row, "table");
    return restore(**row);
}

core::Result<StoredTable> Hall::restore(store::TableRow row) const {
    auto table = restore_table(services_, row);
    if (!table)
        return table.error();
    if (table->frozen())
        services_.log.warning("table_frozen",
                              {{"table", row.id}, {"reason", table->frozen()->text()}});
    const auto chat_lines = next_chat_number(services_.store, row.id);
    const auto seats = services_.store.seats(row.id);
    const auto rematch = services_.store.setting("rematch/" + row.id);
    if (!chat_lines || !seats || !rematch)
        return core::Error{"table", "could not be read"};
    return StoredTable{
        std::move(*table), std::move(row), *seats, *chat_lines, rematch->value_or("")};
}

void Hall::clean() {
    const auto idle =
        std::chrono::duration_cast<std::chrono::milliseconds>(services_.limits.keep_idle_room);
    let_sleep(services_.now() - idle.count());
    cleaning_timer_ = services_.loop.after(kCleaningPause, [this] { clean(); });
}

void Hall::let_sleep(std::int64_t unused_since) {
    const auto unused = [&](const Room& room) { return room.may_sleep(unused_since); };
    for (const RoomPtr& room : rooms_.take(unused))
        waking_.expect(room->row().wakes);
}

// Nobody could do anything meanwhile, wherever their table is.
void Hall::store_recovered(std::chrono::milliseconds outage) {
    const store::Downtime missing{services_.now() - outage.count(), services_.now()};
    downtimes_.add(missing);
    services_.health.write({store::AddDowntime{missing}}, {});
    for (const RoomPtr& room : rooms_.all())
        room->go_on();
}

std::int64_t Hall::missing_since(std::int64_t moment) const { return downtimes_.since(moment); }

// --- new tables ----------------------------------------------------------------------------------

// Those that are being stored count as well: many wishes at once are no way around the limit.
int Hall::unfinished_of(const std::string& user) const {
    const auto stored = services_.store.count_tables({.host = user, .is_over = false});
    const auto found = opening_.find(user);
    return (stored ? *stored : 0) + (found == opening_.end() ? 0 : found->second);
}

std::optional<Complaint> Hall::too_many_tables(const std::string& host) const {
    return services_.turnstile.full(Limit::TablesPerUser,
                                    static_cast<std::size_t>(unfinished_of(host)));
}

void Hall::create(const store::User& user, const wire::NewTable& wish, const Created& done) {
    if (const auto full = too_many_tables(user.id))
        return done(*full);
    const auto setup = setup_of(services_, user, wish);
    if (!setup)
        return done(setup.error());
    open_table(*setup, done);
}

void Hall::rematch(const store::User& user, Room& room, const Created& done) {
    if (room.table().goes_on())
        return done(complaint::not_over());
    if (onlooker_of(room.table(), user.id, std::nullopt).seats.empty())
        return done(complaint::not_allowed());
    if (const auto next = services_.store.table(room.rematch()); next && *next)
        return done(created_of(**next));
    table::Setup setup = room.table().rematch({services_.neighbours->new_table_id(),
                                               user.id,
                                               engine::to_hex(engine::random_bytes(32)),
                                               services_.now()});
    for (table::SeatPlan& seat : setup.seats)
        if (seat.kind == table::SeatKind::Open && !seat.user.empty()
            && is_gone(services_, seat.user))
            seat = {};
    if (const auto full = too_many_tables(setup.host))
        return done(*full);
    const auto game = services_.find_game(setup.game);
    if (!game)
        return done(complaint::bad_request(game.error()));
    setup.content = (*game)->content_hash();
    setup.rules = games::rules_version(setup.game);
    if (setup.is_rated() && objection_to_rating(user, **game))
        setup.rated.reset();
    auto table = table::Table::create(*game, setup);
    if (!table)
        return done(complaint::bad_request(table.error()));
    table->tick(services_.now());
    store_rematch(room, std::move(*table), done);
}

// The table and the link to it are stored together or not at all. Of two who ask at the same time
// the second gets the table of the first.
void Hall::store_rematch(Room& room, table::Table table, const Created& done) {
    const auto fresh = std::make_shared<Fresh>(fresh_of(std::move(table)));
    announce(*fresh);
    room.set_rematch(
        fresh->stored.row.id, fresh->batch, [this, fresh, done](const Answered<std::string>& next) {
            if (!next)
                return done(next.error());
            if (*next == fresh->stored.row.id)
                return done(open_room(std::move(fresh->stored)));
            const auto first = services_.store.table(*next);
            done(first && *first ? Answered<wire::Created>(created_of(**first))
                                 : complaint::unknown_table());
        });
}

Answered<Hall::Fresh> Hall::prepare(const table::Setup& setup) const {
    const auto game = services_.find_game(setup.game);
    if (!game)
        return complaint::bad_request(game.error());
    auto table = table::Table::create(*game, setup);
    if (!table)
        return complaint::bad_request(table.error());
    table->tick(services_.now());  // where nobody is awaited, the game begins at once
    return fresh_of(std::move(*table));
}

void Hall::open_table(const table::Setup& setup, const Created& done) {
    auto fresh = prepare(setup);
    if (!fresh)
        return done(fresh.error());
    store_table(std::move(*fresh), done);
}

void Hall::try_again(const store::User& user,
                     const Room& room,
                     const wire::NewTry& wish,
                     const Created& done) {
    if (const auto full = too_many_tables(user.id))
        return done(*full);
    auto again = table_of_try(services_, user, room.table(), wish);
    if (!again)
        return done(again.error());
    store_table(fresh_of(std::move(*again)), done);
}

void Hall::import_record(const store::User& user, const std::string& text, const Created& done) {
    const auto imported = table_of_record(services_, user, text);
    if (!imported)
        return done(imported.error());
    auto table = table::Table::restore(imported->game, imported->setup, imported->events);
    if (!table)
        return done(complaint::bad_request(table.error()));
    store_table(fresh_of(std::move(*table)), done);
}

// The row with all events that there are; what follows from them is up to the room.
Hall::Fresh Hall::fresh_of(table::Table table) {
    store::TableRow row = described_row(row_of(table.setup()), table);
    std::vector<std::string> lines;
    for (const table::Event& event : table.events())
        lines.push_back(table::event_line(table.game(), event));
    const auto seats = seat_rows(table);
    store::Batch batch = {store::AddTable{row}, store::SetSeats{row.id, seats}};
    if (!lines.empty())
        batch.emplace_back(store::AppendEvents{row.id, 0, std::move(lines)});
    return {{std::move(table), std::move(row), seats, 0, ""}, std::move(batch)};
}

// Those for whom seats are kept hear of it.
void Hall::announce(Fresh& fresh) const {
    const store::TableRow& row = fresh.stored.row;
    if (services_.herald != nullptr)
        services_.herald->announce(nullptr, fresh.stored.table, row, row.host, fresh.batch);
}

void Hall::store_table(Fresh made, const Created& done) {
    const auto fresh = std::make_shared<Fresh>(std::move(made));
    announce(*fresh);
    const std::string host = fresh->stored.row.host;
    ++opening_[host];
    services_.health.write(fresh->batch, [this, fresh, host, done](const store::Written& result) {
        if (--opening_[host] == 0)
            opening_.erase(host);
        if (!result)
            return done(complaint::storage());
        done(open_room(std::move(fresh->stored)));
    });
}

wire::Created Hall::open_room(StoredTable stored) {
    const store::TableRow row = stored.row;
    if (services_.neighbours->keep_here(row.id))
        add_room(std::move(stored))->wake();
    note(std::nullopt, row);
    if (services_.herald != nullptr)
        services_.herald->look();
    return created_of(row);
}

// --- rows of older programs ----------------------------------------------------------------------

core::Result<store::TableRow> Hall::described(const std::string& table) const {
    const auto stored = load(table);
    if (!stored)
        return stored.error();
    return described_row(stored->row, stored->table);
}

// A game is replayed once to know what lists show of it; one at a time, so that nobody waits.
void Hall::add_summaries() {
    const auto next =
        services_.store.tables_without_summary(describes_finished_, described_, kDescribedAtOnce);
    if (!next || (next->empty() && std::exchange(describes_finished_, true)))
        return;
    described_ = next->empty() ? "" : next->back();
    store::Batch batch;
    for (const std::string& table : *next) {
        if (rooms_.find(table) || !services_.neighbours->keep_here(table))
            continue;  // it was stored when the table woke, or another server does it
        auto row = described(table);
        if (!row) {
            services_.log.error("table_not_restored",
                                {{"table", table}, {"reason", row.error().text()}});
            continue;
        }
        look_after(*row);
        batch.emplace_back(store::UpdateTable{std::move(*row)});
    }
    services_.health.write(std::move(batch), [this](const store::Written& result) {
        if (!result)
            described_.clear();  // once more from the beginning
        summary_timer_ = services_.loop.after(kDescribingPause, [this] { add_summaries(); });
    });
}

// Until now nobody knew that there is something to do at this table.
void Hall::look_after(const store::TableRow& row) {
    if (row.computer_due || (row.wakes > 0 && row.wakes <= services_.now()))
        services_.loop.post([this, table = row.id] { room(table); });
    else
        waking_.expect(row.wakes);
}

// --- lists ---------------------------------------------------------------------------------------

wire::Tables Hall::list(const ListWish& wish, const std::string& user) const {
    return lists_.page(wish, user);
}

int Hall::spectators_at(const std::string& table) const {
    const RoomPtr found = rooms_.find(table);
    return found ? found->spectators() : 0;
}

int Hall::running_tables(const std::string& game) const {
    const auto count = services_.store.count_tables({.game = game, .is_over = false});
    return count ? *count : 0;
}

void Hall::follow(Follower& follower) { news_.follow(follower); }

void Hall::unfollow(Follower& follower) { news_.unfollow(follower); }

void Hall::table_stored(const Room& room, const store::TableRow& before) {
    rooms_.update(room);
    note(before, room.row());
    contests_.table_stored(room);
}

// Lists show the same on every server of the house.
void Hall::note(const std::optional<store::TableRow>& before, const store::TableRow& after) {
    news_.table_stored(before, after);
    if (!services_.neighbours->are_there())
        return;
    if (const auto was = changed_in_lists(before, after))
        services_.neighbours->tell(news_of_table(after.id, *was));
}

void Hall::stored_elsewhere(const std::string& table, const ListedBefore& before) {
    if (const auto row = services_.store.table(table); row && *row)
        news_.table_changed(before, **row);
}

// --- other servers of the house ------------------------------------------------------------------

void Hall::let_go(const std::function<bool(const std::string&)>& is_gone, net::Job done) {
    for (const RoomPtr& room : rooms_.take_all(is_gone))
        room->retire();
    if (is_gone(std::string(store::kContests)))
        contests_.let_go();
    if (done)
        services_.health.write(
            {}, [done = std::make_shared<net::Job>(std::move(done))](const store::Written&) {
                (*done)();
            });
}

// Whoever has a live clock there gets back the time in which nobody kept the table.
void Hall::tables_came(std::chrono::milliseconds silence) {
    if (silence.count() > 0) {
        const store::Downtime missing{services_.now() - silence.count(), services_.now()};
        downtimes_.add(missing);
        services_.health.write({store::AddDowntime{missing}}, {});
    }
    waking_.again();
    contests_.open();
}

void Hall::arrived_elsewhere(const std::string& user) {
    if (presence_.arrive(user))
        presence_changed(user);
}

void Hall::departed_elsewhere(const std::string& user) {
    if (presence_.depart(user, services_.now()))
        presence_changed(user);
}

void Hall::read_again(const std::string& user) {
    for (const RoomPtr& room : rooms_.of(user))
        room->read_again();
}

std::vector<std::string> Hall::users_here() const {
    std::vector<std::string> users;
    for (const auto& [user, connections] : here_)
        users.push_back(user);
    return users;
}

bool Hall::is_watching(const std::string& user, const std::string& table) const {
    const RoomPtr found = rooms_.find(table);
    return found && std::ranges::any_of(found->watchers(), [&](const Watcher* watcher) {
               return watcher->user() == user;
           });
}

// --- who is here ---------------------------------------------------------------------------------

std::optional<std::int64_t> Hall::away_since(const std::string& user) const {
    return presence_.away_since(user);
}

void Hall::acted(const std::string& user) { presence_.act(user, services_.now()); }

void Hall::arrived(const std::string& user) {
    if (user.empty())
        return;
    if (++here_[user] == 1)
        services_.neighbours->tell(news_of_user(HouseWord::Came, user));
    if (presence_.arrive(user))
        presence_changed(user);
}

void Hall::departed(const std::string& user) {
    if (const auto found = here_.find(user); found != here_.end() && --found->second == 0) {
        here_.erase(found);
        services_.neighbours->tell(news_of_user(HouseWord::Left, user));
    }
    if (presence_.depart(user, services_.now()))
        presence_changed(user);
}

void Hall::presence_changed(const std::string& user) {
    for (const RoomPtr& room : rooms_.of(user))
        if (!room->watchers().empty())
            room->show_presence();
    news_.presence_changed(user);
}

}  // namespace server
