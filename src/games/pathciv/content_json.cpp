// Reads a content pack. The schema has checked every shape, range and the order of the rows before;
// what is left here is what a schema cannot say.
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "engine/pack_document.h"
#include "games/pathciv/gain_json.h"
#include "games/pathciv/pack.h"

namespace pathciv {
namespace {

namespace json = boost::json;
using core::Error;
using engine::at_index;
using engine::id_of;
using engine::words_of;

class PackReader {
  public:
    PackReader(const json::value& document, Pack& pack)
        : document_(document), pack_(pack), content_(pack.content) {}

    std::optional<Error> read() {
        pack_.name = words_of(document_.at("meta"), "name");
        read_parameters(content_.parameters);
        read_options(pack_.standard_options);
        read_names("types", pack_.types);
        read_names("trays", pack_.trays);
        read_technologies();
        read_boxes();
        read_cards("wonders", 0);
        read_cards("leaders", kWonders);
        read_players();
        read_tracks();
        read_markers();
        read_boards();
        read_challenges();
        read_battles();
        read_first_game();
        read_solo();
        derive(content_);
        return gains_.error();
    }

  private:
    void complain(const std::string& where, std::string what) {
        gains_.complain(where, std::move(what));
    }
    const json::array& rows(std::string_view list) const { return document_.at(list).as_array(); }
    GainList gains(const json::value& row, std::string_view field, const std::string& where) {
        return gains_.list(row.at(field), where + "." + std::string(field));
    }

    void read_parameters(Parameters& to) const {
        const auto value = [this](std::size_t index) {
            return small(rows("params")[index].at("value"));
        };
        to = {.research_cap = value(0),
              .power_per_red = value(1),
              .history_per_yellow = value(2),
              .least_power = value(3),
              .left_over_divisor = value(4)};
    }

    void read_options(Options& to) const {
        const auto value = [this](std::size_t index) -> const json::value& {
            return rows("options")[index].at("default");
        };
        to.setup = id_of<Setup>(value(0));
        to.tech_set = id_of<TechSet>(value(1));
        to.last_multiplier = small(value(2));
        to.scope = id_of<Scope>(value(3));
        to.boards = id_of<Dealing>(value(4));
        to.difficulty = id_of<Difficulty>(value(5));
    }

    template <class NamesOfRows>
    void read_names(std::string_view list, NamesOfRows& names) {
        for (std::size_t i = 0; i < names.items.size(); ++i)
            names.items[i] = words_of(rows(list)[i], "name");
    }

    // Symbols by colour or type; those not named are 0.
    template <class Symbols, class Enum>
    static void read_symbols(const json::value& from, Symbols& to, Enum /*kind*/) {
        for (const auto& symbol : from.as_object())
            to[id_of<Enum>(json::value(symbol.key()))] = small(symbol.value());
    }

    void read_technologies() {
        read_names("technologies", pack_.techs);
        const json::array& all = rows("technologies");
        for (std::size_t i = 0; i < all.size(); ++i) {
            TechSpec& to = content_.techs[i];
            to.type = id_of<Type>(all[i].at("type"));
            to.level = small(all[i].at("level"));
            to.cost = small(all[i].at("cost"));
            to.vp = small(all[i].at("vp"));
            to.copies = small(all[i].at("copies"));
            read_symbols(all[i].at("left"), to.left, Tray{});
            read_symbols(all[i].at("right"), to.right, Type{});
        }
    }
    void read_boxes() {
        const json::array& all = rows("box_bonuses");
        for (std::size_t i = 0; i < all.size(); ++i)
            content_.boxes[i] = gains(all[i], "gain", at_index("box_bonuses", i));
    }

    void read_cards(std::string_view list, std::size_t first) {
        const json::array& all = rows(list);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index(list, i);
            pack_.cards.items[first + i] = words_of(all[i], "name");
            CardSpec& to = content_.cards[first + i];
            to.type = id_of<Type>(all[i].at("type"));
            to.level = small(all[i].at("level"));
            to.cost = small(all[i].at("cost"));
            to.vp = small(all[i].at("vp"));
            to.instant = gains(all[i], "instant", where);
            const json::array& lasting = all[i].at("lasting").as_array();
            for (std::size_t k = 0; k < lasting.size(); ++k)
                to.lasting[k] = gains_.effect(lasting[k], where + "." + at_index("lasting", k));
        }
    }

    // P11.1: there is always a card left to enter.
    void read_players() {
        const json::array& all = rows("market_overview");
        for (std::size_t i = 0; i < all.size(); ++i) {
            content_.players[i] = {.first = small(all[i].at("first")),
                                   .second = small(all[i].at("second")),
                                   .paying_ranks = small(all[i].at("paying_ranks"))};
            if (content_.players[i].first + content_.players[i].second > kCardsPerLevel)
                complain(at_index("market_overview", i), "a level has 7 cards");
        }
    }

    void read_tracks() {
        const json::array& steps = rows("philosophy");
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const json::value& multiplier = steps[i].at("multiplier");
            pack_.steps[i] = words_of(steps[i], "name");
            content_.steps[i] = {
                .price = small(steps[i].at("price")),
                .multiplier = multiplier.is_null() ? std::uint8_t{0} : small(multiplier),
                .vp = small(steps[i].at("vp"))};
            const bool needs_one = i > 0 && i < kSteps;
            if (multiplier.is_null() == needs_one)
                complain(at_index("philosophy", i) + ".multiplier",
                         "steps 1 to 4 have one; that of step 5 is an option");
        }
        const json::array& spaces = rows("population");
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const std::string where = at_index("population", i);
            content_.spaces[i] = {.limit = small(spaces[i].at("limit")),
                                  .vp = small(spaces[i].at("vp")),
                                  .gains = gains(spaces[i], "gain", where)};
            for (const Gain& gain : content_.spaces[i].gains)
                if (gain.kind == GainKind::Population)
                    complain(where + ".gain", "a space moves nobody on");
        }
    }

    void read_markers() {
        read_names("advantages", pack_.markers);
        const json::array& all = rows("advantages");
        for (std::size_t i = 0; i < all.size(); ++i) {
            content_.markers[i] = gains(all[i], "gain", at_index("advantages", i));
            const auto step = json::value_to<std::size_t>(all[i].at("first_game_step"));
            content_.first_game.markers[step].insert(static_cast<Marker>(i));
        }
        for (std::size_t step = 1; step <= kSteps; ++step)
            if (content_.first_game.markers[step].size() != 2)
                complain("advantages", "expected two with first_game_step " + std::to_string(step));
    }

    // P2.5
    void read_boards() {
        read_names("boards", pack_.boards);
        const json::array& all = rows("boards");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index("boards", i);
            BoardSpec& to = content_.boards[i];
            const json::array& row = all[i].at("row").as_array();
            for (std::size_t k = 0; k < row.size(); ++k)
                to.rank[id_of<Type>(row[k])] = static_cast<std::uint8_t>(k + 1);
            to.start_bonus = gains(all[i], "start_bonus", where);
            for (std::size_t other = 0; other < i; ++other)
                for (const Type type : all_types())
                    if (content_.boards[other].rank[type] == to.rank[type])
                        complain(where + ".row", "another board gives a type the same rank");
        }
    }

    void read_challenges() {
        read_names("challenges", pack_.challenges);
        const json::array& all = rows("challenges");
        for (std::size_t i = 0; i < all.size(); ++i)
            content_.challenges[i] = {.vp_per_point = small(all[i].at("vp_per_point")),
                                      .divisor = small(all[i].at("bonus_divisor")),
                                      .bonus = gains(all[i], "bonus", at_index("challenges", i))};
    }
    void read_battles() {
        read_names("battles", pack_.battles);
        const json::array& all = rows("battles");
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at_index("battles", i);
            BattleSpec& to = content_.battles[i];
            for (std::size_t k = 0; k < to.threat.size(); ++k)
                to.threat[k] = small(all[i].at("threat").as_array()[k]);
            for (std::size_t k = 0; k < to.ranks.size(); ++k)
                to.ranks[k] = gains_.list(all[i].at("ranks").as_array()[k],
                                          where + "." + at_index("ranks", k));
        }
    }

    // P4.2, P4.3, P4.9: each event has its own place, and each civil type one challenge.
    void read_first_game() {
        const json::value& from = document_.at("first_game");
        TypeSet types;
        for (std::size_t i = 0; i < kEvents; ++i) {
            const auto challenge = id_of<Challenge>(from.at("challenges").as_array()[i]);
            const auto battle = id_of<Battle>(from.at("battles").as_array()[i]);
            const auto event = static_cast<int>(i);
            if (challenge != challenge_of(event, type_of(challenge))
                || types.contains(type_of(challenge)))
                complain("first_game." + at_index("challenges", i),
                         "wrong round, or its type stands twice");
            if (static_cast<int>(battle) / kBattlesPerRound != event)
                complain("first_game." + at_index("battles", i), "wrong round");
            types.insert(type_of(challenge));
            content_.first_game.challenges[i] = challenge;
            content_.first_game.battles[i] = battle;
        }
    }

    static std::uint16_t rounds_of(const json::value& list) {
        unsigned rounds = 0;
        for (const json::value& round : list.as_array())
            rounds |= 1U << json::value_to<unsigned>(round);
        return static_cast<std::uint16_t>(rounds);
    }
    void read_solo() {
        const json::value& from = document_.at("solo");
        SoloSpec& to = content_.solo;
        to.wonder_rounds = rounds_of(from.at("wonder_rounds"));
        to.leader_rounds = rounds_of(from.at("leader_rounds"));
        to.philosophy_rounds = rounds_of(from.at("philosophy_rounds"));
        for (std::size_t i = 0; i < kDifficulties; ++i) {
            const std::string_view difficulty = names_of(Difficulty{})[i];
            const json::value& powers = from.at("rival_power").at(difficulty);
            for (std::size_t k = 0; k < kEvents; ++k)
                to.power[i][k] = small(powers.as_array()[k]);
            to.target[i] = json::value_to<std::uint16_t>(from.at("target_score").at(difficulty));
        }
        const json::array& titles = from.at("titles").as_array();
        for (std::size_t i = 0; i < titles.size(); ++i)
            pack_.titles[i] = {.from = json::value_to<int>(titles[i].at("from")),
                               .name = words_of(titles[i], "name")};
    }

    const json::value& document_;
    Pack& pack_;
    Content& content_;
    GainReader gains_;
};

}  // namespace

core::Result<Pack> load_pack(std::string_view text, std::string_view schema) {
    return engine::read_pack<Pack>(text, schema, [](const json::value& document, Pack& pack) {
        return PackReader(document, pack).read();
    });
}

}  // namespace pathciv
