// The OpenAPI document of the HTTP side, made from the messages themselves.
#pragma once

#include <string>
#include <vector>

namespace server {

std::string openapi_document();

// "GET /api/v1/tables/{table}" and so on: what the document describes.
std::vector<std::string> documented_routes();

}  // namespace server
