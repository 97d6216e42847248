# -DPROGRAM=... -DEXPECTED=FILE: fails unless the program prints exactly what the file holds.
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE printed RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${PROGRAM} ended with ${status}")
endif()
file(READ ${EXPECTED} expected)
if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${EXPECTED} is not what ${PROGRAM} prints: run the program anew into it")
endif()
