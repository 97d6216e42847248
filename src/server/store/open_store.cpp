#include "server/store/open_store.h"

#include "server/store/postgres_store.h"
#include "server/store/sqlite_store.h"

namespace store {

core::Result<std::unique_ptr<sql::Database>> open_database(const std::string& database) {
    return is_postgres(database) ? open_postgres_database(database)
                                 : open_sqlite_database(database);
}

core::Result<std::unique_ptr<Store>> open(const std::string& database) {
    return is_postgres(database) ? open_postgres(database) : open_sqlite(database);
}

}  // namespace store
