/// The shells that completions can be made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
