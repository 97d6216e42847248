#include "page.h"

#include <algorithm>
#include <map>
#include <set>

#include "vocabulary.h"

namespace emit {
namespace {

using engine::Definition;
using engine::FieldShape;
using engine::Shape;

std::string lower(std::string name) {
    std::string words;
    for (const char letter : name) {
        const bool upper = letter >= 'A' && letter <= 'Z';
        if (upper && !words.empty())
            words += ' ';
        words += upper ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return words;
}

std::string link(const std::string& name) {
    std::string anchor = name;
    std::ranges::transform(anchor, anchor.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return "[" + name + "](#" + anchor + ")";
}

std::string words_text(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "`" : ", `") + word + "`";
    return all;
}

class Page {
  public:
    explicit Page(const GameShapes& game) : game_(game) {}

    std::string text() {
        return "# What a viewer of " + game_.name + " sees\n\n" + opening() + part(game_.view)
               + "# The guide of " + game_.name
               + "\n\nWhat never changes in a game. Its ids are those of views and notation.\n\n"
               + part(game_.guide) + word_tables();
    }

  private:
    std::string opening() const {
        return "<!-- Made by tools/emit_shapes from src/games/" + game_.id
               + "/shown.h and facts.h; do not edit. -->\n\n"
                 "The `view` of the engine protocol and of a server's table is everything that a "
                 "client needs to draw the game as it stands. What never changes is in the guide "
                 "of the game, under the same ids. " + game_.about
               + "\n\nSeats are counted from 0; null means none. An object *by* something has its "
                 "ids as keys. A field in brackets is left out at times.\n\n";
    }

    // The struct and, below it, those it mentions that have no table yet.
    std::string part(const Shape& shape) {
        if (shape.kind != Shape::Kind::Struct || !done_.insert(shape.name).second)
            return inside(shape);
        const Definition& definition = game_.shapes.find(shape.name);
        std::string text =
            "## " + definition.name + "\n\n"
            + (definition.alternatives.empty() ? table(definition) : alternatives(definition));
        for (const FieldShape& field : definition.fields)
            text += part(field.shape);
        for (const std::string& name : definition.alternatives)
            text += part({.kind = Shape::Kind::Struct, .name = name});
        return text;
    }
    std::string inside(const Shape& shape) {
        std::string text;
        for (const Shape& each : shape.parts)
            text += part(each);
        return text;
    }

    static std::string table(const Definition& definition) {
        std::string rows = "| key | value | meaning |\n|---|---|---|\n";
        for (const FieldShape& field : definition.fields) {
            const std::string key = "`" + field.name + "`";
            rows += "| " + (field.may_lack ? "[" + key + "]" : key) + " | " + kind(field.shape)
                    + " | " + field.meaning + " |\n";
        }
        return rows + "\n";
    }
    static std::string alternatives(const Definition& definition) {
        std::string text;
        for (const std::string& name : definition.alternatives)
            text += (text.empty() ? "One of " : ", ") + link(name);
        return text + ".\n\n";
    }

    static std::string kind(const Shape& shape) {
        switch (shape.kind) {
            case Shape::Kind::Flag: return "true or false";
            case Shape::Kind::Number: return "number";
            case Shape::Kind::Text: return "text";
            case Shape::Kind::Words: return "words";
            case Shape::Kind::Word: return lower(shape.name);
            case Shape::Kind::Id: return lower(shape.name) + " id";
            case Shape::Kind::OrNull: return kind(shape.part()) + " or null";
            case Shape::Kind::List: return "list: " + kind(shape.part());
            case Shape::Kind::PerName: return "by " + lower(shape.name) + ": " + kind(shape.part());
            case Shape::Kind::SomeNames:
                return "by some " + lower(shape.name) + ": " + kind(shape.part());
            case Shape::Kind::PerKey: return key_kind(shape) + ": " + kind(shape.part());
            case Shape::Kind::Struct: return link(shape.name);
        }
        return {};
    }
    static std::string key_kind(const Shape& shape) {
        return shape.name.empty() ? "by key" : "by " + lower(shape.name) + " id";
    }

    std::string word_tables() const {
        std::string text =
            "# Words\n\nWords are `{\"en\": .., \"de\": ..}`. The others are one of "
            "these:\n\n| kind | words |\n|---|---|\n";
        for (const WordList& list : word_lists(game_.shapes))
            text += "| " + lower(list.name) + " | " + words_text(list.words) + " |\n";
        return text;
    }

    const GameShapes& game_;
    std::set<std::string> done_;
};

}  // namespace

std::string page(const GameShapes& game) { return Page(game).text(); }

}  // namespace emit
