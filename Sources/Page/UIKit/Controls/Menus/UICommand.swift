import Foundation

/// Something to choose that sends a method's name to whoever answers to it.
@MainActor @preconcurrency
open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }

  open override var image: UIImage? {
    get { words.image }
    set { words.image = newValue }
  }

  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  open private(set) var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.attributes = attributes
    self.state = state
    super.init(words: MenuWords(title: title, subtitle: subtitle, image: image))
  }

  /// A method is not read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The method is given the command; without a target the responders around the sender are asked.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    let receiver =
      target ?? FirstResponder.current?.target(forAction: action, withSender: self)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: self)
    if let receiver { action.perform(on: receiver, with: self) }
  }
}

/// What a command does while a key is held.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
