#include "server/server.h"

#include <algorithm>
#include <csignal>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "server/api.h"
#include "server/hall.h"
#include "server/house_news.h"
#include "server/net/static_files.h"
#include "server/nodes/nodes.h"
#include "server/server_accounts.h"
#include "server/server_clock.h"
#include "server/server_herald.h"
#include "server/store/open_store.h"
#include "server/store/postgres_store.h"
#include "server/uptime.h"

namespace server {
namespace {

constexpr std::chrono::hours kSweep{1};
constexpr std::chrono::seconds kGoodbye{3};
constexpr std::chrono::seconds kHandingOver{15};
constexpr std::int64_t kMuchAhead = 60'000;  // milliseconds

// The client needs nothing from anywhere else and no script or style inside a page. One that has
// the engine with it compiles that.
constexpr std::string_view kScripts = "default-src 'none'; script-src 'self'";
constexpr std::string_view kEngine = " 'wasm-unsafe-eval'";
constexpr std::string_view kRest =
    "; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

std::string policy_for(std::span<const WebFile> files) {
    const bool has_engine = std::ranges::any_of(
        files, [](const WebFile& file) { return file.path.ends_with(".wasm"); });
    std::string policy(kScripts);
    if (has_engine)
        policy += kEngine;
    return policy.append(kRest);
}

std::vector<net::Asset> assets_of(std::span<const WebFile> files) {
    std::vector<net::Asset> list;
    for (const WebFile& file : files)
        list.push_back(
            {file.path, file.type, file.etag, file.plain, file.gzip, file.brotli, file.is_hashed});
    return list;
}

class Running {
  public:
    // `fences`: what a server among several may write.
    Running(const ServeSettings& settings, store::Store& store, store::Fences& fences)
        : log_(settings.log_level),
          clock_(ServerClock::machine(), last_alive(store)),
          health_({loop_, store, log_, metrics_}),
          computers_(settings.computers),
          services_{loop_,
                    store,
                    log_,
                    metrics_,
                    health_,
                    computers_,
                    settings.find_game,
                    settings.game_ids,
                    settings.limits,
                    settings.behind_proxy,
                    [this] { return clock_.now(); }},
          accounts_(services_),
          uptime_(services_),
          hall_(services_),
          nodes_(nodes_of(settings, fences)),
          herald_(services_,
                  settings.post,
                  [this](const std::string& user, const std::string& table) {
                      return hall_.is_watching(user, table);
                  }),
          assets_(assets_of(settings.files)),
          files_(assets_),
          api_(services_, accounts_, hall_, files_),
          server_({loop_, handler(), log_, metrics_}, options_of(settings)) {
        services_.metrics_token = settings.metrics_token;
        if (nodes_)
            services_.neighbours = nodes_.get();
        log_.always({"node", settings.node});
        services_.herald = &herald_;
    }

    core::Result<std::monostate> run(const ServeSettings& settings,
                                     const std::function<void(std::uint16_t)>& ready) {
        services_.own_packs = settings.own_packs;
        if (const std::int64_t ahead = clock_.ahead(); ahead > kMuchAhead)
            log_.warning("system_clock_was_set_back", {{"ahead_ms", ahead}});
        auto downtimes = join();
        if (!downtimes)
            return downtimes.error();
        if (const auto opened = hall_.open(std::move(*downtimes)); !opened)
            return opened.error();
        if (const auto opened = herald_.open(); !opened)
            return opened.error();
        const auto port = server_.listen(settings.address, settings.port);
        if (!port)
            return port.error();
        // A limit on the size of files is a disk that is full, not the end.
        std::signal(SIGXFSZ, SIG_IGN);  // NOLINT(cert-err33-c): cannot fail
        loop_.on_signals({SIGINT, SIGTERM}, [this](int signal) { stop(signal); });
        log_.info("serving", {{"port", *port}});
        uptime_.beat();
        sweep();
        if (nodes_)
            nodes_->begin(api_, house_news_);
        ready(*port);
        loop_.run();
        finish_writing();
        if (is_expelled_)
            return core::Error{"node", "another server has begun under the same name"};
        return std::monostate{};
    }

  private:
    std::unique_ptr<nodes::Nodes> nodes_of(const ServeSettings& settings, store::Fences& fences) {
        if (settings.node.empty())
            return nullptr;
        return std::make_unique<nodes::Nodes>(
            nodes::Nodes::Parts{loop_, log_, metrics_, fences},
            nodes::NodesPlan{settings.database, settings.node, settings.node_address});
    }

    net::Handler& handler() {
        if (nodes_)
            return *nodes_;
        return api_;
    }

    core::Result<Downtimes> join() {
        if (!nodes_)
            return uptime_.begin();
        const auto finds_others = nodes_->join();
        if (!finds_others)
            return finds_others.error();
        return *finds_others ? uptime_.join() : uptime_.begin();
    }

    static net::ServerOptions options_of(const ServeSettings& settings) {
        net::ServerOptions options;
        options.limits = settings.limits.of_connections();
        options.content_security_policy = policy_for(settings.files);
        options.behind_proxy = settings.behind_proxy;
        options.is_https = settings.behind_proxy;
        return options;
    }

    void sweep() {
        accounts_.sweep();
        broom_ = loop_.after(kSweep, [this] { sweep(); });
    }

    void stop(int signal) {
        if (std::exchange(services_.stopping, true))
            return loop_.stop();
        log_.info("stopping", {{"signal", signal}});
        if (nodes_)
            return nodes_->leave(kHandingOver, [this] { say_goodbye(); });
        say_goodbye();
    }

    void say_goodbye() {
        server_.stop(kGoodbye, [this] { loop_.stop(); });
    }

    void expelled() {
        is_expelled_ = true;
        services_.stopping = true;
        say_goodbye();
    }

    // Callbacks of the store need the loop: none may come after it has gone.
    void finish_writing() {
        health_.close();
        services_.store.write(
            {}, [this](const store::Written& /*result*/) { loop_.post([this] { loop_.stop(); }); });
        loop_.run();
    }

    // Each needs those before it and must die before them. The House of tests holds the same parts,
    // wired by hand to a clock and a log of its own.
    net::Log log_;
    ServerClock clock_;
    net::Metrics metrics_;
    net::Loop loop_;
    StoreHealth health_;
    ComputerPool computers_;
    Services services_;
    ServerAccounts accounts_;
    Uptime uptime_;
    Hall hall_;
    HouseNews house_news_{services_, hall_, [this] { expelled(); }};
    std::unique_ptr<nodes::Nodes> nodes_;  // none: this server keeps the house alone
    bool is_expelled_ = false;
    ServerHerald herald_;
    std::vector<net::Asset> assets_;
    net::StaticFiles files_;
    Api api_;
    net::Server server_;
    net::Timer broom_;
};

}  // namespace

core::Result<std::monostate> serve(const ServeSettings& settings,
                                   const std::function<void(std::uint16_t)>& ready) {
    if (!settings.node.empty() && !store::is_postgres(settings.database))
        return core::Error{"node", "several servers need a PostgreSQL database"};
    store::Fences fences;
    auto store = settings.node.empty()
                     ? store::open(settings.database)
                     : store::open_postgres_node(settings.database, settings.node, fences);
    if (!store)
        return store.error();
    Running server(settings, **store, fences);
    return server.run(settings, ready);
}

}  // namespace server
