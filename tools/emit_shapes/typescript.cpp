#include "typescript.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "vocabulary.h"

namespace emit {
namespace {

using engine::Definition;
using engine::FieldShape;
using engine::Shape;

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : std::string(between)) + quoted(word);
    return all;
}

// Items with commas, over as many lines as it takes.
std::string in_lines(const std::vector<std::string>& items) {
    constexpr std::size_t kWidth = 100;
    std::string all;
    std::string line = " ";
    for (const std::string& item : items) {
        if (line.size() + item.size() + 2 > kWidth) {
            all += line + "\n";
            line = " ";
        }
        line += " " + item + ",";
    }
    return all + line + "\n";
}

std::string bracketed(std::vector<std::string> words) {
    constexpr std::size_t kInOneLine = 60;
    if (const std::string all = joined(words, ", "); all.size() <= kInOneLine)
        return "[" + all + "]";
    std::ranges::transform(words, words.begin(), quoted);
    return "[\n" + in_lines(words) + "]";
}

class Writer {
  public:
    explicit Writer(const GameShapes& game) : game_(game), lists_(word_lists(game.shapes)) {}

    std::string file() {
        std::string body = ids() + lists();
        // What all games have stands once, written by hand: web/src/games/common/guide.ts.
        for (const Definition& definition : game_.shapes.definitions())
            if (!definition.of_engine)
                body += definition.alternatives.empty() ? record(definition) : either(definition);
        return head() + body;
    }

  private:
    std::string head() const {
        std::string text = "// What a client of " + game_.name
                           + " is shown: its views and its guide, with readers that check them.\n"
                             "// Made by tools/emit_shapes from src/games/" + game_.id
                           + "/shown.h and facts.h; do not edit.\n";
        std::vector<std::string> names;
        for (const auto& [name, is_type] : used_)
            names.push_back((is_type ? "type " : "") + name);
        return text + "import {\n" + in_lines(names) + "} from '../common/shown';\n\n";
    }

    std::string ids() const {
        std::set<std::string> names;
        for (const Definition& definition : game_.shapes.definitions())
            for (const FieldShape& field : definition.fields)
                collect_ids(field.shape, names);
        std::string text;
        for (const std::string& name : names)
            text += "export type " + name + "Id = string;\n";
        return text.empty() ? text : "/** What the guide names. */\n" + text + "\n";
    }
    static void collect_ids(const Shape& shape, std::set<std::string>& names) {
        if (shape.kind == Shape::Kind::Id
            || (shape.kind == Shape::Kind::PerKey && !shape.name.empty()))
            names.insert(shape.name);
        for (const Shape& part : shape.parts)
            collect_ids(part, names);
    }

    std::string lists() const {
        std::string text;
        for (const WordList& list : lists_) {
            const std::string constant = constant_name(list.name);
            text += "export const " + constant + " = " + bracketed(list.words) + " as const;\n";
            text += "export type " + list.name + " = (typeof " + constant + ")[number];\n\n";
        }
        return text;
    }

    std::string record(const Definition& definition) {
        std::string types;
        std::string readers;
        for (const FieldShape& field : definition.fields) {
            const std::string name = field_name(field.name);
            if (!field.meaning.empty())
                types += "  /** " + field.meaning + " */\n";
            types +=
                "  " + name + ": " + type(field.shape) + (field.may_lack ? " | null" : "") + ";\n";
            readers += "  " + name + ": "
                       + (field.may_lack ? use("orMissing") + "(" + reader(field.shape) + ")"
                                         : reader(field.shape))
                       + ",\n";
        }
        done_.insert(definition.name);
        return "export interface " + definition.name + " {\n" + types + "}\n"
               + reader_head(definition) + use("record") + "<" + definition.name + ">({\n" + readers
               + "});\n\n";
    }

    std::string either(const Definition& definition) {
        std::string types;
        std::string readers;
        for (const std::string& name : definition.alternatives) {
            types += "\n  | " + name;
            readers +=
                "  [" + quoted(own_field(definition, name)) + ", " + reader_of(name) + "],\n";
        }
        done_.insert(definition.name);
        return "export type " + definition.name + " =" + types + ";\n" + reader_head(definition)
               + use("either") + "<" + definition.name + ">([\n" + readers + "]);\n\n";
    }

    // Only whole views and guides are read from outside.
    std::string reader_head(const Definition& definition) {
        const bool whole =
            definition.name == game_.view.name || definition.name == game_.guide.name;
        return std::string(whole ? "export " : "") + "const read" + definition.name + ": "
               + use_type("Reader") + "<" + definition.name + "> = ";
    }

    // The field that tells one alternative from the others.
    std::string own_field(const Definition& definition, const std::string& name) const {
        for (const FieldShape& field : game_.shapes.find(name).fields) {
            const bool own = std::ranges::none_of(definition.alternatives, [&](const auto& other) {
                const auto& fields = game_.shapes.find(other).fields;
                return other != name
                       && std::ranges::find(fields, field.name, &FieldShape::name) != fields.end();
            });
            if (own)
                return field.name;
        }
        return {};
    }

    std::string type(const Shape& shape) {
        switch (shape.kind) {
            case Shape::Kind::Flag: return "boolean";
            case Shape::Kind::Number: return "number";
            case Shape::Kind::Text: return "string";
            case Shape::Kind::Words: return use_type("Text");
            case Shape::Kind::Word: return word_type(shape);
            case Shape::Kind::Id: return shape.name + "Id";
            case Shape::Kind::OrNull: return type(shape.part()) + " | null";
            case Shape::Kind::List: return list_type(type(shape.part()));
            case Shape::Kind::PerName: return record_type(word_type(shape), shape);
            case Shape::Kind::SomeNames:
                return "Partial<" + record_type(word_type(shape), shape) + ">";
            case Shape::Kind::PerKey:
                return record_type(shape.name.empty() ? "string" : shape.name + "Id", shape);
            case Shape::Kind::Struct: return struct_type(shape.name);
        }
        return {};
    }
    std::string struct_type(const std::string& name) {
        return game_.shapes.find(name).of_engine ? use_type(name) : name;
    }
    static std::string list_type(const std::string& item) {
        return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
    }
    std::string record_type(const std::string& key, const Shape& shape) {
        return "Record<" + key + ", " + type(shape.part()) + ">";
    }
    bool is_whole(const Shape& shape) const {
        const auto list = std::ranges::find(lists_, shape.name, &WordList::name);
        return list->words == shape.words;
    }
    std::string word_type(const Shape& shape) const {
        return is_whole(shape) ? shape.name : joined(shape.words, " | ");
    }
    std::string word_list(const Shape& shape) const {
        return is_whole(shape) ? constant_name(shape.name)
                               : "[" + joined(shape.words, ", ") + "] as const";
    }

    std::string reader(const Shape& shape) {
        switch (shape.kind) {
            case Shape::Kind::Flag: return use("flag");
            case Shape::Kind::Number: return use("number");
            case Shape::Kind::Text:
            case Shape::Kind::Id: return use("text");
            case Shape::Kind::Words: return use("words");
            case Shape::Kind::Word: return use("oneOf") + "(" + word_list(shape) + ")";
            case Shape::Kind::OrNull: return use("orNull") + "(" + reader(shape.part()) + ")";
            case Shape::Kind::List: return use("list") + "(" + reader(shape.part()) + ")";
            case Shape::Kind::PerName: return by_name("perName", shape);
            case Shape::Kind::SomeNames: return by_name("named", shape);
            case Shape::Kind::PerKey: return use("perKey") + "(" + reader(shape.part()) + ")";
            case Shape::Kind::Struct: return reader_of(shape.name);
        }
        return {};
    }
    std::string by_name(const std::string& kind, const Shape& shape) {
        return use(kind) + "(" + word_list(shape) + ", " + reader(shape.part()) + ")";
    }
    // What is defined further down is looked up when it is needed.
    std::string reader_of(const std::string& name) {
        if (game_.shapes.find(name).of_engine)
            return use("read" + name);
        return done_.contains(name) ? "read" + name
                                    : "(value, where) => read" + name + "(value, where)";
    }

    std::string use(const std::string& reader) {
        used_[reader] = false;
        return reader;
    }
    std::string use_type(const std::string& name) {
        used_[name] = true;
        return name;
    }

    const GameShapes& game_;
    std::vector<WordList> lists_;
    std::map<std::string, bool> used_;  // of the module of all games; whether it is a type
    std::set<std::string> done_;
};

}  // namespace

std::string typescript(const GameShapes& game) { return Writer(game).file(); }

}  // namespace emit
