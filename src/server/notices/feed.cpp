#include "server/notices/feed.h"

#include "server/notices/local_time.h"

namespace notices {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default:
                if (static_cast<unsigned char>(letter) >= ' ')
                    out += letter;
        }
    }
    return out;
}

std::string entry_text(const FeedEntry& entry, const FeedHead& head) {
    return "<entry><id>urn:tetrapolis:" + escaped(entry.id) + "</id><title>"
           + escaped(entry.note.title) + "</title><updated>" + iso_time(entry.at)
           + "</updated><link href=\"" + escaped(head.base + entry.link) + "\"/><summary>"
           + escaped(entry.note.body) + "</summary></entry>\n";
}

}  // namespace

std::string atom_feed(const FeedHead& head, const std::vector<FeedEntry>& entries) {
    const Instant updated = entries.empty() ? 0 : entries.front().at;
    std::string text =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"";
    text += head.tongue == Tongue::German ? "de" : "en";
    text += "\">\n<id>urn:tetrapolis:feed:" + escaped(head.id)
            + "</id><title>Tetrapolis</title><author><name>Tetrapolis</name></author><updated>"
            + iso_time(updated) + "</updated>\n";
    for (const FeedEntry& entry : entries)
        text += entry_text(entry, head);
    return text + "</feed>\n";
}

}  // namespace notices
