#!/usr/bin/env bash
# Compiles Signals and a client for WebAssembly with Embedded Swift, runs the client, and compares what it prints.
# Needs nothing but the Swift toolchain. Prints the size of the program in bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=wasm32-unknown-none-wasm
out=.build/embedded
rm -rf "$out"
mkdir -p "$out"
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

flags=(
  -target "$target" -enable-experimental-feature Embedded -wmo -Osize -parse-as-library
  -swift-version 6 -warnings-as-errors -Xfrontend -disable-stack-protector
)
for feature in $(sed -n 's/^  "\([A-Za-z]*\)",  \/\/ SE-.*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done

mapfile -t sources < <(find Sources/Signals -name '*.swift' | sort)
swiftc "${flags[@]}" -module-name Signals -emit-module -emit-module-path "$out/Signals.swiftmodule" \
  -c "${sources[@]}" -o "$out/signals.o"
swiftc "${flags[@]}" -module-name Client -I "$out" -c Tests/Embedded/Client.swift -o "$out/client.o"
"$tools/clang" --target=wasm32-unknown-none -Os -fno-builtin -c Tests/Embedded/runtime.c -o "$out/runtime.o"
"$tools/wasm-ld" --gc-sections --strip-all "$out"/{signals,client,runtime}.o \
  "$tools/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a" -o "$out/client.wasm"

"$tools/wasmkit" run "$out/client.wasm" > "$out/output.txt"
diff Tests/Embedded/expected.txt "$out/output.txt"
echo "embedded: the client printed what it should; $(wc -c < "$out/client.wasm") bytes of WebAssembly"
