#include "games/wiraqocha/guide_json.h"

#include <algorithm>
#include <string>

#include <boost/json/serialize.hpp>

#include "games/wiraqocha/guide_texts.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {

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

json::object named(std::span<const IdWords> ids) {
    json::object all;
    for (const IdWords& entry : ids)
        all[entry.id] = words(entry.english, entry.german);
    return all;
}

json::object endings() {
    json::object all;
    const engine::OutcomeNames& names = Texts::outcome_names();
    for (std::size_t i = 0; i < names.endings.size(); ++i)
        all[names.ending_ids[i]] = words(names.endings[i]);
    return all;
}

}  // namespace

json::object words(std::string_view english, std::string_view german) {
    return {{"en", english}, {"de", german}};
}

json::object words(const engine::Words& both) { return words(both.english, both.german); }

json::array rule_ids(std::string_view ids) {
    json::array list;
    while (!ids.empty()) {
        const std::size_t space = std::min(ids.find(' '), ids.size());
        list.emplace_back(ids.substr(0, space));
        ids.remove_prefix(std::min(space + 1, ids.size()));
    }
    return list;
}

json::object action_names() {
    json::object all;
    for (const Topic& topic : action_topics())
        all[topic.subject.substr(topic.subject.find(':') + 1)] = {
            {"name", words(topic.title_english, topic.title_german)}, {"topic", topic.subject}};
    for (const IdWords& answer : answers_and_events())
        all[answer.id] = {{"name", words(answer.english, answer.german)}, {"topic", nullptr}};
    return all;
}

json::object topics(const json::object& numbers) {
    json::object all;
    for (const auto table : {action_topics(), other_topics()}) {
        for (const Topic& topic : table) {
            all[topic.subject] = {
                {"title", words(topic.title_english, topic.title_german)},
                {"text", words(filled(topic.english, numbers), filled(topic.german, numbers))},
                {"rules", rule_ids(topic.rules)}};
        }
    }
    return all;
}

void add_id_names(json::object& guide) {
    for (const IdGroup& group : id_groups())
        guide[group.name] = named(group.ids);
    guide["endings"] = endings();
}

}  // namespace wiraqocha
