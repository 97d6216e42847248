#include "app/analysis_file.h"

#include <algorithm>
#include <filesystem>

#include <fmt/core.h>

#include "analysis/measured_json.h"
#include "app/command.h"
#include "core/hash.h"
#include "engine/json_fields.h"
#include "engine/json_text.h"

namespace app {
namespace {

struct HeadLine {
    std::string format = "tetrapolis-analysis/1";
    std::string program{kVersion};
    std::string record;
    std::uint32_t visits = 0;
    friend bool operator==(const HeadLine&, const HeadLine&) = default;
};
template <engine::FieldsOf<HeadLine> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("format", self.format);
    visit("program", self.program);
    visit("record", self.record);
    visit("visits", self.visits);
}

// Which task a line belongs to; what was found stands beside it, as analysis::to_json wrote it.
struct TaskFields {
    std::size_t event = 0;
    std::optional<std::size_t> again;
};
template <engine::FieldsOf<TaskFields> Self, class Visitor>
void visit_fields(Self& self, Visitor&& visit) {
    visit("event", self.event);
    visit("again", self.again);
}

// Two records are the same game so far if their content, seats and all actions are.
std::string mark_of(const engine::Record& record) {
    std::uint64_t mark = record.header.seats.size();
    for (const char c : record.header.content + record.header.commitment)
        mark = core::combine(mark, static_cast<unsigned char>(c));
    for (const engine::RecordEntry& entry : record.entries)
        mark = core::combine(core::combine(mark, engine::to_word(entry.action)),
                             static_cast<std::uint64_t>(engine::index_of(entry.seat)));
    return fmt::format("{:016x}", core::combine(mark, record.end ? 1 : 0));
}

template <class Fields>
boost::json::object object_of(const Fields& fields) {
    engine::FieldWriter writer;
    visit_fields(fields, writer);
    return writer.take();
}

struct FoundLine {
    TaskFields task;
    boost::json::value found;
};
core::Result<FoundLine> line_in(std::string_view text) {
    auto json = engine::parse_json(text, kMaxFileBytes);
    if (!json)
        return json.error();
    FoundLine line;
    if (auto* object = json->if_object(); object != nullptr && object->contains("found")) {
        line.found = object->at("found");
        object->erase("found");
    }
    engine::FieldReader reader(*json);
    visit_fields(line.task, reader);
    if (const auto wrong = reader.finish())
        return *wrong;
    return line;
}

bool has(const analysis::Study& study, const TaskFields& line) {
    if (line.event >= study.measured().size())
        return false;
    if (line.event == study.events().size())
        return !line.again;
    return !line.again || *line.again < study.events()[line.event].choices.size();
}

}  // namespace

core::Result<AnalysisFile> AnalysisFile::open(const std::string& path,
                                              const engine::Record& record,
                                              analysis::Study& study) {
    AnalysisFile file(path);
    const HeadLine line{.record = mark_of(record), .visits = study.visits()};
    const std::string head = engine::json_text(object_of(line)) + "\n";
    std::string text = head;
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        const auto known = read_file(path);
        if (!known)
            return known.error();
        text = known->substr(0, known->rfind('\n') + 1);
    }
    if (!text.starts_with(head))
        return core::Error{path, "holds the analysis of another game, or another kind of look"};
    if (const auto wrong = file.load(text.substr(head.size()), study))
        return *wrong;
    file.file_.open(path, std::ios::binary | std::ios::trunc);
    if (!(file.file_ << text).flush())
        return core::Error{path, "cannot be written"};
    return file;
}

std::optional<core::Error> AnalysisFile::load(const std::string& text, analysis::Study& study) {
    std::size_t number = 2;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        if (const auto wrong = take(std::string_view(text).substr(at, end - at), study))
            return core::Error{path_, fmt::format("line {}: {}", number, wrong->text())};
        at = end + 1;
    }
    return std::nullopt;
}

std::optional<core::Error> AnalysisFile::take(std::string_view line, analysis::Study& study) {
    const auto read = line_in(line);
    if (!read)
        return read.error();
    const TaskFields& task = read->task;
    if (!has(study, task))
        return core::Error{"event", "there is none of this number"};
    const auto& events = study.events();
    const analysis::Event end{0, 0, 0, study.last(), study.last(), {}};
    auto measured = analysis::measured_from(
        read->found, study.game(), task.event < events.size() ? events[task.event] : end);
    if (!measured)
        return measured.error();
    found_.push_back({task.event, task.again});
    study.take(found_.back(), std::move(*measured));
    return std::nullopt;
}

std::optional<core::Error> AnalysisFile::append(const analysis::Task& task,
                                                const analysis::Measured& measured) {
    boost::json::object line = object_of(TaskFields{task.event, task.again});
    line["found"] = analysis::to_json(measured);
    file_ << engine::json_text(line) + "\n";
    if (!file_.flush())
        return core::Error{path_, "cannot be written"};
    return std::nullopt;
}

}  // namespace app
