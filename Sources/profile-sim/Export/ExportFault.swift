/// Why a script cannot be made into a test, and where in it.
struct ExportFault: Error, Equatable {
  let place: ScriptPlace
  let message: String
}
