// What an action brought about besides itself, so that nothing changes unsaid: who lost what, what
// was found, paid without a question, gained at the start of a turn, and who has won.
#pragma once

#include "engine/reporting.h"
#include "games/wiraqocha/pack.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

// A finished action: the tables around it, its declaration if it had one, and its last answer.
struct Done {
    const State& before;
    const State& after;
    const Pending& declared;
    Action last;
};

void tell_aftermath(const Pack& pack, const Done& done, engine::Telling& telling);

}  // namespace wiraqocha
