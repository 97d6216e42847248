// Seasons are quarters of a year: one number each, in order.
#pragma once

#include "rating/rating.h"

namespace rating {

struct Season {
    int year = 1970;
    int quarter = 1;  // 1 .. 4
    friend bool operator==(const Season&, const Season&) = default;
};

// Quarters since 1970; by UTC.
int season_at(Instant at);
Season season(int number);
Instant season_begin(int number);

}  // namespace rating
