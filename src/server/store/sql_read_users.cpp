// Reading accounts and what belongs to them.
#include "server/store/fold_case.h"
#include "server/store/look_alike.h"
#include "server/store/sql_store.h"

namespace store::sql {

Found<User> SqlStore::user_by_id(const std::string& id) const {
    return reader_.first<User>("WHERE id = ?1", id);
}

Found<User> SqlStore::user_by_name(const std::string& name) const {
    return reader_.first<User>("WHERE name_key = ?1 AND password_hash <> ''", fold_case(name));
}

Found<User> SqlStore::account_like(const std::string& name) const {
    return reader_.first<User>(
        "WHERE (look_key = ?1 OR name_key = ?2) AND password_hash <> '' ORDER BY name_key = ?2 "
        "DESC",
        look_key(name),
        fold_case(name));
}

Found<SessionRow> SqlStore::session(const std::string& token_hash) const {
    return reader_.first<SessionRow>("WHERE token_hash = ?1", token_hash);
}

Listed<SessionRow> SqlStore::sessions_of(const std::string& user) const {
    return reader_.all<SessionRow>("WHERE user_id = ?1 ORDER BY created, token_hash", user);
}

Found<ApiToken> SqlStore::token(const std::string& token_hash) const {
    return reader_.first<ApiToken>("WHERE token_hash = ?1", token_hash);
}

Listed<ApiToken> SqlStore::tokens_of(const std::string& user) const {
    return reader_.all<ApiToken>("WHERE user_id = ?1 ORDER BY created, id", user);
}

Listed<std::string> SqlStore::mutes_of(const std::string& user) const {
    return reader_.texts("SELECT muted FROM mutes WHERE user_id = ?1 ORDER BY muted", user);
}

Found<std::string> SqlStore::setting(const std::string& key) const {
    return Reader::first_of(reader_.texts("SELECT value FROM settings WHERE key = ?1", key));
}

}  // namespace store::sql
