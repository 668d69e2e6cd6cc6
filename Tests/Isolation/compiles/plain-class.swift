// A plain class belongs to whoever made it, and may be handed over when nobody else holds it.
import Signals

final class Model {
  let outputs = PassthroughSubject<Int, Never>()
}

func makeElsewhere() async {
  let model = Model()
  await Task.detached {
    model.outputs.send(1)
  }.value
}
