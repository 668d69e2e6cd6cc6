/// Makes a picture into a text of some form.
protocol PictureRenderer {
  /// The same text for the same picture, to the byte.
  func render(_ picture: Picture) -> String
}
