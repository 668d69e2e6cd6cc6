#!/usr/bin/env bash
# Looks for scripts that break the language, from the examples and what was found before on. SECONDS_TO_RUN says for how long (20).
# What breaks it stays in Findings, where the tests of the package read it as well.
set -euo pipefail
cd "$(dirname "$0")"
if [ "$(uname)" != Linux ]; then
  echo "fuzz: left out, as Xcode's toolchain has no libFuzzer"
  exit 0
fi
# With Swift's own crash handler, libFuzzer would keep nothing of a crash.
export SWIFT_BACKTRACE=enable=no
swift build --quiet -c release --sanitize=fuzzer -Xswiftc -enable-testing
corpus=$(mktemp -d)
trap 'rm -rf "$corpus" "$corpus.words"' EXIT
# Lines of their own give more to combine than whole scripts.
cp ../Examples/*.taps Seeds/*.taps "$corpus"
sort -u ../Examples/*.taps Seeds/*.taps | split --lines=1 --suffix-length=4 - "$corpus/line-"
# The grammar's own words.
dictionary=$corpus.words
sed -n '/^```ebnf/,/^```$/p' ../Documentation/tap-scripts.md | grep -o '"[a-z-]\+"' | sort -u > "$dictionary"
# Quotes, escapes, and what only quotes can hold.
cat >> "$dictionary" << 'END'
"\"\""
"\\\""
"\"\\u{24}{\""
"\"{\""
"\"\\u{0}\""
"${"
"${a}"
"\xEF\xBB\xBF"
"\xC2\xA0"
"\x0D\x0A"
" x2"
" 1.5s"
" 2min"
END
"$(swift build -c release --show-bin-path)/fuzz-script" "$corpus" Findings -artifact_prefix=Findings/ \
  -max_total_time="${SECONDS_TO_RUN:-20}" -max_len=70000 -len_control=20 -timeout=10 \
  -dict="$dictionary" -rss_limit_mb=1024 -print_final_stats=1 -verbosity=0
