#!/usr/bin/env bash
# Replays every example script with the built tool, and compares what it prints with the transcript beside the script, byte for byte.
# Scripts are in canonical form. With --update, writes the transcripts instead.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --quiet --product profile-sim
tool=$(swift build --show-bin-path)/profile-sim
count=0
for script in Examples/*.taps; do
  transcript=${script%.taps}.transcript
  if [ "${1:-}" = --update ]; then
    "$tool" replay "$script" > "$transcript"
  else
    "$tool" replay "$script" | diff "$transcript" -
  fi
  count=$((count + 1))
done
[ "$count" -gt 0 ]
"$tool" format --check Examples
echo "examples: $count scripts and their transcripts"
