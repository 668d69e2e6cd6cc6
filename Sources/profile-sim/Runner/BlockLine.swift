/// A line of a script that is performed, without its text.
struct BlockLine {
  let command: Command
  let number: Int
  let column: Int
  /// In a block that is held: the index of the `else` or the end that belongs to this line.
  var partner = 0
}
