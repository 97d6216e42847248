#include "games/wiraqocha/words.h"

#include "games/wiraqocha/names.h"

namespace wiraqocha {

using engine::Argument;

std::string key(std::string_view group, ActionKind kind) {
    return std::string(group) + "." + std::string(name_of(kind));
}

Argument dice_words(Dice dice) {
    const std::string text = dice_text(dice);
    return Argument::words({text, text});
}

Argument taken_piece(PieceKind kind) {
    return Argument::message({"taken." + std::string(name_of(kind)), {}});
}

Argument used_piece(PieceKind kind) {
    return Argument::message({"used." + std::string(name_of(kind)), {}});
}

std::vector<Argument> laid_out(const Pack& pack, Action action) {
    const core::Axial slot = pack.content.slots[static_cast<std::size_t>(slot_of(action))];
    const int column = slot.q + (slot.r + 1) / 2;
    return {Argument::number(slot.r + 1),
            Argument::number(column + 1),
            Argument::words(pack.hexes[hex_of(action)])};
}

}  // namespace wiraqocha
