/// What counts as one thing that a person does.
extension HeadlessApp {
  /// A person does something: what was said and logged so far belongs to what was done before.
  func beginAction() {
    screenReader.announcements = []
    noteAction()
  }

  /// The same for what a screen reader goes on speaking over.
  func noteAction() {
    if !isWithinAction { recorder.beginAction() }
  }

  /// Does several things that count as one, as to type does key by key.
  func asOneAction(_ perform: () -> Void) {
    noteAction()
    let wasWithin = isWithinAction
    isWithinAction = true
    perform()
    isWithinAction = wasWithin
  }
}
