#include "server/store/parts.h"

#include <algorithm>
#include <variant>

#include "core/hash.h"
#include "server/store/ids.h"

namespace store {
namespace {

std::uint64_t hash_of_text(std::string_view text) {
    std::uint64_t hash = text.size();
    for (const char letter : text)
        hash = core::combine(hash, static_cast<unsigned char>(letter));
    return hash;
}

// The table that an operation belongs to; empty: none.
struct TableOf {
    std::string_view operator()(const AddTable& add) const { return add.table.id; }
    std::string_view operator()(const UpdateTable& update) const { return update.table.id; }
    std::string_view operator()(const DeleteTable& gone) const { return gone.id; }
    std::string_view operator()(const SetSeats& set) const { return set.table; }
    std::string_view operator()(const AppendEvents& append) const { return append.table; }
    std::string_view operator()(const AddChat& add) const { return add.chat.table; }
    std::string_view operator()(const KeepStory& keep) const { return keep.table; }
    std::string_view operator()(const PutGathering& /*put*/) const { return kContests; }
    std::string_view operator()(const AppendGatheringEvents& /*append*/) const { return kContests; }
    template <class Other>
    std::string_view operator()(const Other& /*other*/) const {
        return "";
    }
};

std::string_view table_in(const AnyOperation& operation) {
    return std::visit(TableOf{}, operation);
}

}  // namespace

int part_of(std::string_view table) { return static_cast<int>(hash_of_text(table) % kParts); }

std::string new_contest_table_id() {
    std::string id = new_table_id();
    while (part_of(id) != part_of(kContests))
        id = new_table_id();
    return id;
}

std::vector<int> parts_of(std::span<const Batch> batches) {
    std::vector<int> parts;
    for (const Batch& batch : batches)
        for (const Operation& operation : batch)
            if (const std::string_view table = table_in(operation); !table.empty())
                parts.push_back(part_of(table));
    std::ranges::sort(parts);
    parts.erase(std::ranges::unique(parts).begin(), parts.end());
    return parts;
}

std::string keeper_of(int part, std::span<const std::string> names) {
    const auto weight = [part](const std::string& name) {
        return core::combine(hash_of_text(name), static_cast<std::uint64_t>(part));
    };
    const auto best = std::ranges::max_element(names, {}, weight);
    return best == names.end() ? "" : *best;
}

std::int64_t Fences::of(int part) const {
    const std::lock_guard lock(mutex_);
    return fences_.at(static_cast<std::size_t>(part));
}

void Fences::set(int part, std::int64_t fence) {
    const std::lock_guard lock(mutex_);
    fences_.at(static_cast<std::size_t>(part)) = fence;
}

void Fences::drop_all() {
    const std::lock_guard lock(mutex_);
    fences_.fill(0);
}

}  // namespace store
