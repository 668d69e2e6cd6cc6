#!/usr/bin/env bash
# Replays every example script with the built tool, and compares what it prints with the transcript beside the script, byte for byte, twice.
# Scripts are in canonical form. With --update, writes the transcripts instead.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --quiet --product profile-sim
tool=$(swift build --show-bin-path)/profile-sim
policy=none
if [ "${1:-}" = --update ]; then policy=all; fi
"$tool" replay --update-transcripts "$policy" --jobs 2 --repeat-each 2 Examples/*.taps > /dev/null
"$tool" format --check Examples
echo "examples: $(ls Examples/*.taps | wc -l) scripts and their transcripts"
