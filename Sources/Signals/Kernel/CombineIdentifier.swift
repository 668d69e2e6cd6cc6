import Synchronization

/// A unique identity for publisher streams and what takes part in them.
public struct CombineIdentifier: Hashable, Sendable {
  private enum Identity: Hashable {
    case object(UInt)
    case number(UInt64)
  }

  private let identity: Identity

  /// An identity that no other has.
  public init() {
    identity = .number(lastNumber.add(1, ordering: .relaxed).newValue)
  }

  /// The identity of an object, as long as it lives.
  public init(_ object: AnyObject) {
    identity = .object(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }
}

/// The one piece of global state in the module (rule R13): an identity has to differ from all others.
private let lastNumber = Atomic<UInt64>(0)

#if !hasFeature(Embedded)
  extension CombineIdentifier: CustomStringConvertible {
    public var description: String {
      switch identity {
      case .object(let object): "0x\(String(object, radix: 16))"
      case .number(let number): "0x\(String(number, radix: 16))"
      }
    }
  }
#endif
