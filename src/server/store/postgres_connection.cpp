#include "server/store/postgres_connection.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <variant>
#include <vector>

namespace store::postgres {
namespace {

// Types by their numbers in the system table pg_type, which never change.
constexpr Oid kBigint = 20;
constexpr Oid kText = 25;
constexpr int kBinary = 1;

// Whoever waits for a database that is gone must hear of it.
constexpr const char* kPatience =
    " connect_timeout=3 keepalives_idle=5 keepalives_interval=2"
    " keepalives_count=3 tcp_user_timeout=10000"
    " client_encoding=UTF8 application_name=";

std::string trimmed(const char* text) {
    std::string line = text == nullptr ? "" : text;
    while (!line.empty() && line.back() == '\n')
        line.pop_back();
    for (char& sign : line)
        if (sign == '\n' || sign == '\t')
            sign = ' ';
    return line;
}

// Codes: "PostgreSQL Error Codes" in its documentation. Invalid is the fault of one batch alone.
Trouble trouble_of(std::string_view code, std::string_view constraint) {
    if (code == "23505")
        return constraint.ends_with("_pkey") ? Trouble::Exists : Trouble::Taken;
    if (code == "23503")
        return Trouble::Missing;
    const std::string_view kind = code.substr(0, 2);
    return kind == "22" || kind == "23" || kind == "54" ? Trouble::Invalid : Trouble::Storage;
}

std::int64_t turned(std::int64_t number) {  // between the network's order and ours
    if constexpr (std::endian::native == std::endian::little)
        return static_cast<std::int64_t>(__builtin_bswap64(static_cast<std::uint64_t>(number)));
    return number;
}

class Found final : public sql::Row {
  public:
    explicit Found(const PGresult* result) : result_(result) {}
    bool next() { return ++row_ < PQntuples(result_); }

  private:
    std::string_view text(int column) const override {
        return {PQgetvalue(result_, row_, column),
                static_cast<std::size_t>(PQgetlength(result_, row_, column))};
    }
    // Whole numbers of any width, the highest byte first.
    std::int64_t number(int column) const override {
        const std::string_view bytes = text(column);
        if (bytes.empty())
            return 0;
        std::int64_t value = static_cast<signed char>(bytes.front());
        for (const char byte : bytes.substr(1))
            value = value * 256 + static_cast<unsigned char>(byte);
        return value;
    }

    const PGresult* result_;
    int row_ = -1;
};

// Parameters as libpq wants them: all of them binary, so that no text ends at a zero.
class Parameters {
  public:
    explicit Parameters(std::span<const sql::Value> values) : numbers_(values.size()) {
        for (std::size_t i = 0; i < values.size(); ++i)
            std::visit([&](const auto& value) { add(i, value); }, values[i]);
    }

    int count() const { return static_cast<int>(data_.size()); }
    const char* const* data() const { return data_.data(); }
    const int* sizes() const { return sizes_.data(); }
    const int* formats() const { return formats_.data(); }
    const Oid* types() const { return types_.data(); }

  private:
    void add(std::size_t, std::string_view text) {
        push(text.empty() ? "" : text.data(), text.size(), kText);
    }
    void add(std::size_t i, std::int64_t number) {
        numbers_[i] = turned(number);
        push(reinterpret_cast<const char*>(&numbers_[i]), sizeof(std::int64_t), kBigint);
    }
    void push(const char* data, std::size_t size, Oid type) {
        data_.push_back(data);
        sizes_.push_back(static_cast<int>(size));
        formats_.push_back(kBinary);
        types_.push_back(type);
    }

    std::vector<std::int64_t> numbers_;
    std::vector<const char*> data_;
    std::vector<int> sizes_;
    std::vector<int> formats_;
    std::vector<Oid> types_;
};

// Parameters are ?1 for the store and $1 here.
std::string in_own_words(std::string_view sql) {
    std::string own(sql);
    for (std::size_t i = 0; i + 1 < own.size(); ++i)
        if (own[i] == '?' && own[i + 1] >= '1' && own[i + 1] <= '9')
            own[i] = '$';
    return own;
}

// An address of its own words, and with the patience where it says none.
std::string with_patience(const std::string& address, const std::string& name) {
    std::string all;
    PQconninfoOption* const options = PQconninfoParse(address.c_str(), nullptr);
    if (options == nullptr)
        return address;
    const auto quoted = [](std::string_view text) {
        std::string out = "'";
        for (const char sign : text) {
            if (sign == '\'' || sign == '\\')
                out += '\\';
            out += sign;
        }
        return out + "'";
    };
    // Later words count, so the address comes last.
    all = kPatience + quoted(name);
    for (const PQconninfoOption* one = options; one->keyword != nullptr; ++one)
        if (one->val != nullptr)
            all += std::string(" ") + one->keyword + "=" + quoted(one->val);
    PQconninfoFree(options);
    return all;
}

}  // namespace

core::Result<std::unique_ptr<Connection>> Connection::open(const std::string& address,
                                                           const std::string& name) {
    std::unique_ptr<Connection> made(
        new Connection(PQconnectdb(with_patience(address, name).c_str())));
    PGconn* const handle = made->handle_.get();
    if (made->broken())
        return core::Error{"database", "cannot be reached: " + trimmed(PQerrorMessage(handle))};
    PQsetNoticeProcessor(handle, [](void*, const char*) {}, nullptr);
    return made;
}

std::optional<Failure> Connection::connect_again() {
    prepared_.clear();
    inside_ = false;
    PQreset(handle_.get());
    if (broken())
        return Failure{Trouble::Storage,
                       {"", "cannot be reached: " + trimmed(PQerrorMessage(handle_.get()))}};
    return greeting_ ? greeting_(*this) : std::nullopt;
}

std::optional<Failure> Connection::run_script(const std::string& sql) {
    const Result result(PQexec(handle_.get(), sql.c_str()));
    return complaint(result.get());
}

bool Connection::in_transaction() const {
    const PGTransactionStatusType status = PQtransactionStatus(handle_.get());
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR || status == PQTRANS_ACTIVE;
}

std::optional<Failure> Connection::complaint(const PGresult* result) const {
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY)
        return std::nullopt;
    const auto field = [result](int code) {
        const char* const text = PQresultErrorField(result, code);
        return std::string_view(text == nullptr ? "" : text);
    };
    const char* const words =
        result == nullptr ? PQerrorMessage(handle_.get()) : PQresultErrorMessage(result);
    return Failure{trouble_of(field(PG_DIAG_SQLSTATE), field(PG_DIAG_CONSTRAINT_NAME)),
                   {"", trimmed(words)}};
}

core::Result<std::string, Failure> Connection::prepared(std::string_view sql,
                                                        std::span<const sql::Value> values) {
    const std::string text(sql);
    if (const auto kept = prepared_.find(text); kept != prepared_.end())
        return kept->second;
    const std::string name = "s" + std::to_string(prepared_.size());
    const Parameters types(values);
    const Result result(PQprepare(
        handle_.get(), name.c_str(), in_own_words(sql).c_str(), types.count(), types.types()));
    if (auto failure = complaint(result.get()))
        return *failure;
    prepared_.emplace(text, name);
    return name;
}

// A connection that breaks inside a transaction ends it, and whoever began it hears of it; outside
// the statement is tried once more.
std::optional<Failure> Connection::each_row(std::string_view sql,
                                            std::span<const sql::Value> values,
                                            const Each& each) {
    if (broken())
        if (auto none = connect_again())
            return none;
    auto failure = try_each_row(sql, values, each);
    const bool inside = std::exchange(inside_, !broken() && in_transaction());
    if (!failure || !broken() || inside)
        return failure;
    if (auto none = connect_again())
        return none;
    return try_each_row(sql, values, each);
}

std::optional<Failure> Connection::try_each_row(std::string_view sql,
                                                std::span<const sql::Value> values,
                                                const Each& each) {
    const auto name = prepared(sql, values);
    if (!name)
        return name.error();
    const Parameters given(values);
    const Result result(PQexecPrepared(handle_.get(),
                                       name->c_str(),
                                       given.count(),
                                       given.data(),
                                       given.sizes(),
                                       given.formats(),
                                       kBinary));
    if (auto failure = complaint(result.get()))
        return failure;
    changes_ = std::atoi(PQcmdTuples(result.get()));
    for (Found row(result.get()); row.next();)
        each(row);
    return std::nullopt;
}

}  // namespace store::postgres
