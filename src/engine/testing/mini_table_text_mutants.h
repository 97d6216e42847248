// The miniature game with one fault each in its stage, its reasons or its guide.
#pragma once

#include "engine/mini/adapted_game.h"

namespace mini::mutants {

// Knows the state: the adapter has none for it.
struct StagesWithSecrets : Texts {
    static engine::Message stage(const Pack& pack, const State& state) {
        return state.seats[0].hand[Card::Crown] > 0 ? engine::Message{"stage.over", {}}
                                                    : Texts::stage(pack, view_of(state, kNobody));
    }
};

// What seat 0 holds changes why somebody else may not do something.
struct LeaksThroughAReason : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (!all.empty() && state.seats[0].hand[Card::Crown] > 0)
            all.back().why = {"why.committed", {}};
        return all;
    }
};

struct CountsReasonsBySecrets : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (!all.empty() && state.seats[0].hand[Card::Crown] > 0)
            all.pop_back();
        return all;
    }
};

struct LacksAStage : Texts {
    static engine::Message stage(const Pack& pack, const View& seen) {
        return seen.phase == Phase::Over ? engine::Message{} : Texts::stage(pack, seen);
    }
};

struct LacksAPhraseForTheStage : Texts {
    static engine::Message stage(const Pack& pack, const View& seen) {
        return seen.phase == Phase::Over ? engine::Message{"stage.oops", {}}
                                         : Texts::stage(pack, seen);
    }
};

struct LacksAPhraseForAReason : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        for (engine::Reason& reason : all)
            if (reason.why.key == "why.not_held")
                reason.why.key = "why.oops";
        return all;
    }
};

struct GivesTwoReasons : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (!all.empty())
            all.push_back({all.front().target, {"why.committed", {}}});
        return all;
    }
};

struct ExplainsWhatIsLegal : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (!all.empty() && state.phase == Phase::Committing)
            all.push_back({"action:commit", {"why.committed", {}}});
        return all;
    }
};

struct ReasonsWithTheIdle : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (all.empty())
            all.push_back({"action:spoil", {"why.committed", {}}});
        return all;
    }
};

struct NamesNothing : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        if (!all.empty())
            all.front().target = "commit";
        return all;
    }
};

// Gives a reason, known to the phrases, for a thing that something else keeps.
template <class Wrong>
struct GivesAReason : Texts {
    static std::vector<engine::Reason> reasons(const Pack& pack, const State& state, SeatId seat) {
        auto all = Texts::reasons(pack, state, seat);
        for (engine::Reason& reason : all)
            Wrong::spoil(reason);
        return all;
    }
};

struct BlamesTheOptions : GivesAReason<BlamesTheOptions> {
    static void spoil(engine::Reason& reason) {
        if (reason.why.key == "why.commit_first")
            reason.why = {"why.no_gambling", {}};
    }
};

struct BlamesThePhase : GivesAReason<BlamesThePhase> {
    static void spoil(engine::Reason& reason) {
        if (reason.why.key == "why.no_gambling")
            reason.why = {"why.commit_first", {}};
    }
};

struct NamesTheWrongCard : GivesAReason<NamesTheWrongCard> {
    static void spoil(engine::Reason& reason) {
        if (reason.target == "card:crown")
            reason.why = {"why.not_held", {engine::Argument::words(words_of(Card::Reed))}};
    }
};

// No position changes it, says this one, but that is not so.
struct BlamesWhatNobodyCanChange : GivesAReason<BlamesWhatNobodyCanChange> {
    static void spoil(engine::Reason& reason) {
        if (reason.why.key == "why.not_held")
            reason.why = {"stage.dealing", {}};
    }
};

struct IsAboutNothing : Texts {
    static engine::Targets targets(const Pack& pack,
                                   const State& before,
                                   SeatId seat,
                                   Action action) {
        return kind_of(action) == ActionKind::Spoil ? engine::Targets{}
                                                    : Texts::targets(pack, before, seat, action);
    }
};

struct IsAboutNoKind : Texts {
    static engine::Targets targets(const Pack& /*pack*/,
                                   const State& /*before*/,
                                   SeatId /*seat*/,
                                   Action action) {
        return {notation(action)};
    }
};

struct NamesAThingTwice : Texts {
    static engine::Targets targets(const Pack& pack,
                                   const State& before,
                                   SeatId seat,
                                   Action action) {
        auto all = Texts::targets(pack, before, seat, action);
        all.push_back(all.front());
        return all;
    }
};

// Something that cannot be done now, in front.
struct NamesWhatItCannotBe : Texts {
    static engine::Targets targets(const Pack& pack,
                                   const State& before,
                                   SeatId seat,
                                   Action action) {
        return before.phase == Phase::Committing ? engine::Targets{"action:keep"}
                                                 : Texts::targets(pack, before, seat, action);
    }
};

struct NamesThingsBySecrets : Texts {
    static engine::Targets targets(const Pack& pack,
                                   const State& before,
                                   SeatId seat,
                                   Action action) {
        auto all = Texts::targets(pack, before, seat, action);
        if (before.seats[0].hand[Card::Crown] > 0)
            all.emplace_back("seat:0");
        return all;
    }
};

struct GuidesInEnglish : Texts {
    static boost::json::value guide(const Pack& pack) {
        auto guide = Texts::guide(pack);
        guide.at_pointer("/cards/crown/name").as_object().erase("de");
        return guide;
    }
};

struct GuidesNobody : Texts {
    static boost::json::value guide(const Pack& /*pack*/) { return nullptr; }
};

}  // namespace mini::mutants
