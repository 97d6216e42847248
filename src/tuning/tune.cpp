#include "tuning/tune.h"

#include <algorithm>

namespace tuning {

Samples part_of(const Samples& samples, bool held_out) {
    Samples part(samples.seats(), samples.features());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if ((samples.game_of(i) % kHeldOut == 0) != held_out)
            continue;
        std::span<float> room = part.add(samples.game_of(i));
        for (std::size_t seat = 0; seat < samples.seats(); ++seat) {
            std::ranges::copy(samples.features_of(i, seat), room.begin());
            room = room.subspan(samples.features());
        }
        std::ranges::copy(samples.wins_of(i), part.wins_of(part.size() - 1).begin());
    }
    return part;
}

Tuned tune(const Samples& samples, double penalty, std::span<const double> present_weights) {
    const Samples seen = part_of(samples, false);
    const Samples unseen = part_of(samples, true);
    Tuned tuned{.seats = static_cast<int>(samples.seats()),
                .positions = samples.size(),
                .weights = fit(seen, penalty),
                .before = fitness(unseen, present_weights),
                .reliable_before = reliability(unseen, present_weights)};
    tuned.seen = fitness(seen, tuned.weights);
    tuned.unseen = fitness(unseen, tuned.weights);
    tuned.reliable = reliability(unseen, tuned.weights);
    return tuned;
}

}  // namespace tuning
