import Foundation

/// What is done when somebody chooses it.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do: a title, a picture, and a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Names an action; of two with one name a control keeps the later.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private static var unnamed = 0

  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }

  open override var image: UIImage? {
    get { words.image }
    set { words.image = newValue }
  }

  open var selectedImage: UIImage?
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// The keys that do the same, as a menu shows them.
  @_spi(SwiftUI) public final var shownKeys = ""

  /// Who has the action done, while it is done.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? UIAction.freshIdentifier()
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(words: MenuWords(title: title, subtitle: subtitle, image: image))
  }

  /// A closure cannot be read from an archive.
  public required init?(coder: NSCoder) { nil }

  private static func freshIdentifier() -> Identifier {
    unnamed += 1
    return Identifier("com.apple.action.dynamic.\(unnamed)")
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    run(from: sender)
  }

  func run(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
