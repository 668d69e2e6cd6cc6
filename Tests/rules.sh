#!/usr/bin/env bash
# Runs the rules over every operator, and prints a table: for each operator and rule how many cases ran, and how many failed.
set -euo pipefail
cd "$(dirname "$0")/.."
log=.build/rules.txt
swift test --filter 'RuleTests' > "$log" 2>&1 || true

{
  for file in Tests/SignalsTests/Rules/*RuleTests.swift; do
    rule=$(basename "$file" RuleTests.swift)
    sed -n "s/.*func \`\(.*\)\`(.*/test\t$rule\t\1/p" "$file"
  done
  sed -n 's/^◇ Test case passing [0-9]* arguments\{0,1\} op → \(.*\) to "\(.*\)" started\.$/ran\t\1\t\2/p' "$log"
  sed -n 's/^✘ Test "\(.*\)" recorded an issue with [0-9]* arguments\{0,1\} op → \(.*\) at .*/failed\t\2\t\1/p' "$log"
} | awk -F '\t' '
  $1 == "test" { rule[$3] = $2; if (!($2 in seen)) { seen[$2] = 1; rules[++ruleCount] = $2 } next }
  { sub(/, [a-zA-Z]+ → .*$/, "", $2) }
  $1 == "ran" {
    if (!($2 in known)) { known[$2] = 1; operators[++operatorCount] = $2 }
    ran[$2, rule[$3]]++; total++
  }
  $1 == "failed" { failed[$2, rule[$3]]++; failures++ }
  END {
    printf "%-44s", "operator"
    for (i = 1; i <= ruleCount; i++) printf " %10s", rules[i]
    print ""
    for (o = 1; o <= operatorCount; o++) {
      printf "%-44s", operators[o]
      for (i = 1; i <= ruleCount; i++) {
        cell = ran[operators[o], rules[i]] + 0
        if (failed[operators[o], rules[i]]) cell = cell " ✗" failed[operators[o], rules[i]]
        printf " %10s", cell
      }
      print ""
    }
    printf "%d operators, %d cases, %d failures\n", operatorCount, total, failures
    exit failures > 0 || total == 0
  }'
