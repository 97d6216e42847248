// HTTP: everything somebody has played, as one file: one record after the other, each as the table
// gives it. One game at a time, so that nobody waits for it.
#include <deque>
#include <memory>
#include <utility>

#include "engine/record.h"
#include "server/api.h"
#include "server/api_calls.h"
#include "server/restore_table.h"

namespace server {
namespace {

constexpr std::size_t kMostBytes = std::size_t{32} << 20U;
constexpr int kMostGames = 1000;

class Gathering : public std::enable_shared_from_this<Gathering> {
  public:
    Gathering(Services& services, Hall& hall, net::Reply reply)
        : services_(services), hall_(hall), reply_(std::move(reply)) {}

    void start(const std::vector<store::ResultRow>& seats) {
        for (const store::ResultRow& seat : seats)
            if (tables_.empty() || tables_.back() != seat.table)
                tables_.push_back(seat.table);
        next();
    }

  private:
    void next() {
        if (tables_.empty() || text_.size() >= kMostBytes)
            return finish();
        add(tables_.front());
        tables_.pop_front();
        services_.loop.post([self = shared_from_this()] { self->next(); });
    }

    void add(const std::string& id) {
        const auto stored = hall_.load(id);
        if (!stored || stored->table.frozen() || !stored->table.is_finished())
            return;
        text_ += engine::record_text(stored->table.game(), stored->table.record());
        if (!text_.ends_with('\n'))
            text_ += '\n';
    }

    void finish() {
        reply_({200,
                "application/x-ndjson",
                net::Body(std::move(text_)),
                {{"Content-Disposition", "attachment; filename=\"my-games.tetra.jsonl\""}}});
    }

    Services& services_;
    Hall& hall_;
    net::Reply reply_;
    std::deque<std::string> tables_;
    std::string text_;
};

}  // namespace

void Api::get_own_records(Call call) {
    const store::Crowd* const crowd = services_.store.crowd();
    if (crowd == nullptr)
        return call.reply(response_of(complaint::unknown_page()));
    const auto seats =
        crowd->results({.user = call.user->id, .with_hidden = true, .limit = kMostGames});
    if (!seats)
        return call.reply(response_of(complaint::storage()));
    std::make_shared<Gathering>(services_, hall_, std::move(call.reply))->start(*seats);
}

}  // namespace server
