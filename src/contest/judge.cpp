// What may happen, and what is due.
#include <algorithm>
#include <array>

#include "contest/contest.h"
#include "contest/rounds.h"

namespace contest {
namespace {

Event event_of(What what, std::int64_t at, const std::string& by) {
    Event event;
    event.at = at;
    event.by = by;
    event.what = what;
    return event;
}

Event about_player(What what, int player, std::int64_t at, const std::string& by) {
    Event event = event_of(what, at, by);
    event.player = player;
    return event;
}

Event paired(std::vector<Pairing> pairings, std::int64_t at, const NewTable& new_table) {
    for (Pairing& pairing : pairings) {
        pairing.at = at;
        if (pairing.result)
            pairing.result->at = at;
        else
            pairing.table = new_table();
    }
    Event event = event_of(What::Paired, at, "");
    event.pairings = std::move(pairings);
    return event;
}

}  // namespace

// Somebody who had left may always come back to a Swiss or an arena.
bool Contest::takes_more(std::int64_t now) const {
    if (stage_ == Stage::Entry)
        return true;
    if (format().kind == Kind::Arena)
        return now < arena_ends();
    return format().kind == Kind::Swiss && format().late_entry && 2 * round_ <= rounds();
}

Verdict Contest::enter(const Person& person, std::int64_t now, const std::string& by) const {
    if (is_over() || !takes_more(now))
        return Refusal::EntryClosed;
    if ((person.bot || !person.level.empty()) && !format().computers)
        return Refusal::NoComputers;
    const auto known = player_of(person.user);
    if (known && players_[static_cast<std::size_t>(*known)].removed)
        return Refusal::EntryClosed;
    if (known && !players_[static_cast<std::size_t>(*known)].gone)
        return Refusal::AlreadyIn;
    const auto here = std::ranges::count(players_, false, &Player::gone);
    if (here >= format().most || players_.size() >= static_cast<std::size_t>(2 * kMaxPlayers))
        return Refusal::Full;
    Event event = event_of(What::Entered, now, by);
    event.person = person;
    return Events{event};
}

Verdict Contest::leave(int player, std::int64_t now, const std::string& by) const {
    if (is_over())
        return Refusal::NotNow;
    if (players_[static_cast<std::size_t>(player)].gone)
        return Refusal::NotIn;
    return Events{about_player(What::Left, player, now, by)};
}

Verdict Contest::rest(int player, bool rests, std::int64_t now, const std::string& by) const {
    const Player& who = players_[static_cast<std::size_t>(player)];
    if (is_over() || stage_ == Stage::Entry)
        return Refusal::NotNow;
    if (who.gone)
        return Refusal::NotIn;
    if (who.resting == rests)
        return Events{};
    return Events{about_player(rests ? What::Rested : What::Came, player, now, by)};
}

Verdict Contest::remove(int player,
                        const std::string& note,
                        std::int64_t now,
                        const std::string& by) const {
    if (is_over())
        return Refusal::NotNow;
    if (player < 0 || player >= static_cast<int>(players_.size())
        || players_[static_cast<std::size_t>(player)].gone)
        return Refusal::NotIn;
    Event event = about_player(What::Removed, player, now, by);
    event.note = note;
    return Events{event};
}

Verdict Contest::start(std::int64_t now, const std::string& by, const NewTable& new_table) const {
    if (stage_ != Stage::Entry)
        return Refusal::NotNow;
    if (active() < format().least)
        return Refusal::TooFew;
    Events events = {event_of(What::Started, now, by)};
    Contest begun = *this;
    begun.take(events.front());
    for (Event& event : begun.due(now, new_table))
        events.push_back(std::move(event));
    return events;
}

Verdict Contest::pause(bool on, std::int64_t now, const std::string& by) const {
    if (stage_ != (on ? Stage::Running : Stage::Paused))
        return Refusal::NotNow;
    return Events{event_of(on ? What::Paused : What::Resumed, now, by)};
}

Verdict Contest::describe(const std::string& title,
                          const std::string& about,
                          std::int64_t now,
                          const std::string& by) const {
    Event event = event_of(What::Described, now, by);
    event.title = title;
    event.note = about;
    return Events{event};
}

// In a knockout nobody may be taken out of a round that has begun.
Verdict Contest::correct(int pairing, const Result& result, const std::string& by) const {
    if (stage_ == Stage::Entry || stage_ == Stage::Cancelled)
        return Refusal::NotNow;
    if (pairing < 0 || pairing >= static_cast<int>(pairings_.size()))
        return Refusal::BadPairing;
    const Pairing& known = pairings_[static_cast<std::size_t>(pairing)];
    if (known.players.size() < 2 || !fits(result, known))
        return Refusal::BadPlaces;
    if (format().kind == Kind::Knockout && known.round < round_)
        return Refusal::RoundIsPast;
    Event event = event_of(What::Corrected, result.at, by);
    event.pairing = pairing;
    event.result = result;
    event.result->reason = Reason::Corrected;
    return Events{event};
}

Verdict Contest::end(std::int64_t now, const std::string& by) const {
    if (is_over())
        return Refusal::NotNow;
    return Events{event_of(stage_ == Stage::Entry ? What::Cancelled : What::Ended, now, by)};
}

Events Contest::told(int pairing, const Result& result) const {
    const Pairing& known = pairings_[static_cast<std::size_t>(pairing)];
    if (is_over() || known.result || !fits(result, known))
        return {};
    Event event = event_of(What::Told, result.at, "");
    event.pairing = pairing;
    event.result = result;
    return {event};
}

Events Contest::due(std::int64_t now, const NewTable& new_table) const {
    if (stage_ == Stage::Entry && format().starts > 0 && now >= format().starts) {
        auto begun = start(now, "", new_table);
        return begun ? std::move(*begun) : Events{event_of(What::Cancelled, now, "")};
    }
    if (stage_ != Stage::Running)
        return {};
    if (format().kind == Kind::Arena) {
        if (now >= arena_ends())
            return is_round_done() ? Events{event_of(What::Ended, now, "")} : Events{};
    } else if (!is_round_done() || (round_ > 0 && now < round_done_at() + format().pause)) {
        return {};
    }
    auto next = next_pairings(*this, now);
    if (!next.empty())
        return {paired(std::move(next), now, new_table)};
    return format().kind == Kind::Arena ? Events{} : Events{event_of(What::Ended, now, "")};
}

std::optional<std::int64_t> Contest::next_due() const {
    if (stage_ == Stage::Entry && format().starts > 0)
        return format().starts;
    if (stage_ != Stage::Running)
        return std::nullopt;
    if (format().kind == Kind::Arena)
        return arena_ends() > last_at_ || is_round_done() ? std::optional(arena_ends())
                                                          : std::nullopt;
    if (!is_round_done())
        return std::nullopt;
    return round_ == 0 ? started_ : round_done_at() + format().pause;
}

}  // namespace contest
