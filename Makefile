# The same commands for the desk and for CI. `make check` is everything.

# A crash under the thread sanitizer hangs the backtracer.
export SWIFT_BACKTRACE = enable=no
# No warning is accepted: see Package.swift.
export SIGNALS_STRICT = 1

.PHONY: check lint format build test test-tsan test-leaks demo examples explore export terminal browser isolation embedded docs rules counts bench bench-quick test-bench specialisation fuzz clean

check: lint build test test-tsan test-leaks demo examples explore export terminal browser isolation embedded docs specialisation test-bench bench-quick fuzz

SWIFT_FILES = Package.swift Sources Tests $(addprefix Benchmarks/,Package.swift Sources Tests Programs Specialisation) \
  $(addprefix Fuzz/,Package.swift Sources)

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

build:
	swift build --build-tests

test:
	swift test

# What threads touch, under the thread sanitizer: a test that uses several says so in its name.
test-tsan:
	swift test --sanitize=thread --scratch-path .build/tsan --filter 'SerialRule|thread|\brace|Async'

# Whatever the threads' and lifetimes' tests leave behind is a leak.
test-leaks: export LSAN_OPTIONS = suppressions=$(CURDIR)/Tests/leaks.txt:print_suppressions=0
test-leaks:
	swift test --sanitize=address --scratch-path .build/asan --filter 'LifetimeRule|SerialRule|thread'

demo:
	swift run profile-sim

# Every script against its transcript, with the tool itself.
examples:
	Examples/check.sh

# Every example as a Swift test, compiled and run in a package of its own.
export:
	Tests/Export/run.sh

# The recorder in a real pseudo-terminal: screens, keys, mouse, and the terminal as it was after every way out. Needs tmux.
terminal:
	Tests/Terminal/run.sh

# Pages of `report` and pictures in headless Chromium: keys, filter, links, roles, contrast, speed. Needs chromium, librsvg2-bin, python3.
browser:
	Tests/Browser/run.sh

# Everything in every state within four steps of the start, the scripts that come of it, and random steps, under the invariants.
EXPLORED = .build/explored
explore:
	swift build --product profile-sim
	rm -rf $(EXPLORED) && mkdir -p $(EXPLORED)
	swift run -q profile-sim explore --depth 4 --scripts $(EXPLORED) --output $(EXPLORED)/states.txt
	sed -n '1,2p; /^Route changes/,$$p' $(EXPLORED)/states.txt
	swift run -q profile-sim replay --repeat-each 2 $(EXPLORED) > /dev/null
	swift run -q profile-sim fuzz --seed 1 --taps 500 --runs 10

# Snippets that must compile in Swift 6 mode, and snippets that must not.
isolation:
	Tests/Isolation/run.sh

embedded:
	Tests/Embedded/run.sh

# A table of operators and rules: which cases run, and which fail.
rules:
	Tests/rules.sh

# How large Signals is: operators, lines folder by folder, tests.
counts:
	Documentation/counts.sh

# The documentation of Signals; a link that leads nowhere is an error.
docs:
	Documentation/build.sh

# Signals against hand-written limits; see Benchmarks/README.md. `make bench CROSS_MODULE=1` forces cross-module optimisation, and
# BENCH="--filter W1,W5 --json" says what to measure and how to print it.
BENCHMARKS = swift run --package-path Benchmarks -c release
ifdef CROSS_MODULE
BENCHMARKS += --scratch-path Benchmarks/.build/cross-module -Xswiftc -cross-module-optimization
endif

bench:
	$(BENCHMARKS) benchmarks $(BENCH)

bench-quick:
	$(BENCHMARKS) benchmarks --quick $(BENCH)

# The harness itself.
test-bench:
	swift test --package-path Benchmarks

# The code on the path of a value is specialised in the client.
specialisation:
	Benchmarks/Specialisation/check.sh

# Scripts that nobody would write, for 20 s: no trap, no change by printing, linear time. See Fuzz/run.sh.
fuzz:
	Fuzz/run.sh

clean:
	rm -rf .build Benchmarks/.build Fuzz/.build
