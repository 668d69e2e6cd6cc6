#if canImport(Dispatch) && !hasFeature(Embedded)
  public import Dispatch

  /// A dispatch queue, serial or concurrent, is a scheduler.
  ///
  ///     photos.receive(on: DispatchQueue.main).sink { view.show($0) }
  extension DispatchQueue: Scheduler {
    /// What else can be said to a queue.
    public struct SchedulerOptions {
      /// The quality of service of an action.
      public var qos: DispatchQoS
      /// How an action is run.
      public var flags: DispatchWorkItemFlags
      /// The group that an action belongs to.
      public var group: DispatchGroup?

      /// The options of an action; by default, those of the queue.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = Crossing(action).sendable
      guard let options else { return async(execute: action) }
      async(group: options.group, qos: options.qos, flags: options.flags, execute: action)
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let action = Crossing(action)
      let group = options?.group
      group?.enter()
      asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) {
        action.value()
        group?.leave()
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      precondition(interval > .zero, "An interval of zero or less would never let time pass")
      let action = Crossing(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.schedule(
        deadline: date.dispatchTime, repeating: interval.timeInterval,
        leeway: max(tolerance, .zero).timeInterval)
      timer.setEventHandler(
        qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], handler: { action.value() })
      timer.activate()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
