#include "server/store/sqlite_statement.h"

#include <cstddef>

namespace store::sqlite {
namespace {

constexpr std::string_view kPlayers = "players";
constexpr std::string_view kWatchers = "watchers";

}  // namespace

Statement::~Statement() {
    sqlite3_reset(prepared_);
    sqlite3_clear_bindings(prepared_);
}

int Statement::bind_one(int index, std::string_view text) {
    const char* data = text.empty() ? "" : text.data();  // a null pointer would become NULL
    return sqlite3_bind_text64(prepared_, index, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

int Statement::bind_one(int index, Audience audience) {
    return bind_one(index, audience == Audience::Players ? kPlayers : kWatchers);
}

void Statement::read_one(int column, std::string& text) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(prepared_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(prepared_, column));
    text.assign(bytes == nullptr ? "" : bytes, size);
}

void Statement::read_one(int column, Audience& audience) const {
    std::string text;
    read_one(column, text);
    audience = text == kPlayers ? Audience::Players : Audience::Watchers;
}

void Statement::read_one(int column, bool& flag) const {
    flag = sqlite3_column_int64(prepared_, column) != 0;
}

void Statement::read_one(int column, int& number) const {
    number = sqlite3_column_int(prepared_, column);
}

void Statement::read_one(int column, std::int64_t& number) const {
    number = sqlite3_column_int64(prepared_, column);
}

}  // namespace store::sqlite
