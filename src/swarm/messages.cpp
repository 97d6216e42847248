#include "swarm/messages.h"

#include <algorithm>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

namespace swarm {
namespace {

namespace json = boost::json;

// Reads fields of one object; what is missing or of another kind is named by `wrong`.
class Fields {
  public:
    explicit Fields(const json::object& object) : object_(object) {}

    const json::value* find(std::string_view name) const { return object_.if_contains(name); }
    std::string text(std::string_view name) {
        const json::value* value = find(name);
        if (value != nullptr && value->is_string())
            return std::string(value->get_string());
        wrong_ = name;
        return "";
    }
    std::int64_t number(std::string_view name) {
        const json::value* value = find(name);
        if (value != nullptr && value->is_int64())
            return value->get_int64();
        wrong_ = name;
        return 0;
    }
    const json::array& list(std::string_view name) {
        static const json::array none;
        const json::value* value = find(name);
        if (value != nullptr && value->is_array())
            return value->get_array();
        wrong_ = name;
        return none;
    }

    template <class T>
    core::Result<Heard> give(T message) const {
        if (!wrong_.empty())
            return core::Error{wrong_, "is missing or of the wrong kind"};
        return Heard(std::move(message));
    }

  private:
    const json::object& object_;
    std::string wrong_;
};

Choice read_choice(const json::value& json) {
    Choice choice;
    const json::object* object = json.if_object();
    if (object == nullptr)
        return choice;
    Fields fields(*object);
    choice.act = fields.text("act");
    for (const json::value& next : fields.list("next"))
        choice.next.push_back(read_choice(next));
    return choice;
}

core::Result<Heard> read_hello(const Fields& fields) {
    const json::value* user = fields.find("user");
    return fields.give(Hello{user != nullptr && user->is_object()});
}

core::Result<Heard> read_table(Fields fields) {
    TableNews news;
    news.table = fields.text("table");
    news.version = fields.number("version");
    news.state = fields.text("state");
    news.n = static_cast<int>(fields.number("n"));
    if (const json::value* viewer = fields.find("viewer"); viewer != nullptr && viewer->is_int64())
        news.viewer = static_cast<int>(viewer->get_int64());
    for (const json::value& seat : fields.list("to_move"))
        news.to_move.push_back(seat.is_int64() ? static_cast<int>(seat.get_int64()) : -1);
    for (const json::value& choice : fields.list("choices"))
        news.choices.push_back(read_choice(choice));
    return fields.give(std::move(news));
}

core::Result<Heard> read_ack(Fields fields) {
    return fields.give(Ack{fields.text("id"), fields.number("version")});
}

core::Result<Heard> read_refused(Fields fields) {
    return fields.give(Refused{fields.text("id"), fields.text("code")});
}

}  // namespace

bool TableNews::is_my_turn() const {
    return viewer && std::ranges::find(to_move, *viewer) != to_move.end() && !choices.empty();
}

core::Result<Heard> read_message(std::string_view text) {
    json::monotonic_resource memory(text.size() * 2 + 1024);
    json::error_code failed;
    const json::value json = json::parse(text, failed, &memory);
    const json::object* object = failed ? nullptr : json.if_object();
    if (object == nullptr)
        return core::Error{"message", "is not a JSON object"};
    Fields fields(*object);
    const std::string type = fields.text("t");
    if (type == "table")
        return read_table(fields);
    if (type == "ack")
        return read_ack(fields);
    if (type == "refused")
        return read_refused(fields);
    if (type == "hello")
        return read_hello(fields);
    return fields.give(Other{});
}

}  // namespace swarm
