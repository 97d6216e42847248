#include "app/play_table.h"

#include <charconv>
#include <utility>

#include <fmt/core.h>

#include "app/hidden_knowledge.h"
#include "app/play_texts.h"
#include "app/record_story.h"
#include "app/terminal.h"

namespace app {
namespace {

using engine::kNobody;
using engine::SeatId;

constexpr std::size_t kLongestInput = 4096;

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::optional<std::size_t> as_number(std::string_view text) {
    std::size_t number = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [rest, error] = std::from_chars(begin, end, number);
    return error == std::errc{} && rest == end ? std::optional(number) : std::nullopt;
}

template <class... Values>
std::string filled(const engine::Words& words, engine::Language language, const Values&... values) {
    return fmt::format(fmt::runtime(words.in(language)), values...);
}

}  // namespace

PlayTable::PlayTable(protocol::Match match,
                     PlaySettings settings,
                     std::istream& in,
                     std::ostream& out)
    : match_(std::move(match)), settings_(std::move(settings)), in_(in), out_(out) {}

std::optional<core::Error> PlayTable::run() {
    news_.push_back(filled(texts::kCommitted, settings_.language, match_.dice().commitment()));
    while (!match_.is_over() && !is_left_ && !trouble_)
        step();
    if (match_.is_over())
        show_end();
    else
        out_ << "\n" << texts::kGoodbye.in(settings_.language) << "\n";
    if (!out_.flush() && !trouble_)
        return core::Error{"output", "cannot be written"};
    return trouble_;
}

void PlayTable::step() {
    if (match_.actor().is_chance())
        act(kNobody, match_.drawn());
    else
        decide(match_.actor().first());
}

void PlayTable::act(SeatId seat, engine::Action action) {
    const auto passed = std::chrono::steady_clock::now() - started_;
    const auto report = said(match_.game().report(match_.position(), seat, action));
    if (!report.empty())
        news_.push_back(report);
    match_.play(
        {seat, action, std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()});
    if (writer_)
        trouble_ = writer_->update(match_);
}

void PlayTable::decide(SeatId seat) {
    const ai::PlayerPtr& player =
        settings_.players[static_cast<std::size_t>(engine::index_of(seat))];
    if (!player)
        return ask_person(seat);
    core::Rng rng(settings_.seed, match_.entries().size());
    const auto known = match_.game().sample_hidden(match_.position(), seat, rng);
    act(seat, player->choose(match_.game(), known, seat, rng));
}

void PlayTable::ask_person(SeatId seat) {
    hand_over(seat);
    Reply reply = Reply::ShowAgain;
    while (reply != Reply::Done) {
        if (reply == Reply::ShowAgain)
            show(seat);
        out_ << "> " << std::flush;
        const auto line = read_line(in_, kLongestInput);
        is_left_ = !line;
        reply = line ? answer(seat, trimmed(*line)) : Reply::Done;
    }
}

PlayTable::Reply PlayTable::answer(SeatId seat, std::string_view line) {
    if (const auto number = as_number(line))
        return choose_number(seat, *number);
    if (line == "u")
        return undo(seat);
    if (line == "q") {
        is_left_ = true;
        return Reply::Done;
    }
    if (line == "s" || line.starts_with("s "))
        return save(std::string(trimmed(line.substr(1))));
    if (line == "h" || line.empty()) {
        out_ << filled(
            texts::kHelp, settings_.language, match_.game().notation(match_.legal(seat)[0]));
        return Reply::AskAgain;
    }
    return choose_notation(seat, line);
}

PlayTable::Reply PlayTable::complain(const engine::Words& words) {
    out_ << words.in(settings_.language) << "\n";
    return Reply::AskAgain;
}

PlayTable::Reply PlayTable::choose_number(SeatId seat, std::size_t number) {
    const auto legal = match_.legal(seat);
    if (number < 1 || number > legal.size()) {
        out_ << filled(texts::kNotANumber, settings_.language, legal.size()) << "\n";
        return Reply::AskAgain;
    }
    news_.clear();
    act(seat, legal[number - 1]);
    return Reply::Done;
}

PlayTable::Reply PlayTable::choose_notation(SeatId seat, std::string_view text) {
    const auto action = match_.game().parse_action(text);
    if (!action || !match_.legal(seat).contains(*action))
        return complain(texts::kNotLegal);
    news_.clear();
    act(seat, *action);
    return Reply::Done;
}

// New information stays known: what chance or somebody else did cannot be taken back, nor a step
// that turned something over.
bool PlayTable::can_undo(SeatId seat) const {
    if (match_.entries().empty() || match_.entries().back().seat != seat)
        return false;
    protocol::Match before = match_;
    before.undo(1);
    return !reveals_something(
        match_.game(), before.position(), seat, match_.entries().back().action);
}

PlayTable::Reply PlayTable::undo(SeatId seat) {
    if (!can_undo(seat))
        return complain(texts::kNothingToUndo);
    match_.undo(1);
    news_.clear();
    if (writer_)
        trouble_ = writer_->update(match_);
    return match_.is_to_move(seat) && !trouble_ ? Reply::ShowAgain : Reply::Done;
}

PlayTable::Reply PlayTable::save(const std::string& path) {
    if (path.empty())
        return complain(texts::kNoFile);
    auto writer = RecordWriter::create(path);
    const auto wrong = writer ? writer->update(match_) : writer.error();
    out_ << (wrong ? wrong->text() : filled(texts::kSaved, settings_.language, path)) << "\n";
    return Reply::AskAgain;
}

void PlayTable::hand_over(SeatId seat) {
    const bool is_new = seat != std::exchange(last_asked_, seat);
    if (!settings_.hands_over || !is_new
        || !hides_something(match_.game(), match_.position(), seat))
        return;
    out_ << (settings_.clears_screen ? kClearScreen : "")
         << filled(texts::kHandOver,
                   settings_.language,
                   protocol::seat_name(match_, seat, settings_.language))
         << std::flush;
    read_line(in_, kLongestInput);
}

void PlayTable::show(SeatId seat) {
    const engine::AnyGame& game = match_.game();
    out_ << (settings_.clears_screen ? kClearScreen : "\n")
         << game.draw(match_.position(), seat, settings_.language, settings_.coloured) << "\n";
    for (const std::string& line : news_)
        out_ << line << "\n";
    out_ << fmt::format("\n{}: {} ({})\n",
                        protocol::seat_name(match_, seat, settings_.language),
                        said(game.prompt(match_.position())),
                        texts::kHowToAsk.in(settings_.language));
    std::size_t number = 0;
    for (const engine::Action action : match_.legal(seat))
        out_ << fmt::format(
            "{:>4}  {}\n", ++number, said(game.describe(match_.position(), seat, action)));
}

void PlayTable::show_end() {
    const engine::AnyGame& game = match_.game();
    out_ << (settings_.clears_screen ? kClearScreen : "\n")
         << game.draw(match_.position(), kNobody, settings_.language, settings_.coloured) << "\n";
    for (const std::string& line : news_)
        out_ << line << "\n";
    out_ << "\n"
         << result_table(match_, settings_.language) << "\n"
         << filled(texts::kRevealed, settings_.language, match_.dice().seed_hex()) << "\n";
}

std::string PlayTable::said(const engine::Message& message) const {
    return protocol::words(match_, message, settings_.language);
}

}  // namespace app
