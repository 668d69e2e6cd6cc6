#!/usr/bin/env bash
# Opens pages of `profile-sim report` in headless Chromium, and uses them as a person does: keys, filter, links, pictures, roles, contrast,
# paper; and compares pictures with what librsvg makes of them. With a folder as argument, leaves pictures of the page in it.
set -euo pipefail
cd "$(dirname "$0")"

missing=()
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || missing+=(chromium)
command -v rsvg-convert > /dev/null || missing+=(librsvg2-bin)
command -v python3 > /dev/null || missing+=(python3)
if [ ${#missing[@]} -gt 0 ]; then
  echo "browser: missing: ${missing[*]} (on Debian: apt-get update && apt-get install ${missing[*]})" >&2
  exit 1
fi

swift build --quiet --package-path ../.. --product profile-sim
tool=$(swift build --package-path ../.. --show-bin-path)/profile-sim
PYTHONDONTWRITEBYTECODE=1 timeout -k 5 300 python3 check.py "$tool" "$chromium" "$@"
