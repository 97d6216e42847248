#include "server/store/sqlite_statement.h"

#include <cstddef>
#include <variant>

namespace store::sqlite {

Statement::~Statement() {
    sqlite3_reset(prepared_);
    sqlite3_clear_bindings(prepared_);
}

int Statement::bind(std::span<const sql::Value> values) {
    int index = 0;
    for (const sql::Value& value : values) {
        ++index;
        const int code =
            std::visit([&](const auto& plain) { return bind_one(index, plain); }, value);
        if (code != SQLITE_OK)
            return code;
    }
    return SQLITE_OK;
}

int Statement::bind_one(int index, std::string_view text) {
    const char* data = text.empty() ? "" : text.data();  // a null pointer would become NULL
    return sqlite3_bind_text64(prepared_, index, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

int Statement::bind_one(int index, std::int64_t number) {
    return sqlite3_bind_int64(prepared_, index, number);
}

std::string_view Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(prepared_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(prepared_, column));
    return bytes == nullptr ? std::string_view() : std::string_view(bytes, size);
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(prepared_, column); }

}  // namespace store::sqlite
