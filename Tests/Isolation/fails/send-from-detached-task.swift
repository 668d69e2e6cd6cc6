// expect: passing closure as a 'sending' parameter risks causing data races
import Signals

func start(_ taps: PassthroughSubject<Int, Never>) {
  Task.detached { taps.send(1) }
  taps.send(2)
}
