# -DPROGRAM=... [-DARGUMENTS=a;b] -DEXPECTED=FILE: fails unless the program prints exactly what the
# file holds.
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} OUTPUT_VARIABLE printed RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${PROGRAM} ended with ${status}")
endif()
file(READ ${EXPECTED} expected)
if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${EXPECTED} is not what ${PROGRAM} ${ARGUMENTS} prints: tools/emit writes it anew")
endif()
