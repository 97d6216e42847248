// Small changes to a JSON document, one at a time and taken back: numbers off by one, values of
// others, rows that are missing or there twice. What still makes sense is up to who reads it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

namespace engine::testing {

class Damage {
  public:
    // Hears what is changed at the moment: "seats.0.bag.red + 1".
    using Look = std::function<void(const std::string& change)>;

    explicit Damage(boost::json::value& document) { collect(document, "", ""); }

    // How many values can be changed, lists and objects among them.
    std::size_t size() const { return spots_.size(); }

    // The kind of a value: its place without the numbers of rows, "seats..bag.red".
    const std::string& kind(std::size_t number) const { return spots_[number].kind; }

    // Makes every small change to one value.
    void change(std::size_t number, const Look& look);

  private:
    struct Spot {
        boost::json::value* value;
        std::string place;
        std::string kind;
    };

    void collect(boost::json::value& value, const std::string& place, const std::string& kind);
    void replace(const Spot& spot, boost::json::value with, std::string_view how, const Look& look);
    void change_number(const Spot& spot, const Look& look);
    void change_list(const Spot& spot, const Look& look);
    void change_object(const Spot& spot, const Look& look);
    void change_places(std::size_t number, const Look& look);

    std::vector<Spot> spots_;
};

}  // namespace engine::testing
