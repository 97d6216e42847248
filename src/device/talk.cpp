#include "device/talk.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "browser/answer.h"
#include "device/device.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"
#include "games/all_games.h"
#include "server/think.h"

namespace device {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostToldBytes = std::size_t{64} << 20U;

struct Told {
    std::string what;
    std::optional<std::vector<std::vector<std::string>>> records;
    std::optional<std::uint32_t> socket;
    std::optional<std::string> text;
    std::optional<std::uint32_t> id;
    std::optional<std::string> method;
    std::optional<std::string> path;
    std::optional<std::string> query;
    std::optional<std::string> body;
    std::optional<bool> well;
    std::optional<std::uint64_t> ticket;
    std::optional<std::uint32_t> pace;
};

template <engine::FieldsOf<Told> Self, class Visitor>
void visit_fields(Self& told, Visitor&& visit) {
    visit("do", told.what);
    visit("records", told.records);
    visit("socket", told.socket);
    visit("text", told.text);
    visit("id", told.id);
    visit("method", told.method);
    visit("path", told.path);
    visit("query", told.query);
    visit("body", told.body);
    visit("well", told.well);
    visit("ticket", told.ticket);
    visit("pace", told.pace);
}

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

// Collects what the page is to do.
class Effects final : public Page {
  public:
    void send(SocketId socket, std::string_view text) override {
        add({{"do", "send"}, {"socket", socket}, {"text", text}});
    }
    void close(SocketId socket, int code) override {
        add({{"do", "close"}, {"socket", socket}, {"code", code}});
    }
    void respond(RequestId request,
                 int status,
                 std::string_view type,
                 std::string_view body) override {
        add({{"do", "respond"},
             {"id", request},
             {"status", status},
             {"type", type},
             {"body", body}});
    }
    void keep(const std::vector<Change>& changes) override {
        json::array list;
        for (const Change& change : changes)
            list.push_back(json::array{
                change.key, change.text ? json::value(*change.text) : json::value(nullptr)});
        add({{"do", "keep"}, {"changes", std::move(list)}});
    }
    void think(std::uint64_t ticket, std::string_view line) override {
        add({{"do", "think"}, {"ticket", ticket}, {"text", line}});
    }
    void forget(std::uint64_t ticket) override { add({{"do", "forget"}, {"ticket", ticket}}); }

    json::array take() { return std::exchange(effects_, {}); }

  private:
    void add(json::object effect) { effects_.emplace_back(std::move(effect)); }

    json::array effects_;
};

namespace {

bool is_of_device(std::string_view what) {
    constexpr std::array<std::string_view, 9> kKnown = {
        "load", "begin", "connect", "say", "gone", "request", "kept", "thought", "turn"};
    return std::ranges::find(kKnown, what) != kKnown.end();
}

}  // namespace

struct Talk::State {
    Effects effects;
    std::unique_ptr<Device> device;
    server::Thinker thinker{games::find};

    Device& the_device() {
        if (!device)
            device = std::make_unique<Device>(effects, now);
        return *device;
    }

    void load(const Told& told) {
        for (const auto& record : told.records.value_or(std::vector<std::vector<std::string>>()))
            if (record.size() == 2)
                the_device().load(record[0], record[1]);
    }

    std::optional<core::Error> take(const Told& told) {
        const SocketId socket = told.socket.value_or(0);
        const std::string text = told.text.value_or("");
        if (told.what == "load")
            load(told);
        else if (told.what == "begin")
            return begin(told);
        else if (told.what == "connect")
            the_device().connect(socket);
        else if (told.what == "say")
            the_device().say(socket, text);
        else if (told.what == "gone")
            the_device().disconnect(socket);
        else if (told.what == "request")
            the_device().request(asked_in(told));
        else if (told.what == "kept")
            the_device().kept(told.well.value_or(false));
        else if (told.what == "thought")
            the_device().thought(told.ticket.value_or(0), text);
        return std::nullopt;
    }

    std::optional<core::Error> begin(const Told& told) {
        if (told.pace)
            the_device().set_pace(std::chrono::milliseconds(*told.pace));
        auto begun = the_device().begin();
        return begun ? std::nullopt : std::optional(begun.error());
    }

    static Asked asked_in(const Told& told) {
        return {told.id.value_or(0),
                told.method.value_or("GET"),
                told.path.value_or("/"),
                told.query.value_or(""),
                told.body.value_or("")};
    }

    std::string answer(const Told& told) {
        if (const auto wrong = take(told))
            return "error: " + wrong->text();
        const auto next = told.what == "load" ? std::chrono::milliseconds(0) : the_device().turn();
        return engine::json_text(json::object{{"next", next.count()}, {"effects", effects.take()}});
    }
};

Talk::Talk() : state_(std::make_unique<State>()) {}
Talk::~Talk() = default;

std::string Talk::answer(std::string_view request) {
    const auto json = engine::parse_json(request, kMostToldBytes);
    const auto told = json ? engine::read_json<Told>(*json) : core::Result<Told>(json.error());
    if (told && told->what == "think")
        return state_->thinker.answer(told->text.value_or(""));
    if (!told || !is_of_device(told->what))
        return browser::answer(request);
    return state_->answer(*told);
}

}  // namespace device
