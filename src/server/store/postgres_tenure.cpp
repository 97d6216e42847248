#include "server/store/postgres_tenure.h"

#include <algorithm>
#include <map>
#include <utility>

#include "server/store/postgres_schema.h"
#include "server/store/secrets.h"

namespace store {
namespace {

using std::chrono::steady_clock;

// The clocks of two machines may run differently fast.
constexpr std::chrono::milliseconds kMargin{100};
constexpr const char* kSecret = "nodes/secret";
// A transaction of a server that stands still may hold a part.
constexpr const char* kPatience = "SET lock_timeout = '500ms'; SET statement_timeout = '2s'";
constexpr const char* kClock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

std::string with_clock(std::string sql) {
    const std::string mark = "NOW";
    for (auto at = sql.find(mark); at != std::string::npos; at = sql.find(mark, at))
        sql.replace(at, mark.size(), kClock);
    return sql;
}

std::string list_of(const std::vector<int>& parts) {
    std::string text;
    for (const int part : parts)
        text += (text.empty() ? "" : ",") + std::to_string(part);
    return text;
}

std::int64_t ticks(steady_clock::time_point time) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

}  // namespace

Tenure::Tenure(std::unique_ptr<postgres::Connection> connection,
               NodeSelf self,
               Fences& fences,
               Times times)
    : connection_(std::move(connection)),
      self_(std::move(self)),
      fences_(fences),
      times_(times),
      steady_since_(steady_clock::now()) {}

core::Result<std::unique_ptr<Tenure>> Tenure::join(const std::string& address,
                                                   NodeSelf self,
                                                   Fences& fences,
                                                   Times times) {
    auto connection = postgres::Connection::open(address);
    if (!connection)
        return connection.error();
    (*connection)->greet_with([](postgres::Connection& made) {
        return made.run_script(kPatience);
    });
    std::unique_ptr<Tenure> made(
        new Tenure(std::move(*connection), std::move(self), fences, times));
    if (const auto failure = made->enter())
        return core::Error{"database", failure->error.what};
    return made;
}

Tenure::~Tenure() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable())
        thread_.join();
}

// What a server of the same name had is ours at once: it has ended, or never writes again.
std::optional<Failure> Tenure::enter() {
    if (auto failure = connection_->run_script(kPatience))
        return failure;
    if (auto failure = connection_->run(
            "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO NOTHING",
            std::string_view(kSecret),
            random_token()))
        return failure;
    const auto secret = connection_->value<std::string>("SELECT value FROM settings WHERE key = ?1",
                                                        std::string_view(kSecret));
    if (!secret)
        return secret.error();
    secret_ = *secret;
    const auto epoch = connection_->value<std::int64_t>(
        with_clock("INSERT INTO nodes (name, address, epoch, seen, leaving)"
                   " VALUES (?1, ?2, 1, NOW, 0) ON CONFLICT (name) DO UPDATE SET"
                   " address = excluded.address, epoch = nodes.epoch + 1, seen = excluded.seen,"
                   " leaving = 0 RETURNING epoch"),
        self_.name,
        self_.address);
    if (!epoch)
        return epoch.error();
    epoch_ = *epoch;
    const auto others = connection_->value<int>(
        with_clock("SELECT count(*) FROM nodes WHERE name <> ?1 AND seen > NOW - ?2"),
        self_.name,
        times_.lease.count());
    if (!others)
        return others.error();
    finds_others_ = *others > 0;
    return connection_->run("UPDATE parts SET fence = fence + 1, node = '' WHERE node = ?1",
                            self_.name);
}

void Tenure::begin(Told told) {
    told_ = std::move(told);
    thread_ = std::thread([this] { work(); });
}

bool Tenure::holds() const { return ticks(steady_clock::now()) < holds_until_.load(); }

void Tenure::look_now() {
    {
        const std::lock_guard lock(mutex_);
        hurried_ = true;
    }
    changed_.notify_one();
}

void Tenure::release(std::vector<int> parts) {
    {
        const std::lock_guard lock(mutex_);
        released_.insert(released_.end(), parts.begin(), parts.end());
        hurried_ = true;
    }
    changed_.notify_one();
}

void Tenure::leave() {
    {
        const std::lock_guard lock(mutex_);
        leaving_ = true;
        hurried_ = true;
    }
    changed_.notify_one();
}

// --- the thread ----------------------------------------------------------------------------------

void Tenure::work() {
    do {
        Standing standing;
        if (beat(standing)) {
            steady_since_ = steady_clock::now();
            continue;
        }
        told_(standing);
        if (standing.is_expelled)
            return;
    } while (wait());
    bid_farewell();
}

// False: there is no next time.
bool Tenure::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, times_.beat, [this] { return stopping_ || hurried_; });
    hurried_ = false;
    return !stopping_;
}

std::optional<Failure> Tenure::beat(Standing& standing) {
    if (auto failure = show_life(standing); failure || standing.is_expelled)
        return failure;
    if (auto failure = read_nodes(standing))
        return failure;
    if (auto failure = give_back(standing))
        return failure;
    if (auto failure = read_parts(standing))
        return failure;
    return take_orphans(standing);
}

std::optional<Failure> Tenure::show_life(Standing& standing) {
    const auto sent = steady_clock::now();
    const bool is_leaving = [this] {
        const std::lock_guard lock(mutex_);
        return leaving_;
    }();
    if (auto failure = connection_->run(
            with_clock("UPDATE nodes SET seen = NOW, leaving = ?3 WHERE name = ?1 AND epoch = ?2"),
            self_.name,
            epoch_,
            is_leaving ? 1 : 0))
        return failure;
    standing.is_expelled = connection_->changes() == 0;
    if (standing.is_expelled)
        fences_.drop_all();
    holds_until_ = standing.is_expelled ? 0 : ticks(sent + times_.lease - kMargin);
    return std::nullopt;
}

std::optional<Failure> Tenure::read_nodes(Standing& standing) {
    const auto read = [](const sql::Row& row) {
        Neighbour node;
        row.read(node.name, node.address, node.epoch, node.silence, node.is_leaving);
        return node;
    };
    auto nodes = connection_->rows(
        with_clock("SELECT name, address, epoch, NOW - seen, leaving FROM nodes ORDER BY name"),
        read);
    if (!nodes)
        return nodes.error();
    for (Neighbour& node : *nodes)
        node.is_alive = node.silence < times_.lease.count();
    standing.nodes = std::move(*nodes);
    return std::nullopt;
}

// A part that was given to us counts from here on; one that was taken from us counts no more.
std::optional<Failure> Tenure::read_parts(Standing& standing) {
    struct Row {
        int part = 0;
        std::string node;
        std::int64_t fence = 0;
    };
    const auto read = [](const sql::Row& row) {
        Row one;
        row.read(one.part, one.node, one.fence);
        return one;
    };
    const auto rows = connection_->rows("SELECT part, node, fence FROM parts ORDER BY part", read);
    if (!rows)
        return rows.error();
    const auto heirs = this->heirs(standing);
    standing.keepers.assign(kParts, "");
    for (const Row& row : *rows) {
        standing.keepers[static_cast<std::size_t>(row.part)] = row.node;
        const bool is_ours = row.node == self_.name;
        fences_.set(row.part, is_ours ? row.fence : 0);
        if (is_ours && !heirs.empty() && keeper_of(row.part, heirs) != self_.name)
            standing.surplus.push_back(row.part);
    }
    return std::nullopt;
}

// Among whom the parts are shared.
std::vector<std::string> Tenure::heirs(const Standing& standing) const {
    std::vector<std::string> names;
    for (const Neighbour& node : standing.nodes)
        if (node.is_alive && !node.is_leaving)
            names.push_back(node.name);
    return names;
}

// After the database was away everybody looks dead for a moment.
bool Tenure::is_patient() const { return steady_clock::now() - steady_since_ > times_.lease; }

// What a server that stands still has begun ends first: its connections are cut.
std::optional<Failure> Tenure::take_orphans(Standing& standing) {
    std::map<std::string, Neighbour> known;
    for (const Neighbour& node : standing.nodes)
        known[node.name] = node;
    const auto heirs = this->heirs(standing);
    std::vector<int> orphans;
    for (int part = 0; part < kParts; ++part) {
        const std::string& keeper = standing.keepers[static_cast<std::size_t>(part)];
        const bool is_free = keeper.empty() || (!known[keeper].is_alive && is_patient());
        if (is_free && keeper_of(part, heirs) == self_.name)
            orphans.push_back(part);
        if (is_free && !keeper.empty())
            standing.silence =
                std::max(standing.silence, std::chrono::milliseconds(known[keeper].silence));
    }
    if (orphans.empty())
        return std::nullopt;
    const std::string list = list_of(orphans);
    constexpr std::string_view kGone =
        " FROM parts p LEFT JOIN nodes n ON n.name = p.node"
        " WHERE p.part = ANY (string_to_array(?1, ',')::bigint[])"
        " AND (n.name IS NULL OR n.seen <= NOW - ?2)";
    if (auto failure = connection_->run(
            with_clock("SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a"
                       " WHERE a.datname = current_database() AND a.usename = current_user"
                       " AND a.application_name IN (SELECT 'tetrapolis ' || p.node"
                       + std::string(kGone) + " AND p.node <> '')"),
            list,
            times_.lease.count()))
        return failure;
    const auto read = [](const sql::Row& row) {
        std::pair<int, std::int64_t> one;
        row.read(one.first, one.second);
        return one;
    };
    const auto taken = connection_->rows(
        with_clock("UPDATE parts SET node = ?3, fence = fence + 1 WHERE part IN (SELECT p.part"
                   + std::string(kGone) + ") RETURNING part, fence"),
        read,
        list,
        times_.lease.count(),
        self_.name);
    if (!taken)
        return taken.error();
    for (const auto& [part, fence] : *taken) {
        fences_.set(part, fence);
        std::string& keeper = standing.keepers[static_cast<std::size_t>(part)];
        if (!keeper.empty())
            standing.taken.push_back(part);
        keeper = self_.name;
    }
    return std::nullopt;
}

std::optional<Failure> Tenure::give_back(const Standing& standing) {
    const std::vector<int> parts = [this] {
        const std::lock_guard lock(mutex_);
        return std::exchange(released_, {});
    }();
    const auto heirs = this->heirs(standing);
    std::map<std::string, std::vector<int>> gifts;
    for (const int part : parts) {
        fences_.set(part, 0);
        gifts[keeper_of(part, heirs)].push_back(part);
    }
    for (const auto& [heir, given] : gifts)
        if (auto failure =
                connection_->run("UPDATE parts SET node = ?1, fence = fence + 1 WHERE node = ?2"
                                 " AND part = ANY (string_to_array(?3, ',')::bigint[])",
                                 heir,
                                 self_.name,
                                 list_of(given)))
            return failure;
    return std::nullopt;
}

// Whatever is still ours is free for everybody.
std::optional<Failure> Tenure::bid_farewell() {
    holds_until_ = 0;
    fences_.drop_all();
    if (auto failure =
            connection_->run("UPDATE parts SET node = '', fence = fence + 1 WHERE node = ?1 AND"
                             " EXISTS (SELECT FROM nodes WHERE name = ?1 AND epoch = ?2)",
                             self_.name,
                             epoch_))
        return failure;
    return connection_->run("DELETE FROM nodes WHERE name = ?1 AND epoch = ?2", self_.name, epoch_);
}

}  // namespace store
