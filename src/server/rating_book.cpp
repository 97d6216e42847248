// Ratings at seats and in lists.
#include <utility>

#include "server/ratings.h"
#include "server/services.h"

namespace server {
namespace {

constexpr std::int64_t kKeptInMind = 60'000;  // milliseconds
constexpr std::size_t kMostInMind = 20'000;

}  // namespace

RatingBook::Entry RatingBook::read(const Services& services, const std::string& user) {
    Entry entry{services.now() + kKeptInMind, {}};
    const store::Crowd* const crowd = services.store.crowd();
    if (crowd == nullptr)
        return entry;
    if (const auto found = crowd->ratings_of(user))
        for (const store::RatingRow& row : *found)
            entry.by_ladder[row.ladder] = server::shown(row, services.now());
    return entry;
}

std::string RatingBook::shown(const Services& services,
                              const std::string& user,
                              const std::string& ladder) {
    auto found = entries_.find(user);
    if (found == entries_.end() || found->second.until < services.now()) {
        if (entries_.size() >= kMostInMind)
            entries_.clear();
        found = entries_.insert_or_assign(user, read(services, user)).first;
    }
    const auto rating = found->second.by_ladder.find(ladder);
    return rating == found->second.by_ladder.end() ? "" : rating->second;
}

void RatingBook::forget(const std::string& user) { entries_.erase(user); }

const std::vector<store::BarRow>& LadderBook::people(const Services& services,
                                                     const std::string& ladder,
                                                     store::Instant since) {
    Entry& entry = entries_[ladder];
    if (entry.until >= services.now())
        return entry.people;
    const store::Crowd* const crowd = services.store.crowd();
    if (crowd != nullptr)
        if (auto found = crowd->distribution(ladder, since))
            entry = {services.now() + kKeptInMind, std::move(*found)};
    return entry.people;
}

std::string seat_rating(const Services& services,
                        const std::string& user,
                        const std::string& level,
                        const std::string& ladder) {
    if (ladder.empty())
        return "";
    if (user.empty())
        return level.empty() ? "" : std::to_string(points_of(rating_of_level(level).mean));
    return services.ratings.shown(services, user, ladder);
}

}  // namespace server
