// expect: sending 'subject' risks causing data races
import Signals

actor Store {
  func keep(_ subject: CurrentValueSubject<Int, Never>) {}
}

func share(with store: Store) async {
  let subject = CurrentValueSubject<Int, Never>(0)
  await store.keep(subject)
  subject.send(1)
}
