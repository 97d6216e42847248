#include "server/store/sql_commit.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include "server/store/sql_writes.h"

namespace store::sql {
namespace {

std::optional<Failure> apply_all(Connection& connection, const Batch& batch) {
    for (const Operation& operation : batch) {
        if (auto failure = apply(connection, operation))
            return failure;
    }
    return std::nullopt;
}

// Leaves nothing of a batch that fails. The outer failure means that not even that is sure.
core::Result<Written, Failure> apply_alone(Connection& connection, const Batch& batch) {
    if (const auto broken = connection.run("SAVEPOINT batch"))
        return *broken;
    const auto failure = apply_all(connection, batch);
    // A full disk and the like can end the whole transaction at any statement; then this fails too.
    if (failure && connection.run("ROLLBACK TO batch"))
        return *failure;
    if (const auto broken = connection.run("RELEASE batch"))
        return *broken;
    return failure ? Written(*failure) : Written(std::monostate{});
}

Commit give_up(Connection& connection, std::size_t batches, Failure failure) {
    if (connection.in_transaction())
        connection.run("ROLLBACK");
    failure.trouble = Trouble::Storage;
    return {std::vector<Written>(batches, failure), 0};
}

}  // namespace

Commit commit(Connection& connection, std::span<const Batch> batches, Guard* guard) {
    if (const auto failure = connection.begin())
        return give_up(connection, batches.size(), *failure);
    if (const auto failure = guard != nullptr ? guard->begin(batches) : std::nullopt)
        return give_up(connection, batches.size(), *failure);
    Commit done;
    for (const Batch& batch : batches) {
        if (auto objection = guard != nullptr ? guard->objection(batch) : std::nullopt) {
            done.results.emplace_back(std::move(*objection));
            continue;
        }
        auto result = apply_alone(connection, batch);
        if (!result)
            return give_up(connection, batches.size(), result.error());
        done.results.push_back(std::move(*result));
    }
    const auto begin = std::chrono::steady_clock::now();
    if (const auto failure = connection.run("COMMIT"))
        return give_up(connection, batches.size(), *failure);
    done.sync_seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return done;
}

}  // namespace store::sql
