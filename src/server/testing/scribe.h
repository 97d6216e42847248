// A conversation with the house written down: what people ask, and every answer word for word. Of a
// message only what is not as in the last one of its kind that the same person got.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/testing/visitor.h"

namespace server::testing {

class Scribe {
  public:
    explicit Scribe(House& house) : house_(house) {}

    const std::string& text() const { return text_; }
    void note(const std::string& heading) { text_ += "\n== " + heading + "\n"; }

    // Somebody with a session "<user>'s cookie", or nobody ("").
    void comes_in(const std::string& name, const std::string& user) {
        Person person{Visitor(house_, "192.0.2.1"), std::make_shared<FakeSocket>(), {}, 0, {}};
        if (!user.empty())
            person.visitor.cookie = "tetra_session=" + user + "s-cookie";
        auto opened = house_.api().open(person.visitor.request("GET", "/ws", ""), person.socket);
        REQUIRE(opened.ok());
        person.end = std::move(*opened);
        REQUIRE(people_.emplace(name, std::move(person)).second);
        text_ += "\n" + name + " comes in\n";
        write_down_what_is_heard();
    }
    void leaves(const std::string& name) {
        people_.at(name).end->on_close();
        people_.erase(name);
        text_ += "\n" + name + " leaves\n";
        write_down_what_is_heard();
    }
    void asks(const std::string& name, const std::string& request, const std::string& body = "") {
        Person& person = people_.at(name);
        const std::size_t blank = request.find(' ');
        const auto answer =
            person.visitor.ask(request.substr(0, blank), request.substr(blank + 1), body);
        text_ += "\n" + name + ": " + request + (body.empty() ? "" : " " + body) + "\n";
        person.before.erase(std::to_string(answer.status));
        write_down(name, person, std::to_string(answer.status), answer.json);
        write_down_what_is_heard();
    }
    void says(const std::string& name, const boost::json::object& message) {
        text_ += "\n" + name + ": " + engine::json_text(message) + "\n";
        people_.at(name).end->on_text(engine::json_text(message));
        write_down_what_is_heard();
    }
    // A message about the table, from somebody who has seen the last that was shown of it.
    void commands(const std::string& name, boost::json::object message) {
        const auto& shown = people_.at(name).before["table"];
        message["id"] = house_.next_id();
        if (const auto* version = shown.if_contains("version"))
            message["seen"] = *version;
        says(name, message);
    }

  private:
    struct Person {
        Visitor visitor;
        std::shared_ptr<FakeSocket> socket;
        std::unique_ptr<net::SocketHandler> end;
        std::size_t heard;
        std::map<std::string, boost::json::object> before;  // by kind of message
    };

    // What the last step leads to has been stored, and all who hear of it have been told.
    void settle() {
        for (int i = 0; i < 3; ++i) {
            bool stored = false;
            house_.services().health.write({}, [&](const store::Written&) { stored = true; });
            house_.run_until([&] { return stored; });
        }
    }
    void write_down_what_is_heard() {
        settle();
        for (auto& [name, person] : people_)
            for (; person.heard < person.socket->sent.size(); ++person.heard) {
                auto message = json_of(person.socket->sent[person.heard]);
                const std::string type(message.at("t").get_string());
                message.as_object().stable_erase("program");  // another with each version
                write_down(name, person, type, message);
            }
    }
    void write_down(const std::string& name,
                    Person& person,
                    const std::string& kind,
                    const boost::json::value& message) {
        text_ += "    " + name + " hears " + kind + "\n";
        if (!message.is_object())
            return;
        boost::json::object& before = person.before[kind];
        for (const auto& [field, value] : message.get_object())
            if (const auto* known = before.if_contains(field); !known || *known != value)
                text_ += "        " + std::string(field) + ": " + engine::json_text(value) + "\n";
        for (const auto& [field, value] : before)
            if (!message.get_object().contains(field))
                text_ += "        no " + std::string(field) + "\n";
        before = message.get_object();
    }

    House& house_;
    std::map<std::string, Person> people_;
    std::string text_;
};

}  // namespace server::testing
