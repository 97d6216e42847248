#include "app/record_file.h"

#include <filesystem>
#include <utility>

#include "app/command.h"
#include "engine/replay.h"
#include "games/all_games.h"

namespace app {
namespace {

// A standard pack of an earlier release needs no --content: the program carries it.
engine::AnyGamePtr earlier_game(const engine::RecordHeader& header) {
    for (const std::string_view pack : games::earlier_packs(header.game)) {
        const auto game = games::with_content(header.game, pack);
        if (game && (*game)->content_hash() == header.content)
            return *game;
    }
    return nullptr;
}

core::Result<engine::AnyGamePtr> game_of(const engine::RecordHeader& header,
                                         const std::string& content_file) {
    GameChoice choice;
    choice.game = header.game;
    choice.content_file = content_file;
    auto game = load_game(choice);
    if (!game || (*game)->content_hash() == header.content)
        return game;
    if (content_file.empty())
        if (auto earlier = earlier_game(header))
            return earlier;
    const std::string given = content_file.empty() ? "the standard content" : content_file;
    return core::Error{"line 1, content",
                       "the game was played with " + header.content + ", but " + given + " is "
                           + (*game)->content_hash() + "; name its content pack with --content"};
}

core::Result<LoadedRecord> parse(const std::string& text, const std::string& content_file) {
    const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
    if (!header)
        return header.error();
    const auto game = game_of(*header, content_file);
    if (!game)
        return game.error();
    auto record = engine::parse_record(**game, text);
    if (!record)
        return record.error();
    return LoadedRecord{*game, std::move(*record)};
}

}  // namespace

core::Result<LoadedRecord> load_record(const std::string& path, const std::string& content_file) {
    const auto text = read_file(path);
    if (!text)
        return text.error();
    auto loaded = parse(*text, content_file);
    if (!loaded)
        return core::Error{path, loaded.error().text()};
    return loaded;
}

core::Result<RecordWriter> RecordWriter::create(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        return core::Error{path, "exists already"};
    RecordWriter writer(path);
    writer.file_.open(path, std::ios::binary);
    if (!writer.file_)
        return core::Error{path, "cannot be written"};
    return writer;
}

void RecordWriter::begin_anew(const protocol::Match& match) {
    file_.close();
    file_.open(path_, std::ios::binary | std::ios::trunc);
    file_ << engine::header_line(match.header()) << '\n';
    written_ = 0;
}

std::optional<core::Error> RecordWriter::update(const protocol::Match& match) {
    const auto& entries = match.entries();
    if (written_ == 0 || entries.size() < written_)
        begin_anew(match);
    for (; written_ < entries.size(); ++written_)
        file_ << engine::entry_line(match.game(), written_, entries[written_]) << '\n';
    if (const auto end = match.record().end)
        file_ << engine::end_line(match.game(), *end) << '\n';
    if (!file_.flush())
        return core::Error{path_, "cannot be written"};
    return std::nullopt;
}

}  // namespace app
