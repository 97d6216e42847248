// What a batch changes in the records of a device.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "device/device_store.h"
#include "server/store/failure.h"

namespace device {

using Records = std::map<std::string, std::string>;

core::Result<std::vector<Change>, store::Failure> changes_of(const store::Batch& batch,
                                                             const Records& records);

}  // namespace device
