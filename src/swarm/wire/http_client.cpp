#include "swarm/wire/http_client.h"

#include <optional>
#include <utility>

#include "swarm/wire/stream.h"

namespace swarm {
namespace {

constexpr std::chrono::seconds kPatience{30};

}  // namespace

class HttpClient::Call final : public StreamUser {
  public:
    Call(HttpClient& client, const HttpRequest& request, Answered answered)
        : client_(client),
          answered_(std::move(answered)),
          stream_(client.loop_, client.address_, *this),
          patience_(client.loop_.after(kPatience,
                                       [this] { finish(core::Error{"answer", "did not come"}); })) {
        HttpRequest last = request;
        last.headers.push_back({"connection", "close"});
        stream_.send(request_text(last, client.address_.host));
    }

    bool is_finished() const { return !answered_; }

    void on_connected() override {}
    void on_bytes(std::string_view bytes) override {
        const auto complete = reader_.feed(bytes);
        if (!complete)
            return finish(complete.error());
        if (*complete)
            finish(reader_.response());
    }
    void on_end(const core::Error& why) override { finish(why); }

  private:
    void finish(const core::Result<HttpResponse>& result) {
        stream_.close();
        patience_.cancel();
        client_.forget_finished_soon();
        if (const auto answered = std::exchange(answered_, nullptr))
            answered(result);
    }

    HttpClient& client_;
    Answered answered_;
    ResponseReader reader_;
    Stream stream_;
    Timer patience_;
};

HttpClient::HttpClient(Loop& loop, Address address) : loop_(loop), address_(std::move(address)) {}

HttpClient::~HttpClient() = default;

void HttpClient::send(const HttpRequest& request, Answered answered) {
    calls_.push_back(std::make_unique<Call>(*this, request, std::move(answered)));
}

core::Result<HttpResponse> HttpClient::fetch(const HttpRequest& request) {
    std::optional<core::Result<HttpResponse>> answer;
    send(request, [&answer](const core::Result<HttpResponse>& result) { answer = result; });
    loop_.run_until([&answer] { return answer.has_value(); });
    return *answer;
}

core::Result<HttpResponse> HttpClient::get(const std::string& path) {
    HttpRequest request;
    request.path = path;
    return fetch(request);
}

void HttpClient::forget_finished_soon() {
    if (cleaning_.is_waiting())
        return;
    cleaning_ = loop_.after(std::chrono::milliseconds(0), [this] {
        std::erase_if(calls_, [](const auto& call) { return call->is_finished(); });
    });
}

}  // namespace swarm
