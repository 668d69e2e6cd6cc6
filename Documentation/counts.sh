#!/usr/bin/env bash
# How large Signals is: its operators, its lines of code folder by folder (without comments and blank lines), and its tests.
set -euo pipefail
cd "$(dirname "$0")/.."

code() { cat "$@" | grep -cvE '^[[:space:]]*(//.*)?$' || true; }

printf '%-28s %7s %7s %8s\n' folder files lines longest
total=0
while read -r folder; do
  mapfile -t files < <(find "$folder" -name '*.swift' -not -path '*.docc/*')
  lines=$(code "${files[@]}")
  longest=0
  for file in "${files[@]}"; do
    n=$(code "$file")
    if ((n > longest)); then longest=$n; fi
  done
  printf '%-28s %7d %7d %8d\n' "${folder#Sources/Signals/}" "${#files[@]}" "$lines" "$longest"
  case $folder in Sources/Signals/*/*) ;; *) total=$((total + lines)) ;; esac
done < <(find Sources/Signals -mindepth 1 -type d -not -path '*.docc*' | sort)
printf '%-28s %7s %7d\n\n' 'the whole module' '' "$total"

# An operator is a method of `Publisher` (or of one kind of publisher); its overloads count once.
operators=$(grep -rhoE 'public func [a-zA-Z]+' Sources/Signals/Operators Sources/Signals/Subscribers Sources/Signals/Properties \
  | sort -u | grep -cvE ' (receive|request|cancel|connect|store|hash|send|encode|decode)$')
publishers=$(grep -rhoE '^ +public (struct|final class) [A-Z][A-Za-z0-9]+<' Sources/Signals/Operators Sources/Signals/Sources | sort -u | wc -l)
tests=$(grep -rcE '^ *@Test' Tests/SignalsTests | awk -F: '{ n += $2 } END { print n }')
echo "$operators operators by name, $publishers types of publishers, $tests tests"
