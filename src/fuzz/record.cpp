// Any bytes as the record of a game: what is read is written again as the same record, and
// replaying or verifying it never breaks.
#include <utility>

#include "engine/replay.h"
#include "fuzz/mutate.h"
#include "fuzz/random_steps.h"
#include "games/all_games.h"
#include "protocol/match.h"

namespace {

const engine::AnyGamePtr& game() {
    static const engine::AnyGamePtr game = *games::find("wiraqocha");
    return game;
}

void check_header(std::string_view text) {
    const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
    if (!header)
        return;
    const auto again = engine::parse_record_header(engine::header_line(*header));
    fuzz::demand(again && *again == *header, "a header is read as it was written");
}

// Kept inputs outlive the content that they were played with, so it is always taken for ours.
void check_replay(engine::Record record) {
    record.header.content = game()->content_hash();
    const auto position = engine::replay(*game(), record);
    const auto report = engine::verify(*game(), record);
    fuzz::demand(position || !report, "what is verified can be replayed");
    if (position)
        fuzz::demand_lawful(*game(), *position);
}

// --- mutation -----------------------------------------------------------------------------------

engine::FairDice dice_of(const engine::Record& record) {
    if (record.end)
        if (auto dice = engine::FairDice::from_hex(record.end->seed_hex, record.header.table))
            return *dice;
    return {engine::Seed{}, record.header.table};
}

void play(protocol::Match& match, core::Rng& rng, std::uint32_t steps) {
    for (; steps > 0 && !match.is_over(); --steps) {
        if (match.actor().is_chance()) {
            match.play({engine::kNobody, match.drawn()});
        } else {
            const auto [seat, action] =
                engine::testing::random_move(match.game(), match.position(), rng);
            match.play({seat, action});
        }
    }
}

// The record up to somewhere, then played on with honest dice; nothing if it cannot be replayed.
std::string played_on(std::string_view text, core::Rng& rng) {
    const auto record = engine::parse_record(*game(), text);
    if (!record || !engine::replay(*game(), *record))
        return {};
    const auto& header = record->header;
    const auto start = game()->initial(static_cast<int>(header.seats.size()), header.options);
    protocol::Match match(game(), *start, dice_of(*record), {header.table, header.seats});
    const std::size_t kept = fuzz::pick(rng, record->entries.size() + 1);
    for (std::size_t n = 0; n < kept; ++n)
        match.play(record->entries[n]);
    play(match, rng, 1U << rng.below(10));
    return engine::record_text(*game(), match.record());
}

// Puts the numbers of the entries in order again.
std::string numbered(std::string_view text) {
    auto lines = fuzz::lines_of(text);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        auto json = engine::parse_json(lines[i], lines[i].size());
        if (!json || !json->is_object() || !json->get_object().contains("n"))
            continue;
        json->get_object()["n"] = i - 1;
        lines[i] = engine::json_text(*json);
    }
    return fuzz::joined(lines);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    check_header(text);
    auto record = engine::parse_record(*game(), text);
    if (!record)
        return 0;
    const auto again = engine::parse_record(*game(), engine::record_text(*game(), *record));
    fuzz::demand(again && *again == *record, "a record is read as it was written");
    check_replay(std::move(*record));
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 8))
        return buffer.mutate_bytes();
    if (one_in(rng, 4))
        if (const std::string longer = played_on(buffer.text(), rng); !longer.empty())
            return buffer.put(longer);
    const std::string edited = edited_lines(buffer.text(), rng);
    return buffer.put(one_in(rng, 4) ? edited : numbered(edited));
}
