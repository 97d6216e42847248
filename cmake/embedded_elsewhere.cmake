# cmake -DFROM=content.h -DTO=content.h -P embedded_elsewhere.cmake: the embedded content without its
# schema, to which nothing is held in a browser (engine/schema_browser.cpp).
file(READ ${FROM} text)
string(REGEX REPLACE "std::array<unsigned char, [0-9]+> kSchema = {[^}]*}"
    "std::array<unsigned char, 0> kSchema = {}" without "${text}")
if(without STREQUAL text)
    message(FATAL_ERROR "${FROM} has no kSchema")
endif()
file(WRITE ${TO} "${without}")
