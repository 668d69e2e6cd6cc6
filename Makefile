# The same commands for the desk and for CI. `make check` is everything.

export SWIFT_BACKTRACE = enable=no

.PHONY: check lint format build test test-tsan demo examples isolation embedded clean

check: lint build test test-tsan demo examples isolation embedded

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

build:
	swift build --build-tests -Xswiftc -warnings-as-errors

test:
	swift test -Xswiftc -warnings-as-errors

# What threads touch, under the thread sanitizer. The rest is plain single-threaded code.
test-tsan:
	swift test --sanitize=thread --scratch-path .build/tsan --filter SignalsTests

demo:
	swift run -Xswiftc -warnings-as-errors profile-sim

# Every script against its transcript, with the tool itself.
examples:
	Examples/check.sh

# Snippets that must compile in Swift 6 mode, and snippets that must not.
isolation:
	Tests/Isolation/run.sh

embedded:
	Tests/Embedded/run.sh

clean:
	rm -rf .build
