#include "engine/guide_words.h"

#include <algorithm>
#include <cassert>
#include <string>

#include <boost/json/serialize.hpp>

#include "engine/named.h"

namespace engine {

namespace json = boost::json;

namespace {

std::string filled(std::string_view text, const json::object& numbers) {
    std::string out(text);
    for (const auto& [name, number] : numbers) {
        const std::string mark = "{" + std::string(name) + "}";
        for (auto at = out.find(mark); at != std::string::npos; at = out.find(mark))
            out.replace(at, mark.size(), json::serialize(number));
    }
    return out;
}

}  // namespace

Words words_of(std::span<const IdWords> ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id, &IdWords::id);
    assert(found != ids.end());
    return {std::string(found->english), std::string(found->german)};
}

ByKey<Words> words_by_key(std::span<const IdWords> ids) {
    ByKey<Words> all;
    for (const IdWords& entry : ids)
        all.add(entry.id, {std::string(entry.english), std::string(entry.german)});
    return all;
}

std::vector<std::string> rules_in(std::string_view ids) {
    std::vector<std::string> rules;
    for (const std::string_view id : split(ids, ' '))
        rules.emplace_back(id);
    return rules;
}

ByKey<TopicFact> topic_facts(std::initializer_list<std::span<const Topic>> tables,
                             const json::object& numbers) {
    ByKey<TopicFact> facts;
    for (const auto table : tables)
        for (const Topic& topic : table)
            facts.add(topic.subject,
                      {.title = {std::string(topic.title_english), std::string(topic.title_german)},
                       .text = {filled(topic.english, numbers), filled(topic.german, numbers)},
                       .rules = rules_in(topic.rules)});
    return facts;
}

}  // namespace engine
