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
        if path == ScriptFile.standardInputArgument {
          return [file(path, standardInput: standardInput)]
        }
        guard try System.status(of: path).isDirectory else { return [input(path)] }
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

  /// Follows one path, which is no folder.
  static func file(_ path: String, standardInput: any ByteSource) -> ScriptInput {
    guard path == ScriptFile.standardInputArgument else { return input(path) }
    do throws(InputFailure) {
      return .script(try ScriptFile.standardInput(AnyByteSource(standardInput)))
    } catch {
      return .unreadable(path: path, reason: error.reason)
    }
  }

  private static func input(_ path: String) -> ScriptInput {
    do throws(InputFailure) {
      return .script(try ScriptFile(path: path))
    } catch {
      return .unreadable(path: path, reason: error.reason)
    }
  }
}
