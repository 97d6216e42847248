// What a room shows: to whom which bytes, the past, and what would be.
#include <algorithm>
#include <map>
#include <utility>

#include "server/choices.h"
#include "server/room.h"
#include "server/table_parts.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kAsSpectators = -1;

wire::OrderInfo forced_order() {
    return {std::string(table::kForced),
            {"When only one answer is possible", "Wenn nur eine Antwort möglich ist"},
            {{engine::kAskMe, {"ask me", "frag mich"}},
             {std::string(table::kForcedOn), {"give it", "gib sie"}}}};
}

}  // namespace

Surroundings Room::surroundings() const {
    return {
        table(),
        row(),
        [this](const std::string& user) { return host_.away_since(user); },
        thinking_,
        stored_.rematch,
        spectators(),
        services_.now(),
        [this](const table::Seat& seat) {
            const auto clock = static_cast<wire::ClockKind>(table().setup().clock.kind);
            const bool is_person = seat.kind == table::SeatKind::Human;
            return seat_rating(
                services_, is_person ? seat.user : "", seat.level, ladder_of(row().game, clock));
        },
        changes_};
}

// Those who watch and do not play.
int Room::spectators() const {
    return static_cast<int>(std::ranges::count_if(watchers_, [this](const Watcher* watcher) {
        return onlooker_of(table(), watcher->user(), std::nullopt).seats.empty();
    }));
}

Json Room::message_for(const Onlooker& who, std::size_t log_from) const {
    return std::make_shared<const std::string>(
        wire::text(table_message(surroundings(), who, log_from)));
}

// How much of the log as it was shown last is still true.
std::size_t Room::first_new_line() const {
    const auto& log = table().log();
    std::size_t same = 0;
    while (same < log.size() && same < shown_log_.size()
           && shown_log_[same] == std::pair(log[same].n, log[same].at))
        ++same;
    return same;
}

// Only the holder of a seat hears of what it picks in secret.
void Room::publish_to(const std::string& user) {
    for (Watcher* watcher : watchers())
        if (watcher->user() == user)
            watcher->show(message_for(onlooker_of(table(), user, watcher->wanted_seat(row().id)),
                                      shown_log_.size()));
}

void Room::publish() {
    shown_version_ = table().shown_version({});
    const std::size_t log_from = first_new_line();
    shown_log_.clear();
    for (const table::LogLine& line : table().log())
        shown_log_.emplace_back(line.n, line.at);
    // Those who look from the same seats with the same rights get the same bytes.
    std::map<std::pair<std::string, engine::SeatId>, Json> made;
    for (Watcher* watcher : watchers()) {
        const Onlooker who = onlooker_of(table(), watcher->user(), watcher->wanted_seat(row().id));
        const bool is_known = !who.seats.empty() || who.user == table().setup().host;
        Json& message = made[{is_known ? who.user : "", who.viewer}];
        if (!message)
            message = message_for(who, log_from);
        watcher->show(message);
    }
    show_end();
}

// Nobody who watched the game has to come again for its story.
void Room::show_end() {
    if (table().state() != table::State::Over)
        return end_study();
    if (watchers_.empty() || is_told_)
        return;
    is_told_ = true;
    begin_study();
    for (Watcher* watcher : watchers_)
        show_story(*watcher);
}

void Room::show_line(const store::ChatRow& line) const {
    const auto message = std::make_shared<const std::string>(
        wire::text(wire::Chat{{}, row().id, {chat_line_of(line)}, std::nullopt}));
    for (Watcher* watcher : watchers())
        if (!watcher->is_muted(line.user))
            watcher->show(message);
}

// Whoever has the lines already compares their numbers.
void Room::show_chat(Watcher& watcher) const {
    const auto page =
        chat_before(kLatest, [&](const std::string& user) { return watcher.is_muted(user); });
    if (page && (!page->lines.empty() || page->page->more))
        watcher.show(std::make_shared<const std::string>(wire::text(*page)));
}

// Who comes while something is being stored sees nothing before the whole table.
void Room::watch(Watcher& watcher, std::optional<std::int64_t> since) {
    arriving_.push_back(&watcher);
    when_stored([this, &watcher, since] {
        if (std::erase(arriving_, &watcher) == 0)
            return;
        watchers_.push_back(&watcher);
        reconsider_thinking();
        move_computers();
        const auto who = onlooker_of(table(), watcher.user(), watcher.wanted_seat(row().id));
        if (since != version_for(table(), who)) {
            watcher.show(message_for(who, 0));
            show_chat(watcher);
        }
        begin_study();
        show_story(watcher);
    });
}

std::optional<Complaint> Room::too_many_watchers(const std::string& user) const {
    if (!onlooker_of(table(), user, std::nullopt).seats.empty())
        return std::nullopt;
    return services_.turnstile.full(Limit::WatchersPerTable, watchers_.size() + arriving_.size());
}

void Room::unwatch(Watcher& watcher) {
    std::erase(arriving_, &watcher);
    if (std::erase(watchers_, &watcher) > 0)
        reconsider_thinking();
    last_use_ = services_.now();
}

void Room::snapshot(const std::string& user,
                    std::optional<int> seat,
                    std::function<void(const Json&)> done) {
    when_stored([this, user, seat, done = std::move(done)] {
        done(message_for(onlooker_of(table(), user, seat), 0));
    });
}

void Room::show_presence() {
    when_stored([this] { publish(); });
    end_lapsed_request();
}

// Nobody is asked any longer about the seat of somebody who is back.
void Room::end_lapsed_request() {
    const auto& request = table().request();
    if (request && request->kind == table::RequestKind::StandIn
        && !host_.away_since(table().seats()[static_cast<std::size_t>(request->seat)].user))
        submit({"", "", 0, table::Withdraw{}}, [](const Answered<std::int64_t>& /*answer*/) {});
}

Answered<wire::Peeked> Room::peek(const std::string& user, const wire::Peek& peek) const {
    const Onlooker who = onlooker_of(table(), user, peek.seat);
    if (who.viewer == engine::kNobody || engine::index_of(who.viewer) != peek.seat)
        return complaint::refused(table::Refusal::NotYourSeat);
    if (!table().actor().includes(who.viewer))
        return complaint::refused(table::Refusal::NotYourTurn);
    if (peek.seen != version_for(table(), who))
        return complaint::refused(table::Refusal::Stale);
    const engine::Position known = known_position(table(), who.viewer);
    const SeatNames names = table().seat_names();
    auto path = peek.path;
    take_commit(path);
    const auto seen =
        foresee({table().game(), known, who.viewer, names, table().is_simultaneous()}, path);
    if (!seen)
        return complaint::bad_request(seen.error());
    return wire::Peeked{{},
                        peek.id,
                        row().id,
                        peek.seen,
                        seen->path,
                        seen->text,
                        seen->effect,
                        table().game().view(seen->position, who.viewer)};
}

Answered<wire::OrdersKnown> Room::orders_known(const std::string& user,
                                               std::optional<int> seat) const {
    const Onlooker who = onlooker_of(table(), user, seat);
    if (who.viewer == engine::kNobody)
        return complaint::refused(table::Refusal::NotYourSeat);
    wire::OrdersKnown known{{forced_order()}};
    const SeatNames names = table().seat_names();
    const engine::AnyGame& game = table().game();
    for (const engine::OrderSpec& spec : game.orders(table().position(), who.viewer)) {
        wire::OrderInfo info{spec.id, words(game, spec.words, names), {}};
        for (const engine::OrderValue& value : spec.values)
            info.answers.push_back({value.id, words(game, value.words, names)});
        known.orders.push_back(std::move(info));
    }
    return known;
}

// When a game is over everybody may look from every seat, and as spectators did.
engine::SeatId Room::looking_back_from(const std::string& user, std::optional<int> seat) const {
    const bool is_a_seat = seat && *seat >= 0 && *seat < static_cast<int>(table().seats().size());
    if (table().state() == table::State::Over && (is_a_seat || seat == kAsSpectators))
        return is_a_seat ? engine::seat_id(*seat) : engine::kNobody;
    return onlooker_of(table(), user, seat).viewer;
}

Answered<wire::Past> Room::past(const std::string& user, std::optional<int> seat, int n) const {
    const engine::SeatId viewer = looking_back_from(user, seat);
    const engine::SeatSet own = table().held_by(user);
    const auto total = static_cast<int>(table().known_entries(own));
    if (n < 0 || n > total || table().state() == table::State::Open)
        return complaint::bad_request({"n", "expected 0 to " + std::to_string(total)});
    const engine::Position position = table().known_position_at(own, static_cast<std::size_t>(n));
    const engine::AnyGame& game = table().game();
    std::vector<int> to_move;
    for (const engine::SeatId each : game.actor(position).seats())
        to_move.push_back(engine::index_of(each));
    return wire::Past{{},
                      row().id,
                      n,
                      total,
                      to_move,
                      words(game, game.stage(position), table().seat_names()),
                      game.view(position, viewer)};
}

}  // namespace server
