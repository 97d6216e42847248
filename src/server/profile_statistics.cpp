// How it goes: by seat, first choice and kind of victory, and against whom.
#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "server/profile_parts.h"

namespace server {
namespace {

constexpr int kRivals = 12;

wire::Text both(const std::string& word) { return {word, word}; }

// Tallies by a key, in the order of the keys.
class Tallies {
  public:
    void add(const std::string& key, const wire::Text& name, const store::TallyRow& row) {
        wire::Tally& tally = all_[key];
        tally.name = name;
        tally.games += static_cast<int>(row.games);
        tally.won += row.won;
        tally.expected += row.expected;
    }
    std::vector<wire::Tally> list() const {
        std::vector<wire::Tally> list;
        for (const auto& [key, tally] : all_)
            list.push_back(tally);
        return list;
    }
    std::vector<wire::Tally> most_played() const {
        auto list = this->list();
        std::ranges::stable_sort(list, std::greater{}, &wire::Tally::games);
        return list;
    }

  private:
    std::map<std::string, wire::Tally> all_;
};

// "group/item\tEnglish\tDeutsch", as ratings.cpp writes it.
wire::Text pick_words(const std::string& pick) {
    const std::size_t first = pick.find('\t');
    const std::size_t second = pick.find('\t', first + 1);
    if (first == std::string::npos || second == std::string::npos)
        return both(pick);
    return {pick.substr(first + 1, second - first - 1), pick.substr(second + 1)};
}

wire::GameStatistics statistics_of(const Services& services,
                                   const std::string& game,
                                   const std::vector<store::TallyRow>& rows) {
    Tallies all;
    Tallies seats;
    Tallies picks;
    Tallies endings;
    for (const store::TallyRow& row : rows) {
        if (row.game != game)
            continue;
        const std::string number = std::to_string(row.seat + 1);
        all.add("", both(""), row);
        seats.add(number, {"Seat " + number, "Platz " + number}, row);
        if (!row.pick.empty())
            picks.add(row.pick, pick_words(row.pick), row);
        if (!row.ending.empty())
            endings.add(row.ending, ending_words(services, game, row.ending), row);
    }
    return {game, all.list().front(), seats.list(), picks.most_played(), endings.most_played()};
}

}  // namespace

wire::Text ending_words(const Services& services,
                        const std::string& game,
                        const std::string& ending) {
    if (ending == "resigned")
        return {"all others resigned", "alle anderen haben aufgegeben"};
    const auto found = services.find_game(game);
    if (!found)
        return both(ending);
    const engine::OutcomeNames& names = (*found)->outcome_names();
    const auto id = std::ranges::find(names.ending_ids, ending);
    if (id == names.ending_ids.end())
        return both(ending);
    return wire::text_of(names.endings[static_cast<std::size_t>(id - names.ending_ids.begin())]);
}

void add_statistics(const Services& services, wire::Profile& profile, bool with_hidden) {
    const store::Crowd& crowd = *services.store.crowd();
    const auto rows = crowd.tallies(profile.user.id, with_hidden);
    const auto rivals = crowd.rivals(profile.user.id, with_hidden, kRivals);
    if (!rows || !rivals)
        return;
    std::map<std::string, std::int64_t> games;
    for (const store::TallyRow& row : *rows)
        games[row.game] += row.games;
    auto& statistics = profile.statistics.emplace();
    for (const auto& [game, count] : games)
        statistics.push_back(statistics_of(services, game, *rows));
    std::ranges::sort(statistics, std::greater{}, [](const auto& game) { return game.all.games; });
    auto& list = profile.rivals.emplace();
    for (const store::RivalRow& row : *rivals)
        list.push_back({row.user,
                        row.name,
                        row.level,
                        static_cast<int>(row.games),
                        static_cast<int>(row.ahead),
                        static_cast<int>(row.behind)});
}

}  // namespace server
