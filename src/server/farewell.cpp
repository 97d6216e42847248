#include "server/farewell.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <utility>

#include "server/house_news.h"
#include "server/user_text.h"

namespace server {
namespace {

bool is_others(const table::Seat& seat, const std::string& user) {
    return seat.kind == table::SeatKind::Human && seat.user != user && seat.resigned == 0;
}

table::Wish wish_for(const table::Table& table, engine::SeatId seat, const std::string& user) {
    if (table.state() == table::State::Open)
        return table::Leave{seat};
    const table::ClockRule& clock = table.setup().clock;
    const bool resigns =
        clock.kind != table::ClockKind::None && clock.on_timeout == table::OnTimeout::Resigns;
    const bool has_others = std::ranges::any_of(
        table.seats(), [&](const table::Seat& each) { return is_others(each, user); });
    if (resigns || !has_others)
        return table::Resign{seat};
    return table::GiveToComputer{seat, ""};
}

// Nobody waits any longer for their answer to a request, and it prevents nothing.
std::vector<table::Wish> wishes_at(const table::Table& table, const std::string& user) {
    if (table.state() == table::State::Open && table.setup().host == user)
        return {table::Cancel{}};
    std::vector<table::Wish> wishes;
    if (table.request())
        wishes.push_back(table::Answer{true});
    for (std::size_t i = 0; i < table.seats().size(); ++i)
        if (table.seats()[i].is_held_by(user))
            wishes.push_back(wish_for(table, engine::seat_id(static_cast<int>(i)), user));
    return wishes;
}

// One step after the other; each keeps it alive until its answer.
class Leaving : public std::enable_shared_from_this<Leaving> {
  public:
    using Done = std::function<void(std::optional<Complaint>)>;

    Leaving(Services& services, Hall& hall, store::User user, Done done)
        : services_(services), hall_(hall), user_(std::move(user)), done_(std::move(done)) {}

    void leave_tables(std::function<void()> then) {
        left_ = std::move(then);
        find_tables();
    }

    // Those of other servers go on there; what this one erases does not wait for it.
    void start() {
        stored(
            {store::DeleteSessionsOf{user_.id, ""}, store::DeleteTokensOf{user_.id}},
            [self = shared_from_this()] {
                self->services_.connections.end_sessions(self->user_.id, "");
                self->services_.connections.end_tokens(self->user_.id);
                self->services_.neighbours->tell(news_of_user(HouseWord::Leaves, self->user_.id));
                self->leave_tables([self] { self->erase(); });
            });
    }

  private:
    void stored(store::Batch batch, std::function<void()> then) {
        services_.health.write(
            std::move(batch),
            [self = shared_from_this(), then = std::move(then)](const store::Written& result) {
                if (!result)
                    return self->done_(complaint::storage());
                then();
            });
    }

    void find_tables() {
        store::TableFilter filter;
        filter.user = user_.id;
        filter.is_over = false;
        filter.limit = store::kMaxListed;
        const auto rows = services_.store.tables(filter);
        if (!rows)
            return done_(complaint::storage());
        for (const store::TableRow& row : *rows)
            tables_.push_back(row.id);
        next_table();
    }

    void next_table() {
        if (tables_.empty())
            return std::exchange(left_, {})();
        const RoomPtr room = hall_.room(tables_.front());
        tables_.pop_front();
        if (!room)
            return next_table();
        const auto wishes = wishes_at(room->table(), user_.id);
        wishes_.assign(wishes.begin(), wishes.end());
        next_wish(room);
    }

    // What is refused (a seat that the computer plays already) needs nothing.
    void next_wish(const RoomPtr& room) {
        if (wishes_.empty())
            return next_table();
        const table::Command command{user_.id,
                                     "farewell-" + std::to_string(++commands_),
                                     room->table().version(),
                                     wishes_.front()};
        wishes_.pop_front();
        room->submit(command,
                     [self = shared_from_this(), room](const Answered<std::int64_t>& /*answer*/) {
                         self->next_wish(room);
                     });
    }

    void erase() {
        const auto rooms = hall_.rooms_of(user_.id);
        stored({store::DeleteUser{user_.id, std::string(kGoneName)}},
               [self = shared_from_this(), rooms] {
                   for (const RoomPtr& room : rooms)
                       room->read_again();
                   self->services_.neighbours->tell(news_of_user(HouseWord::Gone, self->user_.id));
                   self->done_(std::nullopt);
               });
    }

    Services& services_;
    Hall& hall_;
    store::User user_;
    Done done_;
    std::function<void()> left_;
    std::deque<std::string> tables_;
    std::deque<table::Wish> wishes_;
    int commands_ = 0;
};

}  // namespace

void bid_farewell(Services& services,
                  Hall& hall,
                  const store::User& user,
                  std::function<void(std::optional<Complaint>)> done) {
    std::make_shared<Leaving>(services, hall, user, std::move(done))->start();
}

void leave_tables(Services& services, Hall& hall, const std::string& user) {
    store::User leaver;
    leaver.id = user;
    const auto nothing_more = [](const std::optional<Complaint>& /*wrong*/) {};
    const auto leaving = std::make_shared<Leaving>(services, hall, std::move(leaver), nothing_more);
    leaving->leave_tables([leaving] {});
}

}  // namespace server
