// bot TOKEN TABLE [HOST PORT]: a Tetrapolis bot in C++ that joins a table and plays it at random.
//
// It reads the table's stream of lines, answers whenever it is to move, and connects again after
// any failure; a command that may have got lost is sent again with the same id. Replace `choose`
// by something clever. Needs Boost (Beast, JSON).
#include <array>
#include <chrono>
#include <iostream>
#include <random>
#include <string>
#include <thread>
#include <utility>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using boost::asio::ip::tcp;

struct Address {
    std::string host = "127.0.0.1";
    std::string port = "8080";
};

class Bot {
  public:
    Bot(Address address, std::string token, std::string table)
        : address_(std::move(address)), token_(std::move(token)), table_(std::move(table)) {}

    void run() {
        while (!over_) {
            try {
                sit();
                follow();
            } catch (const std::exception& error) {
                std::cerr << error.what() << "; connecting again\n";
                std::this_thread::sleep_for(std::chrono::seconds(1));
            }
        }
    }

  private:
    using Request = http::request<http::string_body>;

    tcp::socket connect() {
        tcp::socket socket(io_);
        tcp::resolver resolver(io_);
        boost::asio::connect(socket, resolver.resolve(address_.host, address_.port));
        return socket;
    }

    Request request(http::verb verb, const std::string& path) const {
        Request request(verb, path, 11);
        request.set(http::field::host, address_.host);
        request.set(http::field::authorization, "Bearer " + token_);
        return request;
    }

    // Waits and asks again if the server says that we are too fast.
    json::value ask(Request request) {
        request.prepare_payload();
        while (true) {
            tcp::socket socket = connect();
            http::write(socket, request);
            beast::flat_buffer buffer;
            http::response<http::string_body> response;
            http::read(socket, buffer, response);
            if (response.result() != http::status::too_many_requests)
                return json::parse(response.body());
            const std::string wait(response[http::field::retry_after]);
            std::this_thread::sleep_for(std::chrono::seconds(wait.empty() ? 1 : std::stoi(wait)));
        }
    }

    json::value post(const std::string& path, const json::value& body) {
        Request message = request(http::verb::post, path);
        message.body() = json::serialize(body);
        return ask(std::move(message));
    }

    std::string path(const std::string& rest) const { return "/api/v1/tables/" + table_ + rest; }

    std::string fresh_id() { return std::to_string(random_()) + "-" + std::to_string(random_()); }

    void sit() {
        if (seated_)
            return;
        const json::value seen = ask(request(http::verb::get, path("")));
        const json::value answer = post(path("/order"),
                                        {{"t", "order"},
                                         {"id", fresh_id()},
                                         {"table", table_},
                                         {"seen", seen.at("version")},
                                         {"order", "sit"}});
        std::cout << json::serialize(answer) << "\n";
        seated_ = true;
    }

    // The body of this answer never ends: it is read piece by piece, line by line.
    void follow() {
        tcp::socket socket = connect();
        http::write(socket, request(http::verb::get, path("/stream")));
        beast::flat_buffer buffer;
        http::response_parser<http::buffer_body> parser;
        parser.body_limit(boost::none);
        http::read_header(socket, buffer, parser);
        std::string line;
        std::array<char, 4096> piece{};
        while (!over_ && !parser.is_done()) {
            parser.get().body().data = piece.data();
            parser.get().body().size = piece.size();
            beast::error_code failed;
            http::read_some(socket, buffer, parser, failed);
            if (failed && failed != http::error::need_buffer)
                throw beast::system_error(failed);
            line.append(piece.data(), piece.size() - parser.get().body().size);
            take_lines(line);
        }
    }

    void take_lines(std::string& text) {
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
            take(json::parse(text.substr(0, end)));
            text.erase(0, end + 1);
        }
    }

    void take(const json::value& message) {
        if (message.at("t") != "table")
            return;
        if (message.at("state") == "over" || message.at("state") == "cancelled") {
            std::cout << message.at("outcome").at("text").at("en").as_string() << "\n";
            over_ = true;
        } else if (!message.at("choices").as_array().empty()) {
            act(message);
        }
    }

    json::array choose(const json::array& choices) {
        const json::value& choice = choices[random_() % choices.size()];
        json::array path = {choice.at("act")};
        const json::array& next = choice.at("next").as_array();
        if (!next.empty())
            path.push_back(next[random_() % next.size()].at("act"));
        return path;
    }

    void act(const json::value& table) {
        const json::value command = {{"t", "act"},
                                     {"id", fresh_id()},
                                     {"table", table_},
                                     {"seen", table.at("version")},
                                     {"seat", table.at("viewer")},
                                     {"path", choose(table.at("choices").as_array())}};
        while (true) {
            try {
                post(path("/act"), command);
                return;
            } catch (const std::exception&) {  // the same id again is safe: it is played once
                std::this_thread::sleep_for(std::chrono::seconds(1));
            }
        }
    }

    Address address_;
    std::string token_;
    std::string table_;
    boost::asio::io_context io_;
    std::mt19937 random_{std::random_device{}()};
    bool seated_ = false;
    bool over_ = false;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 3 && count != 5) {
        std::cerr << "usage: bot TOKEN TABLE [HOST PORT]\n";
        return 2;
    }
    Address address;
    if (count == 5)
        address = {arguments[3], arguments[4]};
    Bot(address, arguments[1], arguments[2]).run();
}
