#include "server/quick_pairing.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <vector>

#include "server/hall.h"
#include "server/new_table.h"
#include "server/orders.h"
#include "server/ratings.h"
#include "server/store/ids.h"

namespace server {
namespace {

constexpr int kLookedAt = 200;  // open tables, the newest
constexpr int kNewcomer = 1000;

struct Range {
    int from = 0;
    int to = 0;  // 0: no end

    bool takes(int rating) const { return rating >= from && (to == 0 || rating <= to); }
};

std::string range_key(const std::string& table) { return "seek/" + table; }
std::string text_of(const Range& range) {
    return std::to_string(range.from) + " " + std::to_string(range.to);
}

Range range_in(const std::string& text) {
    Range range;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, range.from);
    if (first.ec == std::errc{} && first.ptr < end)
        std::from_chars(first.ptr + 1, end, range.to);
    return range;
}

int rating_in(const Services& services, const std::string& user, const std::string& ladder) {
    const store::Crowd* const crowd = services.store.crowd();
    if (crowd == nullptr || ladder.empty())
        return kNewcomer;
    const auto found = crowd->rating(user, ladder);
    return found && *found ? points_of((*found)->mean) : kNewcomer;
}

wire::NewTable table_for(const wire::PlayNow& wish) {
    wire::NewTable table{};
    table.game = wish.game;
    table.clock = wish.clock;
    table.rated = wish.rated;
    table.undo_allowed = !wish.rated;
    table.seats.assign(static_cast<std::size_t>(wish.seats), {wire::NewSeatKind::open, {}, {}});
    table.seats.front().kind = wire::NewSeatKind::me;
    return table;
}

class Search {
  public:
    Search(Services& services, Hall& hall, const store::User& user, const wire::PlayNow& wish)
        : services_(services),
          hall_(hall),
          user_(user),
          wish_(wish),
          ladder_(ladder_of(wish.game, wish.clock.kind)),
          wanted_{wish.from.value_or(0), wish.to.value_or(0)} {}

    // Oldest first: whoever waits longest.
    core::Result<std::vector<std::string>> tables(const table::Setup& mine) const {
        store::TableFilter open;
        open.state = "open";
        open.game = wish_.game;
        open.is_over = false;
        open.only_public = true;
        open.limit = kLookedAt;
        const auto rows = services_.store.tables(open);
        if (!rows)
            return rows.error();
        std::vector<std::string> found;
        for (const store::TableRow& row : *rows)
            if (fits(row, mine))
                found.push_back(row.id);
        std::ranges::reverse(found);
        return found;
    }

  private:
    bool fits(const store::TableRow& row, const table::Setup& mine) const {
        const auto setup = table::parse_setup(row.setup);
        const bool is_alike = setup && !setup->contest && setup->options == mine.options
                              && setup->clock == mine.clock && setup->is_rated() == mine.is_rated()
                              && setup->content == mine.content
                              && setup->seats.size() == mine.seats.size();
        return is_alike && fits_people(row);
    }

    // They want me, I want them, and those who wait for a live game are here.
    bool fits_people(const store::TableRow& row) const {
        const auto seats = services_.store.seats(row.id);
        const auto range = services_.store.setting(range_key(row.id));
        if (!seats || !range)
            return false;
        if (*range && !range_in(**range).takes(rating_in(services_, user_.id, ladder_)))
            return false;
        bool somebody_waits = false;
        for (const store::SeatRow& seat : *seats) {
            if (seat.user.empty())
                continue;
            const bool is_away = wish_.clock.kind != wire::ClockKind::days
                                 && hall_.away_since(seat.user).has_value();
            if (seat.user == user_.id || is_away
                || !wanted_.takes(rating_in(services_, seat.user, ladder_)))
                return false;
            somebody_waits = true;
        }
        return somebody_waits;
    }

    Services& services_;
    Hall& hall_;
    const store::User& user_;
    const wire::PlayNow& wish_;
    std::string ladder_;
    Range wanted_;
};

struct Attempt {
    store::User user;
    wire::PlayNow wish;
    std::vector<std::string> tables;
    std::size_t next = 0;
};

void wait_for_others(Services& services, Hall& hall, const Attempt& attempt, const PlayDone& done) {
    const Range range{attempt.wish.from.value_or(0), attempt.wish.to.value_or(0)};
    hall.create(attempt.user, table_for(attempt.wish), [&services, range, done](const auto& made) {
        if (!made)
            return done(made.error());
        const wire::PlayFound found{made->table, false};
        if (range.from == 0 && range.to == 0)
            return done(found);
        services.health.write({store::PutSetting{range_key(made->table), text_of(range)}},
                              [found, done](const store::Written& /*result*/) { done(found); });
    });
}

// Of two who want the same seat the second tries the next table.
void sit_somewhere(Services& services,
                   Hall& hall,
                   const std::shared_ptr<Attempt>& attempt,
                   const PlayDone& done) {
    if (attempt->next == attempt->tables.size())
        return wait_for_others(services, hall, *attempt, done);
    const std::string table = attempt->tables[attempt->next++];
    const RoomPtr room = hall.room(table);
    wire::Give sit{};
    sit.id = store::random_id(16);
    sit.table = table;
    sit.order = wire::Order::sit;
    const auto command = command_of(attempt->user, sit);
    if (!room || !command)
        return sit_somewhere(services, hall, attempt, done);
    room->submit(*command, [&services, &hall, attempt, done, table](const auto& seated) {
        if (!seated)
            return sit_somewhere(services, hall, attempt, done);
        done(wire::PlayFound{table, true});
    });
}

}  // namespace

void play_now(Services& services,
              Hall& hall,
              const store::User& user,
              const wire::PlayNow& wish,
              const PlayDone& done) {
    if (wish.seats < 2 || wish.seats > engine::kMaxSeats)
        return done(complaint::bad_request({"seats", "expected 2 to 6"}));
    if (wish.from.value_or(0) < 0 || (wish.to && *wish.to < wish.from.value_or(0)))
        return done(complaint::bad_request({"to", "expected a range of ratings"}));
    const auto mine = setup_of(services, user, table_for(wish));
    if (!mine)
        return done(mine.error());
    auto tables = Search(services, hall, user, wish).tables(*mine);
    if (!tables)
        return done(complaint::storage());
    const auto attempt = std::make_shared<Attempt>(Attempt{user, wish, std::move(*tables), 0});
    sit_somewhere(services, hall, attempt, done);
}

}  // namespace server
