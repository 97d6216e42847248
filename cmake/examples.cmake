# The bots in examples/: built like a user would, and a game between them on a real server.
function(example_bots)
    if(NOT BUILD_TESTING)
        return()
    endif()
    add_executable(example_bot EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/examples/bot.cpp)
    target_link_libraries(example_bot PRIVATE Boost::headers Boost::json Threads::Threads)
    optimise_as(cold example_bot)
    add_test(NAME example_bots_test
        COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/examples/bots_test.py
                $<TARGET_FILE:tetrapolis> $<TARGET_FILE:example_bot>)
    test_in(release example_bots_test)
    add_dependencies(release_tests tetrapolis example_bot)
endfunction()
