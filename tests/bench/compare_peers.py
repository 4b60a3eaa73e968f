#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare_peers.py PATH/bench_attention [SET] [THREADS]: exact attention, float32, d = 64, against NumPy and PyTorch.

Everyone has a process of its own and takes turns with the others: in each turn one run to warm up, then some that are
timed. Figures are the medians over all rounds: milliseconds, and how many times as long as ours in the same round.

Why so, by measurement (two cores, the script alone on them):
- The run to warm up is what counts most. Without it ours, straight after others' turns, found its worker asleep, its
  pages new and its caches full of theirs: n = 4,096 showed 4.4 × NumPy and 3.2 × PyTorch, with it 5.1 × and 4.0 ×.
- Between its turns a process is stopped (SIGSTOP). The workers of OpenBLAS and OpenMP wait for more work by spinning, up
  to 30 ms, and would take cores from whoever's turn it is. Ours came out the same with settings that make them sleep,
  but PyTorch lost 10 % at n = 1,024 and more where it shared a process with NumPy. A stopped process goes on where it
  was, and its first run is not counted: nobody is slowed down.
- On two threads PyTorch's own two pools hinder each other (n = 1,024: 8 ms, on one thread 3 ms). So it is tried in
  several ways (ways(), below) and the best of each round counts.
Other programs' work hurts two threads more than one: run it on a machine at rest, or as root under `chrt --rr 1`.

NumPy and PyTorch are as good as their BLAS: install libopenblas0-pthread. What is not installed (python3-numpy,
python3-torch) is left out and said so."""
import math
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from statistics import median

D = 64
SCALE = 1 / math.sqrt(D)
# n, causal, rounds, timed runs a turn
CASES = ((256, False, 15, 25), (256, True, 15, 25), (1024, False, 15, 7), (1024, True, 15, 7), (4096, False, 9, 2),
         (4096, True, 9, 2))


def numpy_attention(n, causal):
    """In place: softmax(QKᵀ/√d)V without a second n×n array."""
    import numpy as np
    rng = np.random.default_rng(n)
    q, k, v = (rng.standard_normal((n, D), dtype=np.float32) for _ in range(3))  # K is not Q: BLAS would notice
    room = np.empty((n, n), np.float32)
    mask = np.triu(np.full((n, n), -np.inf, np.float32), 1) if causal else None

    def run():
        scores = np.matmul(q, k.T, out=room)
        scores *= SCALE
        if causal:
            scores += mask
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        return scores @ v / scores.sum(axis=1, keepdims=True)

    return run


def torch_attention(n, causal):
    """Into memory it has already: fresh n×n results would measure the system's page faults."""
    import torch
    torch.set_grad_enabled(False)
    torch.manual_seed(n)
    q, k, v = (torch.randn(n, D) for _ in range(3))
    scores, output = torch.empty(n, n), torch.empty(n, D)
    mask = torch.full((n, n), -math.inf).triu(1) if causal else None

    def run():
        if causal:
            torch.addmm(mask, q, k.t(), alpha=SCALE, out=scores)
        else:
            torch.mm(q * SCALE, k.t(), out=scores)
        return torch.mm(torch.softmax(scores, dim=1, out=scores), v, out=output)

    return run


def serve(library, threads):
    """Answers lines "n causal runs" with the median of so many runs."""
    if library == "torch":
        import torch
        torch.set_num_threads(threads)
    attention = {"numpy": numpy_attention, "torch": torch_attention}[library]
    at, run = None, None
    for line in sys.stdin:
        n, causal, runs = map(int, line.split())
        if at != (n, causal):
            at, run = (n, causal), attention(n, causal)
        run()
        times = []
        for _ in range(runs):
            start = time.perf_counter()
            run()
            times.append(time.perf_counter() - start)
        print(median(times), flush=True)


class Player:
    """A process that computes in its turn and is stopped while others have theirs."""

    def __init__(self, command, settings=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=os.environ | (settings or {}))

    def seconds(self, request):
        self.process.send_signal(signal.SIGCONT)
        print(request, file=self.process.stdin, flush=True)
        answer = float(self.process.stdout.readline())
        self.process.send_signal(signal.SIGSTOP)
        return answer

    def end(self):
        self.process.kill()  # whether it is stopped or not
        self.process.wait()


class Ours(Player):
    def __init__(self, program, chosen, threads):
        super().__init__([program, "--serve"])
        self.how = f"{threads} {chosen} float"

    def turn(self, n, causal, runs):
        return self.seconds(f"{n} {D} {int(causal)} {self.how} {runs}")


class Peer(Player):
    def __init__(self, library, threads, settings=None):
        super().__init__([sys.executable, __file__, "--serve", library, str(threads)], settings)

    def turn(self, n, causal, runs):
        return self.seconds(f"{n} {int(causal)} {runs}")


def ways(threads):
    """Of each library the ways it may be at its best with so many threads: name, threads, settings.

    The last two keep PyTorch's pools apart: BLAS on one thread, and workers of BLAS that sleep at once."""
    one = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    if threads == 1:
        return {"numpy": [(1, one)], "torch": [(1, one)]}
    all_of = {"OPENBLAS_NUM_THREADS": str(threads)}
    return {"numpy": [(threads, all_of)],
            "torch": [(1, all_of), (threads, all_of), (threads, {"OPENBLAS_NUM_THREADS": "1"}),
                      (threads, all_of | {"OPENBLAS_THREAD_TIMEOUT": "4"})]}


def compare(ours, peers, case):
    n, causal, rounds, runs = case
    mine, theirs, ratios = [], {library: [] for library in peers}, {library: [] for library in peers}
    for round_ in range(rounds + 1):
        # Ours before and after each library: whatever else the machine does then meets both.
        before = ours.turn(n, causal, runs)
        for library, players in peers.items():
            best = min(player.turn(n, causal, runs) for player in players)
            after = ours.turn(n, causal, runs)
            if round_ > 0:  # in the first they still make their arrays
                mine.append(after)
                theirs[library].append(best)
                ratios[library].append(best / ((before + after) / 2))
            before = after
    print(f"n {n:5} {'causal' if causal else '':6} {1e3 * median(mine):7.3f} ms", *(
        f"| {library} {1e3 * median(theirs[library]):7.3f} ms, {median(ratios[library]):5.2f} ×" for library in peers),
        flush=True)


def main(program, chosen="widest", threads=2):
    libraries = [name for name in ("numpy", "torch") if find_spec(name) is not None]
    for name in {"numpy", "torch"} - set(libraries):
        print(f"python3-{name} is not installed: left out")
    if not libraries:
        sys.exit("nothing to compare with")
    print(f"load {os.getloadavg()[0]:.1f}, kernel {chosen}, {threads} thread(s), float32, d = {D}")
    started = []
    try:
        ours = Ours(program, chosen, threads)
        started.append(ours)
        peers = {}
        for library in libraries:
            peers[library] = [Peer(library, *way) for way in ways(threads)[library]]
            started += peers[library]
        for case in CASES:
            compare(ours, peers, case)
    finally:
        for player in started:
            player.end()


if sys.argv[1:2] == ["--serve"]:
    serve(sys.argv[2], int(sys.argv[3]))
elif len(sys.argv) < 2:
    sys.exit(__doc__)
else:
    main(*sys.argv[1:3], *map(int, sys.argv[3:4]))
