#include "browser/trials.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "ai/make_searcher.h"
#include "core/hash.h"
#include "engine/draw_chance.h"
#include "engine/json_text.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "games/all_games.h"

namespace browser {
namespace {

using engine::AnyGame;
using engine::AnyGamePtr;
using engine::Language;
using engine::Position;
using engine::Record;
using engine::SeatId;

constexpr std::size_t kSearchMemory = std::size_t{16} << 20U;

std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = bytes.size();
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min(sizeof(word), bytes.size() - at));
        hash = core::combine(hash, word);
    }
    return hash;
}

std::span<const std::uint8_t> as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::string hex(std::uint64_t number) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(number >> static_cast<unsigned>(shift)) & 15U];
    return text;
}

struct Replayed {
    AnyGamePtr game;
    Record record;
    Position position;
};

core::Result<Replayed> begin(std::string_view text) {
    const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
    if (!header)
        return header.error();
    auto game = games::find(header->game);
    if (!game)
        return game.error();
    auto record = engine::parse_record(**game, text);
    if (!record)
        return record.error();
    auto start = (*game)->initial(static_cast<int>(header->seats.size()), record->header.options);
    if (!start)
        return start.error();
    return Replayed{std::move(*game), std::move(*record), *start};
}

// Chance by the dice, seats at random.
engine::RecordEntry random_entry(const AnyGame& game,
                                 const Position& position,
                                 const engine::FairDice& dice,
                                 std::uint64_t draws,
                                 core::Rng& rng) {
    const engine::Actor actor = game.actor(position);
    if (actor.is_chance())
        return {.action = engine::draw_chance(game, position, dice, draws)};
    engine::ActionList legal;
    game.legal(position, actor.first(), legal);
    const auto chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
    return {.seat = actor.first(), .action = legal[chosen]};
}

std::string words_of(const AnyGame& game, const engine::Message& message) {
    static const std::vector<std::string> names = {"Ada", "Bo", "Cy", "Di", "Ed", "Flo"};
    return engine::render(message, Language::English, game.phrases(), names)
           + engine::render(message, Language::German, game.phrases(), names);
}

SeatId actor_of(const AnyGame& game, const Position& position) {
    const engine::Actor actor = game.actor(position);
    return actor.is_chance() || actor.is_nobody() ? engine::kNobody : actor.first();
}

// Notation and words of all choices, the question and why other things cannot be chosen.
std::string offer_of(const AnyGame& game, const Position& position) {
    const SeatId seat = actor_of(game, position);
    engine::ActionList legal;
    game.legal(position, seat, legal);
    std::string text = words_of(game, game.prompt(position));
    for (const engine::Action action : legal)
        text += game.notation(action) + words_of(game, game.describe(position, seat, action));
    for (const engine::Reason& reason : game.reasons(position, seat))
        text += reason.target + words_of(game, reason.why);
    return text;
}

void append_step(std::string& out, const AnyGame& game, const Position& position) {
    out += hex(hash_of(position.bytes()));
    out += ' ' + hex(hash_of(engine::json_text(game.view(position, engine::kNobody))));
    out +=
        ' ' + (game.actor(position).is_nobody() ? "over" : hex(hash_of(offer_of(game, position))));
    out += '\n';
}

// Every bit of what a search found.
std::string findings_text(const AnyGame& game, const ai::search::Findings& findings) {
    std::string text = std::to_string(findings.visits) + '\n';
    for (const ai::search::Finding& move : findings.moves) {
        text += game.notation(move.action) + ' ' + std::to_string(move.visits);
        for (const float win : move.win)
            text += ' ' + hex(std::bit_cast<std::uint32_t>(win)).substr(8);
        text += move.is_certain ? " certain\n" : "\n";
    }
    return text;
}

std::string search_text(const AnyGame& game, const Position& position, std::uint32_t visits) {
    ai::search::Settings settings;
    settings.memory = kSearchMemory;
    const auto searcher = ai::make_searcher(game, settings);
    const SeatId seat = actor_of(game, position);
    core::Rng rng(1);
    searcher->look_at(game.sample_hidden(position, seat, rng), seat);
    searcher->think(visits);
    return findings_text(game, searcher->findings());
}

core::Result<std::pair<AnyGamePtr, Position>> fresh(const WorkTrial& trial) {
    auto game = games::find(trial.game);
    if (!game)
        return game.error();
    auto start = (*game)->initial(trial.seats, {});
    if (!start)
        return start.error();
    return std::pair{std::move(*game), *start};
}

}  // namespace

core::Result<std::string> record_trial(const WorkTrial& trial) {
    auto begun = fresh(trial);
    if (!begun)
        return begun.error();
    auto& [game, position] = *begun;
    const engine::FairDice dice(engine::sha256(as_bytes(std::to_string(trial.seed))), "trial");
    Record record;
    record.header = {
        .program = TETRA_VERSION,
        .game = std::string(game->id()),
        .content = game->content_hash(),
        .table = "trial",
        .options = game->options_of(position),
        .seats = std::vector<std::string>(static_cast<std::size_t>(trial.seats), "random"),
        .commitment = dice.commitment(),
        .started = ""};
    core::Rng rng(trial.seed);
    std::uint64_t draws = 0;
    while (!game->actor(position).is_nobody()) {
        record.entries.push_back(random_entry(*game, position, dice, draws, rng));
        const engine::RecordEntry& entry = record.entries.back();
        draws += engine::draws_of(entry);
        game->apply(position, entry.seat, entry.action);
    }
    record.end = engine::RecordEnd{.outcome = game->outcome(position), .seed_hex = dice.seed_hex()};
    return engine::record_text(*game, record);
}

core::Result<std::string> replay_trial(std::string_view record) {
    auto replayed = begin(record);
    if (!replayed)
        return replayed.error();
    auto& [game, steps, position] = *replayed;
    if (const auto sound = engine::verify(*game, steps); !sound)
        return sound.error();
    std::string lines;
    append_step(lines, *game, position);
    for (const engine::RecordEntry& entry : steps.entries) {
        game->apply(position, entry.seat, entry.action);
        append_step(lines, *game, position);
    }
    return lines;
}

core::Result<std::string> search_trial(const SearchTrial& trial) {
    auto replayed = begin(trial.record);
    if (!replayed)
        return replayed.error();
    auto& [game, steps, position] = *replayed;
    std::size_t at = 0;
    for (const engine::RecordEntry& entry : steps.entries) {
        if (at++ >= trial.entry && actor_of(*game, position) != engine::kNobody)
            return search_text(*game, position, trial.visits);
        game->apply(position, entry.seat, entry.action);
    }
    return core::Error{"entry", "no seat decides after it"};
}

core::Result<std::string> games_trial(const WorkTrial& trial) {
    const auto begun = fresh(trial);
    if (!begun)
        return begun.error();
    engine::PlayoutCount sum;
    std::uint64_t hash = 0;
    for (std::uint32_t i = 0; i < trial.amount; ++i) {
        Position position = begun->second;
        core::Rng rng(trial.seed, i);
        sum.decisions += begun->first->random_playout(position, rng).decisions;
        hash = core::combine(hash, hash_of(position.bytes()));
    }
    return std::to_string(sum.decisions) + ' ' + hex(hash);
}

core::Result<std::string> visits_trial(const WorkTrial& trial) {
    const auto begun = fresh(trial);
    if (!begun)
        return begun.error();
    const AnyGame& game = *begun->first;
    Position position = begun->second;
    core::Rng rng(trial.seed);
    while (actor_of(game, position) == engine::kNobody) {
        engine::ActionList legal;
        game.legal(position, engine::kNobody, legal);
        game.apply(
            position, engine::kNobody, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return search_text(game, position, trial.amount);
}

}  // namespace browser
