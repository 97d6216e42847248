// Things of the game as arguments of messages.
#pragma once

#include "engine/message.h"
#include "engine/targets.h"
#include "games/pathciv/names.h"
#include "games/pathciv/words.h"

namespace pathciv {

class Things {
  public:
    using Argument = engine::Argument;

    explicit Things(const Pack& pack) : pack_(pack) {}

    Argument type(Type which) const { return Argument::words(pack_.types[which]); }
    Argument circle(Circle which) const { return Argument::words(circle_name(pack_, which)); }
    Argument tray(Tray which) const { return Argument::words(pack_.trays[which]); }
    Argument tech(Tech which) const {
        return Argument::words(pack_.techs[which], {engine::target("tech", name_of(which))});
    }
    Argument tech_text(Tech which) const {
        return Argument::words(pathciv::tech_text(pack_, which));
    }
    // The same with what its box brings now.
    Argument offer_text(Tech which) const {
        return Argument::words(pathciv::offer_text(pack_, which));
    }
    // "Science, 2 points"
    Argument sort(Tech which) const {
        const TechSpec& spec = pack_.content.tech(which);
        return Argument::words(sort_words(pack_, spec.type, spec.vp));
    }
    Argument sort(Card which) const {
        const CardSpec& spec = pack_.content.card(which);
        return Argument::words(sort_words(pack_, spec.type, spec.vp));
    }
    Argument card(Card which) const {
        return Argument::words(pack_.cards[which], {engine::target("card", name_of(which))});
    }
    Argument card_text(Card which) const {
        return Argument::words(pathciv::card_text(pack_, which));
    }
    Argument marker(Marker which) const {
        return Argument::words(pack_.markers[which], {engine::target("marker", name_of(which))});
    }
    Argument marker_text(Marker which) const {
        return Argument::words(gains_words(pack_, pack_.content.marker(which)));
    }
    Argument board(Board which) const { return Argument::words(pack_.boards[which]); }
    Argument board_text(Board which) const {
        return Argument::words(pathciv::board_text(pack_, which));
    }
    Argument challenge(Challenge which) const {
        return Argument::words(pack_.challenges[which], {engine::target("event", name_of(which))});
    }
    Argument battle(Battle which) const {
        return Argument::words(pack_.battles[which], {engine::target("event", name_of(which))});
    }
    Argument step(int which) const {
        return Argument::words(pack_.steps[static_cast<std::size_t>(which)]);
    }

  private:
    const Pack& pack_;
};

}  // namespace pathciv
