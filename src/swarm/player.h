// A bot at one table: takes its seat, plays at random, and after a lost connection sends again what
// was not acknowledged, under the same id.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "swarm/link.h"
#include "swarm/messages.h"

namespace swarm {

class Player;

// A command on its way, or with its answer.
struct Answered {
    Command command;
    Time submitted;
    bool is_resent = false;
};

// The match that a player belongs to.
class PlayerHost {
  public:
    PlayerHost() = default;
    PlayerHost(const PlayerHost&) = delete;
    PlayerHost& operator=(const PlayerHost&) = delete;

    virtual void on_news(const Player& player, const TableNews& news) = 0;
    virtual void on_submitted(const Command& command) = 0;
    virtual void on_acknowledged(const Answered& answered, std::int64_t version) = 0;
    virtual void on_refused(const Command& command, const std::string& code) = 0;
    virtual void on_idle() = 0;  // a player has all answers that it waited for
    // The highest version that anybody at the table was told of: it can never be taken back.
    virtual std::int64_t known_version() const = 0;

  protected:
    ~PlayerHost() = default;
};

struct PlayerPlan {
    std::string name;  // stands in the ids of its commands
    int seat = 0;      // the first seat is the one of who made the table
    std::string cookie;
    std::uint64_t seed = 1;
};

class Player final : public LinkUser {
  public:
    Player(Field& field, PlayerHost& host, PlayerPlan plan);

    void join(const std::string& table);
    void leave();

    int seat() const { return plan_.seat; }
    const std::string& cookie() const { return plan_.cookie; }
    bool awaits_answer() const { return pending_ || repeated_; }
    // For a message about a game that does not go on.
    std::string condition() const;

    void on_open() override;
    void on_text(std::string_view text) override;

  private:
    struct Known {
        std::string id;
        std::int64_t version = 0;
    };

    void take(const Hello& hello);
    void take(const TableNews& news);
    void take(const Ack& ack);
    void take(const Refused& refused);
    void take(const Other& /*other*/) {}

    void watch();
    void come_back();
    void consider();
    void act();
    void submit(Command command);
    void resend();
    void check_pending(const Ack& ack);
    void check_repeated(const Ack& ack);
    void try_again_later();
    void complain(const std::string& what);
    std::string next_id();
    std::chrono::milliseconds think_time();

    Field& field_;
    PlayerHost& host_;
    PlayerPlan plan_;
    core::Rng rng_;
    int commands_ = 0;

    std::string table_;
    bool has_caught_up_ = false;      // has seen the table on this connection
    std::int64_t least_version_ = 0;  // that the next news may have
    std::int64_t version_on_return_ = 0;
    TableNews latest_;
    std::optional<Answered> pending_;
    std::optional<std::pair<Command, std::int64_t>> last_;  // acknowledged, with its version
    std::optional<Known> repeated_;                         // last_, sent once more
    Timer thinking_;
    Timer patience_;
    Link link_;
};

}  // namespace swarm
