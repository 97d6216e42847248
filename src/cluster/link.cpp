#include "cluster/link.h"

#include <cstdio>
#include <thread>

#include <mpi.h>
#include <unistd.h>

namespace cluster {
namespace {

constexpr int kTag = 1;

}  // namespace

Link::Link(int& argc, char**& argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
}

bool Link::send(int rank, const Message& message) const {
    return MPI_Send(&message, sizeof message, MPI_BYTE, rank, kTag, MPI_COMM_WORLD) == MPI_SUCCESS;
}

std::optional<Letter> Link::receive() const {
    int has_arrived = 0;
    MPI_Status status{};
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &has_arrived, &status);
    if (has_arrived == 0)
        return std::nullopt;
    Letter letter{.from = status.MPI_SOURCE, .message = {}};
    const int failed = MPI_Recv(&letter.message,
                                sizeof letter.message,
                                MPI_BYTE,
                                letter.from,
                                kTag,
                                MPI_COMM_WORLD,
                                &status);
    if (failed != MPI_SUCCESS)
        return std::nullopt;
    return letter;
}

std::optional<Letter> Link::wait(std::chrono::seconds longest) const {
    const auto end = std::chrono::steady_clock::now() + longest;
    auto letter = receive();
    while (!letter && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(kPollPause);
        letter = receive();
    }
    return letter;
}

void Link::leave_together() const { MPI_Finalize(); }

void Link::leave_alone(int exit_code) const {
    std::fflush(stdout);
    std::fflush(stderr);
    _exit(exit_code);
}

}  // namespace cluster
