#include "games/ascalion/aftermath.h"

#include <string>
#include <utility>

#include "games/ascalion/rules.h"
#include "games/ascalion/words.h"

namespace ascalion {
namespace {

using engine::Argument;
using engine::Message;

// What the second has more than the first.
Goods gained(Goods before, Goods after) {
    Goods more;
    for (const Kind kind : all_kinds())
        if (const int amount = after.count(kind) - before.count(kind); amount > 0)
            more += Goods::of(kind, amount);
    return more;
}

class Aftermath {
  public:
    Aftermath(const Pack& pack, const State& before, Action answer, const State& after)
        : pack_(pack),
          content_(pack.content),
          before_(before),
          answer_(answer),
          after_(after),
          target_(before.attack.target),
          fought_(target_ != kNoArea && after.attack.target == kNoArea) {}

    std::vector<Message> all() && {
        if (fought_)
            add_result();
        if (before_.turn.phase != Phase::Setup)
            add_changes();
        add_round();
        return std::move(told_);
    }

  private:
    void add(std::string key, std::vector<Argument> arguments) {
        told_.push_back({std::move(key), std::move(arguments)});
    }
    void add_changes() {
        add_faith();
        add_vessels();
        for (int i = 0; i < before_.options.seats; ++i)
            add_seat(engine::seat_id(i));
    }
    Argument in(Area area) const { return in_area(pack_, before_, area); }
    Argument faith(Religion religion) const { return Argument::words(pack_.religions[religion]); }

    // The conflict as it was fought: transports have been made, and nothing has changed hands.
    State field() const {
        State field = after_;
        field.board.temples = before_.board.temples;
        field.board.followers = before_.board.followers;
        field.attack = before_.attack;
        field.turn.active = before_.turn.active;
        set_owner(field, target_, before_.board.owner[target_]);
        if (kind_of(answer_) == ActionKind::ForAttacker)
            field.attack.with_attacker.insert(before_.turn.to_move);
        if (kind_of(answer_) == ActionKind::ForDefender)
            field.attack.with_defender.insert(before_.turn.to_move);
        return field;
    }

    void add_result() {
        const SeatId attacker = before_.turn.active;
        const bool conquered = after_.board.owner[target_] == attacker;
        const Sums sums = sums_of(content_, field());
        add(conquered ? "report.conquers" : "report.fails",
            {Argument::seat(attacker),
             area_words(pack_, before_, target_),
             Argument::number(sums.attack),
             Argument::number(sums.defence)});
        if (conquered)
            add_booty(attacker);
    }

    void add_booty(SeatId attacker) {
        std::vector<engine::Words> booty;
        if (is_country(target_) && after_.board.cities.contains(country_of(target_)))
            booty.push_back(engine::counted(kCities, 1));
        if (const Goods goods = after_.board.goods[target_])
            booty.push_back(goods_list(pack_, goods));
        if (!booty.empty())
            add("report.captures",
                {Argument::seat(attacker), Argument::words(engine::joined(booty, {", ", ", "}))});
    }

    // Temples, universities, followers and books that are there no more.
    void add_faith() {
        for (const Religion religion : {Religion::Brothers, Religion::Sisters})
            add_faith(religion);
        for (int i = 0; i < before_.options.seats; ++i)
            add_university(engine::seat_id(i));
        if (before_.turn.ask != Ask::LostBook)
            for (const Area area : before_.board.books - after_.board.books)
                add("report.book_gone", {in(area)});
    }

    void add_university(SeatId seat) {
        const Country before = before_.seat(seat).university;
        if (before != kNoCountry && after_.seat(seat).university == kNoCountry)
            add("report.university_gone", {Argument::seat(seat), in(area_of(before))});
    }

    void add_faith(Religion religion) {
        const AreaSet lost = before_.board.follower(religion) - after_.board.follower(religion);
        const Country temple = before_.board.temple(religion);
        const bool destroyed = temple != kNoCountry && after_.board.temple(religion) == kNoCountry;
        if (destroyed && lost)
            return add(
                "report.temple_gone.followers",
                {faith(religion), in(area_of(temple)), count_words(kFollowers, lost.size())});
        if (destroyed)
            return add("report.temple_gone", {faith(religion), in(area_of(temple))});
        for (const Area area : lost)
            add("report.follower_gone", {faith(religion), in(area)});
    }

    void add_vessels() {
        for (const Vessel vessel : after_.board.distressed - before_.board.distressed)
            add("report.distress", {area_words(pack_, after_, area_of(vessel))});
        for (const Vessel vessel : sunk()) {
            const Goods lost = before_.board.goods[area_of(vessel)];
            if (lost)
                add("report.sinks.with",
                    {area_words(pack_, before_, area_of(vessel)), goods_words(pack_, lost)});
            else
                add("report.sinks", {area_words(pack_, before_, area_of(vessel))});
        }
    }
    VesselSet sunk() const { return vessels_on_map(before_) - vessels_on_map(after_); }

    void add_seat(SeatId seat) {
        if (!is_playing(before_, seat))
            return;
        if (const Goods made = produced(seat); made)
            add("report.produces", {Argument::seat(seat), goods_words(pack_, made)});
        if (const Goods lost = surplus(seat); lost)
            add("report.surplus", {Argument::seat(seat), goods_words(pack_, lost)});
        if (!is_playing(after_, seat))
            add("report.eliminated", {Argument::seat(seat)});
    }

    // What sources gave without a question; answers tell of their own.
    Goods produced(SeatId seat) const {
        if (before_.turn.phase != Phase::Production)
            return {};
        Goods all = gained(goods_of(before_, before_.areas_of(seat)),
                           goods_of(after_, after_.areas_of(seat)));
        if (seat != before_.turn.active)
            return all;
        if (before_.turn.ask == Ask::ShortSource)
            all -= Goods::one(before_.production.kind);
        if (before_.turn.ask == Ask::FoalCountry)
            all -= Goods::one(Kind::Horse);
        return all;
    }

    // Horses and weapons that an area could not keep when transports ended (A6.76).
    Goods surplus(SeatId seat) const {
        const bool moves = desk_of(before_.turn.ask) != Desk::Scholars;
        if (!moves
            || (before_.turn.phase != Phase::Transport && before_.turn.phase != Phase::Attack))
            return {};
        AreaSet kept = before_.areas_of(seat);
        kept.vessels -= sunk();
        if (fought_)
            kept.erase(target_);
        Goods had = goods_of(before_, kept);
        Goods has = goods_of(after_, kept);
        if (seat == before_.turn.active)
            had += before_.transport.cargo;
        if (seat == after_.turn.active)
            has += after_.transport.cargo;
        return gained(has, had);
    }

    void add_round() {
        if (after_.turn.round != before_.turn.round)
            add("report.round",
                {Argument::number(after_.turn.round), Argument::seat(after_.turn.start)});
    }

    const Pack& pack_;
    const Content& content_;
    const State& before_;
    Action answer_;
    const State& after_;
    Area target_;
    bool fought_;
    std::vector<Message> told_;
};

}  // namespace

std::vector<Message> aftermath(const Pack& pack,
                               const State& before,
                               Action answer,
                               const State& after) {
    return Aftermath(pack, before, answer, after).all();
}

}  // namespace ascalion
