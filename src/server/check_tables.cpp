#include "server/check_tables.h"

#include <filesystem>

#include "server/computer_pool.h"
#include "server/restore_table.h"
#include "server/store/sqlite_backup.h"
#include "server/store/sqlite_store.h"

namespace server {
namespace {

// Lives as long as it is looked at.
class ScratchCopy {
  public:
    explicit ScratchCopy(std::string path) : path_(std::move(path)) {}
    ScratchCopy(const ScratchCopy&) = delete;
    ScratchCopy& operator=(const ScratchCopy&) = delete;
    ~ScratchCopy() {
        std::error_code ignored;
        for (const char* ending : {"", "-wal", "-shm", ".lock"})
            std::filesystem::remove(path_ + ending, ignored);
    }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

void check_table(const Services& services, const store::TableRow& row, CheckedTables& checked) {
    const auto table = restore_table(services, row);
    if (table && !table->frozen()) {
        ++checked.fit;
        return;
    }
    const core::Error why = table ? *table->frozen() : table.error();
    checked.unfit.push_back("table " + row.id + ": " + why.text());
}

core::Result<CheckedTables> check_all(const Services& services) {
    CheckedTables checked;
    store::TableFilter page;
    page.limit = store::kMaxListed;
    while (true) {
        const auto rows = services.store.tables(page);
        if (!rows)
            return rows.error();
        for (const store::TableRow& row : *rows)
            check_table(services, row, checked);
        if (rows->size() < static_cast<std::size_t>(page.limit))
            return checked;
        page.before = store::TableCursor{rows->back().created, rows->back().id};
    }
}

}  // namespace

core::Result<CheckedTables> check_tables(const std::string& database,
                                         const FindGame& find_game,
                                         const std::vector<std::string>& game_ids) {
    if (auto error = store::checked_copy(database, database + ".checking", nullptr))
        return *error;
    const ScratchCopy copy(database + ".checking");
    const auto opened = store::open_sqlite(copy.path());
    if (!opened)
        return opened.error();
    net::Loop loop;
    net::Log log(net::Level::Error);
    net::Metrics metrics;
    StoreHealth health({loop, **opened, log, metrics});
    ComputerPool nobody({{}, 0, std::chrono::milliseconds(0)});
    const Services services{
        loop, **opened, log, metrics, health, nobody, find_game, game_ids, {}, false, [] {
            return std::int64_t{0};
        }};
    if (const auto kept = keep_packs(services); !kept)
        return kept.error().error;
    return check_all(services);
}

}  // namespace server
