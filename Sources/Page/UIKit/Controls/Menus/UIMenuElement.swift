import Foundation

/// One thing in a menu: something to choose, or a menu within the menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject, NSCopying {
  /// What a menu says of an element beside its title.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen already.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Whether an element can be chosen again while its menu stays.
  public enum RepeatBehavior: Int, Sendable {
    case automatic, repeatable, nonRepeatable
  }

  var words: MenuWords

  open var title: String { words.title }
  open var image: UIImage? { words.image }

  open var subtitle: String? {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }

  open var accessibilityIdentifier: String?

  init(words: MenuWords) {
    self.words = words
    super.init()
  }

  public required init?(coder: NSCoder) {
    words = MenuWords(title: coder.decodeObject(forKey: "title") as? String ?? "")
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What an element shows.
struct MenuWords {
  var title: String
  var subtitle: String?
  var image: UIImage?
}

/// An element that can be chosen.
@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }

  func performWithSender(_ sender: Any?, target: Any?)
}
