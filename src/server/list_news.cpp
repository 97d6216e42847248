#include "server/list_news.h"

#include <algorithm>
#include <utility>

#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kListedInLobby = 100;
constexpr int kListedAsMine = 100;
// Many changes in a short time make one message; who comes and goes is less urgent.
constexpr std::chrono::milliseconds kListPause{100};
constexpr std::chrono::milliseconds kPresencePause{1000};

bool stands_in_lobby(const store::TableRow& row) { return row.state == "open" && !row.is_private; }

bool reads_the_same(const store::TableRow& one, const store::TableRow& other) {
    return one.summary == other.summary && one.state == other.state && one.host == other.host
           && one.title == other.title && one.is_private == other.is_private;
}

template <class Message>
Json json_text(const Message& message) {
    return std::make_shared<const std::string>(wire::text(message));
}

}  // namespace

// Of a pick in secret nobody hears: it changes nothing that a list shows.
std::optional<ListedBefore> changed_in_lists(const std::optional<store::TableRow>& before,
                                             const store::TableRow& after) {
    if (!before)
        return ListedBefore{};
    if (reads_the_same(*before, after))
        return std::nullopt;
    return ListedBefore{stands_in_lobby(*before), users_of(*before)};
}

// --- followers -----------------------------------------------------------------------------------

void ListNews::follow(Follower& follower) {
    unfollow(follower);
    followers_[follower.user()].push_back(&follower);
    follower.show(lobby_page());
    ListWish mine;
    mine.mine = true;
    mine.limit = kListedAsMine;
    follower.show(json_text(wire::Mine{{}, lists_.page(mine, follower.user()).tables}));
}

void ListNews::unfollow(Follower& follower) {
    const auto found = followers_.find(follower.user());
    if (found == followers_.end())
        return;
    std::erase(found->second, &follower);
    if (found->second.empty())
        followers_.erase(found);
}

Json ListNews::lobby_page() {
    if (lobby_page_)
        return lobby_page_;
    ListWish open;
    open.state = "open";
    open.limit = kListedInLobby;
    wire::Tables page = lists_.page(open, "");
    lobby_page_ = json_text(wire::Lobby{{}, std::move(page.tables), lobby_total(), page.next});
    return lobby_page_;
}

int ListNews::lobby_total() const {
    const auto total =
        services_.store.count_tables({.state = "open", .is_over = false, .only_public = true});
    return total ? *total : 0;
}

// --- what is new ---------------------------------------------------------------------------------

void ListNews::table_stored(const std::optional<store::TableRow>& before,
                            const store::TableRow& after) {
    if (!followers_.empty()) {
        if (const auto was = changed_in_lists(before, after))
            table_changed(*was, after);
    } else if (stands_in_lobby(after) || (before && stands_in_lobby(*before))) {
        lobby_page_.reset();
    }
}

void ListNews::table_changed(const ListedBefore& before, const store::TableRow& after) {
    const bool concerns_lobby = before.in_lobby || stands_in_lobby(after);
    if (concerns_lobby)
        lobby_page_.reset();
    if (followers_.empty())
        return;
    if (concerns_lobby)
        note_in_lobby(after);
    for (const std::string& user : before.users)
        note_for(user, after, false);
    for (const std::string& user : users_of(after))
        note_for(user, after, !after.is_over);
    if (!lobby_.empty() || !mine_.empty())
        tell_soon();
}

void ListNews::note_in_lobby(const store::TableRow& row) {
    lobby_[row.id] = stands_in_lobby(row) ? std::optional(row) : std::nullopt;
}

void ListNews::note_for(const std::string& user, const store::TableRow& row, bool is_listed) {
    if (followers_.contains(user))
        mine_[user][row.id] = is_listed ? std::optional(row) : std::nullopt;
}

void ListNews::presence_changed(const std::string& user) {
    lobby_page_.reset();
    if (followers_.empty())
        return;
    came_or_went_.insert(user);
    if (!presence_timer_.is_waiting())
        presence_timer_ = services_.loop.after(kPresencePause, [this] { tell_presence(); });
}

void ListNews::tell_presence() {
    for (const std::string& user : std::exchange(came_or_went_, {})) {
        store::TableFilter filter{.user = user, .is_over = false};
        filter.limit = kListedAsMine;
        const auto rows = services_.store.tables(filter);
        if (!rows)
            continue;
        for (const store::TableRow& row : *rows) {
            if (stands_in_lobby(row))
                note_in_lobby(row);
            for (const std::string& other : users_of(row))
                if (other != user)
                    note_for(other, row, true);
        }
    }
    tell();
}

// --- telling it ----------------------------------------------------------------------------------

void ListNews::tell_soon() {
    if (!timer_.is_waiting())
        timer_ = services_.loop.after(kListPause, [this] { tell(); });
}

void ListNews::tell() {
    if (const Changes changes = std::exchange(lobby_, {}); !changes.empty())
        tell_lobby(changes);
    for (const auto& [user, changes] : std::exchange(mine_, {}))
        tell_user(user, changes);
}

void ListNews::tell_lobby(const Changes& changes) {
    wire::LobbyChanged message{{}, {}, {}, lobby_total()};
    for (const auto& [table, row] : changes) {
        if (row)
            message.changed.push_back(lists_.line(*row, ""));
        else
            message.gone.push_back(table);
    }
    std::vector<Follower*> all;  // one who cannot be reached may leave meanwhile
    for (const auto& [user, followers] : followers_)
        all.insert(all.end(), followers.begin(), followers.end());
    const Json json = json_text(message);
    for (Follower* follower : all)
        follower->show(json);
}

void ListNews::tell_user(const std::string& user, const Changes& changes) const {
    const auto found = followers_.find(user);
    if (found == followers_.end())
        return;
    wire::MineChanged message{{}, {}, {}};
    for (const auto& [table, row] : changes) {
        if (row)
            message.changed.push_back(lists_.line(*row, user));
        else
            message.gone.push_back(table);
    }
    const Json json = json_text(message);
    for (Follower* follower : std::vector(found->second))
        follower->show(json);
}

}  // namespace server
