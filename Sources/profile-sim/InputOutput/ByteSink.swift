/// Where bytes go.
protocol ByteSink {
  mutating func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure)
}
