#include "server/store/sql_writes.h"

#include <utility>
#include <variant>

#include "server/store/sql_notices.h"

namespace store::sql {

std::optional<Failure> apply(Connection& connection, const Operation& operation) {
    return std::visit([&](const auto& one) { return apply(connection, one); }, operation);
}

std::optional<Failure> about(const std::string& subject, std::optional<Failure> failure) {
    if (failure)
        failure->error.where = subject;
    return failure;
}

std::optional<Failure> about_existing(const std::string& subject,
                                      const Connection& connection,
                                      std::optional<Failure> failure) {
    if (!failure && connection.changes() == 0)
        return Failure{Trouble::Missing, {subject, "does not exist"}};
    return about(subject, std::move(failure));
}

std::optional<Failure> apply(Connection& connection, const PutSetting& put) {
    return about("setting " + put.key,
                 connection.run("INSERT INTO settings (key, value) VALUES (?1, ?2)"
                                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                                put.key,
                                put.value));
}

}  // namespace store::sql
