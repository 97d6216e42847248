#include "server/trouble_message.h"

#include "server/wire_json.h"

namespace server {
namespace {

wire::Text words_for(bool on) {
    if (on)
        return {
            "The server cannot save at the moment, so moves are refused. Whatever was confirmed "
            "is safe. It goes on by itself when saving works again; clocks get the time back.",
            "Der Server kann gerade nicht speichern und nimmt deshalb keine Züge an. Was "
            "bestätigt wurde, ist sicher. Es geht von selbst weiter, sobald das Speichern "
            "wieder klappt; Uhren bekommen die Zeit zurück."};
    return {"The server can save again.", "Der Server kann wieder speichern."};
}

Json made(bool on) {
    return std::make_shared<const std::string>(wire::text(wire::Trouble{{}, on, words_for(on)}));
}

}  // namespace

// Everybody gets the same bytes.
Json trouble_message(bool on) {
    static const Json failing = made(true);
    static const Json working = made(false);
    return on ? failing : working;
}

}  // namespace server
