/// A fault that shows itself only while a script runs, as variables have values only then.
struct PlacedFault: Error, Equatable {
  let place: ScriptPlace
  let message: String
}
