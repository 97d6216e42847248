// emit_protocol: prints web/src/protocol.ts, the messages of src/server/messages.h as TypeScript.
#include <iostream>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

#include <boost/core/demangle.hpp>
#include <boost/mp11/algorithm.hpp>

#include "server/messages.h"

namespace {

using namespace server::wire;

template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};
template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsTag : std::false_type {};
template <Word W>
struct IsTag<Tag<W>> : std::true_type {};

template <class T>
std::string name_of() {
    const std::string full = boost::core::demangle(typeid(T).name());
    return full.substr(full.rfind(':') + 1);
}

// Declares types, each once, with those that they mention.
class Emitter {
  public:
    template <class... Types>
    void declare_union(const std::string& name) {
        std::string members;
        ((members += "\n  | " + type<Types>()), ...);
        std::cout << "export type " << name << " =" << members << ";\n\n";
    }
    template <class... Types>
    void declare_union(boost::mp11::mp_list<Types...> /*types*/, const std::string& name) {
        declare_union<Types...>(name);
    }
    template <class... Types>
    void declare_all() {
        (type<Types>(), ...);
    }

  private:
    template <class T>
    std::string type() {
        if constexpr (IsTag<T>::value)
            return "'" + std::string(T::value()) + "'";
        else if constexpr (IsOptional<T>::value)
            return type<typename T::value_type>() + " | null";
        else if constexpr (IsVector<T>::value)
            return type<typename T::value_type>() + "[]";
        else if constexpr (std::is_same_v<T, std::string>)
            return "string";
        else if constexpr (std::is_same_v<T, bool>)
            return "boolean";
        else if constexpr (std::is_integral_v<T>)
            return "number";
        else if constexpr (std::is_same_v<T, boost::json::value>)
            return "unknown";
        else
            return declared<T>();
    }

    template <class T>
    std::string declared() {
        const std::string name = name_of<T>();
        if (declared_.insert(name).second) {
            const std::string text = definition<T>();
            std::cout << "export " << text << "\n\n";
        }
        return name;
    }

    template <class T>
    std::string definition() {
        std::string body;
        if constexpr (std::is_enum_v<T>) {
            boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>([&](auto each) {
                body += (body.empty() ? "'" : " | '") + std::string(each.name) + "'";
            });
            return "type " + name_of<T>() + " = " + body + ";";
        } else {
            using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
            boost::mp11::mp_for_each<Members>(
                [&](auto member) { body += field<T>(member.name, member.pointer); });
            return "interface " + name_of<T>() + " {\n" + body + "}";
        }
    }

    // What a sender may leave out, a receiver finds as null.
    template <class T, class Field>
    std::string field(const std::string& name, Field T::* /*member*/) {
        return "  " + name + (IsOptional<Field>::value ? "?: " : ": ") + type<Field>() + ";\n";
    }

    std::set<std::string> declared_;
};

}  // namespace

int main() {
    std::cout << "// The messages between server and client. Made by tools/emit_protocol from\n"
                 "// src/server/messages.h; do not edit.\n\n"
              << "export const PROTOCOL_VERSION = " << kProtocolVersion << ";\n\n";
    Emitter emitter;
    emitter.declare_union<Hello,
                          Table,
                          Ack,
                          Refused,
                          Peeked,
                          Past,
                          Story,
                          Chat,
                          Lobby,
                          LobbyChanged,
                          Mine,
                          MineChanged,
                          Restarting,
                          Trouble,
                          Announcement,
                          Pong>("FromServer");
    emitter.declare_union(FromClient{}, "FromClient");
    emitter.declare_all<ErrorBody,
                        Me,
                        Games,
                        Tables,
                        NewTable,
                        Created,
                        Try,
                        Tried,
                        Analysis,
                        AnalysedMoment,
                        HintWish,
                        Hints,
                        NewTry,
                        Tries,
                        Credentials,
                        AccountInfo,
                        PasswordChange,
                        EmailChange,
                        Farewell,
                        Sessions,
                        TokenList,
                        TokenWish,
                        NewToken,
                        OrdersKnown,
                        Profile,
                        PlayedGames,
                        Leaderboard,
                        People,
                        RelationWish,
                        Privacy,
                        NoticeSettings,
                        PushSubscription,
                        HookWish,
                        NewHook,
                        HookMessage,
                        MailCode,
                        Foretell,
                        Foretold,
                        ReportWish,
                        Reports,
                        Verdict,
                        Measure,
                        Lifted,
                        Appointment,
                        AccountList,
                        PersonFile,
                        AdminLog,
                        HouseRules,
                        AdminOverview,
                        Reason,
                        NewContest,
                        ContestOrder,
                        Contests,
                        ContestInfo,
                        PlayNow,
                        PlayFound>();
}
