import Signals

/// Loads large pictures, each once.
final class LargeImageLoader {
  typealias Large = PhotoSearchViewModel.State.Large

  private let service: PhotoService
  /// What was loaded, by name.
  private var loaded: Set<String> = []

  init(service: PhotoService) {
    self.service = service
  }

  /// What is seen of a photo while it is large, from its thumbnail on; nothing of none.
  func appearance(of photo: Photo?) -> AnyPublisher<Large, Never> {
    guard let photo else { return Empty().eraseToAnyPublisher() }
    return image(of: photo).map { Large(photo.id, image: $0) }.eraseToAnyPublisher()
  }

  private func image(of photo: Photo) -> AnyPublisher<Large.Image, Never> {
    guard let name = photo.largeImage else { return Just(.thumbnail).eraseToAnyPublisher() }
    guard !loaded.contains(name) else { return Just(.large).eraseToAnyPublisher() }
    return service.loadLargeImage(photo)
      .map { [self] _ in
        loaded.insert(name)
        return Large.Image.large
      }
      .replaceError(with: .thumbnail)
      .replaceEmpty(with: .thumbnail)
      .prepend(.loading)
      .eraseToAnyPublisher()
  }
}
