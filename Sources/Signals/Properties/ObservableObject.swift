// Reflection does not exist in Embedded Swift.
#if !hasFeature(Embedded)
  /// An object that says when it is about to change.
  ///
  ///     final class Screen: ObservableObject { @Published var title = "" }
  ///
  /// Every change of a `@Published` property is announced by `objectWillChange`, before the property's own publisher sends.
  public protocol ObservableObject: AnyObject {
    /// The kind of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The announcements of all `@Published` properties, also those of superclasses. One publisher, as long as there is such a
    /// property to keep it.
    public var objectWillChange: ObservableObjectPublisher {
      var result = ObservableObjectPublisher()
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        for child in current.children {
          guard let property = child.value as? any ObservableProperty else { continue }
          result = property.observable.willChange(orElse: result)
        }
        mirror = current.superclassMirror
      }
      return result
    }
  }

  /// What `objectWillChange` finds by reflection: `Published`.
  protocol ObservableProperty {
    var observable: any ObservablePropertyStorage { get }
  }

  protocol ObservablePropertyStorage: AnyObject {
    /// The publisher that announces changes; `new` from now on, if there was none.
    func willChange(orElse new: ObservableObjectPublisher) -> ObservableObjectPublisher
  }
#endif
