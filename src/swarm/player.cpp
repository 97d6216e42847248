#include "swarm/player.h"

#include <utility>
#include <variant>

#include <fmt/format.h>

namespace swarm {
namespace {

constexpr std::chrono::seconds kPatience{1};

}  // namespace

Player::Player(Field& field, PlayerHost& host, PlayerPlan plan)
    : field_(field),
      host_(host),
      plan_(std::move(plan)),
      rng_(plan_.seed),
      link_(field, plan_.cookie, *this) {}

void Player::join(const std::string& table) {
    table_ = table;
    latest_ = {};
    last_.reset();
    repeated_.reset();
    watch();
}

void Player::leave() {
    link_.send(unwatch_text(table_));
    thinking_.cancel();
    table_.clear();
}

std::string Player::condition() const {
    const std::string waits =
        pending_ ? "waits for the answer to " + pending_->command.id : "waits for nothing";
    return fmt::format("seat {} {}, {}, last saw version {}",
                       plan_.seat,
                       link_.is_open() ? "is connected" : "is not connected",
                       waits,
                       latest_.version);
}

void Player::on_open() { watch(); }

void Player::watch() {
    has_caught_up_ = false;
    least_version_ = host_.known_version();
    if (!table_.empty())
        link_.send(watch_text(table_));
}

void Player::on_text(std::string_view text) {
    const auto heard = read_message(text);
    if (!heard)
        return complain("cannot read a message: " + heard.error().text());
    std::visit([this](const auto& message) { take(message); }, *heard);
}

void Player::take(const Hello& hello) {
    if (!hello.knows_me)
        complain("the server has forgotten its session");
}

void Player::take(const TableNews& news) {
    if (news.table != table_)
        return;
    if (news.version < least_version_)
        complain(fmt::format(
            "is shown version {}, but version {} was told before", news.version, least_version_));
    least_version_ = news.version;
    latest_ = news;
    host_.on_news(*this, latest_);
    if (table_.empty())  // that was the end
        return;
    if (std::exchange(has_caught_up_, true))
        return consider();
    version_on_return_ = news.version;
    come_back();
}

void Player::come_back() {
    repeated_.reset();
    if (last_) {
        repeated_ = Known{last_->first.id, last_->second};
        link_.send(command_text(table_, last_->first));
    }
    if (pending_)
        resend();
    else
        consider();
}

void Player::take(const Ack& ack) {
    if (repeated_ && ack.id == repeated_->id)
        check_repeated(ack);
    else if (pending_ && ack.id == pending_->command.id)
        check_pending(ack);
    else
        complain("hears an acknowledgement of " + ack.id + ", which it does not wait for");
    if (!awaits_answer())
        host_.on_idle();
}

void Player::check_pending(const Ack& ack) {
    const Answered answered = *std::exchange(pending_, std::nullopt);
    if (answered.is_resent)
        ++(ack.version <= version_on_return_ ? field_.tally.resent_stored
                                             : field_.tally.resent_new);
    last_ = {answered.command, ack.version};
    host_.on_acknowledged(answered, ack.version);
    // What was stored before the connection broke is in the news already; no other will come.
    if (!table_.empty() && has_caught_up_ && latest_.version >= ack.version)
        consider();
}

// The answer tells how far the table is now; that the command was played once is what the records
// are compared for.
void Player::check_repeated(const Ack& ack) {
    if (ack.version < repeated_->version) {
        complain(fmt::format("command {} was acknowledged with version {}, then with {}",
                             ack.id,
                             repeated_->version,
                             ack.version));
    }
    ++field_.tally.repeated;
    repeated_.reset();
}

// A fresh `table` message follows, and with it the next try. Only what is too early for the server
// to look at comes without an id.
void Player::take(const Refused& refused) {
    ++field_.tally.errors["refused: " + refused.code];
    if (repeated_ && refused.id == repeated_->id)
        return complain("command " + refused.id + " was acknowledged, then refused");
    if (pending_ && refused.id == pending_->command.id)
        return host_.on_refused(std::exchange(pending_, std::nullopt)->command, refused.code);
    if (refused.id == table_)
        return complain("may not watch it any more: " + refused.code);
    try_again_later();
}

void Player::try_again_later() {
    patience_ = field_.loop().after(kPatience, [this] {
        if (pending_ && has_caught_up_)
            resend();
        else
            watch();
    });
}

void Player::consider() {
    if (pending_ || !field_.is_playing)
        return;
    if (latest_.state == "open" && !latest_.viewer && plan_.seat > 0)
        return submit({next_id(), latest_.version, plan_.seat, {}});
    if (!latest_.is_my_turn() || thinking_.is_waiting())
        return;
    if (field_.settings.think.count() == 0)
        return act();
    thinking_ = field_.loop().after(think_time(), [this] { act(); });
}

// Bots that all pause equally long would soon move in step.
std::chrono::milliseconds Player::think_time() {
    const auto think = static_cast<std::uint32_t>(field_.settings.think.count());
    return std::chrono::milliseconds(think / 2 + rng_.below(think + 1));
}

void Player::act() {
    const bool is_ready = field_.is_playing && link_.is_open() && has_caught_up_ && !pending_;
    if (is_ready && latest_.is_my_turn())
        submit({next_id(), latest_.version, *latest_.viewer, random_path(latest_.choices, rng_)});
}

void Player::submit(Command command) {
    host_.on_submitted(command);
    pending_ = Answered{std::move(command), Clock::now(), false};
    link_.send(command_text(table_, pending_->command));
}

void Player::resend() {
    pending_->is_resent = true;
    link_.send(command_text(table_, pending_->command));
}

void Player::complain(const std::string& what) {
    field_.violations.push_back(fmt::format("table {}, seat {}: {}", table_, plan_.seat, what));
}

std::string Player::next_id() { return fmt::format("{}-{}", plan_.name, ++commands_); }

}  // namespace swarm
