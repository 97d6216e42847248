// The operations of a batch as SQL.
#pragma once

#include <optional>

#include "server/store/batch.h"
#include "server/store/failure.h"
#include "server/store/sql_connection.h"

namespace store::sql {

std::optional<Failure> apply(Connection& connection, const Operation& operation);

// Parts of the above, by subject.
std::optional<Failure> apply(Connection& connection, const AddUser& add);
std::optional<Failure> apply(Connection& connection, const UpdateUser& update);
std::optional<Failure> apply(Connection& connection, const RenameUser& rename);
std::optional<Failure> apply(Connection& connection, const SetPassword& set);
std::optional<Failure> apply(Connection& connection, const SetEmail& set);
std::optional<Failure> apply(Connection& connection, const DeleteUser& gone);
std::optional<Failure> apply(Connection& connection, const AddSession& add);
std::optional<Failure> apply(Connection& connection, const TouchSession& touch);
std::optional<Failure> apply(Connection& connection, const DeleteSession& gone);
std::optional<Failure> apply(Connection& connection, const DeleteSessionsOf& gone);
std::optional<Failure> apply(Connection& connection, const DeleteExpiredSessions& gone);
std::optional<Failure> apply(Connection& connection, const AddToken& add);
std::optional<Failure> apply(Connection& connection, const TouchToken& touch);
std::optional<Failure> apply(Connection& connection, const DeleteToken& gone);
std::optional<Failure> apply(Connection& connection, const DeleteTokensOf& gone);
std::optional<Failure> apply(Connection& connection, const AddTable& add);
std::optional<Failure> apply(Connection& connection, const UpdateTable& update);
std::optional<Failure> apply(Connection& connection, const DeleteTable& gone);
std::optional<Failure> apply(Connection& connection, const AddDowntime& add);
std::optional<Failure> apply(Connection& connection, const DeleteDowntimes& gone);
std::optional<Failure> apply(Connection& connection, const SetSeats& set);
std::optional<Failure> apply(Connection& connection, const AppendEvents& append);
std::optional<Failure> apply(Connection& connection, const AddChat& add);
std::optional<Failure> apply(Connection& connection, const KeepPack& keep);
std::optional<Failure> apply(Connection& connection, const KeepStory& keep);
std::optional<Failure> apply(Connection& connection, const AddMute& add);
std::optional<Failure> apply(Connection& connection, const DeleteMute& gone);
std::optional<Failure> apply(Connection& connection, const PutSetting& put);
std::optional<Failure> apply(Connection& connection, const FinishGame& game);
std::optional<Failure> apply(Connection& connection, const SetRelation& set);
std::optional<Failure> apply(Connection& connection, const DeleteRelation& gone);
std::optional<Failure> apply(Connection& connection, const SetPrivacy& set);
std::optional<Failure> apply(Connection& connection, const SetAdmin& set);
std::optional<Failure> apply(Connection& connection, const SetSanction& set);
std::optional<Failure> apply(Connection& connection, const LiftSanction& lift);
std::optional<Failure> apply(Connection& connection, const AddReport& add);
std::optional<Failure> apply(Connection& connection, const DecideReport& decide);
std::optional<Failure> apply(Connection& connection, const AddDeed& add);
std::optional<Failure> apply(Connection& connection, const AddLapse& add);
std::optional<Failure> apply(Connection& connection, const PutGathering& put);
std::optional<Failure> apply(Connection& connection, const AppendGatheringEvents& append);
std::optional<Failure> apply(Connection& connection, const AddMember& add);
std::optional<Failure> apply(Connection& connection, const DropMember& drop);

// Says what the failure is about.
std::optional<Failure> about(const std::string& subject, std::optional<Failure> failure);

// As above, and an update that changed nothing is a failure.
std::optional<Failure> about_existing(const std::string& subject,
                                      const Connection& connection,
                                      std::optional<Failure> failure);

}  // namespace store::sql
