#include "server/rooms.h"

namespace server {
namespace {

std::vector<std::string> holders_at(const Room& room) {
    std::vector<std::string> users;
    for (const table::Seat& seat : room.table().seats())
        if (seat.kind == table::SeatKind::Human)
            users.push_back(seat.user);
    return users;
}

}  // namespace

RoomPtr Rooms::find(const std::string& table) const {
    const auto found = rooms_.find(table);
    return found == rooms_.end() ? nullptr : found->second.room;
}

std::vector<RoomPtr> Rooms::of(const std::string& user) const {
    std::vector<RoomPtr> rooms;
    if (const auto found = tables_of_.find(user); found != tables_of_.end())
        for (const std::string& table : found->second)
            rooms.push_back(find(table));
    return rooms;
}

std::vector<RoomPtr> Rooms::all() const {
    std::vector<RoomPtr> rooms;
    for (const auto& [table, entry] : rooms_)
        rooms.push_back(entry.room);
    return rooms;
}

void Rooms::add(const RoomPtr& room) {
    rooms_[room->row().id].room = room;
    update(*room);
}

void Rooms::update(const Room& room) {
    const auto found = rooms_.find(room.row().id);
    if (found == rooms_.end())
        return;
    auto users = holders_at(room);
    if (users == found->second.users)
        return;
    forget_users(found->first, found->second);
    for (const std::string& user : users)
        tables_of_[user].insert(found->first);
    found->second.users = std::move(users);
}

void Rooms::forget_users(const std::string& table, const Entry& entry) {
    for (const std::string& user : entry.users) {
        const auto found = tables_of_.find(user);
        if (found == tables_of_.end())
            continue;
        found->second.erase(table);
        if (found->second.empty())
            tables_of_.erase(found);
    }
}

std::vector<RoomPtr> Rooms::take_all(const std::function<bool(const std::string&)>& is_gone) {
    std::vector<RoomPtr> taken;
    std::erase_if(rooms_, [&](const auto& entry) {
        if (!is_gone(entry.first))
            return false;
        forget_users(entry.first, entry.second);
        taken.push_back(entry.second.room);
        return true;
    });
    return taken;
}

std::vector<RoomPtr> Rooms::take(const std::function<bool(const Room&)>& is_unwanted) {
    std::vector<RoomPtr> taken;
    std::erase_if(rooms_, [&](const auto& entry) {
        const RoomPtr& room = entry.second.room;
        if (room.use_count() > 1 || !is_unwanted(*room))
            return false;
        forget_users(entry.first, entry.second);
        taken.push_back(room);
        return true;
    });
    return taken;
}

}  // namespace server
