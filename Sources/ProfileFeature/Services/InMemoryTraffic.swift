/// How many requests to an in-memory server are under way.
final class InMemoryTraffic {
  var requestCount = 0
}
