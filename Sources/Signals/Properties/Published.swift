// Key paths and weak references do not exist in Embedded Swift.
#if !hasFeature(Embedded)
  /// A property of a class, with a publisher.
  ///
  ///     @Published var name = "Onamae"  // `$name` publishes it
  ///
  /// The publisher sends the new value before the property has it, as Combine's does: use what is delivered. Only a value that is
  /// set from inside such a delivery is there at once, while its own delivery waits in the line (rule R2). If the object is an
  /// `ObservableObject`, its `objectWillChange` comes first.
  @propertyWrapper
  public struct Published<Value> {
    private var property: PublishedProperty<Value>

    /// A property that begins with a value.
    public init(initialValue: Value) {
      self.init(wrappedValue: initialValue)
    }

    /// A property that begins with a value.
    public init(wrappedValue: Value) {
      property = PublishedProperty(wrappedValue)
    }

    /// What `$name` is.
    public var projectedValue: Publisher {
      mutating get { Publisher(property: property) }
      set { property = newValue.property }
    }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
      get { property.value }
      set { property.value = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].property.value }
      set { object[keyPath: storageKeyPath].property.value = newValue }
    }

    /// The publisher of a property: its value now, and each one that it is about to get.
    public struct Publisher: Signals.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      fileprivate let property: PublishedProperty<Value>

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Value, S.Failure == Never {
        property.subject.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Writes each value to a property, for as long as the property lives.
    ///
    ///     names.assign(to: &$title)
    ///
    /// The property is held weakly, so there is nothing to store and nothing to leak.
    public func assign(to published: inout Published<Output>.Publisher) {
      subscribe(PublishedAssignment(published.property))
    }
  }

  extension Published: ObservableProperty {
    var observable: any ObservablePropertyStorage { property }
  }
#endif
