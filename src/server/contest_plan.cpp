// Tournaments that people wish for: checked, with what is usual for what they left out. Their
// tables are laid as if somebody had opened them by hand.
#include <utility>

#include "ai/levels.h"
#include "engine/digest.h"
#include "server/contests.h"
#include "server/new_table.h"
#include "server/store/ids.h"
#include "server/user_text.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxAboutLetters = 500;
constexpr std::int64_t kSlowNoShow = 2LL * 24 * 60 * 60 * 1000;

// For the table it is as if an account had opened it. No user has this id, so nobody is its host.
store::User house_user() {
    store::User user;
    user.id = "contest";
    user.name = "contest";
    user.password_hash = "-";
    return user;
}

template <class T, class U>
void take_over(T& field, const std::optional<U>& wish) {
    if (wish)
        field = static_cast<T>(*wish);
}

contest::Format format_of(const wire::NewContest& wish) {
    contest::Format format;
    format.kind = static_cast<contest::Kind>(wish.kind);
    format.seats = wish.seats;
    if (format.kind == contest::Kind::RoundRobin)
        format.most = 12;
    if (wish.clock && wish.clock->kind == wire::ClockKind::days)
        format.no_show = kSlowNoShow;
    take_over(format.rounds, wish.rounds);
    take_over(format.times, wish.times);
    take_over(format.lasts, wish.lasts);
    take_over(format.most, wish.most);
    take_over(format.least, wish.least);
    take_over(format.late_entry, wish.late_entry);
    take_over(format.computers, wish.computers);
    take_over(format.starts, wish.starts);
    take_over(format.no_show, wish.no_show);
    take_over(format.pause, wish.pause);
    if (wish.place_points)
        format.place_points = *wish.place_points;
    return format;
}

wire::NewTable tables_of(const wire::NewContest& wish) {
    wire::NewTable table{};
    table.game = wish.game;
    table.options = wish.options;
    table.clock = wish.clock;
    table.undo_allowed = wish.undo_allowed;
    table.rated = wish.rated;
    return table;
}

std::vector<wire::NewSeat> open_seats(std::size_t seats) {
    return std::vector<wire::NewSeat>(seats, {wire::NewSeatKind::open, {}, {}});
}

// A table of this kind can be laid at all sizes that may be needed.
std::optional<Complaint> wrong_tables(const Services& services,
                                      wire::NewTable table,
                                      const contest::Format& format) {
    const int least = format.kind == contest::Kind::Arena ? format.seats : 2;
    for (int seats = least; seats <= format.seats; ++seats) {
        table.seats = open_seats(static_cast<std::size_t>(seats));
        if (const auto setup = setup_of(services, house_user(), table); !setup)
            return setup.error();
    }
    return std::nullopt;
}

Answered<std::string> clean(const std::string& where,
                            const std::string& text,
                            std::size_t letters) {
    const auto found = clean_text(text, letters);
    if (found)
        return *found;
    return complaint::bad_request({where, "expected 1 to " + std::to_string(letters) + " letters"});
}

}  // namespace

Answered<contest::Plan> plan_of(const Services& services,
                                const store::User& user,
                                const wire::NewContest& wish) {
    contest::Plan plan;
    plan.id = store::new_table_id();
    plan.host = user.id;
    plan.created = services.now();
    plan.format = format_of(wish);
    plan.club = wish.club.value_or("");
    const auto title = clean("title", wish.title, kMaxTitleLetters);
    if (!title)
        return title.error();
    plan.title = *title;
    if (wish.about && !wish.about->empty()) {
        const auto about = clean("about", *wish.about, kMaxAboutLetters);
        if (!about)
            return about.error();
        plan.about = *about;
    }
    if (const auto wrong = contest::check_format(plan.format))
        return complaint::bad_request(*wrong);
    if (plan.format.starts != 0 && plan.format.starts < plan.created)
        return complaint::bad_request({"starts", "expected a time to come"});
    const wire::NewTable table = tables_of(wish);
    if (wish.rated.value_or(false) && plan.format.computers)
        return complaint::bad_request({"computers", "cannot take part where games are rated"});
    if (auto wrong = wrong_tables(services, table, plan.format))
        return *wrong;
    plan.table = wire::text(table);
    return plan;
}

wire::NewTable table_wish(const contest::Plan& plan) {
    const auto json = engine::parse_json(plan.table, std::size_t{1} << 16U);
    const auto wish =
        json ? wire::read<wire::NewTable>(*json) : core::Result<wire::NewTable>(json.error());
    return wish ? *wish : wire::NewTable{};
}

Answered<table::Setup> setup_of(const Services& services,
                                const contest::Contest& contest,
                                const contest::Pairing& pairing) {
    wire::NewTable wish = table_wish(contest.plan());
    wish.seats = open_seats(pairing.players.size());
    auto setup = setup_of(services, house_user(), wish);
    if (!setup)
        return setup;
    setup->id = setup->dice_table = pairing.table;
    setup->contest = contest.plan().id;
    setup->hints = 0;
    setup->title = contest.plan().title;
    for (std::size_t i = 0; i < pairing.players.size(); ++i) {
        const contest::Person& person = contest.person(pairing.players[i]);
        table::SeatPlan& seat = setup->seats[i];
        if (!person.level.empty()) {
            seat = {table::SeatKind::Ai, "", person.name, person.level};
            continue;
        }
        const auto user = services.store.user_by_id(person.user);
        if (!user)
            return complaint::storage();
        const std::string name = *user ? (*user)->name : std::string(kGoneName);
        seat = {table::SeatKind::Open, person.user, name, ""};
    }
    return setup;
}

}  // namespace server
