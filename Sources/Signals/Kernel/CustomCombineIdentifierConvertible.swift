/// Something that can be told apart from others in a stream.
public protocol CustomCombineIdentifierConvertible {
  /// Differs from that of all others that live.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// An object's own identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
