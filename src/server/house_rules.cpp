#include "server/house_rules.h"

#include <algorithm>

#include "server/user_text.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr std::size_t kMaxRules = std::size_t{256} * 1024;
constexpr std::size_t kMaxAnnouncement = 300;
constexpr std::size_t kMaxWords = 1000;
constexpr std::size_t kMaxWord = 40;

wire::HouseRules open_house() { return {{}, true, true, {}}; }

// Nothing is a text, too.
bool clean(std::string& text, std::size_t most) {
    if (text.empty())
        return true;
    const auto cleaned = clean_text(text, most);
    text = cleaned.value_or("");
    return cleaned.has_value();
}

}  // namespace

wire::HouseRules house_rules(const store::Store& store) {
    const auto kept = store.setting(kHouseRules);
    if (!kept || !*kept)
        return open_house();
    const auto json = engine::parse_json(**kept, kMaxRules);
    auto rules =
        json ? wire::read<wire::HouseRules>(*json) : core::Result<wire::HouseRules>(json.error());
    return rules ? std::move(*rules) : open_house();
}

std::string stored_rules(const wire::HouseRules& rules) { return wire::text(rules); }

Answered<wire::HouseRules> checked_rules(wire::HouseRules wish) {
    if (!clean(wish.announcement.en, kMaxAnnouncement)
        || !clean(wish.announcement.de, kMaxAnnouncement))
        return complaint::bad_request({"announcement", "expected at most 300 letters"});
    if (wish.words.size() > kMaxWords)
        return complaint::bad_request({"words", "expected at most 1000"});
    for (std::string& word : wish.words)
        if (word.empty() || !clean(word, kMaxWord) || word.find(' ') != std::string::npos)
            return complaint::bad_request({"words", "expected single words of 1 to 40 letters"});
    std::ranges::sort(wish.words);
    const auto doubled = std::ranges::unique(wish.words);
    wish.words.erase(doubled.begin(), doubled.end());
    return wish;
}

ChatFilter chat_filter(const store::Store& store) { return ChatFilter(house_rules(store).words); }

}  // namespace server
