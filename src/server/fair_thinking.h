// Whose decision is thought about next. Thinking time is shared by user: who has used less of it
// goes first, and nobody saves any up by waiting (start-time fair queueing). Tables with people go
// before tables where only computers play, watched ones before others. A decision that takes long
// never stands in the way of others for long: it leaves a worker free for short ones or gives way.
//
// No processes, threads or clocks: the pool of computers asks what to do.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace server {

// Most urgent first. Where only computers play and nobody watches, nobody asks; afterwards the
// story of a finished game is told.
enum class Urgency : std::uint8_t { PeopleWatch, PeopleAway, ComputersOnly, Afterwards };
inline constexpr std::size_t kUrgencies = 4;

// For whom a decision is thought about.
struct Claim {
    std::vector<std::string> users;  // the people at the table; without any, its host
    Urgency urgency = Urgency::PeopleWatch;
    std::chrono::milliseconds expected{0};
};

class FairThinking {
  public:
    using Ticket = std::uint64_t;
    using Time = std::chrono::duration<double>;

    explicit FairThinking(int workers) : workers_(workers) {}

    void add(Ticket ticket, Claim claim);
    void reconsider(Ticket ticket, Urgency urgency);
    // It is no longer wanted. Whether a worker is busy with it that had better be stopped.
    bool forget(Ticket ticket);

    // What a free worker begins with; nothing if nothing may begin.
    std::optional<Ticket> begin();
    // What has to give way to something that waits; it is told once.
    std::optional<Ticket> interrupt();
    // A worker is done with it, with an answer or without. Whether it gave way and waits again.
    bool end(Ticket ticket, Time used, bool answered);

    std::size_t waiting() const;
    std::size_t waiting(Urgency urgency) const;

  private:
    struct Job {
        Claim claim;
        bool running = false;
        bool giving_way = false;
        bool forgotten = false;
        int interruptions = 0;
    };
    using Jobs = std::map<Ticket, Job>;  // in the order in which they came

    double start_of(const Job& job) const;
    bool may_begin(const Job& job) const;
    bool gives_way_to(const Job& running, const Job& waiting) const;
    const Jobs::value_type* first_waiting(bool only_beginning) const;
    void count(Job& job, int change);
    void charge(const Job& job, Time used);
    void tidy();

    int workers_;
    int running_ = 0;
    int running_long_ = 0;
    Jobs jobs_;
    std::map<std::string, double> used_;  // virtual time by user; who is missing has used none
    double now_ = 0;                      // where those begin who come anew
};

}  // namespace server
