"""Reads positions that `tetrapolis harvest` wrote (src/tuning/crop.h) into tensors."""

import struct
from dataclasses import dataclass

import numpy
import torch

HEADER = struct.Struct("<8sIIIQ")
KIND_ASIDE = 0


@dataclass
class Crop:
    seats: int
    names: int  # the hash of the features' names
    game: torch.Tensor  # which game a position is of
    aside: torch.Tensor
    value: torch.Tensor  # position x seats: what the search said
    outcome: torch.Tensor  # position x seats: who won; says nothing where aside
    sums: torch.Tensor  # position x seats: the weighted sums
    features: torch.Tensor  # position x seats x features


def read_crop(path, device):
    with open(path, "rb") as file:
        magic, version, seats, count, names = HEADER.unpack(file.read(HEADER.size))
        if magic != b"tetracrp" or version != 1:
            raise SystemExit(f"{path}: is no harvest of this version")
        words = 2 + (3 + count) * seats
        table = numpy.fromfile(file, dtype="<u4")
    if table.size % words:
        raise SystemExit(f"{path}: is cut off")
    table = table.reshape(-1, words)
    floats = torch.from_numpy(table[:, 2:].copy().view("<f4")).to(device)
    return Crop(
        seats,
        names,
        torch.from_numpy(table[:, 0].astype("int64")).to(device),
        torch.from_numpy(table[:, 1].astype("int64")).to(device) == KIND_ASIDE,
        floats[:, :seats],
        floats[:, seats : 2 * seats],
        floats[:, 2 * seats : 3 * seats],
        floats[:, 3 * seats :].reshape(-1, seats, count),
    )
