// The line of play of a frozen table: what counts of its events, without a game that understands
// them.
#include <algorithm>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/json_text.h"
#include "engine/options_json.h"
#include "server/restore_table.h"

namespace server {
namespace {

namespace json = boost::json;
constexpr std::size_t kMaxEventText = 1U << 14U;

bool has_number(const json::object& event, std::string_view field) {
    const json::value* value = event.if_contains(field);
    return value != nullptr && value->is_int64() && value->get_int64() >= 0;
}

// Whether everything is there that WordLine reads.
bool is_whole(const json::object& event) {
    const json::value* name = event.if_contains("event");
    if (name == nullptr || !name->is_string())
        return false;
    const json::string& kind = name->get_string();
    if (kind == "started")
        return has_number(event, "at");
    if (kind == "acted" || kind == "drew")
        return has_number(event, "at") && event.contains("do");
    if (kind == "undone")
        return has_number(event, "entry");
    if (kind == "redone")
        return event.contains("seat");
    return kind != "rolled_back" || has_number(event, "to");
}

class WordLine {
  public:
    void add(const json::object& event) {
        const json::string& name = event.at("event").as_string();
        if (name == "started")
            began_ = event.at("at").to_number<std::int64_t>();
        else if (name == "acted" || name == "drew")
            push(event);
        else if (name == "undone")
            take_back(event.at("entry").to_number<std::size_t>());
        else if (name == "redone")
            redo(event.at("seat"));
        else if (name == "rolled_back")
            entries_.resize(std::min(entries_.size(), event.at("to").to_number<std::size_t>()));
    }

    std::string text() const {
        std::string lines;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            json::object line = {{"n", i}};
            line.insert(entries_[i].begin(), entries_[i].end());
            lines += engine::json_text(line) + '\n';
        }
        return lines;
    }

  private:
    void push(const json::object& event) {
        taken_back_.clear();
        json::object entry = {
            {"by", event.contains("seat") ? event.at("seat") : json::value("chance")},
            {"do", event.at("do")},
            {"ms", event.at("at").to_number<std::int64_t>() - began_}};
        if (const auto* taken_back = event.if_contains("taken_back"))
            entry["taken_back"] = *taken_back;
        entries_.push_back(std::move(entry));
    }
    void take_back(std::size_t entry) {
        if (entry >= entries_.size())
            return;
        taken_back_.push_back(entries_[entry]);
        entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(entry));
    }
    void redo(const json::value& seat) {
        for (std::size_t i = taken_back_.size(); i-- > 0;) {
            if (taken_back_[i].at("by") != seat)
                continue;
            entries_.push_back(taken_back_[i]);
            taken_back_.erase(taken_back_.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
    }

    std::int64_t began_ = 0;
    std::vector<json::object> entries_;
    std::vector<json::object> taken_back_;
};

std::string head_of(const table::Table& table, const table::Setup& setup) {
    json::array seats;
    for (const std::string& name : table.seat_names())
        seats.emplace_back(name);
    return engine::json_text(json::object{{"format", "tetra/2"},
                                          {"program", TETRA_VERSION},
                                          {"game", setup.game},
                                          {"content", setup.content},
                                          {"table", setup.dice_table},
                                          {"players", setup.seats.size()},
                                          {"options", engine::write_json(setup.options)},
                                          {"seats", seats},
                                          {"commitment", table.commitment()}})
           + '\n';
}

}  // namespace

core::Result<std::string> frozen_record(const Services& services,
                                        const table::Table& table,
                                        const store::TableRow& row) {
    const auto rows = services.store.events(row.id, 0);
    const auto setup = table::parse_setup(row.setup);
    if (!rows || !setup)
        return core::Error{"table", "could not be read"};
    WordLine line;
    for (const store::EventRow& stored : *rows) {
        const auto event = engine::parse_json(stored.text, kMaxEventText);
        if (!event || !event->is_object() || !event->get_object().contains("event"))
            return core::Error{"event " + std::to_string(stored.n), "could not be read"};
        if (!is_whole(event->get_object()))
            return core::Error{"event " + std::to_string(stored.n), "has an unknown form"};
        line.add(event->get_object());
    }
    return head_of(table, *setup) + line.text();
}

}  // namespace server
