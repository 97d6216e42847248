// A room after the end of its game: its story is told to those who watch, from the store as far as
// it is known, and what is missing is found out while nobody needs the workers for a game.
#include <utility>

#include "server/room.h"
#include "server/story.h"
#include "server/table_parts.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kKeptEvery = 10;  // moments; what is missing after a crash is found out again
constexpr std::chrono::milliseconds kExpected{100};

}  // namespace

void Room::begin_story() {
    if (table().state() != table::State::Over)
        return;
    if (const auto kept = services_.store.story(row().id); !story_ && kept && *kept)
        story_ = kept_story(table(), **kept);
    if (!story_)
        story_ = planned_story(table());
    go_on_with_story();
}

// Only what is known already: asking for it starts nothing.
Answered<wire::Story> Room::story() const {
    if (table().state() != table::State::Over)
        return complaint::no_story();
    if (story_)
        return *story_;
    const auto kept = services_.store.story(row().id);
    const auto story = kept && *kept ? kept_story(table(), **kept) : std::nullopt;
    return story ? *story : wire::Story{{}, row().id, false, {}};
}

void Room::show_story(Watcher& watcher) const {
    if (story_)
        watcher.show(std::make_shared<const std::string>(wire::text(*story_)));
}

void Room::go_on_with_story() {
    const auto next = story_ ? next_moment(*story_) : std::nullopt;
    if (!next || story_ticket_)
        return;
    ThinkRequest request = story_request(table(), story_->moments[*next]);
    if (const auto current = services_.find_game(request.game);
        current && (*current)->content_hash() != request.content)
        request.pack = pack_text(services_, request.content);
    std::vector<std::string> users = people_at(table());
    if (users.empty())
        users.push_back(row().host);
    const auto answered = [weak = weak_from_this(), moment = *next, &loop = services_.loop](
                              const Computers::Chances& chances) {
        loop.post([weak, moment, chances] {
            if (const auto room = weak.lock())
                room->moment_judged(moment, chances);
        });
    };
    story_ticket_ = services_.computers.judge(
        std::move(request), {std::move(users), Urgency::Afterwards, kExpected}, answered);
}

void Room::moment_judged(std::size_t moment, const Computers::Chances& chances) {
    story_ticket_.reset();
    if (!story_ || moment >= story_->moments.size())
        return;
    if (!chances || chances->empty()) {
        services_.log.warning(
            "story_failed",
            {{"table", row().id}, {"reason", chances ? "no chances" : chances.error().text()}});
        return;  // whoever comes next has it tried again
    }
    story_->moments[moment].chances = *chances;
    story_->is_whole = !next_moment(*story_);
    if (story_->is_whole || ++story_news_ % kKeptEvery == 0) {
        services_.health.write({store::KeepStory{row().id, wire::text(*story_)}}, {});
        for (Watcher* watcher : watchers_)
            show_story(*watcher);
    }
    go_on_with_story();
}

void Room::end_story() {
    if (const auto ticket = std::exchange(story_ticket_, std::nullopt))
        services_.computers.forget(*ticket);
    story_.reset();
}

}  // namespace server
