#include "server/house_news.h"

#include <array>
#include <optional>
#include <utility>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "engine/json_text.h"
#include "server/farewell.h"

namespace server {
namespace {

using Change = Connections::Change;

constexpr std::size_t kMaxNews = std::size_t{64} * 1024;
constexpr std::array<std::string_view, 5> kUserWords = {"came", "left", "leaves", "gone", "rated"};
constexpr std::array<std::string_view, 4> kChangeWords = {
    "end", "end_sessions", "end_tokens", "renamed"};

std::string news_of_change(const Change& change) {
    return boost::json::serialize(
        boost::json::object{{"t", kChangeWords.at(static_cast<std::size_t>(change.kind))},
                            {"user", change.user},
                            {"key", change.key}});
}

std::string text_in(const boost::json::object& news, std::string_view name) {
    const auto* const value = news.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
}

std::optional<Change> change_in(std::string_view word, const boost::json::object& news) {
    for (std::size_t i = 0; i < kChangeWords.size(); ++i)
        if (word == kChangeWords.at(i))
            return Change{
                static_cast<Change::Kind>(i), text_in(news, "user"), text_in(news, "key")};
    return std::nullopt;
}

ListedBefore listed_before(const boost::json::object& news) {
    ListedBefore before{text_in(news, "lobby") == "yes", {}};
    if (const auto* const users = news.if_contains("users"); users != nullptr && users->is_array())
        for (const auto& user : users->get_array())
            if (user.is_string())
                before.users.emplace_back(user.get_string());
    return before;
}

}  // namespace

std::string news_of_user(HouseWord word, const std::string& user) {
    return boost::json::serialize(
        boost::json::object{{"t", kUserWords.at(static_cast<std::size_t>(word))}, {"user", user}});
}

std::string news_of_table(const std::string& table, const ListedBefore& before) {
    return boost::json::serialize(boost::json::object{
        {"t", "table"},
        {"table", table},
        {"lobby", before.in_lobby ? "yes" : "no"},
        {"users", boost::json::array(before.users.begin(), before.users.end())}});
}

HouseNews::HouseNews(Services& services, Hall& hall, std::function<void()> stop)
    : services_(services), hall_(hall), stop_(std::move(stop)) {
    services_.connections.on_change(
        [this](const Change& change) { services_.neighbours->tell(news_of_change(change)); });
}

void HouseNews::hear(const std::string& from, std::string_view news) {
    const auto json = engine::parse_json(news, kMaxNews);
    const auto* const object = json ? json->if_object() : nullptr;
    if (object == nullptr)
        return;
    const std::string word = text_in(*object, "t");
    if (word == "table")
        return hall_.stored_elsewhere(text_in(*object, "table"), listed_before(*object));
    if (const auto change = change_in(word, *object)) {
        const auto user = services_.store.user_by_id(change->user);
        return services_.connections.changed_elsewhere(*change, user ? *user : std::nullopt);
    }
    hear_of_user(from, word, text_in(*object, "user"));
}

void HouseNews::hear_of_user(const std::string& from,
                             std::string_view word,
                             const std::string& user) {
    if (word == "came" && there_[from].insert(user).second)
        hall_.arrived_elsewhere(user);
    else if (word == "left" && there_[from].erase(user) > 0)
        hall_.departed_elsewhere(user);
    else if (word == "leaves")
        leave_tables(services_, hall_, user);
    else if (word == "gone")
        hall_.read_again(user);
    else if (word == "rated")
        services_.ratings.forget(user);
}

std::vector<std::string> HouseNews::introduction() const {
    std::vector<std::string> news;
    for (const std::string& user : hall_.users_here())
        news.push_back(news_of_user(HouseWord::Came, user));
    return news;
}

void HouseNews::lost(const std::string& from) {
    const auto gone = there_.extract(from);
    if (gone.empty())
        return;
    for (const std::string& user : gone.mapped())
        hall_.departed_elsewhere(user);
}

void HouseNews::expelled() {
    services_.log.error("another_server_has_our_name", {});
    stop_();
}

}  // namespace server
