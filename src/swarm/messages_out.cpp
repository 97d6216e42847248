// What bots say.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/json_text.h"
#include "swarm/messages.h"

namespace swarm {

namespace json = boost::json;

std::string follow_text() { return engine::json_text(json::object{{"t", "follow"}, {"on", true}}); }

std::string watch_text(const std::string& table) {
    return engine::json_text(json::object{{"t", "watch"}, {"table", table}});
}

std::string unwatch_text(const std::string& table) {
    return engine::json_text(json::object{{"t", "unwatch"}, {"table", table}});
}

std::string command_text(const std::string& table, const Command& command) {
    json::object message{{"t", command.is_act() ? "act" : "order"},
                         {"id", command.id},
                         {"table", table},
                         {"seen", command.seen},
                         {"seat", command.seat}};
    if (command.is_act())
        message["path"] = json::array(command.path.begin(), command.path.end());
    else
        message["order"] = "sit";
    return engine::json_text(message);
}

std::string new_table_body(const std::string& game) {
    const json::array seats{{{"kind", "me"}}, {{"kind", "open"}}};
    return engine::json_text(json::object{{"game", game}, {"seats", seats}});
}

std::string guest_body(const std::string& name) {
    return engine::json_text(json::object{{"name", name}});
}

std::vector<std::string> random_path(const std::vector<Choice>& choices, core::Rng& rng) {
    std::vector<std::string> path;
    const std::vector<Choice>* offered = &choices;
    do {
        const Choice& chosen = (*offered)[rng.below(static_cast<std::uint32_t>(offered->size()))];
        path.push_back(chosen.act);
        offered = &chosen.next;
    } while (!offered->empty() && rng.below(2) == 0);
    return path;
}

}  // namespace swarm
