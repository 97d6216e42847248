// Reading accounts and what belongs to them.
#include "server/store/fold_case.h"
#include "server/store/look_alike.h"
#include "server/store/sqlite_store.h"

namespace store {

Found<User> SqliteStore::user_by_id(const std::string& id) const {
    return reader_.first<User>("WHERE id = ?1", id);
}

Found<User> SqliteStore::user_by_name(const std::string& name) const {
    return reader_.first<User>("WHERE name_key = ?1 AND password_hash <> ''", fold_case(name));
}

Found<User> SqliteStore::account_like(const std::string& name) const {
    return reader_.first<User>(
        "WHERE (look_key = ?1 OR name_key = ?2) AND password_hash <> '' ORDER BY name_key = ?2 "
        "DESC",
        look_key(name),
        fold_case(name));
}

Found<SessionRow> SqliteStore::session(const std::string& token_hash) const {
    return reader_.first<SessionRow>("WHERE token_hash = ?1", token_hash);
}

Listed<SessionRow> SqliteStore::sessions_of(const std::string& user) const {
    return reader_.all<SessionRow>("WHERE user_id = ?1 ORDER BY created, token_hash", user);
}

Found<ApiToken> SqliteStore::token(const std::string& token_hash) const {
    return reader_.first<ApiToken>("WHERE token_hash = ?1", token_hash);
}

Listed<ApiToken> SqliteStore::tokens_of(const std::string& user) const {
    return reader_.all<ApiToken>("WHERE user_id = ?1 ORDER BY created, id", user);
}

Listed<std::string> SqliteStore::mutes_of(const std::string& user) const {
    return reader_.texts("SELECT muted FROM mutes WHERE user_id = ?1 ORDER BY muted", user);
}

Found<std::string> SqliteStore::setting(const std::string& key) const {
    return sqlite::Reader::first_of(
        reader_.texts("SELECT value FROM settings WHERE key = ?1", key));
}

}  // namespace store
