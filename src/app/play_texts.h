// What the terminal game says apart from the words of the games themselves.
#pragma once

#include "engine/message.h"

namespace app::texts {

using engine::Words;

inline const Words kCommitted{"The dice are committed to {}", "Die Würfel sind festgelegt: {}"};
inline const Words kRevealed{"The seed of the dice was {}", "Der Startwert der Würfel war {}"};
inline const Words kHowToAsk{"h: help", "h: Hilfe"};
inline const Words kHelp{
    "  NUMBER    take this choice\n"
    "  NOTATION  the same in the notation of records, e.g. \"{}\"\n"
    "  u         take back your last step, unless something new has come to light\n"
    "  s FILE    save the game so far\n"
    "  h         this help\n"
    "  q         quit\n",
    "  ZAHL      diese Möglichkeit wählen\n"
    "  NOTATION  dasselbe in der Schreibweise der Aufzeichnungen, z. B. \"{}\"\n"
    "  u         den letzten Schritt zurücknehmen, wenn noch nichts Neues bekannt wurde\n"
    "  s DATEI   die Partie bis hierher speichern\n"
    "  h         diese Hilfe\n"
    "  q         aufhören\n"};
inline const Words kNotANumber{"Choose a number from 1 to {}.", "Wähle eine Zahl von 1 bis {}."};
inline const Words kNotLegal{"That is not possible now.", "Das ist jetzt nicht möglich."};
inline const Words kNothingToUndo{
    "Nothing to take back: something has happened since your last step.",
    "Nichts zurückzunehmen: Seit deinem letzten Schritt ist etwas geschehen."};
inline const Words kSaved{"Saved: {}", "Gespeichert: {}"};
inline const Words kNoFile{"s needs the name of a file.", "s braucht den Namen einer Datei."};
inline const Words kHandOver{"{}, your turn: press Enter.", "{}, du bist dran: Eingabetaste."};
inline const Words kGoodbye{"The game is left unfinished.", "Die Partie bleibt unbeendet."};

}  // namespace app::texts
