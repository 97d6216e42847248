#include "server/nodes/nodes.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "server/store/secrets.h"

namespace nodes {
namespace {

constexpr std::chrono::milliseconds kAgain{30};
constexpr std::chrono::seconds kLongestWait{12};
constexpr std::size_t kMostWaiting = 10'000;
constexpr std::size_t kHandedOverAtOnce = 64;
constexpr std::string_view kPartsMoved = "parts";  // the news that others should look
constexpr std::string_view kTables = "/api/v1/tables";
constexpr std::string_view kContests = "/api/v1/contests";
constexpr std::string_view kPlay = "/api/v1/play";

// The table that a request is about, or what is kept like one; empty: none.
std::string table_in(std::string_view path) {
    if (path == kPlay || path == kContests || path.starts_with(std::string(kContests) + "/"))
        return std::string(store::kContests);  // who wants to play at once waits where others look
    if (!path.starts_with(kTables) || path.size() <= kTables.size() + 1)
        return "";
    path.remove_prefix(kTables.size() + 1);
    return std::string(path.substr(0, path.find('/')));
}

// A new table is kept where it is made.
bool makes_table(const net::Request& request) {
    return request.method == "POST"
           && (request.path == kTables || request.path == "/api/v1/records");
}

std::optional<std::uint16_t> port_in(const std::string& address) {
    const auto at = address.rfind(':');
    std::uint16_t port = 0;
    if (at == std::string::npos)
        return std::nullopt;
    const char* const end = address.data() + address.size();
    const auto [stop, failed] = std::from_chars(address.data() + at + 1, end, port);
    return failed == std::errc{} && stop == end ? std::optional(port) : std::nullopt;
}

}  // namespace

Nodes::Nodes(const Parts& parts, NodesPlan plan)
    : loop_(parts.loop),
      log_(parts.log),
      fences_(parts.fences),
      plan_(std::move(plan)),
      port_(parts.loop, keys(), [this](const net::TrunkPtr& trunk) { return welcome(trunk); }),
      parts_gauge_(parts.metrics.gauge(
          {"tetrapolis_node_parts", "Parts of the tables (of 256) that this server keeps"})),
      nodes_gauge_(parts.metrics.gauge(
          {"tetrapolis_nodes_alive", "Servers that keep the house, as this one sees it"})),
      roads_gauge_(parts.metrics.gauge(
          {"tetrapolis_node_roads_open", "Other servers that this one can reach"})),
      taken_(parts.metrics.counter(
          {"tetrapolis_node_parts_taken_total", "Parts taken over from servers that were gone"})),
      passed_on_(parts.metrics.counter(
          {"tetrapolis_node_passed_on_total", "Requests passed on to the server of their table"})),
      held_(parts.metrics.counter(
          {"tetrapolis_node_held_total", "Requests that waited for a table to change hands"})) {}

Nodes::~Nodes() {
    *alive_ = false;
    tenure_.reset();
    for (const auto& [name, road] : std::exchange(roads_, {}))
        road->end();
    for (const auto& [from, guest] : std::exchange(guests_, {}))
        guest->end();
}

// The secret lies in the database: whoever reads that could do anything anyway.
net::TrunkKeys Nodes::keys() const {
    return {plan_.name,
            [] { return store::random_token(); },
            [this](std::string_view text) {
                return store::token_hash(tenure_->secret() + store::token_hash(text)
                                         + tenure_->secret());
            }};
}

core::Result<bool> Nodes::join() {
    const auto wanted = port_in(plan_.address);
    const std::string host = plan_.address.substr(0, plan_.address.rfind(':'));
    if (!wanted || host.empty())
        return core::Error{"node-address", "expected HOST:PORT, not " + plan_.address};
    const auto port = port_.listen(host, *wanted);
    if (!port)
        return port.error();
    plan_.address = host + ":" + std::to_string(*port);
    auto joined = store::Tenure::join(plan_.database, {plan_.name, plan_.address}, fences_);
    if (!joined)
        return joined.error();
    tenure_ = std::move(*joined);
    return tenure_->finds_others();
}

void Nodes::begin(net::Handler& api, Household& household) {
    api_ = &api;
    household_ = &household;
    tenure_->begin([this, alive = alive_](const store::Standing& standing) {
        loop_.post([this, alive, standing] {
            if (*alive)
                take(standing);
        });
    });
}

// --- where things go -----------------------------------------------------------------------------

bool Nodes::keep_part(int part) const {
    return tenure_->holds() && fences_.of(part) > 0 && !going_.contains(part);
}

bool Nodes::keep_here(const std::string& table) const { return keep_part(store::part_of(table)); }

bool Nodes::keep_any() const {
    return std::ranges::any_of(ours_, [this](int part) { return keep_part(part); });
}

std::string Nodes::new_table_id() const {
    std::string id = store::new_table_id();
    for (int tries = 0; tries < 100 * store::kParts && !keep_here(id); ++tries)
        id = store::new_table_id();
    return id;
}

Place Nodes::place_of(const std::string& table) const {
    const int part = store::part_of(table);
    if (keep_part(part))
        return {true, nullptr};
    if (standing_.keepers.empty())
        return {};
    const auto road = roads_.find(standing_.keepers[static_cast<std::size_t>(part)]);
    const bool can_go = road != roads_.end() && road->second->is_open();
    return {false, can_go ? road->second : nullptr};
}

void Nodes::handle(net::Request request, net::Reply reply) {
    if (!try_to_handle(request, reply))
        wait(std::move(request), std::move(reply));
}

// False: nobody can answer it just now.
bool Nodes::try_to_handle(net::Request& request, net::Reply& reply) {
    const std::string table = table_in(request.path);
    if (makes_table(request) && !keep_any())
        return false;
    if (table.empty()) {
        api_->handle(std::move(request), std::move(reply));
        return true;
    }
    const Place place = place_of(table);
    if (place.is_here) {
        api_->handle(std::move(request), std::move(reply));
    } else if (place.road) {
        note_passed_on(table, place.road->plan().name);
        place.road->ask(std::move(request), std::move(reply), table);
    }
    return place.is_here || place.road;
}

void Nodes::note_passed_on(const std::string& table, const std::string& to) {
    passed_on_.add();
    if (log_.wants(net::Level::Debug))
        log_.debug("passed_on", {{"table", table}, {"to", to}});
}

net::Opened Nodes::open(const net::Request& request, net::SocketPtr socket) {
    auto local = api_->open(request, socket);
    if (!local)
        return local;
    Directory& directory = *this;
    return std::unique_ptr<net::SocketHandler>(
        std::make_unique<Line>(directory, request, std::move(socket), std::move(*local)));
}

void Nodes::wait(net::Request request, net::Reply reply) {
    if (waiting_.size() >= kMostWaiting)
        return reply(changes_hands());
    held_.add();
    waiting_.push_back(
        {std::move(request), std::make_unique<net::Reply>(std::move(reply)), net::Loop::now()});
    try_again_soon();
}

void Nodes::hold(Line& line) {
    held_.add();
    holding_.insert(&line);
    try_again_soon();
}

void Nodes::try_again_soon() {
    if (!again_.is_waiting())
        again_ = loop_.after(kAgain, [this] { try_again(); });
}

void Nodes::try_again() {
    for (Waiting& one : std::exchange(waiting_, {})) {
        if (net::Loop::now() - one.since > kLongestWait)
            (*one.reply)(changes_hands());
        else if (!try_to_handle(one.request, *one.reply))
            waiting_.push_back(std::move(one));
    }
    for (Line* const line : std::vector(holding_.begin(), holding_.end()))
        if (holding_.contains(line) && line->try_again())
            holding_.erase(line);
    if (!waiting_.empty() || !holding_.empty())
        try_again_soon();
}

// --- the others ----------------------------------------------------------------------------------

void Nodes::take(const store::Standing& standing) {
    if (standing.is_expelled) {
        household_->let_go([](const std::string&) { return true; }, {});
        return household_->expelled();
    }
    standing_ = standing;
    build_roads(standing);
    note_parts(standing);
    hand_over(standing.surplus);
    try_again();
    leave_if_empty();
}

void Nodes::note_parts(const store::Standing& standing) {
    std::set<int> ours;
    for (int part = 0; part < store::kParts; ++part)
        if (standing.keepers[static_cast<std::size_t>(part)] == plan_.name)
            ours.insert(part);
    std::set<int> lost;
    std::ranges::set_difference(ours_, ours, std::inserter(lost, lost.end()));
    const bool has_more = !std::ranges::includes(ours_, ours);
    ours_ = std::move(ours);
    std::erase_if(going_, [this](int part) { return !ours_.contains(part); });
    parts_gauge_.set(static_cast<double>(ours_.size()));
    if (!lost.empty()) {
        household_->let_go(
            [&lost](const std::string& table) { return lost.contains(store::part_of(table)); }, {});
        tell(std::string(kPartsMoved));
    }
    if (!standing.taken.empty()) {
        taken_.add(standing.taken.size());
        log_.warning("parts_taken",
                     {{"parts", standing.taken.size()}, {"silence_ms", standing.silence.count()}});
    }
    if (has_more)
        household_->tables_came(standing.taken.empty() ? std::chrono::milliseconds(0)
                                                       : standing.silence);
}

// First nothing new is begun there; when all that was begun is on disk, the next may have it.
void Nodes::hand_over(const std::vector<int>& surplus) {
    std::vector<int> now;
    for (const int part : surplus)
        if (now.size() < kHandedOverAtOnce && going_.insert(part).second)
            now.push_back(part);
    if (now.empty())
        return;
    log_.info("parts_handed_over", {{"parts", now.size()}});
    const std::set<int> set(now.begin(), now.end());
    household_->let_go(
        [&set](const std::string& table) { return set.contains(store::part_of(table)); },
        [this, now] { tenure_->release(now); });
}

void Nodes::build_roads(const store::Standing& standing) {
    std::map<std::string, RoadPtr> kept;
    int alive = 0;
    for (const store::Neighbour& node : standing.nodes) {
        alive += node.is_alive ? 1 : 0;
        if (!node.is_alive || node.name == plan_.name)
            continue;
        const auto known = roads_.find(node.name);
        if (known != roads_.end() && known->second->plan().epoch == node.epoch
            && known->second->plan().address == node.address) {
            kept.insert(roads_.extract(known));
            continue;
        }
        const auto road = std::make_shared<Road>(
            loop_,
            RoadPlan{node.name,
                     node.address,
                     node.epoch,
                     keys(),
                     [this, name = node.name] {
                         for (const std::string& news : household_->introduction())
                             if (const auto there = roads_.find(name); there != roads_.end())
                                 there->second->tell(news);
                         try_again();
                     },
                     [this](net::Request request, net::Reply reply) {
                         wait(std::move(request), std::move(reply));
                     }});
        kept.emplace(node.name, road);
        log_.info("neighbour_came", {{"other", node.name}, {"address", node.address}});
        road->begin();
    }
    auto gone = std::exchange(roads_, std::move(kept));
    for (const auto& [name, road] : gone) {
        log_.warning("neighbour_gone", {{"other", name}});
        road->end();
    }
    nodes_gauge_.set(alive);
    roads_gauge_.set(static_cast<double>(
        std::ranges::count_if(roads_, [](const auto& entry) { return entry.second->is_open(); })));
}

// The next connection of a server may come before the last one is known to be lost.
std::shared_ptr<net::TrunkUser> Nodes::welcome(const net::TrunkPtr& trunk) {
    const std::string from = trunk->peer() + "/" + std::to_string(++welcomed_);
    const auto guest = std::make_shared<Guest>(GuestPlan{loop_,
                                                         *api_,
                                                         *this,
                                                         [this, from](std::string_view news) {
                                                             if (news == kPartsMoved)
                                                                 return tenure_->look_now();
                                                             household_->hear(from, news);
                                                         },
                                                         [this, from] {
                                                             guests_.erase(from);
                                                             household_->lost(from);
                                                         }},
                                               trunk);
    guests_[from] = guest;
    guest->begin();
    return guest;
}

void Nodes::tell(const std::string& news) {
    for (const auto& [name, road] : roads_)
        road->tell(news);
}

// --- goodbye -------------------------------------------------------------------------------------

void Nodes::leave(std::chrono::milliseconds limit, net::Job done) {
    left_ = std::move(done);
    patience_ = loop_.after(limit, [this] {
        if (left_)
            left_();
    });
    tenure_->leave();
}

void Nodes::leave_if_empty() {
    const bool has_heir = std::ranges::any_of(standing_.nodes, [this](const auto& node) {
        return node.is_alive && !node.is_leaving && node.name != plan_.name;
    });
    const bool is_known = std::ranges::any_of(standing_.nodes, [this](const auto& node) {
        return node.name == plan_.name && node.is_leaving;
    });
    if (!left_ || !is_known || (has_heir && !ours_.empty()))
        return;
    patience_.cancel();
    loop_.post(std::move(left_));
}

}  // namespace nodes
