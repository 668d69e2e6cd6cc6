#!/usr/bin/env bash
# Exports every example, and every script beside this file, as a Swift test; compiles the tests in a package of their own and
# runs them. All must pass, without a warning, but for the one of a script that fails.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
swift build --quiet --product profile-sim
tool=$(swift build --show-bin-path)/profile-sim
package=.build/export/package
log=.build/export/log
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
mkdir -p "$draft"/Tests/{Exported,Failing}

cat > "$draft/Package.swift" << END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "export", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "signals", path: "$root")],
  targets: ["Exported", "Failing"].map { name in
    .testTarget(
      name: name, dependencies: [.product(name: "ProfileFeature", package: "signals")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  })
END
"$tool" format --check Tests/Export
# random_texts N: a script that types so many texts of any characters, and expects them.
random_texts() {
  RANDOM=1
  echo 'start profile://tab/upload'
  for ((i = 0; i < $1; i++)); do
    text=
    for ((j = 0; j < 6; j++)); do
      case $((RANDOM % 3)) in
        0) code=$((RANDOM % 0x80)) ;;
        1) code=$((RANDOM % 0x3000)) ;;
        *) code=$((0xE000 + (RANDOM * 32768 + RANDOM) % 0x102000)) ;;
      esac
      text+=$(printf '\\u{%x}' "$code")
    done
    printf 'clear upload.caption\ntype upload.caption "%s"\nexpect text upload.caption "%s"\n' "$text" "$text"
  done
}
random_texts 150 > "$draft/random.taps"

scripts=(Examples/*.taps Tests/Export/Scripts/*.taps)
count=$((${#scripts[@]} + 1))
"$tool" replay "${scripts[@]}" "$draft/random.taps" > /dev/null
"$tool" export --swift - -o "$draft/Tests/Exported/random.swift" < "$draft/random.taps"
for script in "${scripts[@]}"; do
  "$tool" export --swift "$script" -o "$draft/Tests/Exported/$(basename "$script" .taps).swift"
done
rm "$draft/random.taps"
"$tool" export --swift Tests/Export/failing.taps -o "$draft/Tests/Failing/failing.swift"

# What is as it was keeps its date, so that it is not compiled again.
mkdir -p "$package"/Tests/{Exported,Failing}
find "$package/Tests" -type f | while read -r file; do
  [ -e "$draft/${file#"$package/"}" ] || rm "$file"
done
find "$draft" -type f | while read -r file; do
  cmp --quiet "$file" "$package/${file#"$draft/"}" || cp "$file" "$package/${file#"$draft/"}"
done

# run NAME…: the tests of a target; what is said goes into the log.
run() {
  swift test --package-path "$package" --scratch-path .build/export/scratch "${@:2}" --filter "^$1\\." > "$log" 2>&1
}
fail() {
  echo "export: $1; all of it is in $log" >&2
  grep -E 'error:|warning:|✘' "$log" >&2 || tail -n 20 "$log" >&2
  exit 1
}

run Exported || fail "an exported test does not compile, or does not pass"
grep -q "Test run with $count tests .* passed" "$log" || fail "not every script has become a test"
if run Failing --skip-build; then fail "the test of a script that fails passes"; fi
grep -q 'recorded an issue at failing.swift:' "$log" || fail "the test of a script that fails did not run"
echo "export: $count scripts pass as Swift tests, and one that fails does not"
