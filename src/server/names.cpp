#include "server/names.h"

#include <utility>

#include "server/house_rules.h"
#include "server/store/look_alike.h"
#include "server/user_text.h"

namespace server {
namespace {

// Whether an account of somebody else has this name or one that looks like it.
Answered<bool> is_anothers(const Services& services,
                           const std::string& name,
                           const std::string& user) {
    const auto found = services.store.account_like(name);
    if (!found)
        return complaint::storage();
    return *found && (*found)->id != user;
}

}  // namespace

Answered<std::string> free_name(const Services& services,
                                const std::string& written,
                                const std::string& user) {
    const auto name = clean_name(written);
    if (!name)
        return complaint::bad_name();
    if (chat_filter(services.store).finds(*name))
        return complaint::unwelcome_words();
    const auto taken = is_anothers(services, *name, user);
    if (!taken)
        return taken.error();
    if (*taken || is_reserved_name(*name))
        return complaint::name_taken();
    return *name;
}

bool is_gone(const Services& services, const std::string& user) {
    const auto found = services.store.user_by_id(user);
    return found && !found->has_value();
}

store::User as_shown(const Services& services, store::User user) {
    if (!user.is_guest())
        return user;
    const auto taken = is_anothers(services, user.name, user.id);
    user.name += taken && *taken ? " (?)" : "";
    return user;
}

Answered<std::string> seat_name(const Services& services,
                                const store::User& user,
                                const std::string& written) {
    const auto name = clean_name(written);
    if (!name || is_reserved_name(*name))
        return complaint::bad_name();
    if (chat_filter(services.store).finds(*name))
        return complaint::unwelcome_words();
    const auto taken = is_anothers(services, *name, user.id);
    if (!taken)
        return taken.error();
    return *taken ? name_with(*name, user.name) : *name;
}

}  // namespace server
