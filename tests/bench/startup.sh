#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From the process's start to the first page painted, beside a bare Qt window, interleaved, medians of 15 runs.
# startup.sh NUNCHI BARE_WINDOW      needs DISPLAY, or Xvfb to make one
set -eu
nunchi=$1
bare=$2
home=$(mktemp -d)
xvfb=
if [ -z "${DISPLAY:-}" ]; then
    Xvfb :93 -screen 0 1366x768x24 >/dev/null 2>&1 &
    xvfb=$!
    export DISPLAY=:93
    sleep 1
fi
trap 'rm -rf "$home"; [ -z "$xvfb" ] || kill "$xvfb"' EXIT
export HOME="$home"

for run in $(seq 16); do
    ours=$("$nunchi" --startup-report 2>/dev/null)
    theirs=$("$bare" 2>/dev/null)
    [ "$run" -eq 1 ] || echo "$ours $theirs" # the first run fills the caches
done | tr -c '0-9.\n' ' ' | awk '
function median(values, n,    i, j, t) {
    for (i = 1; i <= n; i++) for (j = i + 1; j <= n; j++) if (values[j] < values[i]) { t = values[i]; values[i] = values[j]; values[j] = t }
    return values[int((n + 1) / 2)]
}
{ ours[NR] = $1; memory[NR] = $2; bare[NR] = $3; ratio[NR] = $1 / $3 }
END {
    printf "first page %.0f ms, bare Qt window %.0f ms, ratio %.2f, resident %.1f MiB (medians of %d)\n",
           median(ours, NR), median(bare, NR), median(ratio, NR), median(memory, NR), NR
}'
