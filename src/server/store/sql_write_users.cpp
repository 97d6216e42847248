// Writing accounts and what belongs to them: sessions, tokens, mutes.
#include "server/store/fold_case.h"
#include "server/store/look_alike.h"
#include "server/store/sql_forget.h"
#include "server/store/sql_writes.h"

namespace store::sql {

std::optional<Failure> apply(Connection& connection, const AddUser& add) {
    const User& user = add.user;
    return about("user " + user.id,
                 connection.run("INSERT INTO users"
                                " (id, name, name_key, look_key, password_hash, created, is_admin,"
                                " email) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                                user.id,
                                user.name,
                                fold_case(user.name),
                                look_key(user.name),
                                user.password_hash,
                                user.created,
                                user.is_admin,
                                user.email));
}

// An account of days when names could look alike keeps its name as long as it stays the same.
std::optional<Failure> apply(Connection& connection, const UpdateUser& update) {
    const User& user = update.user;
    auto failure = connection.run(
        "UPDATE users SET name = ?2, name_key = ?3, password_hash = ?5, is_admin = ?6, email = ?7,"
        " look_key = CASE WHEN name = ?2 AND password_hash <> '' THEN look_key ELSE ?4 END"
        " WHERE id = ?1",
        user.id,
        user.name,
        fold_case(user.name),
        look_key(user.name),
        user.password_hash,
        user.is_admin,
        user.email);
    return about_existing("user " + user.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const RenameUser& rename) {
    auto failure =
        connection.run("UPDATE users SET name = ?2, name_key = ?3, look_key = ?4 WHERE id = ?1",
                       rename.id,
                       rename.name,
                       fold_case(rename.name),
                       look_key(rename.name));
    return about_existing("user " + rename.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const SetPassword& set) {
    auto failure = connection.run(
        "UPDATE users SET password_hash = ?2 WHERE id = ?1", set.id, set.password_hash);
    return about_existing("user " + set.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const SetEmail& set) {
    auto failure = connection.run("UPDATE users SET email = ?2 WHERE id = ?1", set.id, set.email);
    return about_existing("user " + set.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const DeleteUser& gone) {
    if (!gone.shown_as.empty())
        if (auto failure = forget_names(connection, gone))
            return about("names of " + gone.id, failure);
    return about("user " + gone.id, connection.run("DELETE FROM users WHERE id = ?1", gone.id));
}

std::optional<Failure> apply(Connection& connection, const AddSession& add) {
    const SessionRow& session = add.session;
    return about("session of " + session.user,
                 connection.run("INSERT INTO sessions"
                                " (token_hash, user_id, created, last_used, expires)"
                                " VALUES (?1, ?2, ?3, ?4, ?5)",
                                session.token_hash,
                                session.user,
                                session.created,
                                session.last_used,
                                session.expires));
}

std::optional<Failure> apply(Connection& connection, const TouchSession& touch) {
    return about(
        "session",
        connection.run("UPDATE sessions SET last_used = ?2, expires = ?3 WHERE token_hash = ?1",
                       touch.token_hash,
                       touch.last_used,
                       touch.expires));
}

std::optional<Failure> apply(Connection& connection, const DeleteSession& gone) {
    return about("session",
                 connection.run("DELETE FROM sessions WHERE token_hash = ?1", gone.token_hash));
}

std::optional<Failure> apply(Connection& connection, const DeleteSessionsOf& gone) {
    return about("sessions of " + gone.user,
                 connection.run("DELETE FROM sessions WHERE user_id = ?1 AND token_hash <> ?2",
                                gone.user,
                                gone.kept_hash));
}

std::optional<Failure> apply(Connection& connection, const DeleteExpiredSessions& gone) {
    return about("expired sessions",
                 connection.run("DELETE FROM sessions WHERE expires <= ?1", gone.now));
}

std::optional<Failure> apply(Connection& connection, const AddToken& add) {
    const ApiToken& token = add.token;
    return about("token " + token.id,
                 connection.run("INSERT INTO tokens"
                                " (id, user_id, label, token_hash, created, last_used, scopes)"
                                " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                                token.id,
                                token.user,
                                token.label,
                                token.token_hash,
                                token.created,
                                token.last_used,
                                token.scopes));
}

std::optional<Failure> apply(Connection& connection, const TouchToken& touch) {
    return about("token " + touch.id,
                 connection.run(
                     "UPDATE tokens SET last_used = ?2 WHERE id = ?1", touch.id, touch.last_used));
}

std::optional<Failure> apply(Connection& connection, const DeleteToken& gone) {
    return about("token " + gone.id, connection.run("DELETE FROM tokens WHERE id = ?1", gone.id));
}

std::optional<Failure> apply(Connection& connection, const DeleteTokensOf& gone) {
    return about("tokens of " + gone.user,
                 connection.run("DELETE FROM tokens WHERE user_id = ?1", gone.user));
}

std::optional<Failure> apply(Connection& connection, const AddMute& add) {
    return about("mute by " + add.user,
                 connection.run("INSERT INTO mutes (user_id, muted) VALUES (?1, ?2)"
                                " ON CONFLICT DO NOTHING",
                                add.user,
                                add.muted));
}

std::optional<Failure> apply(Connection& connection, const DeleteMute& gone) {
    return about("mute by " + gone.user,
                 connection.run(
                     "DELETE FROM mutes WHERE user_id = ?1 AND muted = ?2", gone.user, gone.muted));
}

}  // namespace store::sql
