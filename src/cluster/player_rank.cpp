#include "cluster/player_rank.h"

#include <algorithm>
#include <string>

#include "arena/play_match.h"

namespace cluster {
namespace {

Message failure(const core::Error& error) {
    Message message{.kind = Kind::Failed};
    const std::string text = error.text().substr(0, kTextSize - 1);
    std::ranges::copy(text, message.text.begin());
    return message;
}

constexpr std::chrono::hours kForever(24 * 365);
constexpr std::chrono::seconds kLastWord(60);  // more than the collector waits for others

}  // namespace

void PlayerRank::play(const arena::Tournament& tournament) {
    link_.send(kCollector, {.kind = Kind::Ask});
    while (!is_enough_) {
        const auto letter = link_.wait(kForever);
        listen(letter);
        if (letter && letter->message.kind == Kind::Play)
            play_game(tournament, letter->message.number);
    }
}

void PlayerRank::play_game(const arena::Tournament& tournament, std::uint64_t number) {
    const auto abandoned = [this] {
        listen(link_.receive());
        return is_enough_;
    };
    const auto result = arena::play_match(tournament, number, abandoned);
    if (!result)
        link_.send(kCollector, failure(result.error()));
    else if (*result)
        link_.send(kCollector, done(**result));
}

void PlayerRank::listen(const std::optional<Letter>& letter) {
    is_enough_ = is_enough_ || (letter && letter->message.kind == Kind::Enough);
}

bool PlayerRank::say_goodbye() {
    while (!is_enough_)
        listen(link_.wait(kForever));
    link_.send(kCollector, {.kind = Kind::Goodbye});
    const auto letter = link_.wait(kLastWord);
    return letter && letter->message.kind == Kind::Together;
}

}  // namespace cluster
