#!/usr/bin/env bash
# Compiles a client of the optimised Signals, and looks at the code on the path of a value: nothing there may look up metadata or witnesses, run
# unspecialised code, or check for exclusive access. Then it does the same with clients that break this, and must find that.
set -euo pipefail
cd "$(dirname "$0")"

# One for the look at names, which have to mean the same to all tools.
export LC_ALL=C

swift build --package-path .. -c release --product benchmarks > /dev/null
modules=$(swift build --package-path .. -c release --show-bin-path)/Modules
out=../.build/specialisation
mkdir -p "$out"

compile() {
  swiftc -O -wmo -parse-as-library -swift-version 6 -module-name Client -I "$modules" "$2" "$1" -o "$3"
}

# Prints what is wrong with a client, a line for each place.
faults() {
  local name
  name=$(basename "$1" .swift)
  compile "$1" -emit-sil "$out/$name.sil"
  compile "$1" -emit-ir "$out/$name.ll"
  sed -nE '/^sil .*\{$/s/^[^@]*@([^ ]+) :.*/\1/p; /^define /s/^[^@]*@"?([^"(]+)"?\(.*/\1/p' "$out/$name.sil" "$out/$name.ll" \
    | sort -u > "$out/$name.mangled"
  swift demangle --compact --simplified < "$out/$name.mangled" | paste "$out/$name.mangled" - > "$out/$name.names"
  awk -F '\t' -f value-path.awk "$out/$name.names" "$out/$name.sil" "$out/$name.ll"
}

failures=0
found=$(faults Client.swift)
if [ -n "$found" ]; then
  echo "error: Client.swift: on the path of a value:"
  sed 's/^/    /' <<< "$found"
  failures=$((failures + 1))
fi

for client in breaks/*.swift; do
  reason=$(sed -n '1s|^// expect: ||p' "$client")
  found=$(faults "$client")
  if [ -z "$reason" ]; then
    echo "error: $client does not name what it expects"
    failures=$((failures + 1))
  elif ! grep -qF "$reason" <<< "$found"; then
    echo "error: $client: not found: $reason"
    sed 's/^/    /' <<< "$found"
    failures=$((failures + 1))
  fi
done

[ "$failures" -eq 0 ] || exit 1
echo "specialisation: $(grep -c 'func send' Client.swift) paths are specialised, $(ls breaks | wc -l | tr -d ' ') that are not are found"
