#include "engine/sentences.h"

#include <algorithm>

namespace engine {
namespace {

void name(const Message& message, Sentence& sentence);

void name(const Argument& argument, Sentence& sentence) {
    const auto seat = argument.named_seat();
    if (seat && *seat != kNobody
        && std::ranges::find(sentence.seats, *seat) == sentence.seats.end())
        sentence.seats.push_back(*seat);
    sentence.about.insert(sentence.about.end(), argument.about().begin(), argument.about().end());
    for (const Message& inner : argument.inner())
        name(inner, sentence);
}

void name(const Message& message, Sentence& sentence) {
    for (const Argument& argument : message.arguments)
        name(argument, sentence);
}

void split(const Message& report, std::vector<Sentence>& sentences) {
    if (report.key == kAnd) {
        for (const Argument& part : report.arguments)
            for (const Message& inner : part.inner())
                split(inner, sentences);
    } else if (!report.empty()) {
        sentences.push_back({report, {}, {}});
        name(report, sentences.back());
    }
}

}  // namespace

std::vector<Sentence> sentences_of(const Message& report) {
    std::vector<Sentence> sentences;
    split(report, sentences);
    return sentences;
}

}  // namespace engine
