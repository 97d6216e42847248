"""The network as src/ai/network plays it, in floats, and its way into integers."""

import struct

import torch

SEAT_INPUTS = 8
UNIT = 256
MOST_SIGNAL = 16 - 1 / UNIT
WEIGHT = 1024
MOST_WEIGHT = 4.0


class Model(torch.nn.Module):
    def __init__(self, scales, first, second, dropout):
        super().__init__()
        self.dropout = torch.nn.Dropout(dropout)
        self.register_buffer("scales", scales)
        inputs = 2 * len(scales) + SEAT_INPUTS
        self.first = torch.nn.Linear(inputs, first)
        self.second = torch.nn.Linear(first, second)
        self.last = torch.nn.Linear(second, 1, bias=False)
        self.past = torch.nn.Linear(inputs, 1, bias=False)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.past.weight)

    def inputs(self, features):
        """position x seats x features -> position x seats x inputs"""
        own = (features * self.scales).clamp(-MOST_SIGNAL, MOST_SIGNAL)
        seats = own.shape[1]
        others = (own.sum(1, keepdim=True) - own) / (seats - 1)
        number = torch.zeros(*own.shape[:2], SEAT_INPUTS, device=own.device)
        number[:, :, seats - 1] = 1
        return torch.cat([own, others, number], 2)

    def forward(self, features):
        x = self.inputs(features)
        hidden = self.dropout(self.first(x).clamp(0, MOST_SIGNAL))
        hidden = self.dropout(self.second(hidden).clamp(0, MOST_SIGNAL))
        return (self.last(hidden) + self.past(x)).squeeze(2)

    def hold_weights(self):
        with torch.no_grad():
            for layer in (self.first, self.second, self.last, self.past):
                layer.weight.clamp_(-MOST_WEIGHT + 1 / WEIGHT, MOST_WEIGHT - 1 / WEIGHT)


def whole(values, scale, code):
    numbers = (values.detach().double().cpu() * scale).round().long().flatten().tolist()
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def layer_bytes(layer):
    """Pair by pair of inputs, neuron by neuron, both weights."""
    neurons, inputs = layer.weight.shape
    pairs = layer.weight.t().reshape(inputs // 2, 2, neurons).transpose(1, 2)
    return whole(pairs, WEIGHT, "h") + whole(layer.bias, UNIT * WEIGHT, "i")


def network_bytes(model, seats):
    """For which numbers of seats, as a mask, and what stands behind it in a file."""
    mask = sum(1 << number for number in seats)
    sizes = struct.pack("<2I", model.first.out_features, model.second.out_features)
    scales = model.scales.float().cpu().tolist()
    # A signal counts in units, so the scales do too.
    scaled = struct.pack(f"<{len(scales)}f", *(value * UNIT for value in scales))
    return mask, (
        sizes
        + scaled
        + layer_bytes(model.first)
        + layer_bytes(model.second)
        + whole(model.last.weight, WEIGHT, "h")
        + whole(model.past.weight, WEIGHT, "h")
    )
