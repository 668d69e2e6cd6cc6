/// Something that cannot be if the simulator is right.
struct InternalFault: Error, Equatable {
  let message: String
}
