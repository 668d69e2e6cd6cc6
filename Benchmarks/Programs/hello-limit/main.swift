// What `hello-signals` does, by hand.
var sinks: [(Int) -> Void] = []
sinks.append { value in print("hello", value * 2) }
for sink in sinks { sink(21) }
