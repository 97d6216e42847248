#include "device/elsewhere.h"

#include <algorithm>
#include <utility>

namespace device {

using server::Urgency;

Elsewhere::Ticket Elsewhere::think(server::ThinkRequest request, server::Claim claim, Done done) {
    return add(std::move(request), claim.urgency, [done = std::move(done)](std::string_view line) {
        done(server::thought_of(line));
    });
}

Elsewhere::Ticket Elsewhere::judge(server::ThinkRequest request, server::Claim claim, Judged done) {
    return add(std::move(request), claim.urgency, [done = std::move(done)](std::string_view line) {
        done(server::found_of(line));
    });
}

// A pack is big and rarely needed: it is told only if it is asked for.
Elsewhere::Ticket Elsewhere::add(server::ThinkRequest request, Urgency urgency, Answered done) {
    const Ticket ticket = ++last_;
    server::ThinkRequest first = request;
    first.pack.reset();
    jobs_.emplace(ticket, Job{std::move(request), urgency, std::move(done)});
    worker_.ask(ticket, server::think_line(first));
    return ticket;
}

void Elsewhere::answered(Ticket ticket, std::string_view line) {
    const auto job = jobs_.find(ticket);
    if (job == jobs_.end())
        return;
    if (job->second.request.pack && server::lacks_pack(line))
        return worker_.ask(ticket, server::think_line(job->second.request));
    const Answered done = std::move(job->second.done);
    jobs_.erase(job);
    done(line);
}

void Elsewhere::reconsider(Ticket ticket, Urgency urgency) {
    if (const auto job = jobs_.find(ticket); job != jobs_.end())
        job->second.urgency = urgency;
}

void Elsewhere::forget(Ticket ticket) {
    if (jobs_.erase(ticket) > 0)
        worker_.forget(ticket);
}

std::size_t Elsewhere::waiting(Urgency urgency) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        jobs_, [&](const auto& entry) { return entry.second.urgency == urgency; }));
}

}  // namespace device
