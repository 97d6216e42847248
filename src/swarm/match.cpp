#include "swarm/match.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "core/hash.h"
#include "engine/json_text.h"

namespace swarm {
namespace {

constexpr int kPlayers = 2;
constexpr std::size_t kMaxBody = 4096;

HttpRequest post_of(std::string path, std::string cookie, std::string body) {
    return {"POST", std::move(path), std::move(cookie), std::move(body)};
}

std::string table_in(const HttpResponse& response) {
    const auto json = engine::parse_json(response.body, kMaxBody);
    const auto* object = json ? json->if_object() : nullptr;
    const auto* table = object == nullptr ? nullptr : object->if_contains("table");
    return table != nullptr && table->is_string() ? std::string(table->get_string()) : "";
}

}  // namespace

Match::Match(Field& field, int number) : field_(field), number_(number) {}

std::string Match::name_of(int seat) const { return fmt::format("bot-{}-{}", number_, seat); }

// --- before the game -----------------------------------------------------------------------------

void Match::begin() { make_guest(0); }

void Match::post(const HttpRequest& request, const Good& good) {
    field_.http.send(request, [=, this](const core::Result<HttpResponse>& answer) {
        if (answer && answer->is_good())
            return good(*answer);
        ++field_.tally.errors[answer ? fmt::format("status {}: {}", answer->status, request.path)
                                     : answer.error().text()];
        retry_ = field_.loop().after(kRetryPause, [=, this] { post(request, good); });
    });
}

void Match::make_guest(int seat) {
    post(post_of("/api/v1/guest", "", guest_body(name_of(seat))),
         [this, seat](const HttpResponse& response) { seat_guest(seat, response.cookie); });
}

void Match::seat_guest(int seat, std::string cookie) {
    const auto number = static_cast<std::uint64_t>(number_) * kPlayers;
    const std::uint64_t seed =
        core::combine(field_.settings.seed, number + static_cast<std::uint64_t>(seat));
    players_.push_back(std::make_unique<Player>(
        field_, *this, PlayerPlan{name_of(seat), seat, std::move(cookie), seed}));
    if (seat + 1 < kPlayers)
        return make_guest(seat + 1);
    for (int i = 0; i < field_.settings.viewers; ++i)
        viewers_.push_back(std::make_unique<Viewer>(field_, *this, i));
    make_table();
}

void Match::make_table() {
    is_at_rest_ = !field_.opens_tables;
    if (is_at_rest_)
        return;
    post(
        post_of("/api/v1/tables", players_.front()->cookie(), new_table_body(field_.settings.game)),
        [this](const HttpResponse& response) { start_table(table_in(response)); });
}

void Match::start_table(const std::string& table) {
    stories_.push_back({table, {}, false, 0});
    known_version_ = 0;
    last_version_ = -1;
    shown_.assign(players_.size() + viewers_.size(), -1);
    flights_.clear();
    for (const auto& player : players_)
        player->join(table);
    for (const auto& viewer : viewers_)
        viewer->watch(table);
}

// --- the game ------------------------------------------------------------------------------------

void Match::on_news(const Player& player, const TableNews& news) {
    stories_.back().actions = news.n;
    has_begun_ = has_begun_ || news.state == "running";
    if (news.is_over())
        last_version_ = news.version;
    shown(static_cast<std::size_t>(player.seat()), news.version);
}

void Match::on_shown(int viewer, std::int64_t version) {
    shown(players_.size() + static_cast<std::size_t>(viewer), version);
}

void Match::shown(std::size_t socket, std::int64_t version) {
    shown_[socket] = version;
    known_version_ = std::max(known_version_, version);
    const Time now = Clock::now();
    while (!flights_.empty() && was_shown_to_all(flights_.front().version)) {
        field_.tally.shown.add(now - flights_.front().submitted);
        flights_.pop_front();
    }
    end_if_over();
}

bool Match::awaits_answer() const {
    return std::ranges::any_of(players_,
                               [](const auto& player) { return player->awaits_answer(); });
}

bool Match::was_shown_to_all(std::int64_t version) const {
    return std::ranges::all_of(shown_, [version](std::int64_t each) { return each >= version; });
}

void Match::on_submitted(const Command& command) {
    if (command.is_act())
        stories_.back().deeds.push_back(
            {command.id, command.seat, command.path, Fate::Unanswered, 0});
}

// How long a command took that had to be sent again says nothing about a server that runs.
void Match::on_acknowledged(const Answered& answered, std::int64_t version) {
    known_version_ = std::max(known_version_, version);
    Deed* deed = deed_of(answered.command.id);
    if (deed == nullptr)
        return;
    deed->fate = Fate::Acknowledged;
    if (!moved_)
        moved_ = Clock::now();
    deed->version = version;
    field_.tally.actions += static_cast<std::int64_t>(deed->path.size());
    if (answered.is_resent)
        return;
    field_.tally.acknowledged.add(Clock::now() - answered.submitted);
    flights_.push_back({answered.submitted, version});
}

void Match::on_refused(const Command& command, const std::string& code) {
    Deed* deed = deed_of(command.id);
    if (deed != nullptr)
        deed->fate = Fate::Refused;
    if (code != "stale" && code != "storage")
        field_.violations.push_back(fmt::format(
            "table {}: {} was offered, then refused: {}", stories_.back().table, command.id, code));
}

Deed* Match::deed_of(const std::string& command) {
    auto& deeds = stories_.back().deeds;
    auto latest_first = deeds | std::views::reverse;
    const auto found = std::ranges::find(latest_first, command, &Deed::command);
    return found == latest_first.end() ? nullptr : &*found;
}

// --- after the game ------------------------------------------------------------------------------

// Not before everybody has seen the end and heard all answers.
void Match::end_if_over() {
    if (last_version_ >= 0 && !awaits_answer() && was_shown_to_all(last_version_))
        end_table();
}

void Match::end_table() {
    stories_.back().is_over = true;
    last_version_ = -1;
    ++field_.tally.games;
    for (const auto& player : players_)
        player->leave();
    for (const auto& viewer : viewers_)
        viewer->leave();
    make_table();
}

bool Match::is_settled() const { return is_at_rest_ || (!awaits_answer() && flights_.empty()); }

std::string Match::condition() const {
    if (stories_.empty())
        return fmt::format("match {} has no table yet", number_);
    std::string text = fmt::format("table {}", stories_.back().table);
    for (const auto& player : players_)
        text += "; " + player->condition();
    return text;
}

}  // namespace swarm
