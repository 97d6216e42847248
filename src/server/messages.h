// Everything that travels between server and clients, as plain described structs. The JSON of a
// message has exactly these fields; web/src/protocol.ts is made from them by tools/emit_protocol.
#pragma once

#include "server/message_parts.h"
#include "server/messages_analysis.h"
#include "server/messages_contests.h"
#include "server/messages_http.h"
#include "server/messages_in.h"
#include "server/messages_notices.h"
#include "server/messages_order.h"
#include "server/messages_out.h"
#include "server/messages_people.h"
#include "server/messages_play.h"
