// Records on disk: reading one with the game it belongs to, and one that grows with its game.
#pragma once

#include <cstddef>
#include <fstream>
#include <optional>
#include <string>

#include "core/result.h"
#include "engine/any_game.h"
#include "engine/record.h"
#include "protocol/match.h"

namespace app {

struct LoadedRecord {
    engine::AnyGamePtr game;
    engine::Record record;
};

// `content_file` may be empty. The content must be the one the record was played with.
core::Result<LoadedRecord> load_record(const std::string& path, const std::string& content_file);

class RecordWriter {
  public:
    // Refuses to touch a file that is there already.
    static core::Result<RecordWriter> create(const std::string& path);

    // Writes what is new since the last time, or everything again if something was taken back.
    std::optional<core::Error> update(const protocol::Match& match);

  private:
    explicit RecordWriter(std::string path) : path_(std::move(path)) {}
    void begin_anew(const protocol::Match& match);

    std::string path_;
    std::ofstream file_;
    std::size_t written_ = 0;  // entries
};

}  // namespace app
