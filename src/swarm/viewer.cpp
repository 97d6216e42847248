#include "swarm/viewer.h"

#include <utility>

#include "swarm/messages.h"

namespace swarm {

Viewer::Viewer(Field& field, ViewerHost& host, int number)
    : host_(host), number_(number), link_(field, "", *this) {}

void Viewer::watch(const std::string& table) {
    table_ = table;
    link_.send(watch_text(table_));
}

void Viewer::leave() { link_.send(unwatch_text(std::exchange(table_, {}))); }

void Viewer::on_open() {
    if (!table_.empty())
        link_.send(watch_text(table_));
}

void Viewer::on_text(std::string_view text) {
    const auto news = read_version(text);
    if (news && news->table == table_)
        host_.on_shown(number_, news->version);
}

}  // namespace swarm
