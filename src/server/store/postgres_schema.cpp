#include "server/store/postgres_schema.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace store::postgres {
namespace {

// The same tables as in sqlite_schema.cpp, column by column: one SQL writes and reads both. Numbers
// and flags are BIGINT, texts are compared byte by byte. What is added there becomes a script here.
constexpr const char* kAll = R"sql(
CREATE TABLE users (
    id            TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name          TEXT COLLATE "C" NOT NULL,
    name_key      TEXT COLLATE "C" NOT NULL,
    password_hash TEXT COLLATE "C" NOT NULL,
    created       BIGINT NOT NULL,
    is_admin      BIGINT NOT NULL,
    email         TEXT COLLATE "C" NOT NULL,
    look_key      TEXT COLLATE "C"
);
CREATE UNIQUE INDEX account_names ON users (name_key) WHERE password_hash <> '';
CREATE UNIQUE INDEX account_looks ON users (look_key)
    WHERE password_hash <> '' AND look_key IS NOT NULL;

CREATE TABLE sessions (
    token_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id    TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created    BIGINT NOT NULL,
    last_used  BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE tokens (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id    TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label      TEXT COLLATE "C" NOT NULL,
    token_hash TEXT COLLATE "C" NOT NULL UNIQUE,
    created    BIGINT NOT NULL,
    last_used  BIGINT NOT NULL,
    scopes     TEXT COLLATE "C" NOT NULL
);
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE settings (
    key   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE packs (
    hash       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game       TEXT COLLATE "C" NOT NULL,
    text       TEXT COLLATE "C" NOT NULL,
    first_seen BIGINT NOT NULL
);

CREATE TABLE downtimes (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE tables (
    id           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game         TEXT COLLATE "C" NOT NULL,
    title        TEXT COLLATE "C" NOT NULL,
    title_key    TEXT COLLATE "C" NOT NULL,
    setup        TEXT COLLATE "C" NOT NULL,
    state        TEXT COLLATE "C" NOT NULL,
    is_over      BIGINT NOT NULL,
    is_private   BIGINT NOT NULL,
    invite       TEXT COLLATE "C" NOT NULL,
    host         TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    due          TEXT COLLATE "C" NOT NULL,
    result       TEXT COLLATE "C" NOT NULL,
    created      BIGINT NOT NULL,
    updated      BIGINT NOT NULL,
    summary      TEXT COLLATE "C" NOT NULL,
    wakes        BIGINT NOT NULL,
    computer_due BIGINT NOT NULL
);
CREATE INDEX tables_by_age ON tables (created, id);
CREATE INDEX tables_by_state ON tables (state, created, id);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX unfinished_tables ON tables (created, id) WHERE is_over = 0;
CREATE UNIQUE INDEX invites ON tables (invite) WHERE invite <> '';
CREATE INDEX tables_to_wake ON tables (wakes, id) WHERE wakes > 0;
CREATE INDEX tables_of_computers ON tables (id) WHERE computer_due = 1;
CREATE INDEX tables_without_summary ON tables (is_over, id) WHERE summary = '';
CREATE INDEX lobby_tables ON tables (state, created, id) WHERE is_over = 0 AND is_private = 0;
CREATE INDEX finished_tables ON tables (created, id) WHERE is_over = 1 AND is_private = 0;
CREATE INDEX unfinished_of_host ON tables (host) WHERE is_over = 0;
CREATE INDEX unfinished_by_game ON tables (game) WHERE is_over = 0;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    user_id  TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    name     TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id, table_id);

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    text     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    user_id  TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    name     TEXT COLLATE "C" NOT NULL,
    text     TEXT COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL,
    audience TEXT COLLATE "C" NOT NULL CHECK (audience IN ('players', 'watchers')),
    said     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_of_user ON chat (user_id);
CREATE UNIQUE INDEX said_once ON chat (table_id, user_id, said) WHERE said <> '';

CREATE TABLE mutes (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    muted   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, muted)
);
CREATE INDEX mutes_of_muted ON mutes (muted);

CREATE TABLE stories (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT COLLATE "C" NOT NULL
);
)sql";

// Ratings and results (crowd.h), who likes whom, and who sees what.
constexpr const char* kCrowd = R"sql(
CREATE TABLE ratings (
    user_id   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ladder    TEXT COLLATE "C" NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    won       BIGINT NOT NULL,
    expected  BIGINT NOT NULL,
    last      BIGINT NOT NULL,
    tenth     BIGINT NOT NULL,
    listed    BIGINT NOT NULL,
    PRIMARY KEY (user_id, ladder)
);
CREATE INDEX leaders ON ratings (ladder, mean, tenth, listed) WHERE listed = 1 AND tenth > 0;

CREATE TABLE results (
    table_id  TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    user_id   TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    level     TEXT COLLATE "C" NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    ladder    TEXT COLLATE "C" NOT NULL,
    is_hidden BIGINT NOT NULL,
    players   BIGINT NOT NULL,
    place     BIGINT NOT NULL,
    score     BIGINT NOT NULL,
    won       BIGINT NOT NULL,
    expected  BIGINT NOT NULL,
    ending    TEXT COLLATE "C" NOT NULL,
    pick      TEXT COLLATE "C" NOT NULL,
    ended     BIGINT NOT NULL,
    before    BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_user ON results (user_id, ended, table_id);
CREATE INDEX rated_results ON results (user_id, ladder, ended) WHERE ladder <> '';

CREATE TABLE relations (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    PRIMARY KEY (user_id, other)
);
CREATE INDEX relations_to ON relations (other, kind);

CREATE TABLE privacy (
    user_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    listed  BIGINT NOT NULL,
    text    TEXT COLLATE "C" NOT NULL
);
)sql";

constexpr const char* kNotices = R"sql(
CREATE TABLE wishes (
    user_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    text    TEXT COLLATE "C" NOT NULL
);

CREATE TABLE ways (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind      TEXT COLLATE "C" NOT NULL,
    address   TEXT COLLATE "C" NOT NULL,
    secret    TEXT COLLATE "C" NOT NULL,
    label     TEXT COLLATE "C" NOT NULL,
    created   BIGINT NOT NULL,
    confirmed BIGINT NOT NULL,
    failed    BIGINT NOT NULL,
    failure   TEXT COLLATE "C" NOT NULL
);
CREATE INDEX ways_of_user ON ways (user_id);
CREATE INDEX ways_by_secret ON ways (secret) WHERE secret <> '';

CREATE TABLE notices (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key     TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    text    TEXT COLLATE "C" NOT NULL,
    at      BIGINT NOT NULL,
    due     BIGINT NOT NULL
);
CREATE UNIQUE INDEX notices_by_key ON notices (user_id, key);
CREATE INDEX notices_to_tell ON notices (due, id) WHERE due > 0;

CREATE TABLE deliveries (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    way_id  TEXT COLLATE "C" NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    key     TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    text    TEXT COLLATE "C" NOT NULL,
    at      BIGINT NOT NULL,
    due     BIGINT NOT NULL,
    tries   BIGINT NOT NULL,
    digest  BIGINT NOT NULL
);
CREATE INDEX deliveries_by_time ON deliveries (due, id);
CREATE INDEX deliveries_of_user ON deliveries (user_id, key);
CREATE INDEX deliveries_of_way ON deliveries (way_id);
)sql";

// Order among strangers.
constexpr const char* kOrder = R"sql(
CREATE TABLE sanctions (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT COLLATE "C" NOT NULL,
    until   BIGINT NOT NULL,
    reason  TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind)
);

CREATE TABLE reports (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    by_user  TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    about    TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    words    TEXT COLLATE "C" NOT NULL,
    excerpt  TEXT COLLATE "C" NOT NULL,
    verdict  TEXT COLLATE "C" NOT NULL,
    note     TEXT COLLATE "C" NOT NULL,
    decided  BIGINT NOT NULL
);
CREATE INDEX open_reports ON reports (at, id) WHERE verdict = '';
CREATE INDEX decided_reports ON reports (decided, id) WHERE verdict <> '';
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_by ON reports (by_user);

CREATE TABLE deeds (
    n          BIGINT NOT NULL PRIMARY KEY,
    at         BIGINT NOT NULL,
    by_name    TEXT COLLATE "C" NOT NULL,
    deed       TEXT COLLATE "C" NOT NULL,
    about      TEXT COLLATE "C" NOT NULL,
    about_name TEXT COLLATE "C" NOT NULL,
    note       TEXT COLLATE "C" NOT NULL
);
CREATE INDEX deeds_about ON deeds (about, n);

CREATE TABLE lapses (
    user_id  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX lapses_by_time ON lapses (user_id, at);
CREATE INDEX lapses_of_table ON lapses (table_id);
)sql";

// Tournaments and clubs, which are the fold of their events as tables are.
constexpr const char* kGatherings = R"sql(
CREATE TABLE gatherings (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    kind    TEXT COLLATE "C" NOT NULL,
    parent  TEXT COLLATE "C" NOT NULL,
    title   TEXT COLLATE "C" NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    state   TEXT COLLATE "C" NOT NULL,
    is_over BIGINT NOT NULL,
    host    TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    plan    TEXT COLLATE "C" NOT NULL,
    summary TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX gatherings_by_age ON gatherings (kind, is_over, created, id);
CREATE INDEX gatherings_of_parent ON gatherings (parent, created, id) WHERE parent <> '';
CREATE INDEX gatherings_of_host ON gatherings (host);

CREATE TABLE gathering_events (
    gathering_id TEXT COLLATE "C" NOT NULL REFERENCES gatherings (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    text         TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (gathering_id, n)
);

CREATE TABLE gathering_members (
    gathering_id TEXT COLLATE "C" NOT NULL REFERENCES gatherings (id) ON DELETE CASCADE,
    user_id      TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (gathering_id, user_id)
);
CREATE INDEX gatherings_of_user ON gathering_members (user_id);
)sql";

constexpr std::array kMigrations = {kAll, kCrowd, kNotices, kOrder, kGatherings};

// One row: the format of the tables, and which server they belong to (postgres_store.cpp); and
// where several servers keep it, who they are and who keeps which part of the tables (parts.h).
// Times are those of the database, in milliseconds.
constexpr const char* kHouse = R"sql(
CREATE TABLE IF NOT EXISTS house (
    one    BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    format BIGINT NOT NULL,
    epoch  BIGINT NOT NULL
);
INSERT INTO house (one, format, epoch) VALUES (1, 0, 0) ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS nodes (
    name    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    epoch   BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    leaving BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS parts (
    part  BIGINT NOT NULL PRIMARY KEY,
    node  TEXT COLLATE "C" NOT NULL,
    fence BIGINT NOT NULL
);
INSERT INTO parts (part, node, fence) SELECT n, '', 0 FROM generate_series(0, 255) n
    ON CONFLICT DO NOTHING;
)sql";

// The letters of "tetra": nobody else locks by it.
constexpr const char* kOneAtATime = "SELECT pg_advisory_xact_lock(499848217185)";

core::Error wrong(std::string what) { return {"database", std::move(what)}; }

std::optional<core::Error> migrate_inside(sql::Connection& connection) {
    const auto complain = [](const Failure& failure) {
        return wrong("its tables cannot be made: " + failure.text());
    };
    if (const auto failure = connection.run(kOneAtATime))
        return complain(*failure);
    if (const auto failure = connection.run_script(kHouse))
        return complain(*failure);
    const auto format = connection.value<int>("SELECT format FROM house");
    if (!format)
        return complain(format.error());
    const auto known = kMigrations.size();
    if (static_cast<std::size_t>(*format) > known)
        return wrong("was written by a newer version of the program (its format is "
                     + std::to_string(*format) + ", this program knows up to "
                     + std::to_string(known) + ")");
    for (auto i = static_cast<std::size_t>(*format); i < known; ++i)
        if (const auto failure = connection.run_script(kMigrations[i]))
            return wrong("cannot be brought to format " + std::to_string(i + 1) + ": "
                         + failure->text());
    if (const auto failure = connection.run("UPDATE house SET format = ?1", known))
        return complain(*failure);
    return std::nullopt;
}

}  // namespace

std::optional<core::Error> migrate(sql::Connection& connection) {
    if (const auto failure = connection.begin())
        return wrong("takes no transaction: " + failure->text());
    auto error = migrate_inside(connection);
    const auto failure = connection.run(error ? "ROLLBACK" : "COMMIT");
    if (!error && failure)
        return wrong("its tables cannot be made: " + failure->text());
    return error;
}

}  // namespace store::postgres
