// What players and organisers are told when a tournament cannot do what they want.
#include "contest/contest.h"
#include "server/complaint.h"

namespace server {
namespace {

wire::Text words_of(contest::Refusal refusal) {
    using enum contest::Refusal;
    switch (refusal) {
        case EntryClosed:
            return {"This tournament takes nobody any more.",
                    "Dieses Turnier nimmt niemanden mehr auf."};
        case Full: return {"All places are taken.", "Alle Plätze sind vergeben."};
        case AlreadyIn: return {"You take part already.", "Du nimmst schon teil."};
        case NotIn:
            return {"Not one of those who take part.", "Nimmt an diesem Turnier nicht teil."};
        case NoComputers:
            return {"Computers and bots do not take part here.",
                    "Computer und Bots nehmen hier nicht teil."};
        case NotNow:
            return {"That is not possible at this stage of the tournament.",
                    "In diesem Stand des Turniers geht das nicht."};
        case TooFew:
            return {"Too few take part to begin.", "Zum Beginnen nehmen noch zu wenige teil."};
        case BadPairing: return {"There is no such pairing.", "Diese Paarung gibt es nicht."};
        case BadPlaces:
            return {"These places do not fit the table.",
                    "Diese Plätze passen nicht zu diesem Tisch."};
        case RoundIsPast:
            return {"The next round has begun: this result decides nothing any more.",
                    "Die nächste Runde läuft schon: Dieses Ergebnis entscheidet nichts mehr."};
    }
    return {};
}

}  // namespace

Complaint complaint::refused(contest::Refusal refusal) {
    return {409, std::string(contest::code_of(refusal)), "", words_of(refusal), 0};
}

}  // namespace server
