// Two bots and their viewers, who play one table after another.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "swarm/field.h"
#include "swarm/history.h"
#include "swarm/player.h"
#include "swarm/viewer.h"

namespace swarm {

// A table as the bots know it.
struct Story {
    std::string table;
    std::vector<Deed> deeds;
    bool is_over = false;
    int actions = 0;  // those of chance included
};

class Match final : public PlayerHost, public ViewerHost {
  public:
    Match(Field& field, int number);

    // The server may come and go: everything is tried until it works.
    void begin();

    bool has_begun() const { return has_begun_; }  // the first game runs
    bool is_at_rest() const { return is_at_rest_; }
    // Whether every action was acknowledged and shown to everybody.
    bool is_settled() const;
    const std::deque<Story>& stories() const { return stories_; }
    // When the first action since mark() was acknowledged.
    void mark() { moved_.reset(); }
    std::optional<Time> moved() const { return moved_; }
    std::string condition() const;

    void on_news(const Player& player, const TableNews& news) override;
    void on_submitted(const Command& command) override;
    void on_acknowledged(const Answered& answered, std::int64_t version) override;
    void on_refused(const Command& command, const std::string& code) override;
    void on_idle() override { end_if_over(); }
    std::int64_t known_version() const override { return known_version_; }
    void on_shown(int viewer, std::int64_t version) override;

  private:
    // An action on its way to everybody.
    struct Flight {
        Time submitted;
        std::int64_t version = 0;
    };
    using Good = std::function<void(const HttpResponse&)>;

    void post(const HttpRequest& request, const Good& good);
    void make_guest(int seat);
    void seat_guest(int seat, std::string cookie);
    void make_table();
    void start_table(const std::string& table);
    void end_if_over();
    void end_table();
    void shown(std::size_t socket, std::int64_t version);
    bool awaits_answer() const;
    bool was_shown_to_all(std::int64_t version) const;
    Deed* deed_of(const std::string& command);
    std::string name_of(int seat) const;

    Field& field_;
    int number_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Viewer>> viewers_;
    std::deque<Story> stories_;
    bool has_begun_ = false;
    bool is_at_rest_ = false;
    std::optional<Time> moved_;
    std::int64_t known_version_ = 0;
    std::int64_t last_version_ = -1;   // of the game when it is over
    std::vector<std::int64_t> shown_;  // by socket: players, then viewers
    std::deque<Flight> flights_;
    Timer retry_;
};

}  // namespace swarm
