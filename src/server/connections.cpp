#include "server/connections.h"

#include <algorithm>

namespace server {

void Connections::Place::leave() {
    if (Connections* list = std::exchange(list_, nullptr))
        list->entries_.erase(entry_);
}

Connections::Place Connections::add(Connected& who, const Identity& identity) {
    if (!identity.user)
        return {};
    const Credential& by = identity.credential;
    return {*this,
            entries_.emplace(identity.user->id, Entry{&who, by.key, by.expires, by.is_token})};
}

bool Connections::is_here(const std::string& user, const Connected* who) const {
    const auto [first, last] = entries_.equal_range(user);
    return std::any_of(first, last, [&](const auto& each) { return each.second.who == who; });
}

// Who hears of it may leave at once, hence the copy; each is asked for again before it is told.
template <class Test>
void Connections::end_if(const std::string& user, Test test) {
    std::vector<Connected*> told;
    const auto [first, last] = entries_.equal_range(user);
    for (auto entry = first; entry != last; ++entry)
        if (test(entry->second))
            told.push_back(entry->second.who);
    for (Connected* who : told)
        if (is_here(user, who))
            who->signed_out();
}

void Connections::end_here(const Change& change) {
    switch (change.kind) {
        case Change::Kind::End:
            return end_if(change.user, [&](const Entry& entry) { return entry.key == change.key; });
        case Change::Kind::EndSessions:
            return end_if(change.user, [&](const Entry& entry) {
                return !entry.is_token && entry.key != change.key;
            });
        case Change::Kind::EndTokens:
            return end_if(change.user, [](const Entry& entry) { return entry.is_token; });
        case Change::Kind::Renamed: return;
    }
}

void Connections::end(const std::string& user, const std::string& key) {
    if (key.empty())
        return;
    const Change change{Change::Kind::End, user, key};
    end_here(change);
    tell(change);
}

void Connections::end_sessions(const std::string& user, const std::string& kept_key) {
    const Change change{Change::Kind::EndSessions, user, kept_key};
    end_here(change);
    tell(change);
}

void Connections::end_tokens(const std::string& user) {
    const Change change{Change::Kind::EndTokens, user};
    end_here(change);
    tell(change);
}

void Connections::renamed(const store::User& user) {
    rename_here(user);
    tell({Change::Kind::Renamed, user.id});
}

void Connections::rename_here(const store::User& user) {
    const auto [first, last] = entries_.equal_range(user.id);
    for (auto entry = first; entry != last; ++entry)
        entry->second.who->renamed(user);
}

void Connections::changed_elsewhere(const Change& change, const std::optional<store::User>& user) {
    if (change.kind == Change::Kind::Renamed && user)
        rename_here(*user);
    else
        end_here(change);
}

std::vector<std::pair<std::string, std::string>> Connections::expired(std::int64_t now) const {
    std::vector<std::pair<std::string, std::string>> over;
    for (const auto& [user, entry] : entries_)
        if (entry.expires != 0 && entry.expires <= now)
            over.emplace_back(user, entry.key);
    return over;
}

}  // namespace server
