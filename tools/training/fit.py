"""fit.py --out FILE [--report FILE] HARVEST...: networks for one game, fitted to its harvests.

One network knows the number of seats and serves them all. With --apart one for each number of seats
is tried too, and for each number the one that foresees unseen games better is kept. Needs PyTorch; a
GPU helps.
"""

import argparse
import json
import math
import time
from collections import defaultdict

import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from crops import read_crop
from model import Model, network_bytes
from netfile import file_bytes

HELD_OUT = 10  # every tenth game judges and is not learnt from
BATCH = 4096


class Field:
    """All positions of one number of seats, those to learn from and those that judge."""

    def __init__(self, crops, of_outcome):
        self.seats = crops[0].seats
        join = lambda name: torch.cat([getattr(crop, name) for crop in crops])
        self.features = join("features")
        self.sums = join("sums")
        self.outcome = join("outcome")
        self.aside = join("aside")
        value = join("value")
        self.value = value / value.sum(1, keepdim=True).clamp(min=1e-6)
        share = torch.where(self.aside, 0.0, of_outcome).unsqueeze(1)
        self.target = share * self.outcome + (1 - share) * self.value
        held = join("game") % HELD_OUT == 0
        self.learnt = torch.nonzero(~held).squeeze(1)
        self.unseen = torch.nonzero(held).squeeze(1)
        self.unseen_played = torch.nonzero(held & ~self.aside).squeeze(1)

    def logits(self, model, rows):
        return self.sums[rows] + model(self.features[rows])

    def loss(self, model, rows, target):
        chances = torch.log_softmax(self.logits(model, rows), 1)
        return -(target[rows] * chances).sum(1).mean()

    def judged(self, model, rows, target):
        with torch.no_grad():
            losses = [
                self.loss(model, part, target).item() * len(part) for part in rows.split(65536)
            ]
        return sum(losses) / max(1, len(rows))


def spread_of(fields):
    """What makes a feature's value a signal: its spread over all positions, at least a little."""
    total = sum((field.features**2).sum((0, 1)) for field in fields)
    count = sum(field.features.shape[0] * field.features.shape[1] for field in fields)
    return 1 / (total / count).sqrt().clamp(min=0.02)


def drawn(rows, size):
    return rows[torch.randint(len(rows), (size,), device=rows.device)]


def fitted(fields, options, decay, dropout):
    """The mean of the last weights wherever it foresees unseen positions best, and its loss there."""
    torch.manual_seed(options.seed)
    device = fields[0].features.device
    model = Model(spread_of(fields), options.first, options.second, dropout).to(device)
    mean = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.98))
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, options.rate, total_steps=options.steps, pct_start=0.1
    )
    sizes = torch.tensor([len(field.learnt) for field in fields], dtype=torch.float)
    shares = (sizes / sizes.sum()).tolist()
    best, best_loss, curve = None, math.inf, []
    for step in range(1, options.steps + 1):
        model.train()
        loss = 0.0
        for field, share in zip(fields, shares):
            rows = drawn(field.learnt, max(256, int(BATCH * share)))
            loss = loss + share * field.loss(model, rows, field.target)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        model.hold_weights()
        mean.update_parameters(model)
        if step % max(1, options.steps // 30) == 0:
            mean.eval()
            unseen = sum(
                share * field.judged(mean, field.unseen, field.target)
                for field, share in zip(fields, shares)
            )
            curve.append([step, round(loss.item(), 4), round(unseen, 4)])
            if unseen < best_loss:
                best_loss = unseen
                best = {name: value.clone() for name, value in mean.module.state_dict().items()}
    model.load_state_dict(best)
    model.eval()
    return model, best_loss, curve


def best_fitted(fields, options):
    """Of several strengths with which weights are held small."""
    tried = []
    for decay in options.decay:
        for dropout in options.dropout:
            model, loss, curve = fitted(fields, options, decay, dropout)
            tried.append((loss, decay, dropout, curve, model))
    tried.sort(key=lambda each: each[0])
    told = [{"unseen": each[0], "decay": each[1], "dropout": each[2]} for each in tried]
    return tried[0][4], {"tried": told, "curve": tried[0][3]}


def log_loss(field, model=None):
    """On played positions of unseen games, against who won."""
    rows = field.unseen_played
    if model is not None:
        return field.judged(model, rows, field.outcome)
    chances = torch.log_softmax(field.sums[rows], 1)
    return -(field.outcome[rows] * chances).sum(1).mean().item()


def of_search(field):
    rows = field.unseen_played
    return -(field.outcome[rows] * field.value[rows].clamp(min=1e-4).log()).sum(1).mean().item()


def reliability(field, model):
    """Ten parts of predictions: what was foreseen and what happened."""
    rows = field.unseen_played
    with torch.no_grad():
        chances = torch.softmax(field.logits(model, rows), 1).flatten()
    happened = field.outcome[rows].flatten()
    table = []
    for part in range(10):
        chosen = (chances * 10).long().clamp(max=9) == part
        if chosen.any():
            table.append(
                [round(100 * values[chosen].mean().item(), 1) for values in (chances, happened)]
            )
    return table


def read_fields(options, device):
    by_seats, names = defaultdict(list), 0
    for number, path in enumerate(options.harvests):
        crop = read_crop(path, device)
        crop.game += number * 1_000_003 * HELD_OUT  # games of other files are other games
        by_seats[crop.seats].append(crop)
        names = crop.names
    fields = [Field(crops, options.of_outcome) for _, crops in sorted(by_seats.items())]
    return fields, names


def fit(fields, options):
    """The networks, and what is to be told about them."""
    together, told = best_fitted(fields, options)
    report = {"harvests": options.harvests, **told, "seats": {}}
    networks, shared = [], []
    for field in fields:
        losses, chosen = {"together": log_loss(field, together)}, together
        if options.apart:
            apart, _ = best_fitted([field], options)
            losses["apart"] = log_loss(field, apart)
            if losses["apart"] < losses["together"]:
                chosen = apart
        if chosen is together:
            shared.append(field.seats)
        else:
            networks.append(network_bytes(chosen, [field.seats]))
        report["seats"][field.seats] = {
            "positions": len(field.features),
            "unseen": len(field.unseen_played),
            "sums": round(log_loss(field), 4),
            "search": round(of_search(field), 4),
            **{way: round(loss, 4) for way, loss in losses.items()},
            "reliability": reliability(field, chosen),
        }
    if shared:
        networks.append(network_bytes(together, shared))
    return networks, report


def read_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("harvests", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--report")
    parser.add_argument("--apart", action="store_true", help="try a network for each number too")
    parser.add_argument("--first", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--steps", type=int, default=1200)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, nargs="+", default=[0.03, 0.3, 1])
    parser.add_argument("--dropout", type=float, nargs="+", default=[0, 0.2])
    parser.add_argument("--of-outcome", type=float, default=0.7, help="the rest is the search's")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main():
    options = read_options()
    began = time.time()
    fields, names = read_fields(options, "cuda" if torch.cuda.is_available() else "cpu")
    networks, report = fit(fields, options)
    with open(options.out, "wb") as file:
        file.write(file_bytes(networks, fields[0].features.shape[2], names))
    report["seconds"] = round(time.time() - began, 1)
    text = json.dumps(report)
    print(text)
    if options.report:
        with open(options.report, "w") as file:
            file.write(text + "\n")


main()
