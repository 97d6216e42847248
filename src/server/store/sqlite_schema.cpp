#include "server/store/sqlite_schema.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "server/store/look_alike.h"

namespace store::sqlite {
namespace {

// name_key and title_key hold the text without regard to case. Links to users that may be deleted
// are NULL afterwards.

constexpr const char* kAccounts = R"sql(
CREATE TABLE users (
    id            TEXT NOT NULL PRIMARY KEY,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created       INTEGER NOT NULL,
    is_admin      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX account_names ON users (name_key) WHERE password_hash <> '';

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created    INTEGER NOT NULL,
    last_used  INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE tokens (
    id         TEXT NOT NULL PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created    INTEGER NOT NULL,
    last_used  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

constexpr const char* kTables = R"sql(
CREATE TABLE tables (
    id         TEXT NOT NULL PRIMARY KEY,
    game       TEXT NOT NULL,
    title      TEXT NOT NULL,
    title_key  TEXT NOT NULL,
    setup      TEXT NOT NULL,
    state      TEXT NOT NULL,
    is_over    INTEGER NOT NULL,
    is_private INTEGER NOT NULL,
    invite     TEXT NOT NULL,
    host       TEXT REFERENCES users (id) ON DELETE SET NULL,
    due        TEXT NOT NULL,
    result     TEXT NOT NULL,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_age ON tables (created, id);
CREATE INDEX tables_by_state ON tables (state, created, id);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX unfinished_tables ON tables (created, id) WHERE is_over = 0;
CREATE UNIQUE INDEX invites ON tables (invite) WHERE invite <> '';

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  TEXT REFERENCES users (id) ON DELETE SET NULL,
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_user ON seats (user_id, table_id);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
)sql";

constexpr const char* kTalk = R"sql(
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    user_id  TEXT REFERENCES users (id) ON DELETE SET NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    audience TEXT NOT NULL CHECK (audience IN ('players', 'watchers')),
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of_user ON chat (user_id);

CREATE TABLE mutes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    muted   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_of_muted ON mutes (muted);
)sql";

// sqlite_log_mark.h. The "-": what came before this had no marks.
constexpr const char* kLogMark = R"sql(
CREATE TABLE log_mark (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    marks TEXT NOT NULL
) STRICT;
INSERT INTO log_mark (one, marks) VALUES (1, lower(hex(randomblob(8))) || ' -');
)sql";

// A line of chat that is sent again after a lost connection is the same line.
constexpr const char* kSaidOnce = R"sql(
ALTER TABLE chat ADD COLUMN said TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX said_once ON chat (table_id, user_id, said) WHERE said <> '';
)sql";

// Tokens of days without scopes may do what bots did with them: everything at tables.
constexpr const char* kTokenScopes = R"sql(
ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play tables chat';
)sql";

// look_key: look_alike.h, filled by name_accounts(); accounts of days before that look like another
// have none.
constexpr const char* kOwners = R"sql(
ALTER TABLE users ADD COLUMN email TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN look_key TEXT;
CREATE UNIQUE INDEX account_looks ON users (look_key)
    WHERE password_hash <> '' AND look_key IS NOT NULL;
)sql";

constexpr const char* kPacks = R"sql(
CREATE TABLE packs (
    hash       TEXT NOT NULL PRIMARY KEY,
    game       TEXT NOT NULL,
    text       TEXT NOT NULL,
    first_seen INTEGER NOT NULL
) STRICT;
)sql";

// What lists show is stored with each table, so that no game is replayed for a list; rows without a
// summary are filled by the server, little by little. `wakes` and `computer_due` say which tables
// have something to do although nobody looks at them.
constexpr const char* kSleep = R"sql(
ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN computer_due INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_wake ON tables (wakes, id) WHERE wakes > 0;
CREATE INDEX tables_of_computers ON tables (id) WHERE computer_due = 1;
CREATE INDEX tables_without_summary ON tables (is_over, id) WHERE summary = '';
CREATE INDEX lobby_tables ON tables (state, created, id) WHERE is_over = 0 AND is_private = 0;
CREATE INDEX finished_tables ON tables (created, id, game, title_key)
    WHERE is_over = 1 AND is_private = 0;
CREATE INDEX unfinished_of_host ON tables (host) WHERE is_over = 0;
CREATE INDEX unfinished_by_game ON tables (game) WHERE is_over = 0;

CREATE TABLE downtimes (
    began INTEGER NOT NULL PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
)sql";

// What was found out about finished games.
constexpr const char* kStories = R"sql(
CREATE TABLE stories (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT NOT NULL
) STRICT;
)sql";

// Ratings and results (crowd.h), who likes whom, and who sees what.
constexpr const char* kCrowd = R"sql(
CREATE TABLE ratings (
    user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ladder    TEXT NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    expected  INTEGER NOT NULL,
    last      INTEGER NOT NULL,
    tenth     INTEGER NOT NULL,
    listed    INTEGER NOT NULL,
    PRIMARY KEY (user_id, ladder)
) STRICT, WITHOUT ROWID;
CREATE INDEX leaders ON ratings (ladder, mean, tenth, listed) WHERE listed = 1 AND tenth > 0;

CREATE TABLE results (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   TEXT REFERENCES users (id) ON DELETE SET NULL,
    level     TEXT NOT NULL,
    game      TEXT NOT NULL,
    ladder    TEXT NOT NULL,
    is_hidden INTEGER NOT NULL,
    players   INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    expected  INTEGER NOT NULL,
    ending    TEXT NOT NULL,
    pick      TEXT NOT NULL,
    ended     INTEGER NOT NULL,
    before    INTEGER NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_user ON results (user_id, ended, table_id);
CREATE INDEX rated_results ON results (user_id, ladder, ended) WHERE ladder <> '';

CREATE TABLE relations (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    PRIMARY KEY (user_id, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_to ON relations (other, kind);

CREATE TABLE privacy (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    listed  INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT;
)sql";

// How people want to be told things, what they are told, and what is on its way to them.
constexpr const char* kNotices = R"sql(
CREATE TABLE wishes (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    text    TEXT NOT NULL
) STRICT;

CREATE TABLE ways (
    id        TEXT NOT NULL PRIMARY KEY,
    user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind      TEXT NOT NULL,
    address   TEXT NOT NULL,
    secret    TEXT NOT NULL,
    label     TEXT NOT NULL,
    created   INTEGER NOT NULL,
    confirmed INTEGER NOT NULL,
    failed    INTEGER NOT NULL,
    failure   TEXT NOT NULL
) STRICT;
CREATE INDEX ways_of_user ON ways (user_id);
CREATE INDEX ways_by_secret ON ways (secret) WHERE secret <> '';

CREATE TABLE notices (
    id      TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key     TEXT NOT NULL,
    kind    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    due     INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX notices_by_key ON notices (user_id, key);
CREATE INDEX notices_to_tell ON notices (due, id) WHERE due > 0;

CREATE TABLE deliveries (
    id      TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    way_id  TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    key     TEXT NOT NULL,
    kind    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    due     INTEGER NOT NULL,
    tries   INTEGER NOT NULL,
    digest  INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_by_time ON deliveries (due, id);
CREATE INDEX deliveries_of_user ON deliveries (user_id, key);
CREATE INDEX deliveries_of_way ON deliveries (way_id);
)sql";

// Order among strangers.
constexpr const char* kOrder = R"sql(
CREATE TABLE sanctions (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    until   INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    since   INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    by_user  TEXT REFERENCES users (id) ON DELETE SET NULL,
    about    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    kind     TEXT NOT NULL,
    words    TEXT NOT NULL,
    excerpt  TEXT NOT NULL,
    verdict  TEXT NOT NULL,
    note     TEXT NOT NULL,
    decided  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX open_reports ON reports (at, id) WHERE verdict = '';
CREATE INDEX decided_reports ON reports (decided, id) WHERE verdict <> '';
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_by ON reports (by_user);

CREATE TABLE deeds (
    n          INTEGER NOT NULL PRIMARY KEY,
    at         INTEGER NOT NULL,
    by_name    TEXT NOT NULL,
    deed       TEXT NOT NULL,
    about      TEXT NOT NULL,
    about_name TEXT NOT NULL,
    note       TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX deeds_about ON deeds (about, n);

CREATE TABLE lapses (
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lapses_by_time ON lapses (user_id, at);
CREATE INDEX lapses_of_table ON lapses (table_id);
)sql";

// Tournaments and clubs, which are the fold of their events as tables are.
constexpr const char* kGatherings = R"sql(
CREATE TABLE gatherings (
    id      TEXT NOT NULL PRIMARY KEY,
    kind    TEXT NOT NULL,
    parent  TEXT NOT NULL,
    title   TEXT NOT NULL,
    game    TEXT NOT NULL,
    state   TEXT NOT NULL,
    is_over INTEGER NOT NULL,
    host    TEXT REFERENCES users (id) ON DELETE SET NULL,
    plan    TEXT NOT NULL,
    summary TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX gatherings_by_age ON gatherings (kind, is_over, created, id);
CREATE INDEX gatherings_of_parent ON gatherings (parent, created, id) WHERE parent <> '';
CREATE INDEX gatherings_of_host ON gatherings (host);

CREATE TABLE gathering_events (
    gathering_id TEXT NOT NULL REFERENCES gatherings (id) ON DELETE CASCADE,
    n            INTEGER NOT NULL,
    text         TEXT NOT NULL,
    PRIMARY KEY (gathering_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE gathering_members (
    gathering_id TEXT NOT NULL REFERENCES gatherings (id) ON DELETE CASCADE,
    user_id      TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (gathering_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX gatherings_of_user ON gathering_members (user_id);
)sql";

constexpr std::array kMigrations = {kAccounts,
                                    kTables,
                                    kTalk,
                                    kLogMark,
                                    kSaidOnce,
                                    kTokenScopes,
                                    kOwners,
                                    kPacks,
                                    kSleep,
                                    kStories,
                                    kCrowd,
                                    kNotices,
                                    kOrder,
                                    kGatherings};

std::optional<Failure> migrate_to(Connection& connection, std::size_t version, const char* script) {
    const std::string marks = "PRAGMA application_id = " + std::to_string(kApplicationId)
                              + "; PRAGMA user_version = " + std::to_string(version) + ";";
    auto failure =
        connection.run_script("BEGIN IMMEDIATE;" + std::string(script) + marks + "COMMIT;");
    if (failure && connection.in_transaction())
        connection.run("ROLLBACK");
    return failure;
}

core::Error unreadable(const Failure& failure) { return {"", "cannot be read: " + failure.text()}; }

}  // namespace

std::span<const char* const> migrations() { return kMigrations; }

core::Result<int> schema_version(Connection& connection) {
    const auto things = connection.value<int>("SELECT count(*) FROM sqlite_schema");
    if (!things)
        return unreadable(things.error());
    const auto application = connection.value<std::int64_t>("PRAGMA application_id");
    if (!application)
        return unreadable(application.error());
    if (*application != kApplicationId && *things > 0)
        return core::Error{"", "is a database, but not one of this program"};
    const auto version = connection.value<int>("PRAGMA user_version");
    if (!version)
        return unreadable(version.error());
    return *version;
}

std::optional<core::Error> migrate(Connection& connection, std::span<const char* const> scripts) {
    const auto found = schema_version(connection);
    if (!found)
        return found.error();
    const auto version = static_cast<std::size_t>(*found);
    if (version > scripts.size()) {
        return core::Error{"",
                           "was written by a newer version of the program (its format is "
                               + std::to_string(version) + ", this program knows up to "
                               + std::to_string(scripts.size()) + ")"};
    }
    for (std::size_t i = version; i < scripts.size(); ++i) {
        if (const auto failure = migrate_to(connection, i + 1, scripts[i])) {
            return core::Error{
                "",
                "cannot be brought to format " + std::to_string(i + 1) + ": " + failure->text()};
        }
    }
    return std::nullopt;
}

std::optional<core::Error> name_accounts(Connection& connection) {
    const auto read = [](const sql::Row& row) {
        std::pair<std::string, std::string> user;
        row.read(user.first, user.second);
        return user;
    };
    const auto users = connection.rows(
        "SELECT id, name FROM users WHERE password_hash <> '' AND look_key IS NULL"
        " ORDER BY created, id",
        read);
    if (!users)
        return unreadable(users.error());
    for (const auto& [id, name] : *users)
        if (const auto failure = connection.run(
                "UPDATE OR IGNORE users SET look_key = ?2 WHERE id = ?1", id, look_key(name)))
            return failure->error;
    return std::nullopt;
}

}  // namespace store::sqlite
