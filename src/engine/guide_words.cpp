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

json::object topic_json(const Topic& topic, const json::object& numbers) {
    return {{"title", words_json(topic.title_english, topic.title_german)},
            {"text", words_json(filled(topic.english, numbers), filled(topic.german, numbers))},
            {"rules", rule_ids(topic.rules)}};
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

json::object words_json(std::string_view english, std::string_view german) {
    return {{"en", english}, {"de", german}};
}

json::object words_json(const Words& both) { return words_json(both.english, both.german); }

json::object words_json(std::span<const IdWords> ids) {
    json::object all;
    for (const IdWords& entry : ids)
        all[entry.id] = words_json(entry.english, entry.german);
    return all;
}

json::array rule_ids(std::string_view ids) {
    json::array list;
    while (!ids.empty()) {
        const std::size_t space = std::min(ids.find(' '), ids.size());
        list.emplace_back(ids.substr(0, space));
        ids.remove_prefix(std::min(space + 1, ids.size()));
    }
    return list;
}

json::object topics_json(std::initializer_list<std::span<const Topic>> tables,
                         const json::object& numbers) {
    json::object topics;
    for (const auto table : tables)
        for (const Topic& topic : table)
            topics[topic.subject] = topic_json(topic, numbers);
    return topics;
}

void add_id_names(json::object& guide, std::span<const IdGroup> groups, const OutcomeNames& names) {
    for (const IdGroup& group : groups)
        guide[group.name] = words_json(group.ids);
    json::object endings;
    for (std::size_t i = 0; i < names.endings.size(); ++i)
        endings[names.ending_ids[i]] = words_json(names.endings[i]);
    guide["endings"] = endings;
}

}  // namespace engine
