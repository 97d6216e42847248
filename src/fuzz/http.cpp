// Any requests by anybody: each gets one answer in good order, a refusal changes nothing, and what
// was done is stored. A line is {"as":role,"method":..,"target":..,"headers":{..},"body":..}.
#include "fuzz/house.h"
#include "server/net/percent.h"
#include "server/net/split.h"

namespace {

using server::testing::KeptExchange;
using server::testing::Visitor;

// As the connection makes it of what comes in; nothing where it would refuse.
std::optional<net::Request> request_of(const fuzz::Step& step, const Visitor& visitor) {
    const std::string target = step.text("target");
    const auto [raw_path, query] = net::cut(target, '?');
    const auto path = net::path_decode(raw_path);
    if (!path || !net::is_query(query))
        return std::nullopt;
    net::Request request =
        visitor.request(step.text("method"), *path, fuzz::bytes_of(step, "body"));
    request.query = query;
    const auto* headers = step.fields.if_contains("headers");
    if (headers != nullptr && headers->is_object())
        for (const auto& header : headers->get_object())
            if (header.value().is_string())
                request.headers.push_back(
                    {std::string(header.key()), std::string(header.value().get_string())});
    return request;
}

void demand_good(const net::Response& response, const std::string& target) {
    const bool in_order = response.status >= 200 && response.status < 600;
    fuzz::demand(in_order && response.status != 500, "an answer has a status", target);
    const std::string_view bytes = response.body.bytes();
    const bool packed = bytes.starts_with("\x1f\x8b");
    if (response.content_type == "application/json" && !packed && !bytes.empty())
        fuzz::demand(engine::parse_json(bytes, bytes.size() + 1).ok(), "an answer is JSON", bytes);
}

void take(fuzz::Scene& scene, const fuzz::Step& step) {
    Visitor& visitor = scene.visitor(step.text("as"));
    auto request = request_of(step, visitor);
    if (!request)
        return;
    const std::uint64_t before = scene.version();
    const auto kept = std::make_shared<KeptExchange>();
    scene.house().api().handle(std::move(*request), net::Reply(kept));
    scene.house().run_until([&] { return kept->given || kept->dropped; });
    fuzz::demand(kept->given.has_value(), "every request is answered", step.text("target"));
    demand_good(*kept->given, step.text("target"));
    scene.demand_secret(kept->given->body.bytes());
    const bool may_change = kept->given->status < 400 && step.text("as") != "nobody";
    fuzz::demand(may_change || !scene.is_quiet() || scene.version() == before,
                 "a refusal changes nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = fuzz::text_of(data, size);
    fuzz::Scene scene((fuzz::seed_of(input) & 1U) != 0);
    fuzz::each_step(input, scene, [&](const fuzz::Step& step) { take(scene, step); });
    scene.demand_stored();
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 8))
        return buffer.mutate_bytes();
    return buffer.put(edited_lines(buffer.text(), rng));
}
