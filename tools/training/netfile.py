"""Files of networks, taken apart and put together without PyTorch (src/ai/network/network_file.h)."""

import struct

HEADER = struct.Struct("<8sIIQI")
SEAT_INPUTS = 8


def checksum(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def file_bytes(networks, features, names):
    """networks: (mask of seats, bytes behind it)"""
    data = HEADER.pack(b"tetranet", 1, features, names, len(networks))
    data += b"".join(struct.pack("<I", mask) + body for mask, body in networks)
    return data + struct.pack("<Q", checksum(data))


def read(path):
    """The networks of a file, the number of features and the hash of their names."""
    with open(path, "rb") as file:
        data = file.read()
    _, _, features, names, count = HEADER.unpack_from(data)
    inputs = 2 * features + SEAT_INPUTS
    at, networks = HEADER.size, []
    for _ in range(count):
        mask, first, second = struct.unpack_from("<3I", data, at)
        size = 8 + 4 * features + 2 * inputs * first + 4 * first
        size += 2 * first * second + 4 * second + 2 * second + 2 * inputs
        networks.append((mask, data[at + 4 : at + 4 + size]))
        at += 4 + size
    return networks, features, names


def with_winners(old_path, new_path, seats):
    """The new networks for these numbers of seats, the old ones for all others."""
    new, features, names = read(new_path)
    wanted = sum(1 << number for number in seats)
    old = read(old_path)[0] if old_path else []
    parts = [(mask & wanted, body) for mask, body in new]
    parts += [(mask & ~wanted, body) for mask, body in old]
    return file_bytes([part for part in parts if part[0]], features, names)
