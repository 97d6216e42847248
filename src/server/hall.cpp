#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "engine/digest.h"
#include "server/new_table.h"
#include "server/restore_table.h"
#include "server/store/ids.h"
#include "server/wire_json.h"
#include "table/event_json.h"
#include "table/text_rules.h"

namespace server {
namespace {

constexpr std::chrono::milliseconds kListPause{100};
constexpr std::chrono::seconds kCleaningPause{30};

store::TableRow row_of(const table::Setup& setup) {
    store::TableRow row;
    row.id = setup.id;
    row.game = setup.game;
    row.title = setup.title;
    row.setup = table::setup_line(setup);
    row.state = "open";
    row.is_private = setup.is_private;
    row.invite = store::new_invite();
    row.host = setup.host;
    row.created = setup.created;
    row.updated = setup.created;
    return row;
}

template <class T>
core::Error missing(const core::Result<T>& result, std::string_view what) {
    return result ? core::Error{std::string(what), "is not in the store"} : result.error();
}

bool is_listed(const wire::TableSummary& table, const ListWish& wish) {
    const std::string_view state =
        wire::names_of(table.state)[static_cast<std::size_t>(table.state)];
    return (wish.state.empty() || wish.state == state
            || (wish.state == "running" && table.state == wire::TableState::paused))
           && (wish.game.empty() || wish.game == table.game)
           && (wish.title.empty() || table.title.find(wish.title) != std::string::npos);
}

bool is_mine(const wire::TableSummary& table) {
    return std::ranges::any_of(table.seats, [](const wire::SeatInfo& seat) { return seat.you; });
}

void sort_newest_first(std::vector<wire::TableSummary>& tables) {
    std::ranges::stable_sort(tables, [](const auto& one, const auto& other) {
        return std::pair(one.your_turn, one.updated) > std::pair(other.your_turn, other.updated);
    });
}

}  // namespace

Hall::Hall(Services& services) : services_(services), presence_(services.now()) {
    cleaning_timer_ = services_.loop.after(kCleaningPause, [this] { drop_unused_rooms(); });
    services_.health.listen(*this);
}

Hall::~Hall() { services_.health.ignore(*this); }

// --- rooms ---------------------------------------------------------------------------------------

core::Result<int> Hall::open(std::int64_t downtime) {
    if (const auto kept = keep_packs(services_); !kept)
        return kept.error().error;
    const auto rows = services_.store.unfinished_tables();
    if (!rows)
        return rows.error();
    for (const store::TableRow& row : *rows) {
        auto stored = restore(row);
        if (stored)
            add_room(std::move(*stored));
        else
            services_.log.error("table_not_restored",
                                {{"table", row.id}, {"reason", stored.error().text()}});
    }
    for (const auto& [id, room] : rooms_)
        room->wake(downtime);
    return static_cast<int>(rooms_.size());
}

RoomPtr Hall::room(const std::string& table) {
    if (const auto found = rooms_.find(table); found != rooms_.end())
        return found->second;
    if (!table::is_word(table))
        return nullptr;
    auto stored = load(table);
    return stored ? add_room(std::move(*stored)) : nullptr;
}

Answered<RoomPtr> Hall::room_for(const std::string& table,
                                 const std::string& user,
                                 const std::string& invite) {
    const RoomPtr found = room(table);
    if (!found || !found->may_see(user, invite))
        return complaint::unknown_table();
    return found;
}

std::vector<RoomPtr> Hall::rooms_of(const std::string& user) const {
    std::vector<RoomPtr> rooms;
    for (const auto& [id, room] : rooms_)
        if (room->row().host == user
            || !onlooker_of(room->table(), user, std::nullopt).seats.empty())
            rooms.push_back(room);
    return rooms;
}

RoomPtr Hall::add_room(StoredTable stored) {
    const std::string id = stored.row.id;
    const auto room = std::make_shared<Room>(services_, *this, std::move(stored));
    rooms_[id] = room;
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

void Hall::drop_unused_rooms() {
    const auto idle =
        std::chrono::duration_cast<std::chrono::milliseconds>(services_.limits.keep_idle_room);
    const std::int64_t time = services_.now() - idle.count();
    std::erase_if(rooms_, [&](const auto& entry) { return entry.second->is_unused_since(time); });
    cleaning_timer_ = services_.loop.after(kCleaningPause, [this] { drop_unused_rooms(); });
}

void Hall::store_recovered(std::chrono::milliseconds outage) {
    for (const auto& [id, room] : rooms_)
        room->go_on(outage);
}

// --- new tables ----------------------------------------------------------------------------------

int Hall::unfinished_of(const std::string& user) const {
    return static_cast<int>(std::ranges::count_if(rooms_, [&](const auto& entry) {
        return entry.second->row().host == user && entry.second->table().goes_on();
    }));
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
    if (const RoomPtr next = room.rematch().empty() ? nullptr : this->room(room.rematch()))
        return done(wire::Created{next->row().id, next->row().invite});
    table::Setup setup = room.table().rematch(
        {store::new_table_id(), engine::to_hex(engine::random_bytes(32)), services_.now()});
    if (const auto full = too_many_tables(setup.host))
        return done(*full);
    const auto game = services_.find_game(setup.game);
    if (!game)
        return done(complaint::bad_request(game.error()));
    setup.content = (*game)->content_hash();
    setup.rules = games::rules_version(setup.game);
    auto table = table::Table::create(*game, setup);
    if (!table)
        return done(complaint::bad_request(table.error()));
    store_rematch(room, std::move(*table), done);
}

// The table and the link to it are stored together or not at all. Of two who ask at the same time
// the second gets the table of the first.
void Hall::store_rematch(Room& room, table::Table table, const Created& done) {
    const auto fresh = std::make_shared<Fresh>(fresh_of(std::move(table)));
    room.set_rematch(
        fresh->stored.row.id, fresh->batch, [this, fresh, done](const Answered<std::string>& next) {
            if (!next)
                return done(next.error());
            if (*next == fresh->stored.row.id)
                return done(open_room(std::move(fresh->stored)));
            const RoomPtr first = this->room(*next);
            done(first ? Answered<wire::Created>({first->row().id, first->row().invite})
                       : complaint::unknown_table());
        });
}

void Hall::open_table(const table::Setup& setup, const Created& done) {
    const auto game = services_.find_game(setup.game);
    if (!game)
        return done(complaint::bad_request(game.error()));
    auto table = table::Table::create(*game, setup);
    if (!table)
        return done(complaint::bad_request(table.error()));
    store_table(std::move(*table), done);
}

void Hall::import_record(const store::User& user, const std::string& text, const Created& done) {
    const auto imported = table_of_record(services_, user, text);
    if (!imported)
        return done(imported.error());
    auto table = table::Table::restore(imported->game, imported->setup, imported->events);
    if (!table)
        return done(complaint::bad_request(table.error()));
    store_table(std::move(*table), done);
}

// The row with all events that there are; what follows from them is up to the room.
Hall::Fresh Hall::fresh_of(table::Table table) {
    store::TableRow row = row_of(table.setup());
    row.is_over = table.is_finished();
    row.state = row.is_over ? "over" : row.state;
    std::vector<std::string> lines;
    for (const table::Event& event : table.events())
        lines.push_back(table::event_line(table.game(), event));
    store::Batch batch = {store::AddTable{row}};
    if (!lines.empty())
        batch.emplace_back(store::AppendEvents{row.id, 0, std::move(lines)});
    return {{std::move(table), std::move(row), {}, 0, ""}, std::move(batch)};
}

void Hall::store_table(table::Table table, const Created& done) {
    const auto fresh = std::make_shared<Fresh>(fresh_of(std::move(table)));
    write(services_, fresh->batch, [this, fresh, done](const store::Written& result) {
        if (!result)
            return done(complaint::storage());
        done(open_room(std::move(fresh->stored)));
    });
}

wire::Created Hall::open_room(StoredTable stored) {
    wire::Created created{stored.row.id, stored.row.invite};
    add_room(std::move(stored))->wake(0);
    room_changed();
    return created;
}

// --- lists ---------------------------------------------------------------------------------------

std::vector<wire::TableSummary> Hall::list(const ListWish& wish, const std::string& user) {
    if (wish.state == "over")
        return finished(wish, user);
    std::vector<wire::TableSummary> tables;
    for (const auto& [id, room] : rooms_) {
        if (room->table().is_finished())
            continue;
        wire::TableSummary summary = room->summary(user);
        const bool mine = is_mine(summary) || (!user.empty() && room->row().host == user);
        if (is_listed(summary, wish) && (wish.mine ? mine : !summary.is_private))
            tables.push_back(std::move(summary));
    }
    sort_newest_first(tables);
    if (tables.size() > static_cast<std::size_t>(wish.limit))
        tables.resize(static_cast<std::size_t>(wish.limit));
    return tables;
}

std::vector<wire::TableSummary> Hall::finished(const ListWish& wish, const std::string& user) {
    store::TableFilter filter;
    filter.game = wish.game;
    filter.user = wish.mine ? user : "";
    filter.title = wish.title;
    filter.is_over = true;
    filter.only_public = !wish.mine;
    filter.before = wish.before;
    filter.limit = wish.limit;
    std::vector<wire::TableSummary> tables;
    const auto rows = services_.store.tables(filter);
    if (!rows)
        return tables;
    for (const store::TableRow& row : *rows)
        if (const RoomPtr found = room(row.id))
            tables.push_back(found->summary(user));
    return tables;
}

int Hall::running_tables(const std::string& game) const {
    return static_cast<int>(std::ranges::count_if(rooms_, [&](const auto& entry) {
        return entry.second->row().game == game && entry.second->table().goes_on();
    }));
}

void Hall::follow(Follower& follower) {
    unfollow(follower);
    followers_.push_back(&follower);
    show_lists_to(follower);
}

void Hall::unfollow(Follower& follower) { std::erase(followers_, &follower); }

// Many changes in a short time make one message.
void Hall::room_changed() {
    if (!followers_.empty() && !lists_timer_.is_waiting())
        lists_timer_ = services_.loop.after(kListPause, [this] { show_lists(); });
}

void Hall::show_lists() {
    for (Follower* follower : std::vector(followers_))
        show_lists_to(*follower);
}

void Hall::show_lists_to(Follower& follower) {
    ListWish open;
    open.state = "open";
    const wire::Lobby lobby{{}, list(open, follower.user())};
    follower.show(std::make_shared<const std::string>(wire::text(lobby)));
    ListWish mine;
    mine.mine = true;
    const wire::Mine tables{
        {},
        follower.user().empty() ? std::vector<wire::TableSummary>{} : list(mine, follower.user())};
    follower.show(std::make_shared<const std::string>(wire::text(tables)));
}

// --- who is here ---------------------------------------------------------------------------------

std::optional<std::int64_t> Hall::away_since(const std::string& user) const {
    return presence_.away_since(user);
}

void Hall::acted(const std::string& user) { presence_.act(user, services_.now()); }

void Hall::arrived(const std::string& user) {
    if (!user.empty() && presence_.arrive(user))
        presence_changed(user);
}

void Hall::departed(const std::string& user) {
    if (presence_.depart(user, services_.now()))
        presence_changed(user);
}

void Hall::presence_changed(const std::string& user) {
    for (const auto& [id, room] : rooms_)
        if (!room->watchers().empty()
            && !onlooker_of(room->table(), user, std::nullopt).seats.empty())
            room->show_presence();
    room_changed();
}

}  // namespace server
