import Signals
import Testing

@testable import ProfileFeature

@Suite struct SettingsViewModelTests {
  private let manual = ManualServices()

  private func settings() -> SettingsViewModel {
    SettingsViewModel(service: manual.services(for: .own).settings, census: Census())
  }

  @Test func `takes the next choice, after the last the first, for the whole app`() {
    let settings = settings()
    let other = self.settings()
    for (index, size) in ContentSizeCategory.allCases.enumerated() {
      manual.settings.value.textSize = size
      settings.textSizeTapped()
      let all = ContentSizeCategory.allCases
      #expect(manual.settings.value.textSize == all[(index + 1) % all.count])
    }
    settings.appearanceTapped()
    settings.layoutTapped()
    #expect(manual.settings.value.appearance == .dark)
    #expect(manual.settings.value.layout == .classic)
    settings.appearanceTapped()
    #expect(manual.settings.value.appearance == .light)
    #expect(other.currentState == settings.currentState)
  }

  @Test func `has one event for each input`() {
    let settings = settings()
    let outputs = Log(settings.outputs)
    settings.textSizeTapped()
    settings.appearanceTapped()
    settings.layoutTapped()
    settings.logoutTapped()
    #expect(outputs.values == SettingsViewModel.Output.allCases)
  }

  @Test func `sends each state once`() {
    let settings = settings()
    let states = Log(settings.state)
    manual.settings.send(manual.settings.value)
    #expect(states.values.count == 1)
  }
}
