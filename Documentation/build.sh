#!/usr/bin/env bash
# Builds the documentation of Signals with the toolchain alone, into .build/documentation. A warning is an error: a link that leads nowhere,
# a picture that is missing, a parameter that does not exist.
set -euo pipefail
cd "$(dirname "$0")/.."

# A build folder of its own, because these flags would make the usual one start anew each time.
build=$PWD/.build/documentation-build
graphs=$build/symbol-graphs
output=.build/documentation
mkdir -p "$graphs"

flags=(
  -emit-symbol-graph -emit-symbol-graph-dir "$graphs"
  -symbol-graph-minimum-access-level public
  # Without this flag every operator's type has a page for every operator of `Publisher`.
  -symbol-graph-skip-synthesized-members
  # So that `Sequence.publisher` and the like have pages.
  -emit-extension-block-symbols
)
swift build --quiet --target Signals --scratch-path "$build" "${flags[@]/#/-Xswiftc=}"

docc=$(command -v docc || xcrun --find docc)
"$docc" convert Sources/Signals/Signals.docc \
  --additional-symbol-graph-dir "$graphs" --output-dir "$output" --warnings-as-errors

# What no topic names, docc lists by kind. Everything has a role, so there is no such list.
pages=$output/data/documentation/signals
kinds='Classes|Enumerations|Extended Modules|Functions|Instance Methods|Instance Properties|Protocols|Structures|Type Aliases'
if grep --files-with-matches --extended-regexp "\"title\":\"($kinds)\"" "$pages.json" "$pages/publisher.json"; then
  echo "Something that these pages show is missing in the topics of Signals.md or Publisher.md." >&2
  exit 1
fi

echo "$output: $(find "$output/data" -name '*.json' | wc -l | tr -d ' ') pages. To read them: python3 -m http.server -d $output," \
  "then http://localhost:8000/documentation/signals"
