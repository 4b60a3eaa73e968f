#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare_peers.py PATH/bench_attention [SET]: exact attention, float32, d = 64, against NumPy and PyTorch.

All take turns in one run; figures are medians of the ratios of neighbouring times. PyTorch is given one thread and
two, and the better of both counts. NumPy and PyTorch are as good as their BLAS: install libopenblas0-pthread. What is
not installed (python3-numpy, python3-torch) is left out and said so."""
import math
import os
import subprocess
import sys
import time
from statistics import median

try:
    import numpy as np
except ImportError:
    sys.exit("python3-numpy is not installed: nothing to compare with")
try:
    import torch
except ImportError:
    torch = None
    print("python3-torch is not installed: NumPy alone")

D = 64


def numpy_attention(q, k, v, causal, room):
    """In place: softmax(QKᵀ/√d)V without a second n×n array."""
    scores = np.matmul(q, k.T, out=room)
    scores *= 1 / math.sqrt(D)
    if causal is not None:
        scores += causal
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    total = scores.sum(axis=1, keepdims=True)
    return (scores @ v) / total


def torch_attention(q, k, v, causal, room):
    """Into memory it has already: fresh n×n results would measure the system's page faults."""
    scores, weights, output = room
    torch.mm(q, k.t(), out=scores).mul_(1 / math.sqrt(D))
    if causal is not None:
        scores.add_(causal)
    return torch.mm(torch.softmax(scores, dim=1, out=weights), v, out=output)


def timed(function, *arguments):
    start = time.perf_counter()
    function(*arguments)
    return time.perf_counter() - start


class Ours:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def seconds(self, n, causal, chosen):
        print(n, D, int(causal), 2, chosen, "float", file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def compare(ours, n, causal, chosen, rounds):
    rng = np.random.default_rng(n)
    q, k, v = (rng.standard_normal((n, D), dtype=np.float32) for _ in range(3))
    room = np.empty((n, n), np.float32)
    mask = np.triu(np.full((n, n), -np.inf, np.float32), 1) if causal else None
    against_numpy, against_torch = [], []
    tensors = [torch.from_numpy(x) for x in (q, k, v)] if torch else None
    tensor_mask = torch.from_numpy(mask) if torch and causal else None
    tensor_room = (torch.empty(n, n), torch.empty(n, n), torch.empty(n, D)) if torch else None
    for _ in range(rounds):
        mine = ours.seconds(n, causal, chosen)
        against_numpy.append(timed(numpy_attention, q, k, v, mask, room) / mine)
        if torch:
            best = []
            for threads in (1, 2):
                torch.set_num_threads(threads)
                best.append(timed(torch_attention, *tensors, tensor_mask, tensor_room))
            against_torch.append(min(best) / ours.seconds(n, causal, chosen))
    torch_text = f"{median(against_torch):6.2f} × PyTorch" if torch else ""
    print(f"n {n:6} {'causal' if causal else '':6} {median(against_numpy):6.2f} × NumPy  {torch_text}", flush=True)


def main():
    ours = Ours(sys.argv[1])
    chosen = sys.argv[2] if len(sys.argv) > 2 else "widest"
    print(f"load {os.getloadavg()[0]:.1f}, kernel {chosen}, two threads, float32, d = {D}")
    with torch.no_grad() if torch else open(os.devnull):
        for n, causal, rounds in ((256, False, 41), (1024, False, 31), (4096, False, 11), (4096, True, 11)):
            compare(ours, n, causal, chosen, rounds)


if len(sys.argv) < 2:
    sys.exit(__doc__)
main()
