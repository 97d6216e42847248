// SHA-256 and HMAC in plain C++, for where there is no OpenSSL. The same bytes as engine/digest.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace engine {

class PlainSha256 {
  public:
    using Digest = std::array<std::uint8_t, 32>;

    void add(std::span<const std::uint8_t> bytes);
    Digest finish();

  private:
    static constexpr std::size_t kBlock = 64;

    void add(std::uint8_t byte);
    void work_block();

    std::array<std::uint32_t, 8> state_ = {0x6a09e667U,
                                           0xbb67ae85U,
                                           0x3c6ef372U,
                                           0xa54ff53aU,
                                           0x510e527fU,
                                           0x9b05688cU,
                                           0x1f83d9abU,
                                           0x5be0cd19U};
    std::array<std::uint8_t, kBlock> block_{};
    std::size_t filled_ = 0;
    std::uint64_t bytes_ = 0;
};

PlainSha256::Digest plain_sha256(std::span<const std::uint8_t> bytes);
PlainSha256::Digest plain_hmac_sha256(std::span<const std::uint8_t> key,
                                      std::span<const std::uint8_t> message);

}  // namespace engine
