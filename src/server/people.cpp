#include "server/people.h"

#include <algorithm>

#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxPrivacy = 4096;

constexpr wire::Privacy kUsual{
    true, wire::Circle::everybody, wire::Circle::everybody, wire::Circle::nobody};

wire::Acquaintance acquaintance(const store::RelationRow& row) {
    return {row.user, row.name, false, std::nullopt};
}

bool contains(const std::vector<store::RelationRow>& rows, const std::string& user) {
    return std::ranges::find(rows, user, &store::RelationRow::user) != rows.end();
}

}  // namespace

wire::Relation relation_named(std::string_view kind) {
    if (kind == kFriend)
        return wire::Relation::befriended;
    return kind == kBlock ? wire::Relation::blocked : wire::Relation::none;
}

wire::Privacy privacy_of(const store::Crowd& crowd, const std::string& user) {
    const auto row = crowd.privacy(user);
    if (!row || !*row)
        return kUsual;
    const auto json = engine::parse_json((*row)->text, kMaxPrivacy);
    auto privacy = json ? wire::read<wire::Privacy>(*json) : core::Error{"privacy", "unreadable"};
    if (!privacy)
        return {(*row)->listed, wire::Circle::nobody, wire::Circle::nobody, wire::Circle::nobody};
    return *privacy;
}

store::PrivacyRow privacy_row(const std::string& user, const wire::Privacy& privacy) {
    return {user, privacy.listed, wire::text(privacy)};
}

Viewer viewer_of(const store::Crowd& crowd,
                 const std::string& owner,
                 const std::optional<store::User>& user) {
    if (!user)
        return Viewer::Stranger;
    if (user->id == owner)
        return Viewer::Self;
    if (user->is_admin)
        return Viewer::Admin;
    const auto kind = crowd.relation(owner, user->id);
    if (!kind || *kind == kBlock)
        return Viewer::Blocked;
    return *kind == kFriend ? Viewer::Friend : Viewer::Stranger;
}

bool may_see(wire::Circle circle, Viewer viewer) {
    switch (viewer) {
        case Viewer::Self:
        case Viewer::Admin: return true;
        case Viewer::Friend: return circle != wire::Circle::nobody;
        case Viewer::Stranger: return circle == wire::Circle::everybody;
        case Viewer::Blocked: break;
    }
    return false;
}

Answered<store::User> person_named(const Services& services, const std::string& word) {
    const auto by_id = services.store.user_by_id(word);
    if (!by_id)
        return complaint::storage();
    if (*by_id)
        return **by_id;
    const auto by_name = services.store.user_by_name(word);
    if (!by_name)
        return complaint::storage();
    if (!*by_name)
        return complaint::unknown_player();
    return **by_name;
}

Answered<wire::People> people_of(const Services& services,
                                 const store::User& user,
                                 const IsOnline& is_online) {
    const store::Crowd* const crowd = services.store.crowd();
    if (crowd == nullptr)
        return complaint::unknown_page();
    const auto own = crowd->relations_of(user.id);
    const auto fans = crowd->friends_to(user.id);
    if (!own || !fans)
        return complaint::storage();
    wire::People people{};
    for (const store::RelationRow& row : *own) {
        wire::Acquaintance known = acquaintance(row);
        if (row.kind == kBlock) {
            people.blocked.push_back(known);
            continue;
        }
        known.mutual = contains(*fans, row.user);
        if (may_see(privacy_of(*crowd, row.user).online, viewer_of(*crowd, row.user, user)))
            known.online = is_online(row.user);
        people.friends.push_back(known);
    }
    for (const store::RelationRow& row : *fans)
        if (!contains(*own, row.user))
            people.fans.push_back(acquaintance(row));
    return people;
}

store::Batch relation_change(const Services& services,
                             const std::string& user,
                             const std::string& other,
                             wire::Relation relation) {
    switch (relation) {
        case wire::Relation::none:
            return {store::DeleteRelation{user, other}, store::DeleteMute{user, other}};
        case wire::Relation::befriended:
            return {store::SetRelation{user, other, std::string(kFriend), services.now()},
                    store::DeleteMute{user, other}};
        case wire::Relation::blocked:
            return {store::SetRelation{user, other, std::string(kBlock), services.now()},
                    store::AddMute{user, other}};
    }
    return {};
}

}  // namespace server
