#include "server/greeting.h"

#include "server/house_rules.h"
#include "server/sanctions.h"

namespace server {

wire::HouseGreeting greeting(const Services& services, const std::optional<store::User>& user) {
    wire::HouseGreeting news{user && user->is_admin, {}, house_rules(services.store).announcement};
    if (user)
        news.sanctions = sanctions_in_force(services, user->id);
    return news;
}

}  // namespace server
