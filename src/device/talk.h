// The module's conversation with the scripts of a page: what happened in, as JSON, and what is to
// be done out.
//
//   {"do":"load","records":[["table/x","{..}"],..]}   what was kept before; then once
//   {"do":"begin"}                with "pace":0 computers that are watched do not wait between
//   actions
//   {"do":"connect","socket":1}   {"do":"say","socket":1,"text":".."}   {"do":"gone","socket":1}
//   {"do":"request","id":7,"method":"GET","path":"/api/v1/me","query":"","body":""}
//   {"do":"kept","well":true}     the oldest batch is written
//   {"do":"thought","ticket":3,"text":".."}
//   {"do":"turn"}                 time has passed
// Each is answered by {"next":120,"effects":[..]}: when to come again at the latest, in
// milliseconds, and what is to be done, in this order:
//   {"do":"send","socket":1,"text":".."}   {"do":"close","socket":1,"code":1000}
//   {"do":"respond","id":7,"status":200,"type":"application/json","body":".."}
//   {"do":"keep","changes":[["event/x/0000000001","{..}"],["seats/x",null]]}
//   {"do":"think","ticket":3,"text":".."}  {"do":"forget","ticket":3}
// In the worker of the computers {"do":"think","text":".."} is answered by the thought. All else is
// of browser/answer.h.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace device {

class Talk {
  public:
    Talk();
    ~Talk();
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    std::string answer(std::string_view request);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace device
