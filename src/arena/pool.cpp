#include "arena/pool.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "arena/result_lines.h"
#include "engine/json_fields.h"

namespace arena {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 4> kKindOfTable = {"game", "content", "options", "seats"};
constexpr int kMaxSeats = 99;

// What a pool needs of the first line of a file.
struct Header {
    json::object fields;
    std::vector<std::string> players;
    std::string game;
    int seats = 0;
};

core::Result<Header> header_in(std::string_view line) {
    const auto fields = read_header(line);
    if (!fields)
        return fields.error();
    const auto field = [&](std::string_view key) {
        const json::value* found = fields->if_contains(key);
        return found == nullptr ? json::value{} : *found;
    };
    const auto game = engine::read_json<std::string>(field("game"));
    const auto seats = engine::read_json<int>(field("seats"));
    const auto players = engine::read_json<std::vector<std::string>>(field("players"));
    if (!game || !seats || !players || *seats < 2 || *seats > kMaxSeats)
        return no_header();
    return Header{*fields, *players, *game, *seats};
}

std::optional<core::Error> difference(const Header& first, const Header& other) {
    for (const std::string_view key : kKindOfTable) {
        const json::value* own = first.fields.if_contains(key);
        const json::value* found = other.fields.if_contains(key);
        if (own == nullptr || found == nullptr || *own != *found)
            return core::Error{"line 1", "other " + std::string(key) + " than in the first file"};
    }
    return std::nullopt;
}

class Pooling {
  public:
    std::optional<core::Error> add(const ResultsText& file) {
        std::string_view rest = file.text;
        const auto line = next_line(rest);
        const auto header = header_in(line.value_or(rest));
        if (!header)
            return core::Error{file.name, header.error().text()};
        if (const auto wrong = take_header(*header))
            return core::Error{file.name, wrong->text()};
        return add_games(file.name, *header, rest);
    }

    Pool take() { return std::move(pool_); }

  private:
    using Block = std::map<std::uint64_t, ResultLine>;  // by the number of the game

    std::optional<core::Error> take_header(const Header& header) {
        if (headers_.empty()) {
            pool_.game = header.game;
            pool_.seats = header.seats;
        } else if (auto wrong = difference(headers_.front(), header)) {
            return wrong;
        }
        for (const Header& each : headers_) {
            if (each.fields == header.fields)
                return core::Error{"line 1", "the same tournament as in another file"};
        }
        headers_.push_back(header);
        return std::nullopt;
    }

    std::optional<core::Error> add_games(const std::string& file,
                                         const Header& header,
                                         std::string_view rest) {
        std::map<std::uint64_t, Block> blocks;
        std::size_t number = 1;
        while (const auto line = next_line(rest)) {
            ++number;
            if (const auto wrong = add_game(*line, header, blocks))
                return core::Error{file + ", line " + std::to_string(number), wrong->text()};
        }
        for (const auto& [id, block] : blocks) {
            if (std::cmp_equal(block.size(), header.seats))
                append(block);
        }
        return std::nullopt;
    }

    static std::optional<core::Error> add_game(std::string_view line,
                                               const Header& header,
                                               std::map<std::uint64_t, Block>& blocks) {
        const auto seats = static_cast<std::size_t>(header.seats);
        const auto read = read_result_line(line, seats);
        if (!read)
            return read.error();
        if (read->seats.size() != seats)
            return core::Error{"seats", "are not " + std::to_string(seats)};
        for (const std::string& name : read->seats) {
            if (std::ranges::find(header.players, name) == header.players.end())
                return core::Error{"seats", "\"" + name + "\" does not play in this tournament"};
        }
        if (!blocks[read->n / seats].emplace(read->n, *read).second)
            return core::Error{"n", "game " + std::to_string(read->n) + " stands here twice"};
        return std::nullopt;
    }

    int index_of(const std::string& player) {
        const auto found = std::ranges::find(pool_.players, player);
        const auto index = static_cast<int>(found - pool_.players.begin());
        if (found == pool_.players.end())
            pool_.players.push_back(player);
        return index;
    }

    void append(const Block& block) {
        for (const auto& [number, line] : block) {
            RatedGame game{blocks_, {}, line.places};
            for (const std::string& name : line.seats)
                game.players.push_back(index_of(name));
            pool_.games.push_back(std::move(game));
        }
        ++blocks_;
    }

    Pool pool_;
    std::vector<Header> headers_;
    std::uint64_t blocks_ = 0;
};

}  // namespace

core::Result<Pool> pool_of(std::span<const ResultsText> files) {
    Pooling pooling;
    for (const ResultsText& file : files) {
        if (const auto wrong = pooling.add(file))
            return *wrong;
    }
    Pool pool = pooling.take();
    if (pool.games.empty())
        return core::Error{"results", "hold no complete block of games yet"};
    return pool;
}

std::vector<Meeting> meetings_in(const Pool& pool) {
    const auto players = static_cast<int>(pool.players.size());
    const auto seats = static_cast<std::size_t>(pool.seats);
    std::map<LineUp, std::vector<PairedShare>> shares;
    for (std::size_t first = 0; first < pool.games.size(); first += seats) {
        LineUp line_up = pool.games[first].players;
        std::ranges::sort(line_up);
        auto& own = shares.try_emplace(line_up, pool.players.size()).first->second;
        const auto block = shares_in_block(players, std::span(pool.games).subspan(first, seats));
        for (std::size_t i = 0; i < block.size(); ++i)
            own[i].add(block[i]);
    }
    std::vector<Meeting> meetings;
    for (auto& [line_up, each] : shares)
        meetings.push_back({line_up, std::move(each)});
    return meetings;
}

}  // namespace arena
