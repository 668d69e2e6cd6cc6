// What is a plain value is sendable.
import Signals

func send<T: Sendable>(_ value: T) {}

func values() {
  send(Subscribers.Demand.unlimited)
  send(Subscribers.Completion<Never>.finished)
  send(CombineIdentifier())
  send(ImmediateScheduler.shared)
  send(VirtualTimeScheduler.SchedulerTimeType.start)
  send(VirtualTimeScheduler.SchedulerTimeType.Stride.zero)
}
