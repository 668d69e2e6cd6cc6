#!/usr/bin/env bash
# Compiles Signals, ProfileFeature and a client of each for WebAssembly with Embedded Swift, runs the clients, and compares what they
# print. Needs nothing but the Swift toolchain. Prints the sizes of the programs in bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=wasm32-unknown-none-wasm
out=.build/embedded
rm -rf "$out"
mkdir -p "$out"
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

flags=(
  -target "$target" -enable-experimental-feature Embedded -wmo -parse-as-library
  -swift-version 6 -warnings-as-errors -Xfrontend -disable-stack-protector -I "$out"
)
for feature in $(sed -n 's/^  "\([A-Za-z]*\)",  \/\/ SE-.*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done

# compile_module NAME: all of Sources/NAME. The object file is for nothing but its errors, so that nothing need be optimised:
# a client gets all code that it uses from the module.
compile_module() {
  mapfile -t sources < <(find "Sources/$1" -name '*.swift' | sort)
  swiftc "${flags[@]}" -Onone -module-name "$1" -emit-module -emit-module-path "$out/$1.swiftmodule" \
    -c "${sources[@]}" -o "$out/$1.o"
}

# run_client NAME: Tests/Embedded/NAME.swift, against what it should print.
run_client() {
  swiftc "${flags[@]}" -Osize -module-name "$1" -c "Tests/Embedded/$1.swift" -o "$out/$1.o"
  "$tools/wasm-ld" --gc-sections --strip-all "$out"/{"$1",runtime}.o \
    "$tools/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a" -o "$out/$1.wasm"
  "$tools/wasmkit" run "$out/$1.wasm" > "$out/$1.txt"
  diff "Tests/Embedded/$1.txt" "$out/$1.txt"
  echo "embedded: $1 printed what it should; $(wc -c < "$out/$1.wasm") bytes of WebAssembly"
}

"$tools/clang" --target=wasm32-unknown-none -Os -fno-builtin -c Tests/Embedded/runtime.c -o "$out/runtime.o"
compile_module Signals
run_client SignalsClient
compile_module ProfileFeature
run_client FeatureClient
