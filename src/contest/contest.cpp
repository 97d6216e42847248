// The fold: what each event does.
#include "contest/contest.h"

#include <algorithm>

#include "contest/rounds.h"

namespace contest {
namespace {

core::Error unfit(const char* where, const char* what) { return {where, what}; }

Stage stage_after(What what) {
    if (what == What::Paused)
        return Stage::Paused;
    if (what == What::Ended)
        return Stage::Over;
    return what == What::Cancelled ? Stage::Cancelled : Stage::Running;
}

bool is_index(std::optional<int> index, std::size_t size) {
    return index && *index >= 0 && static_cast<std::size_t>(*index) < size;
}

}  // namespace

std::string_view code_of(Refusal refusal) {
    switch (refusal) {
        case Refusal::EntryClosed: return "entry_closed";
        case Refusal::Full: return "contest_full";
        case Refusal::AlreadyIn: return "already_in";
        case Refusal::NotIn: return "not_in";
        case Refusal::NoComputers: return "no_computers";
        case Refusal::NotNow: return "not_now";
        case Refusal::TooFew: return "too_few";
        case Refusal::BadPairing: return "bad_pairing";
        case Refusal::BadPlaces: return "bad_places";
        case Refusal::RoundIsPast: return "round_is_past";
    }
    return "";
}

int Contest::active() const {
    return static_cast<int>(std::ranges::count_if(players_, &Player::is_active));
}

int Contest::rounds() const {
    const int here = static_cast<int>(std::ranges::count(players_, false, &Player::gone));
    return std::max(round_, stage_ == Stage::Entry ? rounds_for(format(), here) : most_rounds_);
}

bool Contest::is_round_done() const {
    return std::ranges::all_of(pairings_,
                               [](const Pairing& pairing) { return pairing.result.has_value(); });
}

std::int64_t Contest::round_done_at() const {
    std::int64_t at = started_;
    for (const Pairing& pairing : pairings_)
        if (pairing.round == round_ && pairing.result)
            at = std::max(at, pairing.result->at);
    return at;
}

std::optional<int> Contest::player_of(std::string_view user) const {
    const auto found = std::ranges::find_if(
        players_, [&](const Player& player) { return !user.empty() && player.who.user == user; });
    if (found == players_.end())
        return std::nullopt;
    return static_cast<int>(found - players_.begin());
}

std::optional<int> Contest::running_of(int player) const {
    for (std::size_t i = pairings_.size(); i-- > 0;)
        if (!pairings_[i].result
            && std::ranges::find(pairings_[i].players, player) != pairings_[i].players.end())
            return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> Contest::pairing_at(std::string_view table) const {
    const auto found = std::ranges::find_if(pairings_, [&](const Pairing& pairing) {
        return !table.empty() && pairing.table == table;
    });
    if (found == pairings_.end())
        return std::nullopt;
    return static_cast<int>(found - pairings_.begin());
}

std::optional<core::Error> Contest::take(const Event& event) {
    if (is_over() && event.what != What::Corrected && event.what != What::Described)
        return unfit("event", "comes after the end");
    std::optional<core::Error> wrong;
    switch (event.what) {
        case What::Entered: wrong = take_entry(event); break;
        case What::Left:
        case What::Removed:
        case What::Rested:
        case What::Came: wrong = take_player(event); break;
        case What::Paired: wrong = take_pairings(event); break;
        case What::Told:
        case What::Corrected: wrong = take_result(event); break;
        case What::Started:
        case What::Paused:
        case What::Resumed:
        case What::Ended:
        case What::Cancelled: wrong = take_stage(event); break;
        case What::Described:
            plan_.title = event.title.value_or(plan_.title);
            plan_.about = event.note.value_or(plan_.about);
            break;
    }
    if (wrong)
        return wrong;
    ++events_;
    last_at_ = std::max(last_at_, event.at);
    return std::nullopt;
}

std::optional<core::Error> Contest::take_entry(const Event& event) {
    if (!event.person)
        return unfit("person", "is missing");
    if (const auto known = player_of(event.person->user)) {
        Player& player = players_[static_cast<std::size_t>(*known)];
        player.who = *event.person;
        player.gone = player.resting = false;
        player.since = event.at;
        return std::nullopt;
    }
    Player player;
    player.who = *event.person;
    player.from_round = round_ + 1;
    player.since = event.at;
    players_.push_back(std::move(player));
    return std::nullopt;
}

std::optional<core::Error> Contest::take_player(const Event& event) {
    if (!is_index(event.player, players_.size()))
        return unfit("player", "there is no such player");
    Player& player = players_[static_cast<std::size_t>(*event.player)];
    if (event.what == What::Rested || event.what == What::Came) {
        player.resting = event.what == What::Rested;
        player.since = event.at;
        return std::nullopt;
    }
    player.gone = true;
    player.removed = event.what == What::Removed;
    return std::nullopt;
}

std::optional<core::Error> Contest::take_pairings(const Event& event) {
    if (!event.pairings || event.pairings->empty())
        return unfit("pairings", "are missing");
    for (const Pairing& pairing : *event.pairings) {
        for (const int player : pairing.players)
            if (!is_index(player, players_.size()))
                return unfit("pairings", "name a player that is not there");
        if (pairing.players.empty() || (pairing.result && !fits(*pairing.result, pairing)))
            return unfit("pairings", "do not fit their players");
        round_ = std::max(round_, pairing.round);
    }
    pairings_.insert(pairings_.end(), event.pairings->begin(), event.pairings->end());
    return std::nullopt;
}

bool Contest::fits(const Result& result, const Pairing& pairing) const {
    return result.places.size() == pairing.players.size()
           && std::ranges::all_of(result.places, [&](int place) {
                  return place >= 0 && place <= static_cast<int>(result.places.size());
              });
}

std::optional<core::Error> Contest::take_result(const Event& event) {
    if (!is_index(event.pairing, pairings_.size()))
        return unfit("pairing", "there is no such pairing");
    Pairing& pairing = pairings_[static_cast<std::size_t>(*event.pairing)];
    if (!event.result || !fits(*event.result, pairing))
        return unfit("result", "does not fit its pairing");
    if (event.what == What::Told && pairing.result)
        return unfit("result", "is known already");
    pairing.result = event.result;
    const bool some_came =
        event.result->reason == Reason::NoShow || event.result->reason == Reason::Nobody;
    for (std::size_t i = 0; some_came && i < pairing.players.size(); ++i)
        if (event.result->places[i] == 0)
            players_[static_cast<std::size_t>(pairing.players[i])].resting = true;
    // Who has played waits again from now on.
    for (const int player : pairing.players)
        players_[static_cast<std::size_t>(player)].since = event.at;
    return std::nullopt;
}

std::optional<core::Error> Contest::take_stage(const Event& event) {
    const bool starts = event.what == What::Started;
    if (starts != (stage_ == Stage::Entry) && event.what != What::Cancelled)
        return unfit("event", "does not fit the stage");
    if (starts) {
        started_ = event.at;
        for (std::size_t i = 0; i < players_.size(); ++i)
            if (players_[i].is_active())
                starters_.push_back(static_cast<int>(i));
        most_rounds_ = rounds_for(format(), static_cast<int>(starters_.size()));
    }
    stage_ = stage_after(event.what);
    return std::nullopt;
}

}  // namespace contest
