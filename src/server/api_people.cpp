// HTTP: people, what is shown of them, and who is what to whom.
#include <algorithm>
#include <charconv>

#include "server/api.h"
#include "server/api_calls.h"
#include "server/leaderboard.h"
#include "server/profile.h"

namespace server {
namespace {

std::string asked(const net::Request& request, std::string_view name) {
    return request.parameter(name).value_or("");
}

Answered<BoardWish> board_wish(const Services& services, const net::Request& request) {
    BoardWish wish;
    wish.game = asked(request, "game");
    if (const auto game = services.find_game(wish.game); !game)
        return complaint::bad_request(game.error());
    const std::string speed = asked(request, "speed");
    if (speed != "live" && speed != "correspondence" && !speed.empty())
        return complaint::bad_request({"speed", "expected live or correspondence"});
    wish.speed = speed == "correspondence" ? wire::Speed::correspondence : wire::Speed::live;
    const std::string season = asked(request, "season");
    if (season.empty())
        return wish;
    int number = 0;
    const auto [end, error] = std::from_chars(season.data(), season.data() + season.size(), number);
    if (error != std::errc{} || end != season.data() + season.size())
        return complaint::bad_request({"season", "expected a number"});
    wish.season = number;
    return wish;
}

}  // namespace

void Api::get_privacy(Call call) {
    const store::Crowd* const crowd = services_.store.crowd();
    if (crowd == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    call.reply(response_with(privacy_of(*crowd, call.user->id)));
}

void Api::post_privacy(Call call) {
    const auto body = body_of<wire::Privacy>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (services_.store.crowd() == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    services_.health.write(
        {store::SetPrivacy{privacy_row(call.user->id, *body)}},
        [reply = shared(std::move(call.reply)), privacy = *body](const store::Written& result) {
            (*reply)(result ? response_with(privacy) : response_of(complaint::storage()));
        });
}

void Api::get_people(Call call) {
    call.reply(response_to(people_of(
        services_, *call.user, [this](const std::string& user) { return hall_.is_online(user); })));
}

// With the limits of muting, which it replaces and contains.
void Api::post_relation(Call call) {
    const auto body = body_of<wire::RelationWish>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const store::Crowd* const crowd = services_.store.crowd();
    if (crowd == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    const auto other = person_named(services_, call.arguments[0]);
    if (!other)
        return call.reply(response_of(other.error()));
    if (other->id == call.user->id)
        return call.reply(response_of(complaint::not_allowed()));
    if (const auto wait = services_.turnstile.pass(deed::kMute, call.asker()))
        return call.reply(response_of(*wait));
    const auto known = crowd->relations_of(call.user->id);
    if (!known)
        return call.reply(response_of(complaint::storage()));
    if (body->relation != wire::Relation::none)
        if (const auto full = services_.turnstile.full(Limit::MutesPerUser, known->size()))
            return call.reply(response_of(*full));
    services_.health.write(
        relation_change(services_, call.user->id, other->id, body->relation),
        [this, user = *call.user, reply = shared(std::move(call.reply))](
            const store::Written& result) {
            if (!result)
                return (*reply)(response_of(complaint::storage()));
            (*reply)(response_to(people_of(
                services_, user, [this](const std::string& who) { return hall_.is_online(who); })));
        });
}

void Api::get_player(Call call) {
    if (services_.store.crowd() == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    const auto person = person_named(services_, call.arguments[0]);
    if (!person)
        return call.reply(response_of(person.error()));
    const auto is_online = [this](const std::string& user) { return hall_.is_online(user); };
    call.reply(net::compressed(call.request,
                               response_to(profile_of(services_, *person, call.user, is_online))));
}

void Api::get_player_results(Call call) {
    if (services_.store.crowd() == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    const auto person = person_named(services_, call.arguments[0]);
    if (!person)
        return call.reply(response_of(person.error()));
    ResultsWish wish;
    wish.game = asked(call.request, "game");
    wish.before = parse_result_cursor(asked(call.request, "before"));
    call.reply(response_to(played_games(services_, *person, call.user, wish)));
}

void Api::get_leaderboard(Call call) {
    if (services_.store.crowd() == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    const auto wish = board_wish(services_, call.request);
    if (!wish)
        return call.reply(response_of(wish.error()));
    call.reply(
        net::compressed(call.request, response_to(leaderboard(services_, *wish, call.user_id()))));
}

}  // namespace server
