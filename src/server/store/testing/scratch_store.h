// A folder for the files of a test, stores in it, and writing that waits for its end.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/store/ids.h"
#include "server/store/open_store.h"
#include "server/store/postgres_connection.h"
#include "server/store/sqlite_store.h"
#include "server/store/store.h"
#include "server/store/written.h"

namespace store::testing {

inline constexpr auto kOnlyOwner =
    std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;

class ScratchFolder {
  public:
    ScratchFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "store_XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()) != nullptr);
        path_ = pattern;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

// The address of a PostgreSQL server whose databases a test may use, or nothing:
// tools/with_postgres.
inline const char* postgres_for_tests() { return std::getenv("TETRA_POSTGRES"); }
inline bool on_postgres() { return postgres_for_tests() != nullptr; }

inline std::unique_ptr<Store> open_store(const std::string& database) {
    auto opened = open(database);
    INFO((opened ? "" : opened.error().text()));
    REQUIRE(opened.ok());
    return std::move(*opened);
}

inline void must_write(Store& store, Batch batch) {
    const Written result = written(store, std::move(batch));
    INFO((result ? "" : result.error().text()));
    REQUIRE(result.ok());
}

inline Trouble trouble_of(Store& store, Batch batch) {
    const Written result = written(store, std::move(batch));
    REQUIRE_FALSE(result.ok());
    return result.error().trouble;
}

// What must have been found.
template <class T>
T existing(const Found<T>& found) {
    REQUIRE(found.ok());
    REQUIRE(found->has_value());
    return found->value_or(T{});
}

// Keeps the writing thread busy, so that everything written meanwhile becomes one group.
class Hold {
  public:
    explicit Hold(Store& store) {
        std::promise<void> reached;
        store.write({}, [&reached, free = free_.get_future().share()](const Written&) {
            reached.set_value();
            free.wait();
        });
        reached.get_future().wait();
    }
    void release() { free_.set_value(); }

  private:
    std::promise<void> free_;
};

inline User account(const std::string& id, const std::string& name) {
    return {.id = id, .name = name, .password_hash = "hash of " + id, .created = 7};
}

inline TableRow table_row(const std::string& id, Instant created = 1) {
    return {.id = id,
            .game = "mini",
            .title = "Table " + id,
            .setup = "{}",
            .state = "waiting",
            .created = created,
            .updated = created};
}

// A new database of the kind that is tested: a file, or a schema of the server's database.
inline std::string fresh_database(const ScratchFolder& folder) {
    if (!on_postgres())
        return folder.file("games.db");
    const std::string schema = "t" + random_id(12);
    auto server = postgres::Connection::open(postgres_for_tests());
    REQUIRE(server.ok());
    REQUIRE_FALSE((*server)->run_script("CREATE SCHEMA " + schema));
    return std::string(postgres_for_tests()) + "&options=-csearch_path%3D" + schema;
}

// A store with the accounts ada and bo and the table t.
struct ScratchStore {
    ScratchFolder folder;
    std::string path = fresh_database(folder);
    std::unique_ptr<Store> store = open_store(path);

    ScratchStore() {
        must_write(*store,
                   {AddUser{account("ada", "Ada")},
                    AddUser{account("bo", "Bo")},
                    AddTable{table_row("t")}});
    }

    void reopen() {
        store.reset();
        store = open_store(path);
    }
};

}  // namespace store::testing
