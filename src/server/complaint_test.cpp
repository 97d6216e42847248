// Every complaint with its status, its code and its words, to be read in golden/complaints.txt.
#include "server/complaint.h"

#include <doctest/doctest.h>

#include "engine/testing/golden_file.h"

using namespace server;

namespace {

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;

std::vector<Complaint> all_complaints() {
    const LimitRow& chat = row_of(Limit::ChatPerUser);
    std::vector<Complaint> all = {
        complaint::bad_request({"seats[2]", "expected a number"}),
        complaint::unknown_table(),
        complaint::unknown_page(),
        complaint::wrong_method(),
        complaint::foreign_page(),
        complaint::not_signed_in(),
        complaint::not_allowed(),
        complaint::unknown_player(),
        complaint::kept_private(),
        complaint::not_welcome(),
        complaint::not_for_tokens(),
        complaint::missing_scope("play"),
        complaint::bad_name(),
        complaint::name_taken(),
        complaint::bad_password({"password", "is too short"}),
        complaint::wrong_password(),
        complaint::no_password(),
        complaint::bad_email(),
        complaint::wrong_credentials(),
        complaint::busy(),
        complaint::busy(chat),
        complaint::too_often(chat, 7),
        complaint::too_many(chat),
        complaint::storage(),
        complaint::not_over(),
        complaint::no_story(),
        complaint::empty_chat(),
        complaint::banned({wire::SanctionKind::ban, 0, kDay, false, "noise"}, kDay - 1),
        complaint::banned({wire::SanctionKind::ban, 0, 0, true, ""}, 0),
        complaint::silenced({wire::SanctionKind::silence, 0, 3 * kDay, false, "noise"}, kDay),
        complaint::silenced({wire::SanctionKind::silence, 0, kDay, false, "noise"}, kDay / 2),
        complaint::closed_door(true),
        complaint::closed_door(false),
        complaint::unwelcome_words(),
        complaint::left_too_often(),
        complaint::unknown_person(),
    };
    for (int i = 0; i <= static_cast<int>(table::Refusal::Frozen); ++i)
        all.push_back(complaint::refused(static_cast<table::Refusal>(i)));
    return all;
}

std::string line_of(const Complaint& complaint) {
    const net::Response response = response_of(complaint);
    std::string line = std::to_string(response.status) + " " + std::string(response.body.bytes());
    for (const net::Header& header : response.headers)
        line += " " + header.name + ": " + header.value;
    return line + "\n";
}

}  // namespace

TEST_CASE("every complaint has its status, its code and its words") {
    std::string text;
    for (const Complaint& complaint : all_complaints())
        text += line_of(complaint);
    const auto folder = engine::testing::golden_folder(std::source_location::current());
    CHECK(engine::testing::check_golden_file(folder / "complaints.txt", text).empty());
}
