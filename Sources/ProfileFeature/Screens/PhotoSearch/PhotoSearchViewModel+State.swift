extension PhotoSearchViewModel {
  public struct State: Hashable, Sendable {
    /// The photo that is shown large: one or none.
    public struct Large: Hashable, Sendable {
      public enum Image: Hashable, Sendable {
        case thumbnail
        /// The thumbnail, with a spinner over it.
        case loading
        case large
      }

      public var id: Photo.ID
      public var image: Image

      public init(_ id: Photo.ID, image: Image = .thumbnail) {
        self.id = id
        self.image = image
      }
    }

    /// What stands in the search field.
    public var query: String
    /// What was found, the latest first.
    public var sections: [PhotoSection] = []
    /// Whether the search for what stands in the field failed.
    public var hasFailed = false
    public var large: Large?
    /// The photos to share, in the order in which they were chosen; `nil` while none are chosen for it.
    public var chosen: [Photo.ID]?
    /// The photo that a finger has hold of.
    public var lifted: Photo.ID?

    public init(query: String = "") {
      self.query = query
    }

    public var photos: [Photo] { sections.flatMap { $0.photos } }

    /// Whether something can be shared or chosen for it.
    public var isShareEnabled: Bool {
      chosen.map { !$0.isEmpty } ?? sections.contains { !$0.photos.isEmpty }
    }

    public var largePhoto: Photo? {
      guard let id = large?.id, let place = place(of: id) else { return nil }
      return sections[place.section].photos[place.item]
    }

    /// The photos to share, in the order in which they were chosen.
    public var chosenPhotos: [Photo] {
      (chosen ?? []).compactMap { id in place(of: id).map { sections[$0.section].photos[$0.item] } }
    }

    /// Where the photo stands now, or `nil`.
    public func place(of id: Photo.ID) -> PhotoPlace? {
      for (section, found) in sections.enumerated() {
        if let item = found.photos.firstIndex(where: { $0.id == id }) {
          return PhotoPlace(section: section, item: item)
        }
      }
      return nil
    }
  }
}

/// How the sections change.
extension PhotoSearchViewModel.State {
  /// The text that is searched for: what stands in the field, without blanks around it.
  var searchedText: String {
    let isBlank = { (character: Character) in character.isWhitespace }
    let text = query.drop(while: isBlank)
    return String(text.prefix(text.count - text.reversed().prefix(while: isBlank).count))
  }

  var hasProvisionalSection: Bool { sections.first.map { !$0.isKept } ?? false }

  /// Keeps the section on top, if it is what the field's text found.
  ///
  /// - Returns: whether it is.
  mutating func keepSection() -> Bool {
    guard hasProvisionalSection, sections[0].query == searchedText else { return false }
    sections[0].isKept = true
    return true
  }

  /// Puts what was found above everything that is kept.
  mutating func insert(_ photos: [Photo], foundBy query: String, id: String, isKept: Bool) {
    removeProvisionalSection()
    var taken = Set(self.photos.map { $0.id })
    let distinct = photos.map { photo in
      let distinct = photo.distinguished(from: taken)
      taken.insert(distinct.id)
      return distinct
    }
    sections.insert(
      PhotoSection(id: id, query: query, photos: distinct, isKept: isKept), at: 0)
  }

  mutating func removeProvisionalSection() {
    if hasProvisionalSection { sections.removeFirst() }
  }

  /// Moves a photo to a place, as it is counted before the photo leaves its own.
  mutating func move(from source: PhotoPlace, to target: PhotoPlace) {
    guard source != target, sections.indices.contains(target.section) else { return }
    let photo = sections[source.section].photos.remove(at: source.item)
    let end = sections[target.section].photos.count
    sections[target.section].photos.insert(photo, at: min(max(target.item, 0), end))
    // What was kept must not go with a section that the next search replaces.
    if source.section != target.section { sections[target.section].isKept = true }
  }

  /// Lets go of photos that are not there any more.
  mutating func forgetMissingPhotos() {
    let ids = Set(photos.map { $0.id })
    if let id = large?.id, !ids.contains(id) { large = nil }
    if let id = lifted, !ids.contains(id) { lifted = nil }
    chosen = chosen?.filter { ids.contains($0) }
  }
}

extension Photo {
  /// The photo with an id of its own, where the same photo is shown elsewhere too.
  fileprivate func distinguished(from taken: Set<Photo.ID>) -> Photo {
    var photo = self
    var number = 1
    while taken.contains(photo.id) {
      number += 1
      photo.id = "\(id).\(number)"
    }
    return photo
  }
}
