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

void Connections::end(const std::string& user, const std::string& key) {
    if (key.empty())
        return;
    end_if(user, [&](const Entry& entry) { return entry.key == key; });
}

void Connections::end_sessions(const std::string& user, const std::string& kept_key) {
    end_if(user, [&](const Entry& entry) { return !entry.is_token && entry.key != kept_key; });
}

void Connections::end_tokens(const std::string& user) {
    end_if(user, [](const Entry& entry) { return entry.is_token; });
}

void Connections::renamed(const store::User& user) {
    const auto [first, last] = entries_.equal_range(user.id);
    for (auto entry = first; entry != last; ++entry)
        entry->second.who->renamed(user);
}

std::vector<std::pair<std::string, std::string>> Connections::expired(std::int64_t now) const {
    std::vector<std::pair<std::string, std::string>> over;
    for (const auto& [user, entry] : entries_)
        if (entry.expires != 0 && entry.expires <= now)
            over.emplace_back(user, entry.key);
    return over;
}

}  // namespace server
