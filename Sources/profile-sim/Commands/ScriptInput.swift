/// What became of a path on the command line.
enum ScriptInput {
  case script(ScriptFile)
  case unreadable(path: String, reason: String)

  /// How messages call it.
  var name: String {
    switch self {
    case .script(let file): file.displayName
    case .unreadable(let path, _): path
    }
  }

  /// Follows the paths in their order; a folder becomes all the scripts in it.
  static func inputs(_ paths: [String], standardInput: any ByteSource) -> [ScriptInput] {
    paths.flatMap { path -> [ScriptInput] in
      do throws(InputFailure) {
        func input(_ path: String) -> ScriptInput {
          ScriptInput(path, standardInput: standardInput)
        }
        guard path != ScriptFile.standardInputArgument, try System.status(of: path).isDirectory
        else { return [input(path)] }
        let scripts = try ScriptFinder.scripts(inFolder: path)
        guard !scripts.isEmpty else {
          throw InputFailure(reason: "there are no scripts (*.taps) in this folder")
        }
        return scripts.map(input)
      } catch {
        return [.unreadable(path: path, reason: error.reason)]
      }
    }
  }

  /// Follows a path that leads to one script; a folder is none.
  init(_ path: String, standardInput: any ByteSource) {
    do throws(InputFailure) {
      if path == ScriptFile.standardInputArgument {
        self = .script(try ScriptFile.standardInput(AnyByteSource(standardInput)))
      } else if try System.status(of: path).isDirectory {
        throw InputFailure(reason: "it is a folder, not a script")
      } else {
        self = .script(try ScriptFile(path: path))
      }
    } catch {
      let isInput = path == ScriptFile.standardInputArgument
      self = .unreadable(
        path: isInput ? ScriptFile.standardInputName : path, reason: error.reason)
    }
  }
}
