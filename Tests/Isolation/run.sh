#!/usr/bin/env bash
# Compiles snippets in Swift 6 mode: those in `compiles` must compile without a warning, those in `fails` must not, for the reason
# that their first line names. Needs a debug build of Signals.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift build --target Signals > /dev/null
modules=$(swift build --show-bin-path)/Modules
out=.build/isolation
mkdir -p "$out"
failures=0

# Only code generation reaches the checks for data races: -typecheck would find nothing.
compile() {
  swiftc -swift-version 6 -parse-as-library -I "$modules" -emit-sil -o /dev/null "$1" 2> "$out/messages.txt"
}

complain() {
  echo "error: $1: $2"
  sed 's/^/    /' "$out/messages.txt"
  failures=$((failures + 1))
}

for snippet in Tests/Isolation/compiles/*.swift; do
  if ! compile "$snippet"; then
    complain "$snippet" "does not compile"
  elif [ -s "$out/messages.txt" ]; then
    complain "$snippet" "compiles with warnings"
  fi
done

for snippet in Tests/Isolation/fails/*.swift; do
  reason=$(sed -n '1s|^// expect: ||p' "$snippet")
  if [ -z "$reason" ]; then
    complain "$snippet" "does not name what it expects"
  elif compile "$snippet"; then
    complain "$snippet" "compiles"
  elif ! grep -qF "error: $reason" "$out/messages.txt"; then
    complain "$snippet" "fails for another reason than: $reason"
  fi
done

[ "$failures" -eq 0 ] || exit 1
echo "isolation: $(ls Tests/Isolation/compiles | wc -l) snippets compile, $(ls Tests/Isolation/fails | wc -l) do not, as they should"
