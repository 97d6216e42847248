// A room after the end of its game: how it went is told to those who watch, from the store as far
// as it is known, and what is missing is found out while nobody needs the workers for a game.
#include <utility>

#include "server/game_study.h"
#include "server/room.h"
#include "server/table_parts.h"
#include "server/think_request.h"
#include "server/wire_json.h"

namespace server {
namespace {

constexpr int kShares = 20;  // of the whole work, after which it is kept and shown
constexpr std::chrono::milliseconds kExpected{100};

}  // namespace

// What is kept of it can be read without beginning anything.
GameStudy* Room::study() const {
    if (table().state() != table::State::Over || study_)
        return study_.get();
    const auto kept = services_.store.story(row().id);
    study_ = GameStudy::of(table(), kept && *kept ? &**kept : nullptr);
    return study_.get();
}

void Room::begin_study() {
    if (study() != nullptr)
        go_on_with_study();
}

Answered<wire::Story> Room::story() const {
    if (table().state() != table::State::Over)
        return complaint::no_story();
    GameStudy* known = study();
    return known == nullptr ? wire::Story{{}, row().id, false, {}, std::nullopt} : known->story();
}

Answered<wire::Analysis> Room::analysis() const {
    const GameStudy* known = study();
    if (known == nullptr)
        return complaint::no_story();
    return known->analysis();
}

Answered<wire::AnalysedMoment> Room::analysed(int n) const {
    const GameStudy* known = study();
    if (known == nullptr)
        return complaint::no_story();
    auto moment = known->moment(n);
    if (!moment)
        return complaint::bad_request({"n", "no action of this game"});
    return std::move(*moment);
}

// Whoever asks again learns how far it is.
Answered<wire::Analysis> Room::analyse() {
    GameStudy* known = study();
    if (known == nullptr)
        return complaint::no_story();
    if (!known->is_wanted()) {
        if (services_.computers.waiting(Urgency::Afterwards)
            >= services_.limits.most(Limit::WaitingAnalyses))
            return complaint::busy(row_of(Limit::WaitingAnalyses));
        known->want();
        keep_study();
        go_on_with_study();
    }
    return known->analysis();
}

void Room::show_story(Watcher& watcher) const {
    if (study_)
        watcher.show(std::make_shared<const std::string>(wire::text(study_->story())));
}

void Room::go_on_with_study() {
    const auto next = study_ && !study_ticket_ ? study_->next() : std::nullopt;
    if (!next)
        return;
    ThinkRequest request = study_->request(*next);
    tell_pack(services_, request);
    std::vector<std::string> users = people_at(table());
    if (users.empty())
        users.push_back(row().host);
    const auto answered = [weak = weak_from_this(), task = *next, &loop = services_.loop](
                              const Computers::Found& found) {
        loop.post([weak, task, found] {
            if (const auto room = weak.lock())
                room->event_looked_at(task, found);
        });
    };
    study_ticket_ = services_.computers.judge(
        std::move(request), {std::move(users), Urgency::Afterwards, kExpected}, answered);
}

void Room::event_looked_at(const analysis::Task& task, const Computers::Found& found) {
    study_ticket_.reset();
    if (!study_)
        return;
    const auto wrong = found ? study_->take(task, *found) : std::optional(found.error());
    if (wrong) {
        services_.log.warning("study_failed", {{"table", row().id}, {"reason", wrong->text()}});
        return;  // whoever comes next has it tried again
    }
    const bool is_whole = !study_->next();
    const int enough = std::max(1, study_->progress().of / kShares);
    if (is_whole || ++study_news_ % enough == 0) {
        keep_study();
        for (Watcher* watcher : watchers_)
            show_story(*watcher);
    }
    go_on_with_study();
}

// What is missing after a crash is found out again.
void Room::keep_study() {
    services_.health.write({store::KeepStory{row().id, study_->text()}}, {});
}

void Room::end_study() {
    if (const auto ticket = std::exchange(study_ticket_, std::nullopt))
        services_.computers.forget(*ticket);
    study_.reset();
    is_told_ = false;
}

}  // namespace server
