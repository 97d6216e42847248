#include "server/contests.h"

#include <algorithm>
#include <utility>

#include "ai/levels.h"
#include "server/hall.h"
#include "server/ratings.h"
#include "server/store/parts.h"
#include "server/table_lists.h"
#include "server/user_text.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr const char* kKind = "contest";
constexpr std::size_t kMostAtRest = 50;  // finished ones in memory

contest::Verdict refuse(contest::Refusal refusal) { return refusal; }

// At the speed of the tournament; 0: none.
int rating_of(const Services& services, const std::string& user, const wire::NewTable& table) {
    const store::Crowd* const crowd = services.store.crowd();
    const std::string ladder =
        ladder_of(table.game, table.clock ? table.clock->kind : wire::ClockKind::none);
    if (crowd == nullptr || ladder.empty())
        return 0;
    const auto found = crowd->rating(user, ladder);
    return found && *found ? points_of((*found)->mean) : 0;
}

// A further player of the program; nobody if there is no such level.
std::optional<contest::Person> computer_for(const contest::Contest& contest,
                                            const std::string& wanted) {
    contest::Person person;
    person.level = wanted.empty() ? std::string(ai::stand_in_level()) : wanted;
    if (!ai::is_level(person.level))
        return std::nullopt;
    const auto before = std::ranges::count_if(
        contest.players(), [](const auto& player) { return !player.who.level.empty(); });
    person.rating = points_of(rating_of_level(person.level).mean);
    person.name = std::string(kComputerName) + " " + std::to_string(before + 1);
    return person;
}

}  // namespace

Contests::Contests(Services& services, Hall& hall) : services_(services), hall_(hall) {
    services_.health.listen(*this);
}

Contests::~Contests() { services_.health.ignore(*this); }

bool Contests::keeps() const {
    return services_.neighbours->keep_here(std::string(store::kContests));
}

void Contests::open() {
    if (!keeps())
        return;
    const auto rows =
        services_.store.gatherings({.kind = kKind, .is_over = false, .limit = store::kMaxListed});
    if (!rows)
        return services_.log.error("contests_not_read", {{"reason", rows.error().text()}});
    for (const store::GatheringRow& row : *rows)
        if (const LivePtr live = find(row.id)) {
            learn(live);
            tick(live);
        }
}

void Contests::store_recovered(std::chrono::milliseconds /*outage*/) {
    for (const auto& [id, live] : std::map(live_)) {
        learn(live);
        tick(live);
    }
}

std::optional<contest::Contest> Contests::folded(const store::GatheringRow& row) const {
    const auto plan = contest::parse_plan(row.plan);
    const auto events = services_.store.gathering_events(row.id);
    const auto complain = [&](const std::string& reason) {
        services_.log.error("contest_not_restored", {{"contest", row.id}, {"reason", reason}});
        return std::nullopt;
    };
    if (!plan)
        return complain(plan.error().text());
    if (!events)
        return complain(events.error().text());
    contest::Contest contest(*plan);
    for (const store::GatheringEventRow& one : *events) {
        const auto event = contest::parse_event(one.text);
        const auto wrong = event ? contest.take(*event) : std::optional(event.error());
        if (wrong)
            return complain("event " + std::to_string(one.n) + ": " + wrong->text());
    }
    return contest;
}

Contests::LivePtr Contests::find(const std::string& id) {
    if (const auto known = live_.find(id); known != live_.end())
        return known->second;
    const auto row = services_.store.gathering(id);
    if (!row || !*row || (*row)->kind != kKind)
        return nullptr;
    auto contest = folded(**row);
    if (!contest)
        return nullptr;
    const auto live = std::make_shared<Live>(std::move(*contest));
    live->row = **row;
    if (live_.size() > kMostAtRest)
        std::erase_if(live_, [](const auto& entry) {
            return entry.second->contest.is_over() && !entry.second->storing;
        });
    live_[id] = live;
    return live;
}

// --- storing -------------------------------------------------------------------------------------

store::GatheringRow Contests::described(const Live& live, const contest::Contest& contest) const {
    store::GatheringRow row = live.row;
    row.title = contest.plan().title;
    row.is_over = contest.is_over();
    row.summary = contest_summary(services_, contest);
    row.state = wire::word_of(static_cast<wire::ContestState>(contest.stage()));
    row.updated = std::max(row.created, contest.last_at());
    return row;
}

// One thing after the other: what is judged stands on what is stored.
void Contests::submit(const LivePtr& live, const Judge& judge, const Kept& done) {
    const auto job = [this, live, judge, done] {
        const auto verdict = judge(live->contest);
        if (!verdict)
            return done(complaint::refused(verdict.error()));
        if (verdict->empty())
            return done(std::nullopt);
        keep(live, *verdict, done);
    };
    if (live->storing)
        live->waiting.emplace_back(job);
    else
        job();
}

void Contests::run_waiting(const LivePtr& live) {
    while (!live->storing && !live->waiting.empty()) {
        const auto job = std::move(live->waiting.front());
        live->waiting.pop_front();
        job();
    }
}

// Events, row, members and new tables go to disk together or not at all.
void Contests::keep(const LivePtr& live, const contest::Events& events, const Kept& done) {
    const auto next = std::make_shared<contest::Contest>(live->contest);
    store::Batch batch;
    store::AppendGatheringEvents append{
        live->row.id, static_cast<std::int64_t>(live->contest.events()), {}};
    const auto tables = std::make_shared<std::vector<Hall::Fresh>>();
    for (const contest::Event& event : events) {
        if (const auto wrong = next->take(event)) {
            services_.log.error("contest_not_followed",
                                {{"contest", live->row.id}, {"reason", wrong->text()}});
            return done(complaint::storage());
        }
        append.texts.push_back(contest::event_line(event));
        if (event.person && !event.person->user.empty())
            batch.emplace_back(store::AddMember{live->row.id, event.person->user});
        for (const contest::Pairing& pairing :
             event.pairings.value_or(std::vector<contest::Pairing>())) {
            if (pairing.table.empty())
                continue;
            auto setup = setup_of(services_, *next, pairing);
            auto fresh = setup ? hall_.prepare(*setup) : Answered<Hall::Fresh>(setup.error());
            if (!fresh) {
                services_.log.error("contest_table_not_laid",
                                    {{"contest", live->row.id}, {"reason", fresh.error().text.en}});
                return done(fresh.error());
            }
            hall_.announce(*fresh);
            batch.insert(batch.end(), fresh->batch.begin(), fresh->batch.end());
            tables->push_back(std::move(*fresh));
        }
    }
    batch.emplace_back(std::move(append));
    const store::GatheringRow row = described(*live, *next);
    batch.emplace_back(store::PutGathering{row});
    live->storing = true;
    services_.health.write(std::move(batch),
                           [this, live, next, row, tables, done](const store::Written& result) {
                               live->storing = false;
                               if (result) {
                                   live->contest = std::move(*next);
                                   live->row = row;
                                   for (Hall::Fresh& fresh : *tables)
                                       hall_.open_room(std::move(fresh.stored));
                               }
                               done(result ? std::nullopt : std::optional(complaint::storage()));
                               run_waiting(live);
                               advance(live);
                           });
}

// --- what people want ----------------------------------------------------------------------------

void Contests::create(const store::User& user, const wire::NewContest& wish, const Done& done) {
    if (user.is_guest())
        return done(complaint::for_accounts());
    const auto mine = services_.store.gatherings(
        {.kind = kKind, .host = user.id, .is_over = false, .limit = store::kMaxListed});
    if (!mine)
        return done(complaint::storage());
    if (auto full = services_.turnstile.full(Limit::ContestsPerUser, mine->size()))
        return done(*full);
    const auto plan = plan_of(services_, user, wish);
    if (!plan)
        return done(plan.error());
    const auto live = std::make_shared<Live>(contest::Contest(*plan));
    live->row.id = plan->id;
    live->row.kind = kKind;
    live->row.parent = plan->club;
    live->row.game = wish.game;
    live->row.host = user.id;
    live->row.plan = contest::plan_line(*plan);
    live->row.created = plan->created;
    live->row = described(*live, live->contest);
    services_.health.write({store::PutGathering{live->row}},
                           [this, live, user, done](const store::Written& result) {
                               if (!result)
                                   return done(complaint::storage());
                               live_[live->row.id] = live;
                               advance(live);
                               done(contest_info(services_, live->contest, live->row, user));
                           });
}

std::optional<Complaint> Contests::objection(const Identity& by,
                                             const contest::Contest& contest,
                                             const wire::ContestOrder& order) const {
    const bool is_players = order.wish <= wire::ContestWish::back;
    if (!is_players && !may_organise(contest, by.user))
        return complaint::not_allowed();
    if (order.wish == wire::ContestWish::enter && by.user->is_guest()
        && table_wish(contest.plan()).rated.value_or(false))
        return complaint::for_accounts();
    if (order.note && !order.note->empty() && !clean_text(*order.note, kMaxChatLetters))
        return complaint::bad_request({"note", "expected at most 500 letters"});
    if (order.wish == wire::ContestWish::correct && order.note.value_or("").empty())
        return complaint::bad_request({"note", "is missing: why is the result corrected?"});
    if (order.wish == wire::ContestWish::describe
        && !clean_text(order.title.value_or(""), kMaxTitleLetters))
        return complaint::bad_request({"title", "expected 1 to 60 letters"});
    if (order.wish == wire::ContestWish::describe && !order.about.value_or("").empty()
        && !clean_text(*order.about, kMaxChatLetters))
        return complaint::bad_request({"about", "expected at most 500 letters"});
    return std::nullopt;
}

Contests::Judge Contests::judge_of(const Identity& by,
                                   const contest::Contest& contest,
                                   const wire::ContestOrder& order) const {
    using enum wire::ContestWish;
    const std::string user = by.user->id;
    const std::int64_t now = services_.now();
    const auto new_table = [] { return store::new_contest_table_id(); };
    const auto mine = contest.player_of(user);
    switch (order.wish) {
        case enter: {
            contest::Person person;
            person.user = user;
            person.bot = by.credential.is_token;
            person.rating = rating_of(services_, user, table_wish(contest.plan()));
            return [=](const auto& known) { return known.enter(person, now, user); };
        }
        case add_computer: {
            const auto person = computer_for(contest, order.level.value_or(""));
            if (!person)
                return [](const auto&) { return refuse(contest::Refusal::NotNow); };
            return [=](const auto& known) { return known.enter(*person, now, user); };
        }
        case leave:
        case rest:
        case back:
            if (!mine)
                return [](const auto&) { return refuse(contest::Refusal::NotIn); };
            if (order.wish == leave)
                return [=](const auto& known) { return known.leave(*mine, now, user); };
            return [=, rests = order.wish == rest](const auto& known) {
                return known.rest(*mine, rests, now, user);
            };
        case start: return [=](const auto& known) { return known.start(now, user, new_table); };
        case pause: return [=](const auto& known) { return known.pause(true, now, user); };
        case resume: return [=](const auto& known) { return known.pause(false, now, user); };
        case end: return [=](const auto& known) { return known.end(now, user); };
        case remove:
            return [=](const auto& known) {
                return known.remove(order.player.value_or(-1), order.note.value_or(""), now, user);
            };
        case describe:
            return [=](const auto& known) {
                return known.describe(
                    *clean_text(*order.title, kMaxTitleLetters),
                    clean_text(order.about.value_or(""), kMaxChatLetters).value_or(""),
                    now,
                    user);
            };
        case correct: {
            const contest::Result result{order.places.value_or(std::vector<int>()),
                                         contest::Reason::Corrected,
                                         *order.note,
                                         now};
            return [=](const auto& known) {
                return known.correct(order.pairing.value_or(-1), result, user);
            };
        }
    }
    return [](const auto&) { return refuse(contest::Refusal::NotNow); };
}

void Contests::order(const Identity& by,
                     const std::string& id,
                     const wire::ContestOrder& order,
                     const Done& done) {
    const LivePtr live = find(id);
    if (!live)
        return done(complaint::unknown_contest());
    if (const auto wrong = objection(by, live->contest, order))
        return done(*wrong);
    submit(live,
           judge_of(by, live->contest, order),
           [this, live, by, done](const std::optional<Complaint>& wrong) {
               if (wrong)
                   return done(*wrong);
               done(contest_info(services_, live->contest, live->row, by.user));
           });
}

// --- looking -------------------------------------------------------------------------------------

Answered<wire::ContestInfo> Contests::show(const std::string& id,
                                           const std::optional<store::User>& user) {
    const LivePtr live = find(id);
    if (!live)
        return complaint::unknown_contest();
    return contest_info(services_, live->contest, live->row, user);
}

wire::Contests Contests::list(const ContestFilter& filter, const std::string& user) {
    store::GatheringFilter wanted{.kind = kKind,
                                  .parent = filter.club,
                                  .user = filter.mine ? user : "",
                                  .is_over = filter.is_over,
                                  .before = filter.before,
                                  .limit = filter.limit + 1};
    wire::Contests page{};
    const auto rows = services_.store.gatherings(wanted);
    if (!rows)
        return page;
    for (const store::GatheringRow& row : *rows) {
        if (page.contests.size() == static_cast<std::size_t>(filter.limit)) {
            page.next =
                text_of(store::TableCursor{page.contests.back().created, page.contests.back().id});
            break;
        }
        wire::ContestLine line = contest_line(row);
        if (const auto live = live_.find(row.id); live != live_.end() && !user.empty())
            if (const auto me = live->second->contest.player_of(user)) {
                const contest::Contest& contest = live->second->contest;
                line.mine = !contest.players()[static_cast<std::size_t>(*me)].gone;
                if (const auto running = contest.running_of(*me))
                    line.table = contest.pairings()[static_cast<std::size_t>(*running)].table;
            }
        page.contests.push_back(std::move(line));
    }
    return page;
}

}  // namespace server
