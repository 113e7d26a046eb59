import CoreGraphics

/// What a segment shows: a title or a picture, and what is done when it is chosen.
struct SegmentContent {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  init(title: String?) {
    self.title = title
  }

  init(image: UIImage?) {
    self.image = image
  }

  @MainActor
  init(_ action: UIAction) {
    show(action)
  }

  /// Of one of the things a control can be made of.
  @MainActor
  init(_ item: Any) {
    switch item {
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action)
    case let title as String: self.init(title: title)
    default: self.init(title: "\(item)")
    }
  }

  mutating func show(title: String?) {
    (self.title, image) = (title, nil)
  }

  mutating func show(image: UIImage?) {
    (self.image, title) = (image, nil)
  }

  /// An action's picture counts more than its title.
  @MainActor
  mutating func show(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }
}
