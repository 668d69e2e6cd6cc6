/// Connects the tool to its process.
@main enum Main {
  static func main() {
    System.occupyClosedStandardStreams()
    System.ignoreBrokenPipes()
    Interruption.watch()
    let tool = CommandLineTool(
      simulation: ProfileSimulation(),
      output: output(System.standardOutput, name: "standard output"),
      errors: output(System.standardError, name: "standard error"),
      standardInput: FileSource(descriptor: System.standardInput),
      environmentVariable: System.environmentVariable,
      isInterrupted: { Interruption.isRequested },
      terminal: {
        ProcessTerminal(input: System.standardInput, output: System.standardOutput)
      })
    System.endProcess(tool.run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func output(_ descriptor: Int32, name: String) -> BufferedOutput {
    BufferedOutput(
      FileSink(descriptor: descriptor, name: name), isTerminal: System.isTerminal(descriptor),
      width: System.terminalWidth(descriptor))
  }
}
